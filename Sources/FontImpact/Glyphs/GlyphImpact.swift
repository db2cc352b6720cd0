import Typography

/// Glyphs of the texts' characters that look or measure otherwise than before.
package struct GlyphImpact: Hashable, Sendable {
  /// The glyph of one character before and after.
  package struct Change: Hashable, Sendable {
    /// The character.
    package var scalar: Unicode.Scalar
    /// Change of its own width, before kerning, in points.
    package var advanceDelta: Double
    /// How far its outline moved at most, in points; see ``OutlineComparison``.
    package var outlineDistance: Double
  }

  /// Changed glyphs; those that moved or grew most first.
  package var changes: [Change]
  /// Characters that were compared.
  package var comparedCount: Int

  /// Glyphs whose own width changed.
  package var advances: [Change] { changes.filter { $0.advanceDelta != 0 } }
  /// Glyphs whose outline changed.
  package var outlines: [Change] { changes.filter { $0.outlineDistance > 0 } }
  /// Whether nothing changed that could be seen at the size of the text.
  package var isSilent: Bool { changes.allSatisfy(\.isSilent) }

  /// Compares the glyphs that the first font of each side has for some characters.
  package init(_ change: FontChange, scalars: [Unicode.Scalar]) {
    let (old, new) = (change.old, change.new)
    var changes: [Change] = []
    var count = 0
    for scalar in scalars {
      guard let before = old.primary.glyph(for: scalar), let after = new.primary.glyph(for: scalar)
      else { continue }
      count += 1
      let found = Change(
        scalar: scalar,
        advanceDelta: new.advance(of: after) - old.advance(of: before),
        outlineDistance: OutlineComparison.distance(
          old.primary.outline(of: before), scale: old.unitScale,
          new.primary.outline(of: after), scale: new.unitScale))
      if found.advanceDelta != 0 || found.outlineDistance > 0 { changes.append(found) }
    }
    self.changes = changes.sorted {
      $0.weight == $1.weight ? $0.scalar.value < $1.scalar.value : $0.weight > $1.weight
    }
    comparedCount = count
  }

  /// Every code point that both first fonts have a glyph for.
  package static func sharedScalars(of change: FontChange) -> [Unicode.Scalar] {
    (UInt32(0x20)...0x3FFFF).compactMap { Unicode.Scalar($0) }.filter {
      change.old.primary.glyph(for: $0) != nil && change.new.primary.glyph(for: $0) != nil
    }
  }
}

extension GlyphImpact.Change {
  /// A change below 1/64 point, which no display shows.
  package var isSilent: Bool { weight < LabelImpact.noise }

  fileprivate var weight: Double { max(advanceDelta.magnitude, outlineDistance) }
}

extension FontSelection {
  /// Points for each font unit of the first font.
  fileprivate var unitScale: Double { size / Double(primary.unitsPerEm) }

  /// Width of a glyph of the first font in points.
  fileprivate func advance(of glyph: UInt32) -> Double {
    Double(primary.advance(of: glyph)) * size / Double(primary.unitsPerEm)
  }
}
