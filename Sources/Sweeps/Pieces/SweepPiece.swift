package import LayoutEngine

/// An interval of the swept extent on which the layout is one affine function of it.
package struct SweepPiece: Sendable {
  /// Least extent, which belongs to the piece, in points.
  package var from: Double
  /// Largest extent, in points; it belongs to the next piece, or to this one where there is none.
  package var to: Double
  /// The layout at `from`; its frames' slopes give it at any other extent of the piece.
  package var layout: LayoutTree
  /// Along which axis the extent is swept.
  package let axis: Axis

  /// The layout at an extent of the piece, in points.
  package func layout(at extent: Double) -> LayoutTree {
    layout.moved(by: extent - from, along: axis)
  }

  /// Whether a layout made at an extent of the piece is what the piece says.
  package func agrees(with other: LayoutTree, at extent: Double) -> Bool {
    layout(at: extent).agrees(with: other, formulas: false)
  }

  /// What a person would say about the layout.
  package var facts: SweepFacts { SweepFacts(layout, rowsFrom: layout(at: (from + to) / 2)) }

  /// A short name for the layout's formulas.
  package var signature: String { LayoutSignature.of(layout, at: from) }

  /// Whether the formulas of a piece that begins where this one ends continue this one's.
  func continues(in next: SweepPiece) -> Bool {
    layout(at: next.from).agrees(with: next.layout, formulas: true)
  }
}
