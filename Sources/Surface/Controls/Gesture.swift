/// Something that a person does with a finger or a pointer; pictures show no gesture under way.
public nonisolated protocol Gesture {
  /// What the gesture reports.
  associatedtype Value
}

/// A gesture with something that is done with its values; nothing is, as none is under way.
public nonisolated struct ObservedGesture<Base: Gesture>: Gesture {
  /// What the gesture reports.
  public typealias Value = Base.Value
}

extension Gesture {
  /// Accepted and never run.
  public nonisolated func onChanged(_ action: @escaping (Value) -> Void) -> ObservedGesture<Self> {
    ObservedGesture()
  }

  /// Accepted and never run.
  public nonisolated func onEnded(_ action: @escaping (Value) -> Void) -> ObservedGesture<Self> {
    ObservedGesture()
  }

  /// Accepted; the state keeps its first value.
  public nonisolated func updating<State>(
    _ state: GestureState<State>,
    body: @escaping (Value, inout State, inout Transaction) -> Void
  ) -> ObservedGesture<Self> { ObservedGesture() }
}

/// A movement with the finger or button down.
public nonisolated struct DragGesture: Gesture {
  /// A movement under way.
  public struct Value: Equatable, Sendable {
    /// Where it began, in points.
    public var startLocation: CGPoint
    /// Where it is, in points.
    public var location: CGPoint
    /// How far it went, in points.
    public var translation: CGSize
    /// Where it will come to rest, in points from its beginning.
    public var predictedEndTranslation: CGSize
  }

  /// A movement of at least a distance, in points.
  public init(
    minimumDistance: CGFloat = 10, coordinateSpace: some CoordinateSpaceProtocol = .local
  ) {}
}

/// A press that lasts.
public nonisolated struct LongPressGesture: Gesture {
  /// Whether it is held.
  public typealias Value = Bool
  /// A press of at least a time, in seconds.
  public init(minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10) {}
}

/// One or several short presses.
public nonisolated struct TapGesture: Gesture {
  /// Nothing.
  public typealias Value = Void
  /// A number of presses.
  public init(count: Int = 1) {}
}

/// A value that lasts as long as a gesture; in pictures it is the one at rest.
@propertyWrapper
public nonisolated struct GestureState<Value>: DynamicProperty {
  /// The value at rest.
  public let wrappedValue: Value
  /// The state itself, to be handed to a gesture.
  public var projectedValue: GestureState<Value> { self }

  /// A state from its value at rest.
  public init(wrappedValue: Value) { self.wrappedValue = wrappedValue }
  /// A state from its value at rest.
  public init(initialValue: Value) { wrappedValue = initialValue }
}

extension View {
  /// Accepted; pictures show no gesture under way.
  public nonisolated func gesture(_ gesture: some Gesture) -> some View { self }

  /// Accepted; pictures show no gesture under way.
  public nonisolated func simultaneousGesture(_ gesture: some Gesture) -> some View { self }

  /// Accepted; pictures show no gesture under way.
  public nonisolated func highPriorityGesture(_ gesture: some Gesture) -> some View { self }
}
