package import PNGCoding
package import Pixels

/// The table of all baselines: what each picture's pixels hash to, and what drew them.
package struct BaselineIndex: Hashable, Sendable {
  /// One line: one picture.
  package struct Entry: Hashable, Sendable {
    /// SHA-256 over the format, width, height and pixels, as `PixelDigest` defines it.
    package var digest: PixelDigest
    /// 128 bits of the pixels, quick enough for every run; nil where none were recorded.
    package var hash: ContentHash?
    /// Columns, in pixels.
    package var width: Int
    /// Rows, in pixels.
    package var height: Int

    /// An entry from its columns.
    package init(digest: PixelDigest, hash: ContentHash?, width: Int, height: Int) {
      self.digest = digest
      self.hash = hash
      self.width = width
      self.height = height
    }

    /// Whether both are of the same pixels.
    package func hasSamePixels(as other: Entry) -> Bool {
      digest == other.digest && width == other.width && height == other.height
    }

    /// Its columns of a line.
    fileprivate var columns: String {
      "\(digest) \(hash?.description ?? "-") \(width)x\(height)"
    }

    /// The entry of a picture.
    package init(of picture: StraightPixmap) {
      self.init(
        digest: PixelDigest(of: picture), hash: ContentHash(of: picture), width: picture.width,
        height: picture.height)
    }
  }

  /// What drew the pictures, such as the fonts and the renderer's fingerprint, by key.
  package var provenance: [String: String]
  /// The pictures by name.
  package var entries: [SnapshotName: Entry]
  /// What was approved beside them, in the order of its numbers.
  package var alternatives: [SnapshotName: [Alternative]]

  /// An index of nothing.
  package init() {
    provenance = [:]
    entries = [:]
    alternatives = [:]
  }

  /// Whether hashes alone are the baselines, without pictures beside the index.
  package var storesHashes: Bool { provenance["store"] == "hashes" }

  /// The scene files whose pictures are among them, as the paths that tests were given.
  package var sceneFiles: [String] {
    get { provenance["scene files"].map { $0.split(separator: "\t").map(String.init) } ?? [] }
    set {
      provenance["scene files"] = newValue.isEmpty ? nil : newValue.joined(separator: "\t")
    }
  }

  /// The names in order.
  package var names: [SnapshotName] { entries.keys.sorted() }

  private static let title = "# Widthwise baselines 2: SHA-256, hash of the content, size, name"
  /// The first form, whose quick hash was of all pixels; it is passed over.
  private static let oldTitle = "# Widthwise baselines 1: SHA-256, quick hash, size, name"

  /// The file's text: a header of provenance, then a line for each picture, all sorted.
  package var text: String {
    var lines = [Self.title]
    for (key, value) in provenance.sorted(by: { $0.key < $1.key }) {
      lines.append("# \(key): \(value.split(whereSeparator: \.isNewline).joined(separator: " "))")
    }
    for name in names {
      guard let entry = entries[name] else { continue }
      lines.append("\(entry.columns) \(name)")
      for (place, other) in (alternatives[name] ?? []).enumerated() {
        let number = Alternative.number(at: place)
        lines.append("\(other.entry.columns) \(name)~\(number) \(other.glyphs) \(other.reason)")
      }
    }
    return lines.joined(separator: "\n") + "\n"
  }

  /// An index from its text; the path is for messages.
  package init(parsing text: String, path: String) throws(BaselineError) {
    self.init()
    try read(text, path: path) { problem throws(BaselineError) in throw problem }
  }

  /// What can be had of an index from its text: lines that say nothing are passed over.
  package init(salvaging text: String) {
    self.init()
    try? read(text, path: "") { _ throws(BaselineError) in }
  }

  private mutating func read(
    _ text: String, path: String,
    onProblem: (BaselineError) throws(BaselineError) -> Void
  ) throws(BaselineError) {
    // Bytes rather than characters: large indices are read in every run.
    let lines = text.utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
      .map { Substring($0) }
    let isOld = lines.first == Self.oldTitle[...]
    if !isOld && lines.first != Self.title[...] {
      try onProblem(.index(path: path, line: 1, reason: "is not \"\(Self.title)\""))
    }
    for (number, line) in lines.enumerated().dropFirst() where !line.isEmpty {
      if line.utf8.first == UInt8(ascii: "#") {
        let parts = line.dropFirst(2).split(separator: ":", maxSplits: 1)
        if parts.count == 2 { provenance[String(parts[0])] = String(parts[1].dropFirst()) }
      } else {
        do throws(BaselineError) {
          try add(line, number: number + 1, path: path, isOld: isOld)
        } catch { try onProblem(error) }
      }
    }
  }

  private mutating func add(
    _ line: Substring, number: Int, path: String, isOld: Bool
  ) throws(BaselineError) {
    if let first = line.utf8.first, "<>=".utf8.contains(first),
      line.utf8.prefix(7).allSatisfy({ $0 == first })
    {
      throw .index(path: path, line: number, reason: "is a mark of an unresolved merge")
    }
    let columns = line.utf8.split(
      separator: UInt8(ascii: " "), maxSplits: 5, omittingEmptySubsequences: false
    ).map { Substring($0) }
    let sides = columns.count >= 4 ? columns[2].split(separator: "x") : []
    let hash = columns.count >= 4 ? ContentHash(columns[1]) : nil
    guard sides.count == 2, let digest = PixelDigest(columns[0]), hash != nil || columns[1] == "-",
      let width = Int(sides[0]), let height = Int(sides[1]), width >= 0, height >= 0
    else { throw .index(path: path, line: number, reason: "is not of the form HASH HASH WxH NAME") }
    let entry = Entry(digest: digest, hash: isOld ? nil : hash, width: width, height: height)
    let words = columns[3].split(separator: "~", omittingEmptySubsequences: false)
    let name = try SnapshotName(parsing: String(words[0]))
    if columns.count == 4, words.count == 1 {
      guard entries.updateValue(entry, forKey: name) == nil else {
        throw .index(path: path, line: number, reason: "names \"\(name)\" a second time")
      }
      return
    }
    let place = alternatives[name]?.count ?? 0
    guard columns.count == 6, words.count == 2, entries[name] != nil,
      words[1] == String(Alternative.number(at: place))
    else {
      throw .index(
        path: path, line: number,
        reason: "is not of the form HASH HASH WxH NAME~N GLYPHS REASON, below the line of NAME")
    }
    alternatives[name, default: []].append(
      Alternative(entry: entry, glyphs: String(columns[4]), reason: String(columns[5])))
  }
}
