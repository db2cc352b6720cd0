import Typography

/// One sweep of a batch: a scene in one font, language and text size.
package struct SweepUnit: Hashable, Sendable {
  /// Name of the scene.
  package var scene: String
  /// The font as it was named; empty for the declared ones.
  package var font: String
  /// SHA-256 of the font's file; empty for the declared ones.
  package var fontDigest: String
  /// Language and region, or a made-up language's name with `pseudo-` before it; empty for the default.
  package var language: String
  /// The reader's text size; empty for the default.
  package var textSize: String
  /// The range in points, as it was given.
  package var range: String
  /// Extent along the other axis, in points.
  package var height: Double
  /// Device pixels for each point.
  package var scale: Double
  /// Texts that the scene shows, where they are inputs.
  package var texts: [String]

  /// A unit from its parts.
  package init(
    scene: String, font: String = "", fontDigest: String = "", language: String = "",
    textSize: String = "", range: String, height: Double, scale: Double, texts: [String] = []
  ) {
    self.scene = scene
    self.font = font
    self.fontDigest = fontDigest
    self.language = language
    self.textSize = textSize
    self.range = range
    self.height = height
    self.scale = scale
    self.texts = texts
  }

  /// The unit's name, made from its content: equal units, however they were named, are swept once.
  package var name: String {
    let parts = [scene, fontDigest, language, textSize, range, "\(height)", "\(scale)"] + texts
    // A count before each part keeps ("a", "bc") apart from ("ab", "c").
    let text = parts.map { "\($0.utf8.count):\($0)" }.joined()
    return String(SHA256.hexDigest(of: Array(text.utf8)).prefix(16))
  }

  /// The unit in words.
  package var words: String {
    ([scene] + [font, language, textSize].filter { !$0.isEmpty }).joined(separator: ", ")
  }
}
