/// A value that a program keeps between runs; a picture always starts with the value in the source.
@propertyWrapper
public struct AppStorage<Value>: DynamicProperty {
  private let state: State<Value>

  /// A value with the given start.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) {
    state = State(wrappedValue: wrappedValue)
  }

  /// The current value.
  public var wrappedValue: Value {
    get { state.wrappedValue }
    nonmutating set { state.wrappedValue = newValue }
  }

  /// A binding to the value.
  public var projectedValue: Binding<Value> { state.projectedValue }
}

extension AppStorage where Value: ExpressibleByNilLiteral {
  /// A value that starts empty.
  public init(_ key: String, store: UserDefaults? = nil) { state = State(wrappedValue: nil) }
}

extension AppStorage: ConnectedProperty {
  func connect(to slot: PropertySlot, in inputs: ViewInputs) {
    state.connect(to: slot, in: inputs)
  }
}

/// A value that a window keeps between runs; a picture always starts with the value in the source.
@propertyWrapper
public struct SceneStorage<Value>: DynamicProperty {
  private let state: State<Value>

  /// A value with the given start.
  public init(wrappedValue: Value, _ key: String) { state = State(wrappedValue: wrappedValue) }

  /// The current value.
  public var wrappedValue: Value {
    get { state.wrappedValue }
    nonmutating set { state.wrappedValue = newValue }
  }

  /// A binding to the value.
  public var projectedValue: Binding<Value> { state.projectedValue }
}

extension SceneStorage: ConnectedProperty {
  func connect(to slot: PropertySlot, in inputs: ViewInputs) {
    state.connect(to: slot, in: inputs)
  }
}

/// Which field takes what is typed; none at first, and pictures do not show it.
@propertyWrapper
public struct FocusState<Value: Hashable>: DynamicProperty {
  private let state: State<Value>

  /// A way to read and write which field is meant.
  public struct Binding {
    let binding: Surface.Binding<Value>
    /// The current value.
    public var wrappedValue: Value {
      get { binding.wrappedValue }
      nonmutating set { binding.wrappedValue = newValue }
    }
  }

  /// Whether a field takes what is typed.
  public init() where Value == Bool { state = State(wrappedValue: false) }

  /// Which of several fields takes what is typed.
  public init<Field: Hashable>() where Value == Field? { state = State(wrappedValue: nil) }

  /// The current value.
  public var wrappedValue: Value {
    get { state.wrappedValue }
    nonmutating set { state.wrappedValue = newValue }
  }

  /// A binding to the value.
  public var projectedValue: Binding { Binding(binding: state.projectedValue) }
}

extension FocusState: ConnectedProperty {
  func connect(to slot: PropertySlot, in inputs: ViewInputs) {
    state.connect(to: slot, in: inputs)
  }
}

extension View {
  /// Connects a field with the state that says whether it takes what is typed.
  public nonisolated func focused(_ condition: FocusState<Bool>.Binding) -> some View { self }

  /// Connects a field with the state that says which field takes what is typed.
  public nonisolated func focused<Value: Hashable>(
    _ binding: FocusState<Value?>.Binding, equals value: Value
  ) -> some View { self }
}
