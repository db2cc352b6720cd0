/// A value that a view owns; it lives as long as the view's identity.
@propertyWrapper
public struct State<Value>: DynamicProperty {
  private let link: StateLink<Value>

  /// A state that starts with the given value.
  public init(wrappedValue: Value) { link = StateLink(initial: wrappedValue) }

  /// A state that starts with the given value.
  public init(initialValue: Value) { link = StateLink(initial: initialValue) }

  /// The current value.
  public var wrappedValue: Value {
    get { link.cell.value }
    nonmutating set { link.cell.set(newValue) }
  }

  /// A binding to the value.
  public var projectedValue: Binding<Value> {
    let cell = link.cell
    return Binding(get: { cell.value }, set: { cell.set($0) })
  }
}

extension State where Value: ExpressibleByNilLiteral {
  /// A state that starts empty.
  public init() { self.init(wrappedValue: nil) }
}

extension State: ConnectedProperty {
  func connect(to slot: PropertySlot, in inputs: ViewInputs) {
    link.cell = inputs.session.cell(for: slot, initial: link.cell)
  }
}

extension State: @unchecked Sendable where Value: Sendable {}

/// Points a state of a view value at the storage of the view's identity.
final class StateLink<Value> {
  var cell: StateCell<Value>
  init(initial: Value) { cell = StateCell(initial) }
}

/// A way to read and write a value that somebody else owns.
@propertyWrapper @dynamicMemberLookup
public struct Binding<Value>: DynamicProperty {
  private let get: () -> Value
  private let set: (Value) -> Void

  /// A binding from its two directions.
  public init(get: @escaping () -> Value, set: @escaping (Value) -> Void) {
    self.get = get
    self.set = set
  }

  /// A binding to a value that never changes.
  public static func constant(_ value: Value) -> Binding<Value> {
    Binding(get: { value }, set: { _ in })
  }

  /// The current value.
  public var wrappedValue: Value {
    get { get() }
    nonmutating set { set(newValue) }
  }

  /// The binding itself.
  public var projectedValue: Binding<Value> { self }

  /// A binding from the projection of another property.
  public init(projectedValue: Binding<Value>) { self = projectedValue }

  /// A binding to a part of the value.
  public subscript<Part>(dynamicMember keyPath: WritableKeyPath<Value, Part>) -> Binding<Part> {
    Binding<Part>(
      get: { get()[keyPath: keyPath] },
      set: { part in
        var value = get()
        value[keyPath: keyPath] = part
        set(value)
      })
  }

  /// The binding, with an animation for every change that is made through it.
  @MainActor
  public func animation(_ animation: Animation? = .default) -> Binding<Value> {
    Binding(get: get) { value in
      MainActor.assumeIsolated {
        nonisolated(unsafe) let value = value
        withAnimation(animation) { set(value) }
      }
    }
  }
}

extension Binding: @unchecked Sendable where Value: Sendable {}

extension Binding {
  /// A binding to the value inside of an optional; nil where there is none now.
  public init?(_ base: Binding<Value?>) {
    guard let value = base.wrappedValue else { return nil }
    self.init(get: { base.wrappedValue ?? value }, set: { base.wrappedValue = $0 })
  }
}

/// Makes bindings to the properties of an observable object.
@propertyWrapper @dynamicMemberLookup
public struct Bindable<Object: AnyObject> {
  /// The object.
  public var wrappedValue: Object

  /// Wraps an object.
  public init(wrappedValue: Object) { self.wrappedValue = wrappedValue }

  /// Wraps an object.
  public init(_ wrappedValue: Object) { self.wrappedValue = wrappedValue }

  /// The wrapper itself, whose members are bindings.
  public var projectedValue: Bindable<Object> { self }

  /// A binding to a property of the object.
  public subscript<Part>(
    dynamicMember keyPath: ReferenceWritableKeyPath<Object, Part>
  ) -> Binding<Part> {
    let object = wrappedValue
    return Binding(get: { object[keyPath: keyPath] }, set: { object[keyPath: keyPath] = $0 })
  }
}

/// A value of the environment, read when the body is.
@propertyWrapper
public struct Environment<Value>: DynamicProperty {
  private final class Link {
    var environment = EnvironmentValues()
  }
  private let link = Link()
  private let read: (EnvironmentValues) -> Value

  /// The value at a key path.
  public init(_ keyPath: KeyPath<EnvironmentValues, Value>) {
    read = { $0[keyPath: keyPath] }
  }

  /// The observable object of the given type that a view around handed down.
  public init(_ type: Value.Type) where Value: AnyObject {
    read = { environment in
      guard let object = environment[object: ObjectIdentifier(type)] as? Value else {
        preconditionFailure(
          "no \(type) in the environment: hand one down with .environment(_:) further out")
      }
      return object
    }
  }

  /// The observable object of the given type, if a view around handed one down.
  public init<Object: AnyObject>(_ type: Object.Type) where Value == Object? {
    read = { $0[object: ObjectIdentifier(type)] as? Object }
  }

  /// The current value.
  public var wrappedValue: Value { read(link.environment) }
}

extension Environment: ConnectedProperty {
  func connect(to slot: PropertySlot, in inputs: ViewInputs) {
    link.environment = inputs.environment
  }
}

extension Environment: @unchecked Sendable where Value: Sendable {}
