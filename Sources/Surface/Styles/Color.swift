import Geometry
import Drawing
import LayoutEngine
package import Pixels

/// A colour that may look different in light and dark windows.
public nonisolated struct Color: Hashable, Sendable {
  enum Source: Hashable, Sendable {
    case swatch(Theme.Swatch, opacity: Double)
    case fixed(Pixels.Color)
  }
  let source: Source
  let opacityFactor: Double

  init(_ source: Source, opacity: Double = 1) {
    self.source = source
    opacityFactor = opacity
  }

  init(_ swatch: Theme.Swatch, opacity: Double = 1) {
    self.init(.swatch(swatch, opacity: opacity))
  }

  /// Colour spaces that a colour can be given in; all are drawn as sRGB.
  public enum RGBColorSpace: Hashable, Sendable {
    /// The standard space of screens and the web.
    case sRGB
    /// sRGB primaries, values in proportion to light.
    case sRGBLinear
    /// Wider primaries; drawn as sRGB values.
    case displayP3
  }

  /// A colour from components of 0…1, which are limited to that range.
  public init(
    _ space: RGBColorSpace = .sRGB, red: Double, green: Double, blue: Double, opacity: Double = 1
  ) {
    func byte(_ value: Double) -> UInt8 {
      UInt8(((value > 0 ? Swift.min(value, 1) : 0) * 255).rounded())
    }
    self.init(
      .fixed(
        Pixels.Color(red: byte(red), green: byte(green), blue: byte(blue), opacity: opacity)))
  }

  /// A grey from 0 (black) to 1 (white).
  public init(_ space: RGBColorSpace = .sRGB, white: Double, opacity: Double = 1) {
    self.init(space, red: white, green: white, blue: white, opacity: opacity)
  }

  /// A colour from hue, saturation and brightness of 0…1.
  public init(hue: Double, saturation: Double, brightness: Double, opacity: Double = 1) {
    let sector = (hue - hue.rounded(.down)) * 6
    func channel(_ shift: Double) -> Double {
      var k = shift + sector
      if k >= 6 { k -= 6 }
      return brightness - brightness * saturation * Swift.max(0, Swift.min(k, 4 - k, 1))
    }
    self.init(red: channel(5), green: channel(3), blue: channel(1), opacity: opacity)
  }

  /// The colour with its alpha multiplied by a factor of 0…1.
  public func opacity(_ opacity: Double) -> Color {
    Color(source, opacity: opacityFactor * opacity)
  }

  /// The colour as it is drawn in an environment.
  package func resolved(in environment: EnvironmentValues) -> Pixels.Color {
    switch source {
    case .swatch(let swatch, let opacity):
      swatch.color(in: environment.colorScheme).withOpacity(opacity * opacityFactor)
    case .fixed(let color): color.withOpacity(opacityFactor)
    }
  }
}

// The palette stands with the styles, so that a colour can be named wherever a style is asked for.
extension Color {
  /// Colour of primary labels.
  public static var primary: Color { Color(Theme.label, opacity: Theme.labelOpacity[0]) }
  /// Colour of secondary labels.
  public static var secondary: Color { Color(Theme.label, opacity: Theme.labelOpacity[1]) }
  /// Colour of what can be acted on.
  public static var accentColor: Color { Color(Theme.blue) }
}

extension Color: View {
  /// A node that fills its room with the colour.
  @MainActor
  public func resolved(in inputs: ViewInputs) -> ViewOutputs {
    let color: Pixels.Color = resolved(in: inputs.environment)
    let node = inputs.node("Color", rule: FillingRule())
    node.overhang = 0
    node.draw = { context in
      color.alpha == 0 ? [] : [.fill(.rect(context.rect), .nonZero, .color(color))]
    }
    return ViewOutputs(node)
  }
}
