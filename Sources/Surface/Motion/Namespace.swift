/// Tells the matched views of one view from those of another.
@propertyWrapper
public struct Namespace: Sendable {
  /// Which namespace it is.
  public struct ID: Hashable, Sendable {}

  /// A namespace.
  public init() {}
  /// Which namespace it is.
  public var wrappedValue: ID { ID() }
}

extension View {
  /// Says that the view takes the place of another one of the same id.
  ///
  /// At rest this changes nothing. While one of them comes and the other goes, both follow their
  /// transitions here; the way from one place to the other is not drawn.
  public nonisolated func matchedGeometryEffect<ID: Hashable>(
    id: ID, in namespace: Namespace.ID
  ) -> some View { self }
}
