package import Typography

extension FontSelection {
  /// Opens what a person names: a font file with an optional face number and location, as in
  /// `Inter.ttc#1@wght=600`, or a declared family in its place, or a folder with a `fonts.json`, or
  /// that file itself.
  ///
  /// `fallback` follows the font of a file; a declared set brings its own order.
  package static func open(
    _ name: String, fallback: [FontInstance] = [], size: Double = 14, features: [FontFeature] = []
  ) throws(FontError) -> FontSelection {
    if let directory = catalogueDirectory(name) {
      let library = try FontLibrary(directory: directory)
      let fonts = try library.defaultFonts(opticalSize: .automatic(size: size))
      guard !fonts.isEmpty else {
        throw .malformedCatalogue(
          path: directory + "/fonts.json", reason: "it declares no default family")
      }
      return FontSelection(
        name: name, fonts: fonts, library: library, size: size, features: features)
    }
    let font = try instance(name)
    return FontSelection(
      name: name, fonts: [font] + fallback.filter { $0 != font }, size: size, features: features)
  }

  /// The font of a file that is named as in ``open(_:fallback:size:features:)``.
  ///
  /// Further `variations` come after those of the name.
  package static func instance(
    _ name: String, variations further: [FontVariation] = []
  ) throws(FontError) -> FontInstance {
    var path = Substring(name)
    var variations = further
    if !FileBytes.exists(name), let at = path.lastIndex(of: "@") {
      variations = try FontVariation.parse(list: String(path[at...])) + further
      path = path[..<at]
    }
    var index = 0
    if !FileBytes.exists(String(path)), let mark = path.lastIndex(of: "#"),
      let number = Int(path[path.index(after: mark)...])
    {
      index = number
      path = path[..<mark]
    }
    let file = String(path)
    if !FileBytes.exists(file), let library = try? FontLibrary.bundled,
      library.families.contains(file)
    {
      return try library.instance(family: file, variations: variations)
    }
    if FileBytes.isFolder(file) {
      throw .malformedCatalogue(
        path: file,
        reason: "it has no fonts.json; give a font file, a declared family, or a folder with one")
    }
    guard let bytes = FileBytes.read(file) else { throw .unreadableFile(path: file) }
    return try instance(bytes: bytes, index: index, path: file, variations: variations)
  }

  /// The font in the bytes of a file; `path` is used in messages only.
  package static func instance(
    bytes: [UInt8], index: Int, path: String, variations: [FontVariation]
  ) throws(FontError) -> FontInstance {
    try TableDirectory.check(bytes, path: path)
    return try FontInstance(
      FontFace(bytes: bytes, index: index, name: path), variations: variations)
  }

  /// The folder of a catalogue where the name leads to one.
  private static func catalogueDirectory(_ name: String) -> String? {
    if FileBytes.exists(name + "/fonts.json") { return name }
    guard name.hasSuffix("fonts.json"), FileBytes.exists(name) else { return nil }
    let folder = name.dropLast("fonts.json".count)
    return folder.isEmpty ? "." : folder == "/" ? "/" : String(folder.dropLast())
  }
}
