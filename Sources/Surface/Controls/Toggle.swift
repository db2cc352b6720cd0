import Drawing
import Geometry
import LayoutEngine

/// A control that is on or off.
public nonisolated struct Toggle<Label: View>: View {
  let isOn: Binding<Bool>
  let label: Label

  /// A toggle with a label.
  public init(isOn: Binding<Bool>, @ViewBuilder label: () -> Label) {
    self.isOn = isOn
    self.label = label()
  }

  /// A checkbox before its label, as on macOS, or a switch behind it.
  @MainActor
  public func resolved(in inputs: ViewInputs) -> ViewOutputs {
    let style =
      inputs.environment.withValues { $0.toggleStyle } ?? AnyToggleStyle(DefaultToggleStyle())
    let child = style.make(AnyView(label), isOn).resolved(in: inputs).single(in: inputs)
    let node = LayoutNode("Toggle", rule: PassThroughRule(), children: [child], wraps: true)
    let state = isOn
    let name = label.resolved(in: inputs).nodes.map(\.spokenText).joined(separator: " ")
    node.makeControl(
      name, .toggle(get: { state.wrappedValue }, set: { state.wrappedValue = $0 }), in: inputs)
    node.traits.accessibility["value"] = isOn.wrappedValue ? "on" : "off"
    return ViewOutputs(node)
  }
}

extension Toggle where Label == Text {
  /// A toggle with a text that is looked up in the scene's language.
  public init(_ title: LocalizedStringKey, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { Text(title) }
  }

  /// A toggle with a text as it is.
  @_disfavoredOverload
  public init<Title: StringProtocol>(_ title: Title, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { Text(title) }
  }
}

extension Toggle where Label == Surface.Label<Text, Image> {
  /// A toggle with a text that is looked up in the scene's language and a symbol.
  public init(_ title: LocalizedStringKey, systemImage: String, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { Surface.Label(title, systemImage: systemImage) }
  }
}

extension Toggle where Label == ToggleStyleConfiguration.Label {
  /// The toggle that a look was asked for, for looks that only change what is around it.
  public init(_ configuration: ToggleStyleConfiguration) {
    self.init(isOn: configuration.$isOn) { configuration.label }
  }
}

/// The box of a checkbox, with a tick where it is on.
nonisolated struct CheckboxMark: View {
  let isOn: Bool
  @Environment(\.tintColor) private var tint
  @Environment(\.controlScale) private var scale

  @MainActor
  var body: some View {
    let side = CGFloat(Theme.checkboxSide * scale)
    let shape = RoundedRectangle(cornerRadius: 3 * CGFloat(scale), style: .circular)
    shape.fill(isOn ? tint ?? Color.accentColor : Color(Theme.field))
      .overlay {
        if isOn {
          Tick().stroke(
            Color.white,
            style: StrokeStyle(lineWidth: 2 * CGFloat(scale), lineCap: .round, lineJoin: .round))
        } else {
          shape.strokeBorder(Color(Theme.label, opacity: 0.25))
        }
      }
      .frame(width: side, height: side)
  }
}

/// A tick in the proportions of a checkbox.
nonisolated struct Tick: Shape {
  func path(in rect: CGRect) -> Path {
    Path { path in
      path.move(to: CGPoint(x: rect.minX + 0.25 * rect.width, y: rect.minY + 0.55 * rect.height))
      path.addLine(to: CGPoint(x: rect.minX + 0.43 * rect.width, y: rect.minY + 0.75 * rect.height))
      path.addLine(to: CGPoint(x: rect.minX + 0.77 * rect.width, y: rect.minY + 0.28 * rect.height))
    }
  }
}

/// The track and thumb of a switch.
nonisolated struct SwitchMark: View {
  let isOn: Bool
  var tint: Color?
  @Environment(\.tintColor) private var environmentTint
  @Environment(\.controlScale) private var scale

  @MainActor
  var body: some View {
    Capsule().fill(isOn ? tint ?? environmentTint ?? Color.green : Color(Theme.control))
      .overlay(alignment: isOn ? .trailing : .leading) {
        Circle().fill(Color.white).padding(2 * CGFloat(scale))
      }
      .frame(
        width: CGFloat(Theme.switchSize.width * scale),
        height: CGFloat(Theme.switchSize.height * scale))
  }
}
