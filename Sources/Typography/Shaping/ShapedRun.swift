internal import CHarfBuzz

/// A stretch of shaped text in one font, direction, script and style.
package struct ShapedRun: Sendable {
  /// The font that serves it.
  package var font: FontInstance
  /// Which of the spans it belongs to.
  package var span: Int
  /// Embedding level; odd ones run right to left.
  package var level: UInt8
  /// UTF-8 offsets in the text.
  package var range: Range<Int>
  /// Positions among the glyphs of the text, in visual order from left to right.
  package var glyphs: Range<Int>
  /// Sum of the advances in font units.
  package var advance: Int
  /// Whether it is a tab, whose width depends on where it stands.
  package var isTab: Bool
  /// Number of clusters, each of which takes the tracking once.
  package var clusterCount: Int

  var script: hb_script_t

  /// Its script by its four letters in ISO 15924, such as `Latn`; `Zyyy` where all is shared.
  package var scriptCode: String { FontTag(rawValue: script.rawValue).description }

  /// Whether it runs from right to left.
  package var isRightToLeft: Bool { level & 1 == 1 }
}
