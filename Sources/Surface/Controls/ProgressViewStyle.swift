import LayoutEngine

/// A look of progress views.
@MainActor @preconcurrency
public protocol ProgressViewStyle {
  /// What a progress view of this look is made of.
  associatedtype Body: View
  /// The parts of a progress view.
  typealias Configuration = ProgressViewStyleConfiguration
  /// A progress view of this look.
  @ViewBuilder @MainActor @preconcurrency
  func makeBody(configuration: Configuration) -> Body
}

/// How far something is and its texts, as a look sees them.
public nonisolated struct ProgressViewStyleConfiguration {
  /// The label.
  public typealias Label = PartsConfiguration.Part
  /// The text of the value.
  public typealias CurrentValueLabel = PartsConfiguration.Part
  /// The share that is done, 0…1; nil where it is not known.
  public let fractionCompleted: Double?
  /// The label, if there is one.
  public var label: Label?
  /// The text of the value, if there is one.
  public var currentValueLabel: CurrentValueLabel?
}

/// A look of progress views whose type is hidden; inside of its body the usual look is drawn, else
/// it would never end.
package struct AnyProgressViewStyle {
  private let make: @MainActor (ProgressViewStyleConfiguration) -> AnyView

  init<Style: ProgressViewStyle>(_ style: Style) {
    nonisolated(unsafe) let style = style
    make = { AnyView(style.makeBody(configuration: $0).values { $0.progressViewStyle = nil }) }
  }

  @MainActor
  func body(_ configuration: ProgressViewStyleConfiguration) -> AnyView { make(configuration) }
}

/// A look of progress views by its name.
public nonisolated struct NamedProgressViewStyle: ProgressViewStyle {
  let isCircular: Bool?

  /// The progress view in this look.
  @MainActor public func makeBody(configuration: Configuration) -> some View {
    ProgressView(configuration).values { $0.progressIsCircular = isCircular }
  }
}

extension ProgressViewStyle where Self == NamedProgressViewStyle {
  /// A bar where the progress is known, else a ring.
  public static var automatic: NamedProgressViewStyle { NamedProgressViewStyle(isCircular: nil) }
  /// A bar.
  public static var linear: NamedProgressViewStyle { NamedProgressViewStyle(isCircular: false) }
  /// A ring.
  public static var circular: NamedProgressViewStyle { NamedProgressViewStyle(isCircular: true) }
}

extension ProgressView
where
  Label == ProgressViewStyleConfiguration.Label?,
  CurrentValueLabel == ProgressViewStyleConfiguration.CurrentValueLabel?
{
  /// The progress view that a look was given, in the usual look.
  public init(_ configuration: ProgressViewStyleConfiguration) {
    self.init(value: configuration.fractionCompleted) {
      configuration.label
    } currentValueLabel: {
      configuration.currentValueLabel
    }
  }
}

extension View {
  /// Sets the look of progress views inside.
  public nonisolated func progressViewStyle<Style: ProgressViewStyle>(
    _ style: Style
  ) -> some View {
    let named = style as? NamedProgressViewStyle
    let hidden = named == nil ? AnyProgressViewStyle(style) : nil
    return values {
      $0.progressIsCircular = named?.isCircular
      $0.progressViewStyle = hidden
    }
  }
}
