import LayoutEngine

/// An icon with a title.
public nonisolated struct Label<Title: View, Icon: View>: View {
  let title: Title
  let icon: Icon

  /// An icon with a title.
  public init(@ViewBuilder title: () -> Title, @ViewBuilder icon: () -> Icon) {
    self.title = title()
    self.icon = icon()
  }

  /// The parts in the look of the labels around.
  @MainActor
  public func resolved(in inputs: ViewInputs) -> ViewOutputs {
    let style =
      inputs.environment.withValues { $0.labelStyle } ?? AnyLabelStyle(DefaultLabelStyle())
    return style.make(AnyView(title), AnyView(icon)).resolved(in: inputs)
  }
}

extension Label where Title == Text, Icon == Image {
  /// A text that is looked up in the scene's language with a symbol.
  public init(_ title: LocalizedStringKey, systemImage: String) {
    self.init {
      Text(title)
    } icon: {
      Image(systemName: systemImage)
    }
  }

  /// A text as it is with a symbol.
  @_disfavoredOverload
  public init<Content: StringProtocol>(_ title: Content, systemImage: String) {
    self.init {
      Text(title)
    } icon: {
      Image(systemName: systemImage)
    }
  }

  /// A text that is looked up in the scene's language with a picture.
  public init(_ title: LocalizedStringKey, image: String) {
    self.init {
      Text(title)
    } icon: {
      Image(image)
    }
  }

  /// A text as it is with a picture.
  @_disfavoredOverload
  public init<Content: StringProtocol>(_ title: Content, image: String) {
    self.init {
      Text(title)
    } icon: {
      Image(image)
    }
  }
}

extension Label where Title == LabelStyleConfiguration.Title, Icon == LabelStyleConfiguration.Icon {
  /// The label that a look was asked for, for looks that only change what is around it.
  public init(_ configuration: LabelStyleConfiguration) {
    self.init {
      configuration.title
    } icon: {
      configuration.icon
    }
  }
}

/// A look of labels, made from title and icon.
@MainActor @preconcurrency
public protocol LabelStyle {
  /// What a label of this look is made of.
  associatedtype Body: View
  /// The label that is drawn.
  typealias Configuration = LabelStyleConfiguration
  /// A label of this look.
  @ViewBuilder @MainActor @preconcurrency
  func makeBody(configuration: Configuration) -> Body
}

/// A label as its look sees it.
public nonisolated struct LabelStyleConfiguration {
  /// The title of a label.
  public struct Title: View {
    let hidden: AnyView
    /// The nodes of the title.
    @MainActor
    public func resolved(in inputs: ViewInputs) -> ViewOutputs { hidden.resolved(in: inputs) }
  }
  /// The icon of a label.
  public struct Icon: View {
    let hidden: AnyView
    /// The nodes of the icon.
    @MainActor
    public func resolved(in inputs: ViewInputs) -> ViewOutputs { hidden.resolved(in: inputs) }
  }
  /// The title.
  public let title: Title
  /// The icon.
  public let icon: Icon
}

/// A look of labels whose type is hidden.
package struct AnyLabelStyle {
  let make: @MainActor (AnyView, AnyView) -> AnyView

  init<Style: LabelStyle>(_ style: Style) {
    nonisolated(unsafe) let style = style
    // Inside of the style's own body its label is drawn in the usual look, else it would never end.
    make = { title, icon in
      AnyView(
        style.makeBody(
          configuration: LabelStyleConfiguration(
            title: .init(hidden: title), icon: .init(hidden: icon))
        )
        .values { $0.labelStyle = nil })
    }
  }
}

/// The icon, then the title, on one baseline.
public nonisolated struct DefaultLabelStyle: LabelStyle {
  /// Icon and title.
  public init() {}
  /// The parts side by side.
  @MainActor public func makeBody(configuration: Configuration) -> some View {
    HStack(alignment: .firstTextBaseline, spacing: CGFloat(Theme.labelGap)) {
      configuration.icon
      configuration.title
    }
  }
}

/// The icon, then the title, on one baseline.
public nonisolated struct TitleAndIconLabelStyle: LabelStyle {
  /// Icon and title.
  public init() {}
  /// The parts side by side.
  @MainActor public func makeBody(configuration: Configuration) -> some View {
    DefaultLabelStyle().makeBody(configuration: configuration)
  }
}

/// The title alone.
public nonisolated struct TitleOnlyLabelStyle: LabelStyle {
  /// The title alone.
  public init() {}
  /// The title.
  @MainActor public func makeBody(configuration: Configuration) -> some View {
    configuration.title
  }
}

/// The icon alone.
public nonisolated struct IconOnlyLabelStyle: LabelStyle {
  /// The icon alone.
  public init() {}
  /// The icon, which keeps the title as what a screen reader says.
  @MainActor public func makeBody(configuration: Configuration) -> some View {
    configuration.icon.modifier(SpokenModifier(label: configuration.title.hidden))
  }
}

/// Gives a view the text of another one as what a screen reader calls it.
nonisolated struct SpokenModifier: ViewModifier {
  typealias Body = Never
  let label: AnyView

  @MainActor
  func resolved<Content: View>(_ content: Content, in inputs: ViewInputs) -> ViewOutputs {
    let outputs = content.resolved(in: inputs)
    let text = label.resolved(in: inputs.at(.position(-8))).nodes.map(\.spokenText)
    for node in outputs.nodes { node.traits.accessibility["label"] = text.joined(separator: " ") }
    return outputs
  }
}

extension LabelStyle where Self == DefaultLabelStyle {
  /// The usual look.
  public static var automatic: DefaultLabelStyle { DefaultLabelStyle() }
}
extension LabelStyle where Self == TitleAndIconLabelStyle {
  /// The icon, then the title.
  public static var titleAndIcon: TitleAndIconLabelStyle { TitleAndIconLabelStyle() }
}
extension LabelStyle where Self == TitleOnlyLabelStyle {
  /// The title alone.
  public static var titleOnly: TitleOnlyLabelStyle { TitleOnlyLabelStyle() }
}
extension LabelStyle where Self == IconOnlyLabelStyle {
  /// The icon alone.
  public static var iconOnly: IconOnlyLabelStyle { IconOnlyLabelStyle() }
}

extension View {
  /// Sets the look of labels inside.
  public nonisolated func labelStyle<Style: LabelStyle>(_ style: Style) -> some View {
    let hidden = AnyLabelStyle(style)
    return values { $0.labelStyle = hidden }
  }
}
