package import JSONValue
import LayoutEngine

/// A sweep as it is kept beside the baselines: its table of pieces, each with the hash of one picture.
package struct SweepRecord: Hashable, Sendable {
  /// One piece.
  package struct Piece: Hashable, Sendable {
    /// Least extent, in points.
    package var from: Double
    /// Largest extent, in points.
    package var to: Double
    /// What a person would say about the layout.
    package var facts: SweepFacts
    /// Name of the layout's formulas.
    package var signature: String
    /// The extent at which the piece is pictured, in points.
    package var pictured: Double
    /// Hash of the picture's pixels; empty where none was taken.
    package var pixels: String
  }

  /// Name of the scene.
  package var scene: String
  /// Name of the sweep among those of its scene, safe as a file name.
  package var name: String
  /// How the pieces were found.
  package var method: String
  /// The pieces, in order.
  package var pieces: [Piece]

  /// The record of a sweep; `pixels` takes a picture at an extent and returns its hash.
  package init<Failure: Error>(
    _ result: SweepResult, name: String, earlier: SweepRecord? = nil,
    pixels: (Double) throws(Failure) -> String
  ) throws(Failure) {
    scene = result.scene
    self.name = name
    method = result.method.rawValue
    pieces = []
    for piece in result.pieces {
      let signature = piece.signature
      // The extent at which an equal piece was pictured is kept, so that a moved breakpoint
      // makes no new picture.
      let known = earlier?.pieces.first {
        $0.signature == signature && $0.pictured >= piece.from && $0.pictured <= piece.to
      }
      let pictured = known?.pictured ?? SweepRecord.extent(in: piece, scale: result.scale)
      pieces.append(
        Piece(
          from: piece.from, to: piece.to, facts: piece.facts, signature: signature,
          pictured: pictured, pixels: try pixels(pictured)))
    }
  }

  /// The first whole pixel of a piece, else its start.
  private static func extent(in piece: SweepPiece, scale: Double) -> Double {
    let whole = (piece.from * scale).rounded(.up) / scale
    return whole < piece.to ? whole : piece.from
  }

  /// The name of a sweep: its range, other extent and scale, then what its variant adds.
  package static func name(of result: SweepResult, variant suffix: String) -> String {
    let range =
      "\(StripChart.number(result.range.lowerBound))-\(StripChart.number(result.range.upperBound))"
    let cross = StripChart.number(result.crossExtent)
    let size = result.axis == .horizontal ? "w\(range)xh\(cross)" : "h\(range)xw\(cross)"
    return "\(size)@\(StripChart.number(result.scale))x\(suffix)"
  }
}

extension SweepRecord {
  /// The record as a document.
  package var json: JSON {
    .members([
      "scene": .string(scene), "name": .string(name), "method": .string(method),
      "pieces": .array(
        pieces.map { piece in
          .members([
            "from": .number(piece.from), "to": .number(piece.to), "facts": piece.facts.json,
            "signature": .string(piece.signature), "pictured": .number(piece.pictured),
            "pixels": .string(piece.pixels),
          ])
        }),
    ])
  }

  /// The record that a document holds.
  package init(_ node: JSONNode) throws(JSONError) {
    scene = try node.member("scene").string()
    name = try node.member("name").string()
    method = try node.member("method").string()
    pieces = []
    for piece in try node.member("pieces").array() {
      pieces.append(
        Piece(
          from: try piece.member("from").number(), to: try piece.member("to").number(),
          facts: try SweepFacts(piece.member("facts")),
          signature: try piece.member("signature").string(),
          pictured: try piece.member("pictured").number(),
          pixels: try piece.member("pixels").string()))
    }
  }
}

extension SweepFacts {
  /// The facts that a JSON object holds.
  package init(_ node: JSONNode) throws(JSONError) {
    visible = try node.member("visible").integer()
    hidden = try node.member("hidden").integer()
    rows = try node.member("rows").integer()
    width = try node.member("width").number()
    height = try node.member("height").number()
    choices = []
    for choice in try node.member("choices").array() { choices.append(try choice.integer()) }
    truncated = try node.member("truncated").integer()
  }
}
