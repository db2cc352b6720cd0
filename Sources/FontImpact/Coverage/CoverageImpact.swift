import Typography

/// Characters of the texts that another font serves than before, or none.
package struct CoverageImpact: Hashable, Sendable {
  /// One character and who serves it.
  package struct Change: Hashable, Sendable {
    /// The character.
    package var scalar: Unicode.Scalar
    /// Position in the order of fonts before; nothing where no font had it.
    package var oldPosition: Int?
    /// Position in the order of fonts after; nothing where no font has it.
    package var newPosition: Int?
    /// Name of the font before.
    package var oldFont: String?
    /// Name of the font after.
    package var newFont: String?
    /// Number of texts that hold it.
    package var labelCount: Int
  }

  /// Every change, in the order of the characters' code points.
  package var changes: [Change]
  /// Different characters in all texts.
  package var characterCount: Int
  /// Characters that no font serves before, in order.
  package var missingBefore: [Unicode.Scalar]
  /// Characters that no font serves after, in order.
  package var missingAfter: [Unicode.Scalar]

  /// Characters that had a glyph and have none.
  package var lost: [Change] { changes.filter { $0.newPosition == nil } }
  /// Characters that had none and have one.
  package var gained: [Change] { changes.filter { $0.oldPosition == nil } }
  /// Characters that another font of the order serves.
  package var moved: [Change] { changes.filter { $0.oldPosition != nil && $0.newPosition != nil } }

  /// Compares who serves the characters of texts.
  package init(_ change: FontChange, labels: [ImpactLabel]) {
    var found: [UInt32: Change] = [:]
    let (before, after) = (CoverageMap(change.old), CoverageMap(change.new))
    for label in labels {
      let old = before.positions(of: label)
      let new = after.positions(of: label)
      var isSeen: Set<UInt32> = []
      for (index, scalar) in label.text.unicodeScalars.enumerated()
      where isSeen.insert(scalar.value).inserted {
        let known = found[scalar.value]
        found[scalar.value] = Change(
          scalar: scalar, oldPosition: old[index], newPosition: new[index],
          oldFont: old[index].map { change.old.fonts[$0].familyName },
          newFont: new[index].map { change.new.fonts[$0].familyName },
          labelCount: (known?.labelCount ?? 0) + 1)
      }
    }
    let all = found.values.sorted { $0.scalar.value < $1.scalar.value }
    characterCount = all.count
    changes = all.filter { $0.oldPosition != $0.newPosition }
    missingBefore = all.filter { $0.oldPosition == nil }.map(\.scalar)
    missingAfter = all.filter { $0.newPosition == nil }.map(\.scalar)
  }

  /// Whether every character is served as it was.
  package var isSilent: Bool { changes.isEmpty }
}

/// Who serves each character of a text.
struct CoverageMap {
  private let selection: FontSelection

  init(_ selection: FontSelection) { self.selection = selection }

  /// For each code point the position of its font in the order; nothing where none has it.
  func positions(of label: ImpactLabel) -> [Int?] {
    let shaped = TextShaper.shared.shape(
      label.text, style: selection.style(language: label.language))
    let missing = Set(shaped.missing)
    var runs = shaped.runs.makeIterator()
    var run = runs.next()
    var offset = 0
    return label.text.unicodeScalars.map { scalar in
      while let current = run, offset >= current.range.upperBound { run = runs.next() }
      offset += UTF8.width(scalar)
      guard let run, !missing.contains(scalar) else { return nil }
      return selection.fonts.firstIndex(of: run.font)
    }
  }
}
