package import Pixels

/// The constants of looks that Apple does not publish or that belong to one system version.
///
/// Named, in one place, and listed in the README: the picture is rule-faithful and deterministic,
/// never identical to a Mac. Palette: `macOS-classic-light` and its dark counterpart.
package enum Theme {
  /// One colour of the palette in both schemes.
  package struct Swatch: Hashable, Sendable {
    let light: Pixels.Color
    let dark: Pixels.Color

    init(_ light: (UInt8, UInt8, UInt8), dark: (UInt8, UInt8, UInt8)) {
      self.light = Pixels.Color(red: light.0, green: light.1, blue: light.2)
      self.dark = Pixels.Color(red: dark.0, green: dark.1, blue: dark.2)
    }

    package func color(in scheme: ColorScheme) -> Pixels.Color { scheme == .dark ? dark : light }
  }

  static let blue = Swatch((0, 122, 255), dark: (10, 132, 255))
  static let red = Swatch((255, 59, 48), dark: (255, 69, 58))
  static let orange = Swatch((255, 149, 0), dark: (255, 159, 10))
  static let yellow = Swatch((255, 204, 0), dark: (255, 214, 10))
  static let green = Swatch((52, 199, 89), dark: (48, 209, 88))
  static let mint = Swatch((0, 199, 190), dark: (99, 230, 226))
  static let teal = Swatch((48, 176, 199), dark: (64, 200, 224))
  static let cyan = Swatch((50, 173, 230), dark: (100, 210, 255))
  static let indigo = Swatch((88, 86, 214), dark: (94, 92, 230))
  static let purple = Swatch((175, 82, 222), dark: (191, 90, 242))
  static let pink = Swatch((255, 45, 85), dark: (255, 55, 95))
  static let brown = Swatch((162, 132, 94), dark: (172, 142, 104))
  static let gray = Swatch((142, 142, 147), dark: (142, 142, 147))
  static let label = Swatch((0, 0, 0), dark: (255, 255, 255))

  /// Background of a window.
  package static let window = Swatch((255, 255, 255), dark: (30, 30, 30))
  /// Ground of text fields and other controls that hold content.
  static let field = Swatch((255, 255, 255), dark: (45, 45, 47))
  /// Ground of bordered buttons and of switches that are off.
  static let control = Swatch((229, 229, 234), dark: (72, 72, 74))

  /// Opacity of primary, secondary, tertiary, quaternary and quinary labels (macOS label colours).
  static let labelOpacity = [0.85, 0.5, 0.25, 0.1, 0.05]
  /// Opacity of separators.
  static let separatorOpacity = 0.1

  /// Padding where none is given, in points.
  package static let padding = 16.0
  /// Height of a text field with a rounded border, in points.
  static let fieldHeight = 22.0
  /// Distance from a text field's edge to its text, in points.
  static let fieldInset = 7.0
  /// Corner radius of fields and buttons, in points.
  static let controlRadius = 5.0
  /// Ideal width of a text field, in points.
  static let fieldWidth = 120.0
  /// Side of a checkbox, in points.
  static let checkboxSide = 14.0
  /// Width and height of a switch, in points.
  static let switchSize = (width: 38.0, height: 22.0)
  /// Distance between a control and its label, in points.
  static let labelGap = 6.0
  /// Padding of a bordered button's label by the size class of controls, in points.
  static func buttonPadding(_ size: ControlSize) -> (horizontal: Double, vertical: Double) {
    switch size {
    case .mini: (6, 1)
    case .small: (8, 2)
    case .regular: (10, 3)
    case .large: (14, 6)
    case .extraLarge: (18, 10)
    }
  }
  /// Opacity of controls that do not react.
  static let disabledOpacity = 0.4
  /// Height of a linear progress bar's track, in points.
  static let progressHeight = 6.0
  /// Gap between the rows of a form, in points.
  static let formGap = 10.0
  /// Gap between the header of a section, its content and its footer in a form, in points.
  static let sectionGap = 6.0
  /// Distance from a list's edge to its rows and above and below each row, in points.
  static let rowInsets = (horizontal: 8.0, vertical: 4.0)
  /// Padding inside of a group box, in points.
  static let groupBoxPadding = 8.0
  /// Corner radius of a group box, in points.
  static let groupBoxRadius = 6.0
  /// Distance by which the content of a disclosure group stands in, in points.
  static let disclosureIndent = 16.0
  /// Ideal width of a slider, in points.
  static let sliderWidth = 120.0
  /// Height of a slider and diameter of its thumb, in points.
  static let sliderThumb = 16.0
  /// Thickness of a slider's track, in points.
  static let sliderTrack = 4.0
  /// Width and height of the two buttons of a stepper together, in points.
  static let stepperSize = (width: 15.0, height: 22.0)
  /// Width and height of the chevrons of menus, in points.
  static let chevronSize = (width: 8.0, height: 12.0)
  /// Padding of a segment's label, in points.
  static let segmentPadding = (horizontal: 10.0, vertical: 3.0)
  /// Ideal height of a text editor, in points.
  static let editorHeight = 80.0
  /// Diameter of a circular progress view, in points.
  static let spinnerSide = 20.0
  /// Opacity of the ground of selected rows.
  static let selectionOpacity = 0.2
}

extension Pixels.Color {
  /// The colour with its alpha multiplied by an opacity of 0…1.
  func withOpacity(_ opacity: Double) -> Pixels.Color {
    var color = self
    let limited = opacity > 0 ? Swift.min(opacity, 1) : 0
    color.alpha = UInt16((Double(alpha) * limited).rounded())
    return color
  }
}
