/// A value that views hand to the views around them.
public protocol PreferenceKey {
  /// Type of the value.
  associatedtype Value
  /// The value where no view hands one up.
  static var defaultValue: Value { get }
  /// Combines the value of a view with that of the one after it.
  static func reduce(value: inout Value, nextValue: () -> Value)
}

extension PreferenceKey where Value: ExpressibleByNilLiteral {
  /// Nothing.
  public static var defaultValue: Value { nil }
}
