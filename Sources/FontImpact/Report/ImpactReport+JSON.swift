package import JSONValue
import Sweeps
import Typography

extension ImpactReport {
  /// The report as JSON; lengths in points as exact decimals of the Double.
  package var json: JSON {
    .members([
      "old": old.json, "new": new.json, "grade": .string(grade.rawValue),
      "widths": [.number(range.lowerBound), .number(range.upperBound)],
      "breakpoints": .array(breakpoints.map(\.json)),
      "scenes": .array(scenes.map(\.json)),
      "labels": .array(labels.map(\.json)),
      "vertical": vertical.json, "coverage": coverage.json, "glyphs": glyphs.json,
      "files": files.json, "pixels": .array(pixels.map(\.json)),
      "tuning": tuning?.json,
      "summary": .members([
        "labels": .integer(labels.count),
        "changedLabels": .integer(labels.filter { $0.delta != 0 }.count),
        "noise": .integer(noiseCount),
        "movedBreakpoints": .integer(breakpoints.filter(\.isMoved).count),
        "sentences": .array(sentences.map { .string($0) }),
      ]),
    ])
  }
}

extension FontDescription {
  fileprivate var json: JSON {
    .members([
      "name": .string(name), "family": .string(family), "style": .string(style),
      "version": .string(version), "sha256": .string(sha256),
      "unitsPerEm": .integer(unitsPerEm), "glyphs": .integer(glyphCount),
      "size": .number(size),
      "features": .array(features.map { .string("\($0.tag)=\($0.value)") }),
      "location": .object(
        location.map { JSON.Member($0.tag.description, .number($0.value)) }),
      "axes": .array(axes.map(\.json)),
      "instances": .array(instances.map { .string($0) }),
      "substitutions": .array(substitutions.map { .string($0.description) }),
      "positionings": .array(positionings.map { .string($0.description) }),
      "fallback": .array(fallback.map { .string($0) }),
      "license": license.map { .string($0) }, "embedding": embedding.map { .string($0.rawValue) },
    ])
  }
}

extension FontAxis {
  fileprivate var json: JSON {
    .members([
      "tag": .string(tag.description), "minimum": .number(minimum),
      "default": .number(defaultValue), "maximum": .number(maximum),
    ])
  }
}

extension BreakpointImpact {
  fileprivate var json: JSON {
    .members([
      "scene": .string(scene), "locale": locale.map { .string($0) }, "name": .string(name),
      "old": old.json, "new": new.json, "delta": delta.map { .number($0) } ?? .null,
      "disagree": disagreement.map { [.number($0.lowerBound), .number($0.upperBound)] } ?? .null,
      "outcomes": outcomes.map { [.integer($0.old), .integer($0.new)] } ?? .null,
      "listed": .array(listed.map { .number($0) }),
      "changes": .array(
        changes.map { change in
          .members([
            "from": .number(change.from), "to": .number(change.to),
            "old": .integer(change.old), "new": .integer(change.new),
          ])
        }),
    ])
  }
}

extension Threshold {
  fileprivate var json: JSON { width.map { .number($0) } ?? .null }
}

extension SceneImpact {
  private var method: String {
    guard let old, let new else { return "arithmetic" }
    return old.method == .exact && new.method == .exact ? "exact" : "exhaustive"
  }

  fileprivate var json: JSON {
    .members([
      "scene": .string(scene), "locale": locale.map { .string($0) },
      "method": .string(method),
      "listedWidths": .array(listedWidths.map { .number($0) }),
      "brokenLaws": .array(brokenLaws.map(\.json)),
      "violations": .members([
        "old": .array(oldViolations.map(\.json)), "new": .array(newViolations.map(\.json)),
      ]),
      "layouts": .integer((old?.layouts ?? 0) + (new?.layouts ?? 0)),
    ])
  }
}

extension LabelImpact {
  fileprivate var json: JSON {
    .members([
      "text": .string(label.text), "language": label.language.map { .string($0) },
      "old": .number(old), "new": .number(new), "delta": .number(delta),
      "advance": .number(advance), "kerning": .number(kerning), "ligature": .number(ligature),
      "fallback": .number(fallback), "effect": .number(effect),
    ])
  }
}

extension VerticalImpact {
  fileprivate var json: JSON {
    .members([
      "rowHeight": Self.pair(old.rowHeight, new.rowHeight),
      "baseline": Self.pair(old.baseline, new.baseline),
      "lineSpacing": Self.pair(old.spacing, new.spacing),
      "source": .members([
        "old": .string(oldSource.rawValue), "new": .string(newSource.rawValue),
      ]),
      "moved": .array(movedSets.map { .string($0.rawValue) }),
      "sets": .object(
        sets.map { set in
          JSON.Member(
            set.name.rawValue,
            .members(["old": set.old?.json ?? .null, "new": set.new?.json ?? .null]))
        }),
    ])
  }

  private static func pair(_ old: Double, _ new: Double) -> JSON {
    .members(["old": .number(old), "new": .number(new), "delta": .number(new - old)])
  }
}

extension VerticalImpact.Line {
  fileprivate var json: JSON {
    .members([
      "ascent": .number(ascent), "descent": .number(descent), "lineGap": .number(lineGap),
    ])
  }
}

extension CoverageImpact {
  fileprivate var json: JSON {
    .members([
      "characters": .integer(characterCount),
      "lost": .array(lost.map(\.json)), "gained": .array(gained.map(\.json)),
      "moved": .array(moved.map(\.json)),
      "missing": .members([
        "old": .array(missingBefore.map { .string($0.codePoint) }),
        "new": .array(missingAfter.map { .string($0.codePoint) }),
      ]),
    ])
  }
}

extension CoverageImpact.Change {
  fileprivate var json: JSON {
    .members([
      "character": .string(scalar.codePoint), "text": .string(String(Character(scalar))),
      "old": oldFont.map { .string($0) } ?? .null, "new": newFont.map { .string($0) } ?? .null,
      "labels": .integer(labelCount),
    ])
  }
}

extension GlyphImpact {
  fileprivate var json: JSON {
    .members([
      "compared": .integer(comparedCount), "outlinesChanged": .integer(outlines.count),
      "advancesChanged": .integer(advances.count),
      "noise": .integer(changes.filter(\.isSilent).count),
      "changes": .array(
        changes.map { change in
          .members([
            "character": .string(change.scalar.codePoint),
            "text": .string(String(Character(change.scalar))),
            "advance": .number(change.advanceDelta),
            "maxPixelDelta": .integer(change.pixelDelta),
            "visiblePixels": .integer(change.pixelCount),
          ])
        }),
    ])
  }
}

extension FontFileImpact {
  fileprivate var json: JSON {
    .members([
      "changed": .object(
        texts.map { text in
          JSON.Member(
            text.name,
            .members([
              "old": text.old.map { .string($0) } ?? .null,
              "new": text.new.map { .string($0) } ?? .null,
            ]))
        }),
      "substitutions": Self.list(substitutions) { .string($0.description) },
      "positionings": Self.list(positionings) { .string($0.description) },
      "axes": Self.list(axes) { $0.json },
      "instances": Self.list(instances) { .string($0) },
    ])
  }

  private static func list<Element>(
    _ change: ListChange<Element>, _ json: (Element) -> JSON
  ) -> JSON {
    .members([
      "lost": .array(change.lost.map(json)), "gained": .array(change.gained.map(json)),
    ])
  }
}

extension PixelImpact {
  fileprivate var json: JSON {
    .members([
      "scene": .string(scene), "locale": locale.map { .string($0) }, "width": .number(width),
      "reason": .string(reason.rawValue), "unequalPixels": .integer(unequalPixels),
      "alignedPixels": .integer(alignedPixels),
      "appeared": .array(appeared.map { .string($0) }),
      "vanished": .array(vanished.map { .string($0) }),
      "texts": .array(
        texts.map { text in
          .members([
            "text": .string(text.text), "moved": .bool(text.isMoved),
            "unequalPixels": .integer(text.unequalPixels),
            "visiblePixels": .integer(text.visiblePixels),
            "maxChannelDelta": .integer(text.greatest),
          ])
        }),
    ])
  }
}

extension FallbackTuning {
  fileprivate var json: JSON {
    .members([
      "sizeAdjust": .number(sizeAdjust), "ascentOverride": .number(ascentOverride),
      "descentOverride": .number(descentOverride), "lineGapOverride": .number(lineGapOverride),
      "residual": .number(residual), "unadjusted": .number(plainDistance), "css": .string(css),
      "breakpoints": .array(
        rows.map { row in
          .members([
            "scene": .string(row.scene), "name": .string(row.name), "old": .number(row.old),
            "unadjusted": .number(row.plain), "adjusted": .number(row.tuned),
          ])
        }),
    ])
  }
}
