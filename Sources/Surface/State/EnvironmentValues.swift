package import LayoutEngine

/// A value that views hand down to the views inside of them.
public protocol EnvironmentKey {
  /// Type of the value.
  associatedtype Value
  /// The value where nobody set one.
  static var defaultValue: Value { get }
}

/// The values that views hand down.
///
/// Values of the library are fields, so that reading one costs no look-up; those of programs are
/// kept by their key. Copies share their storage until one of them is changed.
public struct EnvironmentValues: @unchecked Sendable {
  private var storage = Storage()

  /// Values as they are where nobody set any.
  public init() {}

  /// The value of a program's key.
  public subscript<Key: EnvironmentKey>(key: Key.Type) -> Key.Value {
    get { storage.custom[ObjectIdentifier(key)] as? Key.Value ?? Key.defaultValue }
    set { change { $0.custom[ObjectIdentifier(key)] = newValue } }
  }

  /// The value of an observable object that was handed down by its type.
  package subscript(object type: ObjectIdentifier) -> AnyObject? {
    get { storage.custom[type] as AnyObject? }
    set { change { $0.custom[type] = newValue } }
  }

  private mutating func change(_ body: (inout Storage.Fields) -> Void) {
    if !isKnownUniquelyReferenced(&storage) { storage = Storage(copying: storage) }
    body(&storage.fields)
  }

  private final class Storage {
    struct Fields {
      var custom: [ObjectIdentifier: Any] = [:]
      var values = BuiltInValues()
    }
    var fields = Fields()
    var custom: [ObjectIdentifier: Any] { fields.custom }
    init() {}
    init(copying other: Storage) { fields = other.fields }
  }

  /// The library's own values.
  package var values: BuiltInValues {
    get { storage.fields.values }
    set { change { $0.values = newValue } }
  }

  /// One of the library's own values, changed in place.
  private subscript<Value>(field: WritableKeyPath<BuiltInValues, Value>) -> Value {
    get { storage.fields.values[keyPath: field] }
    set { change { $0.values[keyPath: field] = newValue } }
  }

  package func withValues<Result>(_ read: (BuiltInValues) -> Result) -> Result {
    read(storage.fields.values)
  }

  /// The axis of the stack around the view.
  package var stackAxis: LayoutEngine.Axis? {
    get { storage.fields.values.stackAxis }
    set {
      guard newValue != storage.fields.values.stackAxis else { return }
      change { $0.values.stackAxis = newValue }
    }
  }
}

/// The library's own environment values.
package struct BuiltInValues {
  package var stackAxis: LayoutEngine.Axis?
  package var font: Font?
  package var fontWeight: Font.Weight?
  package var isItalic = false
  package var foreground: AnyShapeStyle?
  package var tint: Color?
  package var lineLimit: Int?
  package var truncationMode = Text.TruncationMode.tail
  package var multilineTextAlignment = TextAlignment.leading
  package var lineSpacing = 0.0
  package var colorScheme = ColorScheme.light
  package var layoutDirection = LayoutDirection.leftToRight
  package var locale = Locale(identifier: "en_US")
  package var dynamicTypeSize = DynamicTypeSize.large
  package var displayScale = 1.0
  package var isEnabled = true
  package var reduceMotion = false
  package var allowsTightening = false
  package var textCase: Text.Case?
  package var buttonStyle: AnyButtonStyle?
  package var toggleStyle: AnyToggleStyle?
  package var labelStyle: AnyLabelStyle?
  package var groupBoxStyle: PartsStyle?
  package var labeledContentStyle: PartsStyle?
  var textFieldStyle = TextFieldLook.Kind.rounded
  package var controlSize = ControlSize.regular
  package var labelsHidden = false
  var rows = RowContext.plain
  var pickerStyle = PickerLook.Kind.menu
  var isInGrid = false
  var minimumScaleFactor = 1.0
  var progressIsCircular: Bool?
  package var progressViewStyle: AnyProgressViewStyle?
  var scrollMargins = EdgeInsets()
  var pageDots: TabViewLook.IndexDisplayMode?
  var imageScale = Image.Scale.medium
  var coordinateSpaces = CoordinateSpaces()
  package var isUnderlined = false
  package var isStruckThrough = false
  package var tracking = 0.0
  package var fontFeatures: [String] = []
  package init() {}
}

extension EnvironmentValues {
  /// Font of text.
  public var font: Font? {
    get { withValues(\.font) }
    set { values.font = newValue }
  }
  /// Most lines that a text takes; nil for as many as it needs.
  public var lineLimit: Int? {
    get { withValues(\.lineLimit) }
    set { values.lineLimit = newValue }
  }
  /// Light or dark palette.
  public var colorScheme: ColorScheme {
    get { withValues(\.colorScheme) }
    set { values.colorScheme = newValue }
  }
  /// Direction in which lines run.
  public var layoutDirection: LayoutDirection {
    get { withValues(\.layoutDirection) }
    set { values.layoutDirection = newValue }
  }
  /// Language and region of texts and numbers.
  public var locale: Locale {
    get { withValues(\.locale) }
    set { values.locale = newValue }
  }
  /// The reader's preferred text size.
  public var dynamicTypeSize: DynamicTypeSize {
    get { withValues(\.dynamicTypeSize) }
    set { values.dynamicTypeSize = newValue }
  }
  /// Device pixels for each point.
  public var displayScale: CGFloat {
    get { CGFloat(withValues(\.displayScale)) }
    set { values.displayScale = Double(newValue) }
  }
  /// Extent of a device pixel, in points.
  public var pixelLength: CGFloat { 1 / displayScale }
  /// Whether controls react.
  public var isEnabled: Bool {
    get { withValues(\.isEnabled) }
    set { values.isEnabled = newValue }
  }
  /// Whether the reader asked for less motion.
  public var accessibilityReduceMotion: Bool { withValues(\.reduceMotion) }
  /// Alignment of the lines of a text.
  public var multilineTextAlignment: TextAlignment {
    get { withValues(\.multilineTextAlignment) }
    set { values.multilineTextAlignment = newValue }
  }
  /// Where a text that does not fit is cut.
  public var truncationMode: Text.TruncationMode {
    get { withValues(\.truncationMode) }
    set { values.truncationMode = newValue }
  }
  /// Additional distance between the lines of a text, in points.
  public var lineSpacing: CGFloat {
    get { CGFloat(withValues(\.lineSpacing)) }
    set { values.lineSpacing = Double(newValue) }
  }
  /// The colour of what can be acted on, where a view around set one.
  var tintColor: Color? { withValues(\.tint) }
  /// Days and months as the scene's language counts them.
  public var calendar: Calendar {
    var calendar = Calendar(identifier: .gregorian)
    calendar.locale = locale
    calendar.timeZone = timeZone
    return calendar
  }
  /// Greenwich time, as no picture may depend on where a machine stands.
  public var timeZone: TimeZone { .gmt }
  /// Size class of controls.
  public var controlSize: ControlSize {
    get { withValues(\.controlSize) }
    set { values.controlSize = newValue }
  }
}

/// Light or dark palette.
public enum ColorScheme: String, CaseIterable, Hashable, Sendable {
  /// Dark text on light ground.
  case light
  /// Light text on dark ground.
  case dark
}

/// Direction in which lines of text run.
public enum LayoutDirection: Hashable, CaseIterable, Sendable {
  /// From the left, as in Latin script.
  case leftToRight
  /// From the right, as in Arabic and Hebrew script.
  case rightToLeft
}

/// Size class of controls.
public enum ControlSize: Hashable, CaseIterable, Sendable {
  /// Very small.
  case mini
  /// Smaller than usual.
  case small
  /// The usual size.
  case regular
  /// Larger than usual.
  case large
  /// Much larger than usual.
  case extraLarge
}

/// A reader's preferred text size, from `xSmall` to `accessibility5`; `large` is the standard.
public enum DynamicTypeSize: Int, Hashable, Comparable, CaseIterable, Sendable {
  /// Three steps below the standard.
  case xSmall
  /// Two steps below the standard.
  case small
  /// A step below the standard.
  case medium
  /// The standard.
  case large
  /// A step above the standard.
  case xLarge
  /// Two steps above the standard.
  case xxLarge
  /// Three steps above the standard.
  case xxxLarge
  /// First accessibility size.
  case accessibility1
  /// Second accessibility size.
  case accessibility2
  /// Third accessibility size.
  case accessibility3
  /// Fourth accessibility size.
  case accessibility4
  /// Fifth accessibility size.
  case accessibility5

  /// Whether `a` is the smaller text size.
  public static func < (a: DynamicTypeSize, b: DynamicTypeSize) -> Bool { a.rawValue < b.rawValue }

  /// Whether it is one of the sizes for readers who need much larger text.
  public var isAccessibilitySize: Bool { self >= .accessibility1 }

  /// Factor on the points of text styles: body sizes of the platform guidelines divided by 17.
  package var factor: Double {
    let body: [Double] = [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53]
    return body[rawValue] / 17
  }
}

/// Sets a value of the environment for a view and all inside of it.
nonisolated struct EnvironmentModifier: ViewModifier {
  typealias Body = Never
  let change: (inout EnvironmentValues) -> Void

  @MainActor
  func resolved<Content: View>(_ content: Content, in inputs: ViewInputs) -> ViewOutputs {
    var inputs = inputs
    change(&inputs.environment)
    return content.resolved(in: inputs)
  }
}

extension View {
  /// Sets a value of the environment for the view and all inside of it.
  public nonisolated func environment<Value>(
    _ keyPath: WritableKeyPath<EnvironmentValues, Value>, _ value: Value
  ) -> some View {
    modifier(EnvironmentModifier { $0[keyPath: keyPath] = value })
  }

  /// Changes a value of the environment for the view and all inside of it.
  public nonisolated func transformEnvironment<Value>(
    _ keyPath: WritableKeyPath<EnvironmentValues, Value>,
    transform: @escaping (inout Value) -> Void
  ) -> some View {
    modifier(EnvironmentModifier { transform(&$0[keyPath: keyPath]) })
  }

  /// Hands an observable object down by its type.
  public nonisolated func environment<Object: AnyObject>(_ object: Object?) -> some View {
    modifier(EnvironmentModifier { $0[object: ObjectIdentifier(Object.self)] = object })
  }

  nonisolated func values(
    _ change: @escaping (inout BuiltInValues) -> Void
  ) -> ModifiedContent<Self, EnvironmentModifier> {
    modifier(EnvironmentModifier { change(&$0.values) })
  }
}

extension EnvironmentValues {
  /// By how much the reader's text size makes a line of the font higher: fields and the marks of
  /// toggles follow, so that their text keeps its room.
  var controlScale: Double {
    withValues { values in
      let font = values.font ?? .body
      let usual = font.size(at: .large)
      return usual > 0 ? font.size(at: values.dynamicTypeSize) / usual : 1
    }
  }
}
