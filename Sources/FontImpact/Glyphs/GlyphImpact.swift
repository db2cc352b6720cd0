import Typography

/// Glyphs of the texts' characters that look or measure otherwise than before.
package struct GlyphImpact: Hashable, Sendable {
  /// The glyph of one character before and after.
  package struct Change: Hashable, Sendable {
    /// The character.
    package var scalar: Unicode.Scalar
    /// Change of its own width, before kerning, in points.
    package var advanceDelta: Double
    /// Greatest difference of a pixel, drawn black on white at the size of the text, 0…255.
    package var pixelDelta: Int
    /// Pixels that differ visibly, over all four positions that text can take within a pixel.
    package var pixelCount: Int

    /// A change that no display shows.
    package var isSilent: Bool { pixelCount == 0 && advanceDelta.magnitude < LabelImpact.noise }
  }

  /// Changed glyphs; those that look most different first.
  package var changes: [Change]
  /// Characters that were compared.
  package var comparedCount: Int

  /// Glyphs whose own width changed.
  package var advances: [Change] { changes.filter { $0.advanceDelta != 0 } }
  /// Glyphs that are drawn with other pixels, however slightly.
  package var outlines: [Change] { changes.filter { $0.pixelDelta > 0 } }
  /// Whether nothing changed that could be seen at the size of the text.
  package var isSilent: Bool { changes.allSatisfy(\.isSilent) }

  /// A grey pixel that differs by at most this is not a visible difference.
  ///
  /// It is what pixelmatch's default threshold of 0.1 lets pass for greys:
  /// √(35215 · 0.1² / 0.5053) = 26.4.
  package static let visibleDelta = 26

  /// Compares the glyphs that the first font of each side has for some characters, as they look
  /// with `scale` pixels in a point.
  package init(_ change: FontChange, scalars: [Unicode.Scalar], scale: Double = 1) {
    let (old, new) = (change.old, change.new)
    let shared = scalars.compactMap { scalar -> (Unicode.Scalar, old: UInt32, new: UInt32)? in
      guard let before = old.primary.glyph(for: scalar), let after = new.primary.glyph(for: scalar)
      else { return nil }
      return (scalar, before, after)
    }
    comparedCount = shared.count
    let isSame = old.primary == new.primary && old.size == new.size
    let candidates = isSame ? [] : shared
    let differences = GlyphSheet(scale: scale)
      .differences(candidates.map { ($0.old, $0.new) }, of: change)
    changes = zip(candidates, differences).map { pair, difference in
      Change(
        scalar: pair.0,
        advanceDelta: new.advance(of: pair.new) - old.advance(of: pair.old),
        pixelDelta: difference.greatest, pixelCount: difference.count)
    }.filter { $0.advanceDelta != 0 || $0.pixelDelta > 0 }.sorted { $0.comesBefore($1) }
  }

  /// Every code point that both first fonts have a glyph for.
  package static func sharedScalars(of change: FontChange) -> [Unicode.Scalar] {
    (UInt32(0x20)...0x3FFFF).compactMap { Unicode.Scalar($0) }.filter {
      change.old.primary.glyph(for: $0) != nil && change.new.primary.glyph(for: $0) != nil
    }
  }
}

extension GlyphImpact.Change {
  fileprivate func comesBefore(_ other: GlyphImpact.Change) -> Bool {
    if pixelCount != other.pixelCount { return pixelCount > other.pixelCount }
    if pixelDelta != other.pixelDelta { return pixelDelta > other.pixelDelta }
    if advanceDelta.magnitude != other.advanceDelta.magnitude {
      return advanceDelta.magnitude > other.advanceDelta.magnitude
    }
    return scalar.value < other.scalar.value
  }
}

extension FontSelection {
  /// Width of a glyph of the first font in points.
  fileprivate func advance(of glyph: UInt32) -> Double {
    Double(primary.advance(of: glyph)) * size / Double(primary.unitsPerEm)
  }
}
