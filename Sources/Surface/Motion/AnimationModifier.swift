import LayoutEngine

/// Animates a view and all inside of it when a value differs from the resolution before.
nonisolated struct AnimationModifier<Value: Equatable>: ViewModifier {
  typealias Body = Never
  let animation: Animation?
  let value: Value

  @MainActor
  func resolved<Content: View>(_ content: Content, in inputs: ViewInputs) -> ViewOutputs {
    let place = inputs.at(.position(-7))
    let before = inputs.session.exchange(value, for: place.identity)
    let change = before.map { $0 == value ? nil : Transaction(animation: animation) } ?? nil
    return ViewOutputs(
      content.resolved(in: place).nodes.map { child in
        let node = LayoutNode("animation", rule: PassThroughRule(), children: [child], wraps: true)
        node.traits.transaction = change
        return node
      })
  }
}

extension View {
  /// Animates the view when a value changes.
  public nonisolated func animation<Value: Equatable>(
    _ animation: Animation?, value: Value
  ) -> some View {
    modifier(AnimationModifier(animation: animation, value: value))
  }
}
