private import CHarfBuzz

/// The libraries that text is drawn with, as they are linked.
package enum TypographyLibraries {
  /// Names and versions.
  package static var versions: [(name: String, version: String)] {
    [
      ("FreeType", FreeTypeLibrary.version),
      ("HarfBuzz", String(cString: hb_version_string())),
    ]
  }
}
