/// What a person does with the pointer; steps tap, and do nothing else with it.
public nonisolated protocol Gesture {}

extension Gesture {
  /// What happens while the gesture goes on, which it never does.
  public nonisolated func onChanged(_ action: @escaping (DragGesture.Value) -> Void) -> Self {
    self
  }
  /// What happens when the gesture ends, which it never does.
  public nonisolated func onEnded(_ action: @escaping (DragGesture.Value) -> Void) -> Self { self }
}

/// The pointer is moved while it is pressed.
public nonisolated struct DragGesture: Gesture {
  /// Where the pointer is.
  public struct Value: Equatable, Sendable {
    /// Where it is, in points.
    public var location: CGPoint
    /// Where it was pressed, in points.
    public var startLocation: CGPoint
    /// How far it was moved, in points.
    public var translation: CGSize
    /// How far it is expected to go, in points.
    public var predictedEndTranslation: CGSize
  }

  /// A gesture that begins when the pointer was moved by a distance, in points.
  public init(minimumDistance: CGFloat = 10) {}
}

/// The pointer is pressed and let go.
public nonisolated struct TapGesture: Gesture {
  /// A gesture of a number of taps.
  public init(count: Int = 1) {}
  /// What happens at the end; use `onTapGesture`, which steps can do.
  public func onEnded(_ action: @escaping () -> Void) -> TapGesture { self }
}

/// The pointer is pressed for long.
public nonisolated struct LongPressGesture: Gesture {
  /// A gesture of a duration, in seconds.
  public init(minimumDuration: Double = 0.5) {}
  /// What happens at the end, which does not come.
  public func onEnded(_ action: @escaping (Bool) -> Void) -> LongPressGesture { self }
}

extension View {
  /// What a gesture does to the view; steps do not do it.
  public nonisolated func gesture<Kind: Gesture>(_ gesture: Kind) -> some View { self }
  /// What a gesture does to the view before those inside; steps do not do it.
  public nonisolated func highPriorityGesture<Kind: Gesture>(_ gesture: Kind) -> some View { self }
  /// What a gesture does to the view together with those inside; steps do not do it.
  public nonisolated func simultaneousGesture<Kind: Gesture>(_ gesture: Kind) -> some View { self }
}
