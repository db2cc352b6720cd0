/// A view that goes through phases: once for each change of a trigger, or round and round.
///
/// Each phase begins when the animation that leads to the one before has ended.
public nonisolated struct PhaseAnimator<Phase: Equatable, Content: View>: View {
  private let modifier: PhaseModifier<Phase, Content>

  /// The view in the first phase, which goes through all others and back when the trigger changes.
  public init(
    _ phases: some Sequence<Phase>, trigger: some Equatable,
    @ViewBuilder content: @escaping (Phase) -> Content,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) {
    modifier = PhaseModifier(
      phases: Array(phases), trigger: Trigger(trigger), content: { content($1) },
      animation: animation)
  }

  /// The view that goes through all phases from when it appears, without end.
  public init(
    _ phases: some Sequence<Phase>, @ViewBuilder content: @escaping (Phase) -> Content,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) {
    modifier = PhaseModifier(
      phases: Array(phases), trigger: nil, content: { content($1) }, animation: animation)
  }

  /// The content in its phase.
  @MainActor
  public func resolved(in inputs: ViewInputs) -> ViewOutputs {
    modifier.resolved(EmptyView(), in: inputs)
  }
}

extension View {
  /// Takes the view through phases when a trigger changes: from the first through all others and back.
  public nonisolated func phaseAnimator<Phase: Equatable>(
    _ phases: some Sequence<Phase>, trigger: some Equatable,
    @ViewBuilder content: @escaping (ModifierContent, Phase) -> some View,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) -> some View {
    modifier(
      PhaseModifier(
        phases: Array(phases), trigger: Trigger(trigger), content: content, animation: animation))
  }

  /// Takes the view through phases from when it appears, without end.
  public nonisolated func phaseAnimator<Phase: Equatable>(
    _ phases: some Sequence<Phase>,
    @ViewBuilder content: @escaping (ModifierContent, Phase) -> some View,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) -> some View {
    modifier(
      PhaseModifier(phases: Array(phases), trigger: nil, content: content, animation: animation))
  }
}

/// A value that starts a round of phases with each of its changes.
private nonisolated struct Trigger: Equatable {
  private let value: Any
  private let equals: (Any) -> Bool

  init<Value: Equatable>(_ value: Value) {
    self.value = value
    equals = { $0 as? Value == value }
  }

  static func == (a: Trigger, b: Trigger) -> Bool { a.equals(b.value) }
}

/// Shows what is made of the content in the present phase, and leads from each phase to the next.
private nonisolated struct PhaseModifier<Phase: Equatable, Output: View>: ViewModifier {
  /// Where the phases are.
  struct Position: Equatable {
    var index = 0
    /// How many rounds were begun: a new one ends that before.
    var round = 0
  }

  let phases: [Phase]
  /// What starts a round; nil for rounds without end.
  let trigger: Trigger?
  let content: (ModifierContent, Phase) -> Output
  let animation: (Phase) -> Animation?
  @State private var position = Position()

  @MainActor
  func body(content: Content) -> some View {
    if let phase {
      self.content(content, phase)
        .onChange(of: trigger) { if trigger != nil { begin() } }
        .onAppear { if trigger == nil { begin() } }
    }
  }

  @MainActor
  private var phase: Phase? {
    phases.indices.contains(position.index) ? phases[position.index] : phases.first
  }

  /// Starts a round; the endless one begins after the first picture, which shows the first phase.
  @MainActor
  private func begin() {
    let round = position.round + 1
    if trigger == nil {
      position.round = round
      later(0) { go(to: 1, in: round) }
    } else {
      go(to: 1, in: round, begins: true)
    }
  }

  /// Goes on to a phase, unless another round has begun.
  @MainActor
  private func go(to next: Int, in round: Int, begins: Bool = false) {
    guard phases.count > 1, begins || round == position.round else { return }
    let index = next % phases.count
    let animation = animation(phases[index])
    withAnimation(animation) { position = Position(index: index, round: round) }
    guard index != 0 || trigger == nil, trigger != nil || takesTime else { return }
    later(animation?.duration ?? 0) { go(to: index + 1, in: round) }
  }

  /// Whether a round takes any time; one that takes none would never let time go on.
  @MainActor
  private var takesTime: Bool { phases.contains { animation($0)?.duration ?? 0 > 0 } }

  @MainActor
  private func later(_ delay: Double, _ action: @escaping @MainActor () -> Void) {
    PendingChanges.shared.later.append(
      PendingChanges.Later(delay: delay, isEndless: trigger == nil) {
        MainActor.assumeIsolated(action)
      })
  }
}
