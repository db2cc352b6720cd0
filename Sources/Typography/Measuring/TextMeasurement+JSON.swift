import Geometry
package import JSONValue

extension TextMeasurement {
  /// The measurement as `widthwise measure --json` prints it.
  package var json: JSON {
    .members([
      "text": .string(text), "width": .number(width), "unitsPerEm": .integer(unitsPerEm),
      "advanceUnits": advanceUnits.map { .integer($0) } ?? .null,
      "glyphs": .array(glyphs.map(\.json)),
      "missing": .array(missing.map { .string($0.codePointName) }),
      "ascent": .number(ascent), "descent": .number(descent), "lineGap": .number(lineGap),
      "ink": ink.map {
        .members([
          "x": .number($0.minX), "y": .number($0.minY), "width": .number($0.width),
          "height": .number($0.height),
        ])
      } ?? .null,
    ])
  }
}

extension TextMeasurement.Glyph {
  fileprivate var json: JSON {
    .members([
      "id": .integer(Int(id)), "face": .string(face), "cluster": .integer(cluster),
      "x": .number(x), "y": .number(y), "advance": .number(advance),
    ])
  }
}

extension FontMetrics {
  /// All three sets in font units and the one in use, for records.
  package var json: JSON {
    func json(_ set: LineSet) -> JSON {
      .members([
        "ascent": .integer(set.ascent), "descent": .integer(set.descent),
        "lineGap": .integer(set.lineGap),
      ])
    }
    return .members([
      "unitsPerEm": .integer(unitsPerEm), "source": .string(source.rawValue), "line": json(line),
      "hhea": json(hhea), "typo": typo.map(json), "win": win.map(json),
      "capHeight": .integer(capHeight), "xHeight": .integer(xHeight),
    ])
  }
}

extension Unicode.Scalar {
  /// The code point in the usual notation, such as `U+1F600`.
  package var codePointName: String {
    let digits = String(value, radix: 16, uppercase: true)
    return "U+" + String(repeating: "0", count: max(0, 4 - digits.count)) + digits
  }
}
