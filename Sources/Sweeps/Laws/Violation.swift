package import JSONValue

/// A law that is broken on an interval of the swept extent.
package struct Violation: Hashable, Sendable {
  /// Name of the law.
  package var law: String
  /// Where it begins to be broken, in points.
  package var from: Double
  /// Where it is kept again, in points.
  package var to: Double
  /// What is wrong.
  package var detail: String
  /// Why that is allowed; nil where it is not.
  package var allowance: String?

  /// A broken law.
  package init(
    law: String, from: Double, to: Double, detail: String, allowance: String? = nil
  ) {
    self.law = law
    self.from = from
    self.to = to
    self.detail = detail
    self.allowance = allowance
  }

  /// The violation as a JSON object.
  package var json: JSON {
    .members([
      "law": .string(law), "from": .number(from), "to": .number(to), "detail": .string(detail),
      "allowance": allowance.map { .string($0) },
    ])
  }
}
