/// What a view tells its container besides its size; kept by modifiers that wrap the view.
package struct Traits {
  /// Layout priority, where it was set.
  package var priority: Double?
  /// Drawing order among siblings; later in source is in front where it is equal.
  package var zIndex: Double?
  /// The name given for tests, `accessibilityIdentifier`.
  package var identifier: String?
  /// The id that a `ForEach` or `.id(_:)` gave to this view, as text.
  package var explicitID: String?
  /// Values for custom layouts, by key type.
  package var layoutValues: [ObjectIdentifier: Any] = [:]
  /// The change of state that animates the view and all inside of it; the surface knows the type.
  package var transaction: Any?
  /// How the view comes and goes; the surface knows the type.
  package var transition: Any?
  /// The name under which the view shares its place with others; the surface knows the type.
  package var matchedGeometry: Any?
  /// Accessibility label, value and traits, in the order in which they were set.
  package var accessibility: [String: String] = [:]
  /// What the view is allowed to break, law name to reason.
  package var allowances: [String: String] = [:]
  /// What the view asks of the grid around it.
  package var gridCell: GridCellTraits?
  /// The control that the view is, for steps that drive the program; the surface knows the type.
  package var control: Any?
  /// Whether the node only holds several views together where one is wanted.
  package var isImplicitGroup = false
  /// Whether the view may stand over its siblings without that being reported.
  package var mayOverlap = false

  /// Traits that say nothing.
  package init() {}
}
