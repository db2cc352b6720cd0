/// One font file that the catalogue declares.
package struct FontEntry: Hashable, Sendable {
  /// Path below the folder of the catalogue.
  package var file: String
  /// Family name by which styles ask for it.
  package var family: String
  /// Version as its maker counts.
  package var version: String
  /// Least and greatest weight, 100 thin to 900 black; equal for a static font.
  package var weights: ClosedRange<Int>
  /// Whether its letters are slanted.
  package var isItalic: Bool
  /// SHA-256 of the file in hexadecimal.
  package var sha256: String
  /// SPDX name of the licence.
  package var license: String
  /// The package that it was taken from, or the script that makes it.
  package var source: String

  /// A declared file.
  package init(
    file: String, family: String, version: String, weights: ClosedRange<Int>, isItalic: Bool,
    sha256: String, license: String, source: String
  ) {
    self.file = file
    self.family = family
    self.version = version
    self.weights = weights
    self.isItalic = isItalic
    self.sha256 = sha256
    self.license = license
    self.source = source
  }
}
