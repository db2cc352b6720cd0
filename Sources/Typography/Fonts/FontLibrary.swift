import Synchronization

/// The declared fonts, opened when first asked for and checked against their checksums.
package struct FontLibrary: Sendable {
  /// Folder with `fonts.json`.
  package let directory: String
  /// What the folder declares.
  package let catalogue: FontCatalogue
  private let cache: Cache

  /// The fonts of a folder with a `fonts.json`.
  package init(directory: String) throws(FontError) {
    let path = directory + "/fonts.json"
    guard let bytes = FileBytes.read(path, limit: 1 << 20) else {
      throw .unreadableFile(path: path)
    }
    self.directory = directory
    catalogue = try FontCatalogue(json: bytes, path: path)
    cache = Cache()
  }

  /// The fonts that come with Widthwise, wherever it is used from.
  package static var bundled: FontLibrary {
    get throws(FontError) { try bundledResult.get() }
  }

  private static let bundledResult = Result<FontLibrary, FontError> { () throws(FontError) in
    try FontLibrary(directory: FontLocations.find())
  }

  /// Names of all families in the order of the catalogue.
  package var families: [String] {
    var names: [String] = []
    for entry in catalogue.entries where !names.contains(entry.family) {
      names.append(entry.family)
    }
    return names
  }

  /// The declared font that is nearest to a weight and style.
  ///
  /// Nothing is synthesized: a family without italics gives upright letters, and a family with one
  /// weight gives that weight. Variations that the font has no axis for are an error; they come
  /// after weight and optical size and so override both.
  package func instance(
    family: String, weight: Int = 400, italic: Bool = false,
    opticalSize: OpticalSize = .fontDefault, variations: [FontVariation] = []
  ) throws(FontError) -> FontInstance {
    let entries = catalogue.entries.filter { $0.family == family }
    guard let entry = FontMatching.best(of: entries, weight: weight, italic: italic) else {
      throw .unknownFamily(name: family, known: families)
    }
    let face = try face(of: entry)
    var settings: [FontVariation] = []
    func set(_ tag: StaticString, _ value: Double) {
      let tag = FontTag(literal: tag)
      guard face.axes.contains(where: { $0.tag == tag }) else { return }
      settings.append(FontVariation(tag: tag, value: value))
    }
    set("wght", Double(weight))
    switch opticalSize {
    case .automatic(let size): set("opsz", size)
    case .fixed(let position): set("opsz", position)
    case .fontDefault: break
    }
    return try instance(of: face, variations: settings + variations)
  }

  /// The default families at a weight and style, first choice first.
  package func defaultFonts(
    weight: Int = 400, italic: Bool = false, opticalSize: OpticalSize = .fontDefault
  ) throws(FontError) -> [FontInstance] {
    var fonts: [FontInstance] = []
    for family in catalogue.defaultFamilies {
      fonts.append(
        try instance(family: family, weight: weight, italic: italic, opticalSize: opticalSize))
    }
    return fonts
  }

  /// The font of any file, declared or not.
  package func instance(
    file path: String, index: Int = 0, variations: [FontVariation] = []
  ) throws(FontError) -> FontInstance {
    try instance(of: try cache.face(path: path, index: index, sha256: nil), variations: variations)
  }

  /// The face of a declared font; an error where the file is not the declared one.
  package func face(of entry: FontEntry) throws(FontError) -> FontFace {
    try cache.face(path: directory + "/" + entry.file, index: 0, sha256: entry.sha256)
  }

  /// A face at a location; the same instance for the same location.
  package func instance(
    of face: FontFace, variations: [FontVariation]
  ) throws(FontError) -> FontInstance {
    try cache.instance(of: face, variations: variations)
  }
}

extension FontLibrary {
  /// Faces and instances that were opened; one of each is enough for a process.
  private final class Cache: Sendable {
    /// Instances kept at most: a scene that animates a weight would otherwise fill the memory.
    private static let capacity = 256

    private struct FaceKey: Hashable {
      var path: String
      var index: Int
    }

    private struct InstanceKey: Hashable {
      var sha256: String
      var index: Int
      var variations: [FontVariation]
    }

    private struct State {
      var faces: [FaceKey: FontFace] = [:]
      var instances: [InstanceKey: FontInstance] = [:]
    }

    private let state = Mutex(State())

    func face(path: String, index: Int, sha256: String?) throws(FontError) -> FontFace {
      let key = FaceKey(path: path, index: index)
      if let known = state.withLock({ $0.faces[key] }) { return known }
      guard let bytes = FileBytes.read(path) else { throw .unreadableFile(path: path) }
      let actual = SHA256.hexDigest(of: bytes)
      if let sha256, sha256 != actual {
        throw .checksumMismatch(path: path, expected: sha256, actual: actual)
      }
      let face = try FontFace(bytes: bytes, sha256: actual, index: index, name: path)
      return state.withLock { state in
        if let known = state.faces[key] { return known }
        state.faces[key] = face
        return face
      }
    }

    func instance(
      of face: FontFace, variations: [FontVariation]
    ) throws(FontError) -> FontInstance {
      let key = InstanceKey(sha256: face.sha256, index: face.index, variations: variations)
      if let known = state.withLock({ $0.instances[key] }) { return known }
      let instance = try FontInstance(face, variations: variations)
      return state.withLock { state in
        if let known = state.instances[key] { return known }
        if state.instances.count >= Self.capacity { state.instances.removeAll() }
        state.instances[key] = instance
        return instance
      }
    }
  }
}
