/// A model whose changes views follow.
///
/// Combine cannot be had here and is not needed: the program is resolved anew after every step, so
/// whatever changed shows. Publishers themselves are left out.
public protocol ObservableObject: AnyObject {}

/// What an object tells of its changes to.
public struct ObservableObjectPublisher: Sendable {
  /// Nothing has to be told: the program is resolved anew after every step.
  public func send() {}
}

extension ObservableObject {
  /// What the object tells of its changes to.
  public var objectWillChange: ObservableObjectPublisher { ObservableObjectPublisher() }
}

/// A property of an observable object that views follow.
@propertyWrapper
public struct Published<Value> {
  /// The current value.
  public var wrappedValue: Value
  /// A property with a start.
  public init(wrappedValue: Value) { self.wrappedValue = wrappedValue }
  /// A property with a start.
  public init(initialValue: Value) { wrappedValue = initialValue }
}

extension Published: Sendable where Value: Sendable {}

/// Bindings to the properties of an observable object.
@dynamicMemberLookup
public struct ObjectBindings<Object: AnyObject> {
  let object: Object

  /// A binding to a property.
  public subscript<Part>(
    dynamicMember keyPath: ReferenceWritableKeyPath<Object, Part>
  ) -> Binding<Part> {
    let object = object
    return Binding(get: { object[keyPath: keyPath] }, set: { object[keyPath: keyPath] = $0 })
  }
}

/// An observable object that a view owns; it lives as long as the view's identity.
@propertyWrapper
public struct StateObject<Object: ObservableObject>: DynamicProperty {
  private let state: State<LazyObject<Object>>

  /// An object that is made when the view appears.
  public init(wrappedValue make: @autoclosure @escaping () -> Object) {
    state = State(wrappedValue: LazyObject(make))
  }

  /// The object.
  public var wrappedValue: Object { state.wrappedValue.object }

  /// Bindings to the object's properties.
  public var projectedValue: ObjectBindings<Object> { ObjectBindings(object: wrappedValue) }
}

extension StateObject: ConnectedProperty {
  func connect(to slot: PropertySlot, in inputs: ViewInputs) {
    state.connect(to: slot, in: inputs)
  }
}

/// Makes an object when it is first asked for: views are made more often than they appear.
private final class LazyObject<Object> {
  private let make: () -> Object
  lazy var object = make()
  init(_ make: @escaping () -> Object) { self.make = make }
}

/// An observable object that somebody else owns.
@propertyWrapper
public struct ObservedObject<Object: ObservableObject>: DynamicProperty {
  /// The object.
  public var wrappedValue: Object
  /// Wraps an object.
  public init(wrappedValue: Object) { self.wrappedValue = wrappedValue }
  /// Wraps an object.
  public init(initialValue: Object) { wrappedValue = initialValue }
  /// Bindings to the object's properties.
  public var projectedValue: ObjectBindings<Object> { ObjectBindings(object: wrappedValue) }
}

/// An observable object that a view around handed down by its type.
@propertyWrapper
public struct EnvironmentObject<Object: ObservableObject>: DynamicProperty {
  private let environment = Environment<Object>(Object.self)

  /// An object of the type.
  public init() {}
  /// The object.
  public var wrappedValue: Object { environment.wrappedValue }
  /// Bindings to the object's properties.
  public var projectedValue: ObjectBindings<Object> { ObjectBindings(object: wrappedValue) }
}

extension EnvironmentObject: ConnectedProperty {
  func connect(to slot: PropertySlot, in inputs: ViewInputs) {
    environment.connect(to: slot, in: inputs)
  }
}

extension View {
  /// Hands an observable object down by its type.
  public nonisolated func environmentObject<Object: ObservableObject>(
    _ object: Object
  ) -> some View {
    environment(object)
  }
}
