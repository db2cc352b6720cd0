/// Where a view is on its way in or out.
public nonisolated enum TransitionPhase: Hashable, Sendable {
  /// The view is about to come.
  case willAppear
  /// The view is simply there.
  case identity
  /// The view has gone.
  case didDisappear

  /// Whether the view is simply there.
  public var isIdentity: Bool { self == .identity }

  /// −1 before, 0 while it is there, 1 after.
  public var value: Double {
    switch self {
    case .willAppear: -1
    case .identity: 0
    case .didDisappear: 1
    }
  }
}

/// A way of coming and going that a program makes itself.
@MainActor @preconcurrency
public protocol Transition {
  /// What the view is made of in a phase.
  associatedtype Body: View
  /// The view in which the transition finds what comes or goes.
  typealias Content = ModifierContent
  /// The view in a phase.
  @ViewBuilder @MainActor @preconcurrency
  func body(content: Content, phase: TransitionPhase) -> Body
}

/// A part of a transition that makes views of its own.
struct CustomTransition: Sendable {
  /// The view in a phase.
  let view: @MainActor @Sendable (AnyView, TransitionPhase) -> AnyView

  /// The part while its phase is another one: what is not to show it sees the view as simply there.
  func only(in phase: TransitionPhase) -> CustomTransition {
    CustomTransition { content, current in
      view(content, current == phase ? current : .identity)
    }
  }
}

extension AnyTransition {
  /// Goes between two modifiers: one for when the view is away, one for when it is there.
  public static func modifier<Modifier: ViewModifier>(
    active: Modifier, identity: Modifier
  ) -> AnyTransition {
    nonisolated(unsafe) let (active, identity) = (active, identity)
    return custom { content, phase in
      AnyView(content.modifier(phase.isIdentity ? identity : active))
    }
  }

  /// A program's own transition with its type hidden.
  public init<Custom: Transition>(_ transition: Custom) {
    nonisolated(unsafe) let transition = transition
    self = .custom { content, phase in
      AnyView(transition.body(content: ModifierContent(content), phase: phase))
    }
  }

  private static func custom(
    _ view: @escaping @MainActor @Sendable (AnyView, TransitionPhase) -> AnyView
  ) -> AnyTransition {
    var result = AnyTransition.identity
    result.customs = [CustomTransition(view: view)]
    return result
  }

  /// The view in a phase, as the custom parts make it.
  @MainActor
  func view(of content: AnyView, in phase: TransitionPhase) -> AnyView {
    customs.reduce(content) { $1.view($0, phase) }
  }
}

extension View {
  /// Sets how the view comes and goes by a transition of the program's own.
  public nonisolated func transition<Custom: Transition>(_ transition: Custom) -> some View {
    nonisolated(unsafe) let transition = transition
    return self.transition(AnyTransition(transition))
  }
}
