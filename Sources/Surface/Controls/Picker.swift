import LayoutEngine

/// A choice among values.
public nonisolated struct Picker<Label: View, SelectionValue: Hashable, Content: View>: View {
  let selection: Binding<SelectionValue>
  let label: Label
  let content: Content

  /// A picker whose content has a view with a tag for each value.
  public init(
    selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content,
    @ViewBuilder label: () -> Label
  ) {
    self.selection = selection
    self.label = label()
    self.content = content()
  }

  /// The label with the chosen value as a menu, or all values, by the look around.
  ///
  /// Each value is a button for steps, by its own text.
  @MainActor
  public func resolved(in inputs: ViewInputs) -> ViewOutputs {
    let kind = inputs.environment.withValues { $0.pickerStyle }
    let options = content.resolved(in: inputs.at(.position(0)).inside(nil)).nodes
    let chosen = options.first { $0.tag(as: SelectionValue.self) == selection.wrappedValue }
    let parts: AnyView =
      switch kind {
      case .menu: AnyView(MenuGround(content: NodeView(nodes: chosen.map { [$0] } ?? [])))
      case .segmented: AnyView(Segments(segments: segments(options)))
      case .inline: AnyView(RadioGroup(segments: segments(options)))
      }
    let row = ControlRow(label: label, content: parts)
    let shown = row.resolved(in: inputs.at(.position(1))).single(in: inputs)
    let hidden = kind == .menu ? options.map { choice($0, NodeView(nodes: [$0]), in: inputs) } : []
    let node = inputs.node("Picker", rule: FirstOnlyRule(), children: [shown] + hidden)
    node.traits.accessibility["label"] =
      label.resolved(in: inputs).nodes.map(\.spokenText).joined(separator: " ")
    node.traits.accessibility["value"] = chosen?.spokenText
    return ViewOutputs(node)
  }

  private func segments(_ options: [LayoutNode]) -> [Segment] {
    options.map { option in
      let value = option.tag(as: SelectionValue.self)
      let selection = selection
      return Segment(
        node: option, isChosen: value == selection.wrappedValue,
        choose: { if let value { selection.wrappedValue = value } })
    }
  }

  /// A value that is not in sight, which a step can choose.
  @MainActor
  private func choice(
    _ option: LayoutNode, _ view: some View, in inputs: ViewInputs
  ) -> LayoutNode {
    let node = inputs.node("option", rule: FirstOnlyRule())
    let (value, selection) = (option.tag(as: SelectionValue.self), selection)
    node.makeControl(
      option.spokenText, .button({ if let value { selection.wrappedValue = value } }), in: inputs)
    return node
  }
}

extension Picker where Label == Text {
  /// A picker with a text that is looked up in the scene's language.
  public init(
    _ title: LocalizedStringKey, selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(selection: selection, content: content) { Text(title) }
  }

  /// A picker with a text as it is.
  @_disfavoredOverload
  public init<Title: StringProtocol>(
    _ title: Title, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content
  ) {
    self.init(selection: selection, content: content) { Text(title) }
  }
}

/// One value of a picker.
struct Segment {
  let node: LayoutNode
  let isChosen: Bool
  let choose: () -> Void
}

/// Nodes that were resolved before, as a view.
nonisolated struct NodeView: View {
  let nodes: [LayoutNode]

  @MainActor
  func resolved(in inputs: ViewInputs) -> ViewOutputs { ViewOutputs(nodes) }
}

/// A segment or radio button, which a step can choose.
nonisolated struct ChoiceModifier: ViewModifier {
  typealias Body = Never
  let segment: Segment

  @MainActor
  func resolved<Content: View>(_ content: Content, in inputs: ViewInputs) -> ViewOutputs {
    let child = content.resolved(in: inputs).single(in: inputs)
    let node = LayoutNode("option", rule: PassThroughRule(), children: [child], wraps: true)
    node.makeControl(segment.node.spokenText, .button(segment.choose), in: inputs)
    if segment.isChosen { node.traits.accessibility["traits"] = "selected" }
    return ViewOutputs(node)
  }
}

/// All values side by side on one ground, the chosen one on a ground of its own.
nonisolated struct Segments: View {
  let segments: [Segment]

  @MainActor
  var body: some View {
    let shape = RoundedRectangle(cornerRadius: CGFloat(Theme.controlRadius), style: .circular)
    HStack(spacing: 0) {
      ForEach(0..<segments.count) { index in
        NodeView(nodes: [segments[index].node])
          .padding(.horizontal, CGFloat(Theme.segmentPadding.horizontal))
          .padding(.vertical, CGFloat(Theme.segmentPadding.vertical))
          .frame(maxWidth: .infinity)
          .background(
            shape.fill(segments[index].isChosen ? Color(Theme.field) : Color.clear).padding(1)
          )
          .modifier(ChoiceModifier(segment: segments[index]))
      }
    }
    .background(Color(Theme.control), in: shape)
    .modifier(DimmedModifier())
  }
}

/// All values below each other, each behind a round mark.
nonisolated struct RadioGroup: View {
  let segments: [Segment]

  @MainActor
  var body: some View {
    VStack(alignment: .leading, spacing: CGFloat(Theme.sectionGap)) {
      ForEach(0..<segments.count) { index in
        HStack(spacing: CGFloat(Theme.labelGap)) {
          RadioMark(isOn: segments[index].isChosen)
          NodeView(nodes: [segments[index].node])
        }
        .modifier(ChoiceModifier(segment: segments[index]))
      }
    }
    .modifier(DimmedModifier())
  }
}

/// The mark of a radio button.
nonisolated struct RadioMark: View {
  let isOn: Bool
  @Environment(\.controlScale) private var scale

  @MainActor
  var body: some View {
    let side = CGFloat(Theme.checkboxSide * scale)
    Circle().fill(isOn ? Color.accentColor : Color(Theme.field))
      .overlay {
        if isOn {
          Circle().fill(Color.white).padding(side / 3)
        } else {
          Circle().strokeBorder(Color(Theme.label, opacity: 0.25))
        }
      }
      .frame(width: side, height: side)
  }
}

/// A control behind its label; in forms the control stands at the trailing edge.
nonisolated struct ControlRow<Label: View, Content: View>: View {
  let label: Label
  let content: Content
  @Environment(\.isInForm) private var isInForm

  init(label: Label, content: Content) {
    self.label = label
    self.content = content
  }

  @MainActor
  var body: some View {
    HStack(spacing: CGFloat(Theme.labelGap)) {
      label.modifier(HiddenLabelModifier())
      if isInForm { Spacer() }
      content
    }
  }
}

/// The ground of a closed menu: its content, then a double chevron.
nonisolated struct MenuGround<Content: View>: View {
  let content: Content

  @MainActor
  var body: some View {
    HStack(spacing: CGFloat(Theme.labelGap)) {
      content
      Chevrons().stroke(Color.secondary, lineWidth: 1.5)
        .frame(
          width: CGFloat(Theme.chevronSize.width), height: CGFloat(Theme.chevronSize.height))
    }
    .modifier(ButtonGround(ground: AnyShapeStyle(Color(Theme.control))))
    .modifier(DimmedModifier())
  }
}

/// A chevron upwards over one downwards.
nonisolated struct Chevrons: Shape {
  func path(in rect: CGRect) -> Path {
    Path { path in
      for (tip, base) in [(0.05, 0.35), (0.95, 0.65)] {
        path.addLines([
          CGPoint(x: rect.minX, y: rect.minY + base * rect.height),
          CGPoint(x: rect.midX, y: rect.minY + tip * rect.height),
          CGPoint(x: rect.maxX, y: rect.minY + base * rect.height),
        ])
      }
    }
  }
}

/// A look of pickers.
public nonisolated protocol PickerStyle {
  /// Which of the looks it is; only the library can make one.
  var look: PickerLook { get }
}

/// One of the library's looks of pickers.
public nonisolated struct PickerLook: Sendable {
  enum Kind: Sendable { case menu, segmented, inline }
  let kind: Kind
}

/// A look of pickers by its name.
public nonisolated struct NamedPickerStyle: PickerStyle {
  /// Which of the looks it is.
  public let look: PickerLook
}

extension PickerStyle where Self == NamedPickerStyle {
  private static func style(_ kind: PickerLook.Kind) -> NamedPickerStyle {
    NamedPickerStyle(look: PickerLook(kind: kind))
  }
  /// The platform's usual look, a menu.
  public static var automatic: NamedPickerStyle { style(.menu) }
  /// The chosen value as a closed menu.
  public static var menu: NamedPickerStyle { style(.menu) }
  /// All values side by side.
  public static var segmented: NamedPickerStyle { style(.segmented) }
  /// All values below each other.
  public static var inline: NamedPickerStyle { style(.inline) }
  /// All values below each other.
  public static var radioGroup: NamedPickerStyle { style(.inline) }
}

extension View {
  /// Sets the look of pickers inside.
  public nonisolated func pickerStyle<Style: PickerStyle>(_ style: Style) -> some View {
    let kind = style.look.kind
    return values { $0.pickerStyle = kind }
  }
}

extension EnvironmentValues {
  /// Whether the view is in a form.
  var isInForm: Bool { withValues { $0.rows == .form } }
}
