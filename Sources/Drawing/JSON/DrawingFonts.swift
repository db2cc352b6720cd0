import Synchronization
package import Typography

/// Finds the fonts that a drawing names: those of given files, then the declared ones.
package final class DrawingFonts: Sendable {
  /// Fonts of files that were given with the drawing.
  private let files: [FontInstance]
  /// The declared fonts, looked for when first needed.
  private let library: @Sendable () throws(FontError) -> FontLibrary
  /// What was found, so that a drawing of many runs opens each font once.
  private let known = Mutex<[String: FontInstance]>([:])

  /// Fonts by files and declaration.
  package init(
    files: [FontInstance] = [],
    library: @escaping @Sendable () throws(FontError) -> FontLibrary = { () throws(FontError) in
      try FontLibrary.bundled
    }
  ) {
    self.files = files
    self.library = library
  }

  /// The font for a key such as `Inter#29160a80ff49@wght=600`, or for the name of a family.
  package func font(named name: String) throws(FontError) -> FontInstance {
    if let font = known.withLock({ $0[name] }) { return font }
    let font = try find(name)
    known.withLock { $0[name] = font }
    return font
  }

  /// The fonts for a text, first choice first: the named ones, then those of files, then the default families.
  func fonts(
    named names: [String], weight: Int, isItalic: Bool
  ) throws(FontError) -> [FontInstance] {
    var fonts: [FontInstance] = []
    for name in names { fonts.append(try font(named: name, weight: weight, isItalic: isItalic)) }
    for font in files { fonts.append(try font.at(weight: weight)) }
    fonts += try library().defaultFonts(weight: weight, italic: isItalic)
    var seen: Set<FontInstance> = []
    return fonts.filter { seen.insert($0).inserted }
  }

  /// A key already says which weight it has; a family is asked for the nearest one.
  private func font(
    named name: String, weight: Int, isItalic: Bool
  ) throws(FontError) -> FontInstance {
    if FontKey(name) != nil { return try font(named: name) }
    if let file = files.first(where: { $0.familyName == name }) {
      return try file.at(weight: weight)
    }
    return try library().instance(family: name, weight: weight, italic: isItalic)
  }

  private func find(_ name: String) throws(FontError) -> FontInstance {
    guard let key = FontKey(name) else {
      if let file = files.first(where: { $0.familyName == name }) { return file }
      return try library().instance(family: name)
    }
    if let file = files.first(where: { $0.key == name }) { return file }
    if let file = files.first(where: { key.names($0.face) }) {
      return try FontInstance(file.face, variations: key.variations)
    }
    return try library().instance(key: key)
  }
}

extension FontInstance {
  /// The font at a weight where it has that axis; at its own otherwise.
  fileprivate func at(weight: Int) throws(FontError) -> FontInstance {
    let tag = FontTag(literal: "wght")
    guard weight != 400, face.axes.contains(where: { $0.tag == tag }) else { return self }
    let others = location.filter { $0.tag != tag }
    return try FontInstance(
      face, variations: others + [FontVariation(tag: tag, value: Double(weight))])
  }
}
