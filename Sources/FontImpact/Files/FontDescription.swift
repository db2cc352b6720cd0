package import Typography

/// What identifies one side's first font and what it offers.
package struct FontDescription: Hashable, Sendable {
  /// What the selection was asked for by.
  package var name: String
  /// Family name.
  package var family: String
  /// Style name.
  package var style: String
  /// Version text.
  package var version: String
  /// Licence text, as the font has it; nothing where it has none.
  package var license: String?
  /// Right to put it into documents.
  package var embedding: EmbeddingRight?
  /// SHA-256 of the file in hexadecimal.
  package var sha256: String
  /// Units of the design grid in one em.
  package var unitsPerEm: Int
  /// Number of glyphs.
  package var glyphCount: Int
  /// Axes of variation.
  package var axes: [FontAxis]
  /// Where on its axes the font stands, without axes at their default.
  package var location: [FontVariation]
  /// Names of the instances that the file offers.
  package var instances: [String]
  /// Features that replace glyphs.
  package var substitutions: [FontTag]
  /// Features that place glyphs.
  package var positionings: [FontTag]
  /// Family names of the fonts behind the first one.
  package var fallback: [String]
  /// Size of text in points.
  package var size: Double
  /// Features set for all text.
  package var features: [FontFeature]

  /// Describes the first font of a selection.
  package init(_ selection: FontSelection) {
    let font = selection.primary
    let tables = FontTables(font.face)
    name = selection.name
    family = font.familyName
    style = font.face.styleName
    version = font.face.version
    license = tables.name(13)
    embedding = tables.embedding
    sha256 = font.face.sha256
    unitsPerEm = font.unitsPerEm
    glyphCount = font.face.glyphCount
    axes = font.face.axes
    location = font.location
    instances = tables.instanceNames
    substitutions = tables.features(of: "GSUB")
    positionings = tables.features(of: "GPOS")
    fallback = selection.fonts.dropFirst().map(\.familyName)
    size = selection.size
    features = selection.features
  }
}
