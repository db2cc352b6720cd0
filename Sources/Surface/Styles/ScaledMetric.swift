/// A length that grows with the reader's text size.
///
/// All text styles grow by one factor here, so a style that is named changes nothing.
@propertyWrapper
public struct ScaledMetric<Value: BinaryFloatingPoint>: DynamicProperty {
  private final class Link {
    var factor = 1.0
  }
  private let link = Link()
  private let base: Value

  /// A length at the standard text size.
  public init(wrappedValue: Value) { base = wrappedValue }

  /// A length at the standard text size, beside text of the given style.
  public init(wrappedValue: Value, relativeTo style: Font.TextStyle) { base = wrappedValue }

  /// The length at the text size of the view.
  public var wrappedValue: Value { base * Value(link.factor) }
}

extension ScaledMetric: ConnectedProperty {
  func connect(to slot: PropertySlot, in inputs: ViewInputs) {
    link.factor = inputs.environment.dynamicTypeSize.factor
  }
}

extension ScaledMetric: @unchecked Sendable where Value: Sendable {}
