import LayoutEngine

/// A control that makes a value larger or smaller step by step.
public nonisolated struct Stepper<Label: View>: View {
  let label: Label
  let increment: (() -> Void)?
  let decrement: (() -> Void)?

  /// A stepper with a label; an action that is nil cannot be done.
  public init(
    @ViewBuilder label: () -> Label, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.label = label()
    increment = onIncrement
    decrement = onDecrement
  }

  /// A stepper of a value in a range.
  public init<Value: Strideable>(
    value: Binding<Value>, in bounds: ClosedRange<Value>, step: Value.Stride = 1,
    @ViewBuilder label: () -> Label, onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    func moved(_ distance: Value.Stride) {
      let next = value.wrappedValue.advanced(by: distance)
      value.wrappedValue = Swift.min(Swift.max(next, bounds.lowerBound), bounds.upperBound)
    }
    self.init(
      label: label, onIncrement: { moved(step) }, onDecrement: { moved(0 - step) })
  }

  /// A stepper of a value.
  public init<Value: Strideable>(
    value: Binding<Value>, step: Value.Stride = 1, @ViewBuilder label: () -> Label,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(
      label: label,
      onIncrement: { value.wrappedValue = value.wrappedValue.advanced(by: step) },
      onDecrement: { value.wrappedValue = value.wrappedValue.advanced(by: 0 - step) })
  }

  /// The label, then two buttons above each other, which steps find as "LABEL, increment" and "LABEL, decrement".
  @MainActor
  public func resolved(in inputs: ViewInputs) -> ViewOutputs {
    let row = ControlRow(label: label, content: StepperMark().modifier(DimmedModifier()))
    let shown = row.resolved(in: inputs.at(.position(1))).single(in: inputs)
    let name = label.resolved(in: inputs.at(.position(0))).nodes.map(\.spokenText)
      .joined(separator: " ")
    let actions = [("increment", increment), ("decrement", decrement)].map { word, action in
      let node = inputs.node(word, rule: FirstOnlyRule())
      node.makeControl("\(name), \(word)", .button({ action?() }), in: inputs)
      return node
    }
    let node = inputs.node("Stepper", rule: FirstOnlyRule(), children: [shown] + actions)
    node.traits.accessibility["label"] = name
    return ViewOutputs(node)
  }
}

extension Stepper where Label == Text {
  /// A stepper of a value in a range with a text that is looked up in the scene's language.
  public init<Value: Strideable>(
    _ title: LocalizedStringKey, value: Binding<Value>, in bounds: ClosedRange<Value>,
    step: Value.Stride = 1, onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(value: value, in: bounds, step: step) { Text(title) }
  }

  /// A stepper of a value in a range with a text as it is.
  @_disfavoredOverload
  public init<Title: StringProtocol, Value: Strideable>(
    _ title: Title, value: Binding<Value>, in bounds: ClosedRange<Value>, step: Value.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(value: value, in: bounds, step: step) { Text(title) }
  }

  /// A stepper of a value with a text that is looked up in the scene's language.
  public init<Value: Strideable>(
    _ title: LocalizedStringKey, value: Binding<Value>, step: Value.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(value: value, step: step) { Text(title) }
  }

  /// A stepper with a text that is looked up in the scene's language.
  public init(
    _ title: LocalizedStringKey, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(label: { Text(title) }, onIncrement: onIncrement, onDecrement: onDecrement)
  }
}

/// The two buttons of a stepper.
nonisolated struct StepperMark: View {
  @MainActor
  var body: some View {
    let shape = RoundedRectangle(cornerRadius: CGFloat(Theme.controlRadius), style: .circular)
    Chevrons().stroke(Color.primary, lineWidth: 1.5)
      .padding(4)
      .frame(width: CGFloat(Theme.stepperSize.width), height: CGFloat(Theme.stepperSize.height))
      .background(Color(Theme.control), in: shape)
  }
}
