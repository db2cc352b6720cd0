/// A property that the library fills in before a body is read.
public protocol DynamicProperty {}

/// A property that the session connects to its storage or to the environment.
@MainActor
protocol ConnectedProperty: DynamicProperty {
  /// Connects the property of the view that is being resolved.
  func connect(to slot: PropertySlot, in inputs: ViewInputs)
}

/// Which property of which view: its identity, type and position among the stored properties.
struct PropertySlot: Hashable {
  let owner: AnyHashable
  let type: ObjectIdentifier
  let index: Int
}
