import LayoutEngine

/// What a modifier does to the transaction for a view and all inside of it.
struct MotionScope {
  /// Change of a transaction on its way to the views inside.
  typealias Change = (inout Transaction) -> Void

  /// Which modifier of the program it is.
  let place: ViewIdentity
  /// What it does with this resolution; nil for nothing.
  let change: Change?
}

/// Puts each node of the content into a scope.
nonisolated struct ScopeModifier<Value: Equatable>: ViewModifier {
  typealias Body = Never
  /// The value with whose changes the scope acts; nil where it always does.
  let value: Value?
  let change: MotionScope.Change

  @MainActor
  func resolved<Content: View>(_ content: Content, in inputs: ViewInputs) -> ViewOutputs {
    let place = inputs.at(.position(-7))
    let scope = MotionScope(
      place: place.identity, change: acts(in: inputs.session, at: place.identity) ? change : nil)
    if let change = scope.change { inputs.session.noteScope(change, at: place.identity) }
    return ViewOutputs(
      content.resolved(in: place).nodes.map { child in
        let node = LayoutNode("animation", rule: PassThroughRule(), children: [child], wraps: true)
        node.traits.transaction = scope
        return node
      })
  }

  @MainActor
  private func acts(in session: Session, at place: ViewIdentity) -> Bool {
    guard let value else { return true }
    return session.exchange(value, for: place).map { $0 != value } ?? false
  }
}

extension Transaction {
  mutating func animate(_ animation: Animation?) {
    if !disablesAnimations { self.animation = animation }
  }

  /// The transaction inside of a node.
  func entering(_ node: LayoutNode) -> Transaction {
    guard let change = (node.traits.transaction as? MotionScope)?.change else { return self }
    var result = self
    change(&result)
    return result
  }
}

extension View {
  /// Animates the view when a value changes.
  public nonisolated func animation<Value: Equatable>(
    _ animation: Animation?, value: Value
  ) -> some View {
    modifier(ScopeModifier(value: value) { $0.animate(animation) })
  }

  /// Animates every change inside of the view.
  public nonisolated func animation(_ animation: Animation?) -> some View {
    modifier(ScopeModifier<Bool>(value: nil) { $0.animate(animation) })
  }

  /// Changes the transaction of every change for the view and all inside of it.
  public nonisolated func transaction(
    _ transform: @escaping (inout Transaction) -> Void
  ) -> some View {
    modifier(ScopeModifier<Bool>(value: nil, change: transform))
  }

  /// Changes the transaction for the view and all inside of it when a value changes.
  public nonisolated func transaction<Value: Equatable>(
    value: Value, _ transform: @escaping (inout Transaction) -> Void
  ) -> some View {
    modifier(ScopeModifier(value: value, change: transform))
  }
}
