import CHarfBuzz

/// A stretch of text that is shaped in one call.
struct TextItem {
  /// UTF-8 offsets.
  var range: Range<Int>
  /// Which span it belongs to.
  var span: Int
  /// The font that serves it.
  var font: FontInstance
  /// Embedding level.
  var level: UInt8
  /// Script.
  var script: hb_script_t
  /// Whether it is a tab that a paragraph widens to its next stop, and so has no glyph.
  var isTab = false
}
