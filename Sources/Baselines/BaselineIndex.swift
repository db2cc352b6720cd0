package import PNGCoding
package import Pixels

/// The table of all baselines: what each picture's pixels hash to, and what drew them.
package struct BaselineIndex: Hashable, Sendable {
  /// One line: one picture.
  package struct Entry: Hashable, Sendable {
    /// SHA-256 over the format, width, height and pixels, as `PixelDigest` defines it.
    package var digest: PixelDigest
    /// 128 bits of the pixels, quick enough for every run.
    package var hash: PixelHash
    /// Columns, in pixels.
    package var width: Int
    /// Rows, in pixels.
    package var height: Int

    /// An entry from its columns.
    package init(digest: PixelDigest, hash: PixelHash, width: Int, height: Int) {
      self.digest = digest
      self.hash = hash
      self.width = width
      self.height = height
    }

    /// The entry of a picture.
    package init(of picture: StraightPixmap) {
      self.init(
        digest: PixelDigest(of: picture), hash: PixelHash(of: picture), width: picture.width,
        height: picture.height)
    }
  }

  /// What drew the pictures, such as the fonts and the renderer's fingerprint, by key.
  package var provenance: [String: String]
  /// The pictures by name.
  package var entries: [SnapshotName: Entry]

  /// An index of nothing.
  package init() {
    provenance = [:]
    entries = [:]
  }

  /// Whether hashes alone are the baselines, without pictures beside the index.
  package var storesHashes: Bool { provenance["store"] == "hashes" }

  /// The names in order.
  package var names: [SnapshotName] { entries.keys.sorted() }

  private static let title = "# Widthwise baselines 1: SHA-256, quick hash, size, name"

  /// The file's text: a header of provenance, then a line for each picture, all sorted.
  package var text: String {
    var lines = [Self.title]
    for (key, value) in provenance.sorted(by: { $0.key < $1.key }) {
      lines.append("# \(key): \(value.split(whereSeparator: \.isNewline).joined(separator: " "))")
    }
    for name in names {
      guard let entry = entries[name] else { continue }
      lines.append("\(entry.digest) \(entry.hash) \(entry.width)x\(entry.height) \(name)")
    }
    return lines.joined(separator: "\n") + "\n"
  }

  /// An index from its text; the path is for messages.
  package init(parsing text: String, path: String) throws(BaselineError) {
    self.init()
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    guard lines.first == Self.title[...] else {
      throw .index(path: path, line: 1, reason: "is not \"\(Self.title)\"")
    }
    for (number, line) in lines.enumerated().dropFirst() where !line.isEmpty {
      if line.hasPrefix("# ") {
        let parts = line.dropFirst(2).split(separator: ":", maxSplits: 1)
        if parts.count == 2 { provenance[String(parts[0])] = String(parts[1].dropFirst()) }
      } else {
        try add(line, number: number + 1, path: path)
      }
    }
  }

  private mutating func add(
    _ line: Substring, number: Int, path: String
  ) throws(BaselineError) {
    if line.hasPrefix("<<<<<<<") || line.hasPrefix(">>>>>>>") || line.hasPrefix("=======") {
      throw .index(path: path, line: number, reason: "is a mark of an unresolved merge")
    }
    let columns = line.split(separator: " ", omittingEmptySubsequences: false)
    let sides = columns.count == 4 ? columns[2].split(separator: "x") : []
    guard sides.count == 2, let digest = PixelDigest(columns[0]), let hash = PixelHash(columns[1]),
      let width = Int(sides[0]), let height = Int(sides[1]), width >= 0, height >= 0
    else { throw .index(path: path, line: number, reason: "is not of the form HASH HASH WxH NAME") }
    let name = try SnapshotName(parsing: String(columns[3]))
    let entry = Entry(digest: digest, hash: hash, width: width, height: height)
    guard entries.updateValue(entry, forKey: name) == nil else {
      throw .index(path: path, line: number, reason: "names \"\(name)\" a second time")
    }
  }
}
