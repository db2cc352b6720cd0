package import JSONValue

/// The outcomes of a batch as tables: units, pieces and broken laws.
package struct BatchTables: Sendable {
  /// One table with the names of its columns.
  package struct Table: Sendable {
    /// Its name.
    package let name: String
    /// Names of its columns.
    package let columns: [String]
    /// Its rows, each with a value for every column.
    package var rows: [[JSON]] = []

    /// The table as comma-separated values (RFC 4180).
    package var csv: String {
      ([columns.map { .string($0) }] + rows).map { row in
        row.map(Self.field).joined(separator: ",") + "\r\n"
      }.joined()
    }

    private static func field(_ value: JSON) -> String {
      switch value {
      case .null: ""
      case .string(let text):
        text.contains { [",", "\"", "\r", "\n", "\r\n"].contains($0) }
          ? "\"" + text.replacing("\"", with: "\"\"") + "\"" : text
      default: value.text()
      }
    }
  }

  /// One row for each unit.
  package private(set) var units = Table(
    name: "units",
    columns: [
      "unit", "scene", "font", "font_digest", "language", "text_size", "method", "from", "to",
      "pieces", "layouts", "violations", "error",
    ])
  /// One row for each piece of each unit.
  package private(set) var pieces = Table(
    name: "pieces",
    columns: [
      "unit", "number", "from", "to", "visible", "hidden", "rows", "width", "height", "truncated",
      "signature",
    ])
  /// One row for each broken law of each unit.
  package private(set) var violations = Table(
    name: "violations", columns: ["unit", "law", "from", "to", "detail", "allowance"])

  /// All tables, in the order in which they are made.
  package var all: [Table] { [units, pieces, violations] }

  /// The tables of outcomes, in their order.
  package init(_ outcomes: [SweepOutcome]) {
    for outcome in outcomes { add(outcome) }
  }

  private mutating func add(_ outcome: SweepOutcome) {
    let json = outcome.json
    let name = JSON.string(outcome.name)
    let pieceList = Self.array(json["pieces"])
    let broken = Self.array(json["violations"]) + Self.array(json["allowed"])
    units.rows.append(
      [
        name, json["scene"], json["font"], json["fontDigest"], json["language"],
        json["textSize"], json["method"], json["from"], json["to"], .integer(pieceList.count),
        json["layouts"], .integer(Self.array(json["violations"]).count), json["error"],
      ].map { $0 ?? .null })
    for (number, piece) in pieceList.enumerated() {
      let facts = piece["facts"]
      let values =
        ["visible", "hidden", "rows", "width", "height", "truncated"].map { facts?[$0] }
      pieces.rows.append(
        ([name, .integer(number + 1), piece["from"], piece["to"]] + values
          + [piece["signature"]]).map { $0 ?? .null })
    }
    for violation in broken {
      violations.rows.append(
        [
          name, violation["law"], violation["from"], violation["to"], violation["detail"],
          violation["allowance"],
        ].map { $0 ?? .null })
    }
  }

  private static func array(_ json: JSON?) -> [JSON] {
    if case .array(let elements)? = json { elements } else { [] }
  }
}
