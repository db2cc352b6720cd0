/// Values that a navigation stack was led to; their types may differ.
public nonisolated struct NavigationPath: Equatable {
  private var values: [AnyHashable] = []

  /// A path that leads nowhere.
  public init() {}

  /// A path of the given values.
  public init<Values: Sequence>(_ values: Values) where Values.Element: Hashable {
    self.values = values.map { AnyHashable($0) }
  }

  /// Number of values.
  public var count: Int { values.count }

  /// Whether the root is reached.
  public var isEmpty: Bool { values.isEmpty }

  /// Leads on to a value.
  public mutating func append<Value: Hashable>(_ value: Value) { values.append(value) }

  /// Leads back by some values, to the root where there are fewer.
  public mutating func removeLast(_ count: Int = 1) {
    values.removeLast(min(max(count, 0), values.count))
  }
}
