import LayoutEngine

/// Makes a view a button for steps.
nonisolated struct TapModifier: ViewModifier {
  typealias Body = Never
  let action: () -> Void

  @MainActor
  func resolved<Content: View>(_ content: Content, in inputs: ViewInputs) -> ViewOutputs {
    let child = content.resolved(in: inputs).single(in: inputs)
    let node = LayoutNode("onTapGesture", rule: PassThroughRule(), children: [child], wraps: true)
    node.makeControl(child.spokenText, .button(action), in: inputs)
    return ViewOutputs(node)
  }
}

/// Runs an asynchronous action when a view appears, up to the first place where it has to wait.
nonisolated struct TaskModifier: ViewModifier {
  typealias Body = Never
  /// What makes it another task; nil for one that runs once.
  var id: AnyHashable?
  let action: @MainActor () async -> Void

  @MainActor
  func resolved<Content: View>(_ content: Content, in inputs: ViewInputs) -> ViewOutputs {
    let place = inputs.at(.position(-14))
    // Another value is another task of the same view, which keeps its state.
    let task = id.map { place.at(.id($0)) } ?? place
    if inputs.session.appears(task.identity) {
      let (action, session) = (action, inputs.session)
      inputs.session.pendingActions.append {
        MainActor.assumeIsolated {
          let progress = TaskProgress()
          if #available(macOS 26, *) {
            Task.immediate { @MainActor in
              await action()
              progress.isFinished = true
            }
          }
          if !progress.isFinished { session.report(.unfinishedTask, at: place.identity) }
        }
      }
    }
    return content.resolved(in: place)
  }
}

/// Whether an asynchronous action has ended.
@MainActor
private final class TaskProgress {
  var isFinished = false
}

extension View {
  /// Runs an action when the view is tapped: a button for steps, by the text that it shows.
  public nonisolated func onTapGesture(
    count: Int = 1, perform action: @escaping () -> Void
  ) -> some View {
    modifier(TapModifier(action: action))
  }

  /// Runs an asynchronous action when the view appears, before its first picture.
  ///
  /// It runs up to the first place where it has to wait for something that takes time; where it
  /// waits, a note says so, as no picture may depend on a clock.
  public nonisolated func task(
    priority: TaskPriority = .userInitiated, _ action: @escaping @MainActor () async -> Void
  ) -> some View {
    modifier(TaskModifier(action: action))
  }

  /// Runs an asynchronous action when the view appears and again when a value is another one.
  public nonisolated func task<ID: Hashable>(
    id: ID, priority: TaskPriority = .userInitiated,
    _ action: @escaping @MainActor () async -> Void
  ) -> some View {
    modifier(TaskModifier(id: AnyHashable(id), action: action))
  }

  /// Which part of the view reacts; pictures do not show it.
  public nonisolated func contentShape<Content: Shape>(
    _ shape: Content, eoFill: Bool = false
  ) -> some View { self }

  /// Whether the view reacts; pictures do not show it.
  public nonisolated func allowsHitTesting(_ enabled: Bool) -> some View { self }

  /// A key that presses the control; pictures do not show it.
  public nonisolated func keyboardShortcut(
    _ key: KeyEquivalent, modifiers: EventModifiers = .command
  ) -> some View { self }

  /// A usual key that presses the control; pictures do not show it.
  public nonisolated func keyboardShortcut(_ shortcut: KeyboardShortcut) -> some View { self }

  /// Runs an action when text is submitted, which steps do not do.
  public nonisolated func onSubmit(_ action: @escaping () -> Void) -> some View { self }

  /// Runs an action when the pointer comes or goes, which it does not in pictures.
  public nonisolated func onHover(perform action: @escaping (Bool) -> Void) -> some View { self }

  /// Runs an action when the view is pressed for long, which steps do not do.
  public nonisolated func onLongPressGesture(
    minimumDuration: Double = 0.5, perform action: @escaping () -> Void
  ) -> some View { self }

  /// Whether text is corrected while it is typed; pictures do not show it.
  public nonisolated func autocorrectionDisabled(_ disable: Bool = true) -> some View { self }

  /// Whether text can be selected; pictures do not show it.
  public nonisolated func textSelection(_ selectability: TextSelectability) -> some View { self }

  /// Whether scrolling is possible; pictures do not show it.
  public nonisolated func scrollDisabled(_ disabled: Bool) -> some View { self }

  /// Whether bars beside scrolled content are hidden; they are never drawn.
  public nonisolated func scrollIndicators(_ visibility: ScrollIndicatorVisibility) -> some View {
    self
  }
}

/// A key of the keyboard.
public nonisolated struct KeyEquivalent: Sendable, ExpressibleByExtendedGraphemeClusterLiteral {
  let character: Character
  /// The key of a character.
  public init(_ character: Character) { self.character = character }
  /// The key of a character.
  public init(extendedGraphemeClusterLiteral value: Character) { character = value }
  /// The return key.
  public static let `return` = KeyEquivalent("\r")
  /// The escape key.
  public static let escape = KeyEquivalent("\u{1B}")
  /// The delete key.
  public static let delete = KeyEquivalent("\u{8}")
  /// The space bar.
  public static let space = KeyEquivalent(" ")
}

/// Keys that are held down with another one.
public nonisolated struct EventModifiers: OptionSet, Sendable {
  /// One bit for each key.
  public let rawValue: Int
  /// Keys from their bits.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// The command key.
  public static let command = EventModifiers(rawValue: 1)
  /// The shift key.
  public static let shift = EventModifiers(rawValue: 2)
  /// The option key.
  public static let option = EventModifiers(rawValue: 4)
  /// The control key.
  public static let control = EventModifiers(rawValue: 8)
}

/// A usual key for an action.
public nonisolated struct KeyboardShortcut: Sendable {
  /// The return key.
  public static let defaultAction = KeyboardShortcut()
  /// The escape key.
  public static let cancelAction = KeyboardShortcut()
}

/// Whether text can be selected.
public nonisolated struct TextSelectability: Sendable {
  /// It can.
  public static let enabled = TextSelectability()
  /// It cannot.
  public static let disabled = TextSelectability()
}

/// Whether bars beside scrolled content are hidden.
public nonisolated struct ScrollIndicatorVisibility: Sendable {
  /// By the platform's rule.
  public static let automatic = ScrollIndicatorVisibility()
  /// Hidden.
  public static let hidden = ScrollIndicatorVisibility()
  /// Hidden.
  public static let never = ScrollIndicatorVisibility()
}
