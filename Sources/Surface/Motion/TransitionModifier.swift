import LayoutEngine

/// Sets how each node of the content comes and goes.
///
/// Parts that make views of their own are resolved for all three phases, so that the way between them
/// is a change of places and looks like any other.
nonisolated struct TransitionModifier: ViewModifier {
  typealias Body = Never
  let transition: AnyTransition

  @MainActor
  func resolved<Content: View>(_ content: Content, in inputs: ViewInputs) -> ViewOutputs {
    guard !transition.customs.isEmpty else {
      let outputs = content.resolved(in: inputs)
      for node in outputs.nodes { node.traits.transition = ViewTransition(transition) }
      return outputs
    }
    let view = AnyView(content)
    func node(_ phase: TransitionPhase) -> LayoutNode {
      transition.view(of: view, in: phase).resolved(in: inputs).single(in: inputs)
    }
    let result = LayoutNode(
      "transition", rule: PassThroughRule(), children: [node(.identity)], wraps: true)
    result.traits.transition = ViewTransition(
      transition,
      custom: .init(owner: result, before: node(.willAppear), after: node(.didDisappear)))
    return ViewOutputs(result)
  }
}

/// How a view comes and goes, with the views that its custom parts make.
@MainActor
final class ViewTransition {
  /// The views of a transition with custom parts.
  struct Custom {
    /// The node around the view; views around it take its traits over.
    weak var owner: LayoutNode?
    let before: LayoutNode
    let after: LayoutNode
  }

  let transition: AnyTransition
  let custom: Custom?

  init(_ transition: AnyTransition, custom: Custom? = nil) {
    self.transition = transition
    self.custom = custom
  }
}

extension View {
  /// Sets how the view comes and goes when a state changes with an animation.
  public nonisolated func transition(_ transition: AnyTransition) -> some View {
    modifier(TransitionModifier(transition: transition))
  }
}
