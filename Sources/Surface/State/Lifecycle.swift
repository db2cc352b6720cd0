import LayoutEngine

/// Runs an action when a view comes.
nonisolated struct AppearanceModifier: ViewModifier {
  typealias Body = Never
  let action: (() -> Void)?

  @MainActor
  func resolved<Content: View>(_ content: Content, in inputs: ViewInputs) -> ViewOutputs {
    let place = inputs.at(.position(-2))
    if inputs.session.appears(place.identity), let action {
      inputs.session.pendingActions.append(action)
    }
    return content.resolved(in: place)
  }
}

/// Runs an action when a value differs from the one of the resolution before.
nonisolated struct ChangeModifier<Value: Equatable>: ViewModifier {
  typealias Body = Never
  let value: Value
  let initial: Bool
  let action: (Value, Value) -> Void

  @MainActor
  func resolved<Content: View>(_ content: Content, in inputs: ViewInputs) -> ViewOutputs {
    let place = inputs.at(.position(-3))
    let before = inputs.session.exchange(value, for: place.identity)
    if before == nil ? initial : before != value, inputs.session.actsOnce(place.identity) {
      let (value, action) = (value, action)
      inputs.session.pendingActions.append { action(before ?? value, value) }
    }
    return content.resolved(in: place)
  }
}

extension View {
  /// Runs an action when the view appears, before its first picture.
  public nonisolated func onAppear(perform action: (() -> Void)? = nil) -> some View {
    modifier(AppearanceModifier(action: action))
  }

  /// Accepted and never run: a picture has no time after its view is gone.
  public nonisolated func onDisappear(perform action: (() -> Void)? = nil) -> some View { self }

  /// Runs an action when a value changed.
  public nonisolated func onChange<Value: Equatable>(
    of value: Value, initial: Bool = false, _ action: @escaping (Value, Value) -> Void
  ) -> some View {
    modifier(ChangeModifier(value: value, initial: initial, action: action))
  }

  /// Runs an action when a value changed.
  public nonisolated func onChange<Value: Equatable>(
    of value: Value, initial: Bool = false, _ action: @escaping () -> Void
  ) -> some View {
    modifier(ChangeModifier(value: value, initial: initial) { _, _ in action() })
  }

  /// Runs an action with the new value when a value changed.
  public nonisolated func onChange<Value: Equatable>(
    of value: Value, perform action: @escaping (Value) -> Void
  ) -> some View {
    modifier(ChangeModifier(value: value, initial: false) { _, new in action(new) })
  }
}
