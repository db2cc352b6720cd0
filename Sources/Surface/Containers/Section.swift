import Geometry
import LayoutEngine

/// What kind of container lays out the rows around a view.
enum RowContext: Sendable {
  /// None: rows are views like others.
  case plain
  /// A list.
  case list
  /// A form.
  case form
}

/// Views under a header, with a footer.
public nonisolated struct Section<Parent: View, Content: View, Footer: View>: View {
  let header: Parent
  let content: Content
  let footer: Footer

  /// A section with header and footer.
  @MainActor
  public init(
    @ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent,
    @ViewBuilder footer: () -> Footer
  ) {
    self.header = header()
    self.content = content()
    self.footer = footer()
  }

  /// The header, the content and the footer as views of the container around.
  @MainActor
  public func resolved(in inputs: ViewInputs) -> ViewOutputs {
    let context = inputs.environment.withValues { $0.rows }
    let top = header.resolved(in: inputs.at(.position(0)).sectionLabel(context, .headline)).nodes
    let middle = content.resolved(in: inputs.at(.position(1))).nodes
    let bottom = footer.resolved(in: inputs.at(.position(2)).sectionLabel(context, .caption)).nodes
    for node in top { node.traits.accessibility["section"] = "header" }
    for node in bottom { node.traits.accessibility["section"] = "footer" }
    for node in top + bottom {
      var cell = node.traits.gridCell ?? GridCellTraits()
      cell.takesWholeRow = true
      node.traits.gridCell = cell
    }
    guard context == .form else { return ViewOutputs(top + middle + bottom) }
    let parts: [LayoutNode] = (top + Form<EmptyView>.rows(middle, in: inputs) + bottom)
    let rule = StackRule(axis: .vertical, alignment: .leading, gap: Theme.sectionGap)
    return ViewOutputs(inputs.node("Section", rule: rule, children: parts))
  }
}

extension ViewInputs {
  /// The inputs of a section's header or footer: in lists and forms in a font and colour of their own.
  fileprivate func sectionLabel(_ context: RowContext, _ font: Font) -> ViewInputs {
    guard context != .plain else { return self }
    var inputs = self
    inputs.environment.values.font = font
    inputs.environment.values.foreground = AnyShapeStyle(Color.secondary)
    return inputs
  }
}

extension Section where Footer == EmptyView {
  /// A section with a header, whose content shows where the binding says so.
  @MainActor
  public init<Inner: View>(
    isExpanded: Binding<Bool>, @ViewBuilder content: () -> Inner,
    @ViewBuilder header: () -> Parent
  ) where Content == Inner? {
    let shown = isExpanded.wrappedValue ? content() : nil
    self.init(content: { shown }, header: header)
  }

  /// A section with a header.
  @MainActor
  public init(@ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent) {
    self.init(content: content, header: header) { EmptyView() }
  }

  /// A section with a header.
  @MainActor
  public init(header: Parent, @ViewBuilder content: () -> Content) {
    self.init(content: content, header: { header }, footer: { EmptyView() })
  }
}

extension Section {
  /// A section with header and footer.
  @MainActor
  public init(header: Parent, footer: Footer, @ViewBuilder content: () -> Content) {
    self.init(content: content, header: { header }, footer: { footer })
  }
}

extension Section where Parent == EmptyView {
  /// A section with a footer.
  @MainActor
  public init(@ViewBuilder content: () -> Content, @ViewBuilder footer: () -> Footer) {
    self.init(content: content, header: { EmptyView() }, footer: footer)
  }

  /// A section with a footer.
  @MainActor
  public init(footer: Footer, @ViewBuilder content: () -> Content) {
    self.init(content: content, header: { EmptyView() }, footer: { footer })
  }
}

extension Section where Parent == EmptyView, Footer == EmptyView {
  /// A section without header and footer.
  @MainActor
  public init(@ViewBuilder content: () -> Content) {
    self.init(content: content, header: { EmptyView() }, footer: { EmptyView() })
  }
}

extension Section where Parent == Text, Footer == EmptyView {
  /// A section with a text that is looked up in the scene's language as its header.
  @MainActor
  public init(_ title: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(content: content, header: { Text(title) }, footer: { EmptyView() })
  }

  /// A section with a text as it is as its header.
  @MainActor @_disfavoredOverload
  public init<Title: StringProtocol>(_ title: Title, @ViewBuilder content: () -> Content) {
    self.init(content: content, header: { Text(title) }, footer: { EmptyView() })
  }
}
