import Baselines
import Files
import Pixels
import Testing

@Suite struct BaselineStoreTests {
  static let name = try? SnapshotName(parsing: "scene/w10xh10@1x")
  static let other = try? SnapshotName(parsing: "scene/w20xh10@1x")

  func inStore(_ body: (BaselineStore) throws -> Void) throws {
    let path = "/tmp/widthwise-store-\(UInt64.random(in: 0 ... .max))"
    defer { try? FileSystem.removeTree(path) }
    try body(BaselineStore(directory: path))
  }

  /// A picture of one colour, and what the index says about it.
  func entry(_ digit: Character) -> BaselineIndex.Entry {
    let level = digit.asciiValue ?? 0
    return BaselineIndex.Entry(
      of: StraightPixmap(width: 1, height: 1, bytes: [level, level, level, 255]))
  }

  func set(_ name: SnapshotName, _ digit: Character, layout: String? = nil) -> BaselineChange {
    .set(
      name, entry(digit), picture: { () throws(BaselineError) in Array("picture \(digit)".utf8) },
      layout: layout)
  }

  @Test func whatIsSetIsFoundAgain() throws {
    try inStore { store in
      let name = try #require(Self.name)
      #expect(try store.apply([set(name, "a", layout: "l")], provenance: ["fonts": "x"]) == [name])
      let index = try store.index()
      #expect(index.entries == [name: entry("a")])
      #expect(index.provenance == ["fonts": "x"])
      #expect(try FileSystem.read(store.picturePath(of: name)) == Array("picture a".utf8))
      #expect(store.layout(of: name) == "l")
      #expect(try FileSystem.names(in: store.directory) == ["index.txt", "scene"])
    }
  }

  @Test func aPictureWithTheSamePixelsIsNotTouched() throws {
    try inStore { store in
      let name = try #require(Self.name)
      try store.apply([set(name, "a")])
      let again = BaselineChange.set(
        name, entry("a"),
        picture: { () throws(BaselineError) in
          Issue.record("asked for the bytes")
          return []
        }, layout: nil)
      #expect(try store.apply([again]).isEmpty)
    }
  }

  @Test func removingTakesTheEmptyDirectoryAlong() throws {
    try inStore { store in
      let name = try #require(Self.name)
      try store.apply([set(name, "a", layout: "l")])
      try store.apply([.remove(name)])
      #expect(try store.index().entries.isEmpty)
      #expect(try FileSystem.names(in: store.directory) == ["index.txt"])
    }
  }

  @Test func allOrNothingWhenAPictureFails() throws {
    try inStore { store in
      let (name, other) = (try #require(Self.name), try #require(Self.other))
      try store.apply([set(name, "a")])
      let failing = BaselineChange.set(
        other, entry("b"),
        picture: { () throws(BaselineError) in throw .file(sentence: "gone") }, layout: nil)
      #expect(throws: BaselineError.file(sentence: "gone")) {
        try store.apply([set(name, "c"), failing])
      }
      #expect(try store.index().entries == [name: entry("a")])
      #expect(try FileSystem.read(store.picturePath(of: name)) == Array("picture a".utf8))
      #expect(try FileSystem.names(in: store.directory) == ["index.txt", "scene"])
    }
  }

  @Test func whatWasCommittedIsFinishedByTheNextReader() throws {
    try inStore { store in
      let name = try #require(Self.name)
      try store.apply([set(name, "a")])
      // As a killed process leaves it: staged and committed, nothing moved yet.
      var index = try store.index()
      index.entries[name] = entry("b")
      let staging = "\(store.directory)/.staging"
      try FileSystem.makeDirectory(staging)
      try FileSystem.write(Array("picture b".utf8), to: "\(staging)/0")
      try FileSystem.write(Array(index.text.utf8), to: "\(staging)/1")
      try FileSystem.write(
        Array("move 0 \(name).png\nmove 1 index.txt\n".utf8), to: "\(staging)/commit")
      #expect(try store.index().entries == [name: entry("b")])
      #expect(try FileSystem.read(store.picturePath(of: name)) == Array("picture b".utf8))
      #expect(FileSystem.kind(of: staging) == nil)
    }
  }

  @Test func whatWasNotCommittedIsThrownAway() throws {
    try inStore { store in
      let name = try #require(Self.name)
      try store.apply([set(name, "a")])
      try FileSystem.makeDirectory("\(store.directory)/.staging")
      try FileSystem.write([1], to: "\(store.directory)/.staging/0")
      #expect(try store.index().entries == [name: entry("a")])
      #expect(FileSystem.kind(of: "\(store.directory)/.staging") == nil)
    }
  }

  @Test func orphansAreWhatNobodyClaims() throws {
    try inStore { store in
      let (name, other) = (try #require(Self.name), try #require(Self.other))
      try store.apply([set(name, "a"), set(other, "b")])
      try FileSystem.write([1], to: "\(store.directory)/scene/stray.png")
      let stray = try SnapshotName(parsing: "scene/stray")
      #expect(try store.orphans(claimed: [name]) == [stray, other])
    }
  }

  @Test func anIndexIsItsText() throws {
    let name = try #require(Self.name)
    var index = BaselineIndex()
    index.entries[name] = entry("0")
    index.provenance = ["fonts": "Inter 4.1"]
    // SHA-256 of "RGBA8", 000000, 00000001, 00000001, 303030ff by sha256sum.
    let digest = "d9bc802d5527b1013c0a3f3a05537f4fd4456eb861ef6b23b679a9f745c30b35"
    let quick = try #require(entry("0").hash)
    #expect(
      index.text == """
        # Widthwise baselines 2: SHA-256, hash of the content, size, name
        # fonts: Inter 4.1
        \(digest) \(quick) 1x1 scene/w10xh10@1x

        """)
    #expect(try BaselineIndex(parsing: index.text, path: "index.txt") == index)
  }

  @Test func anIndexOfTheFirstFormHasNoQuickHashes() throws {
    let name = try #require(Self.name)
    let entry = entry("0")
    let old = """
      # Widthwise baselines 1: SHA-256, quick hash, size, name
      \(entry.digest) \(String(repeating: "0", count: 32)) 1x1 \(name)

      """
    let index = try BaselineIndex(parsing: old, path: "index.txt")
    let read = try #require(index.entries[name])
    #expect(read.hash == nil)
    #expect(read.hasSamePixels(as: entry))
    #expect(index.text.contains("\(entry.digest) - 1x1 \(name)\n"))
    #expect(try BaselineIndex(parsing: index.text, path: "index.txt") == index)
  }

  @Test(arguments: [
    ("", "Line 1 of \"index.txt\" is not"),
    ("x\n", "Line 2 of \"index.txt\" is not of the form HASH HASH WxH NAME"),
    ("<<<<<<< HEAD\n", "Line 2 of \"index.txt\" is a mark of an unresolved merge"),
  ])
  func aDamagedIndexIsNamed(rest: String, start: String) {
    let title = "# Widthwise baselines 1: SHA-256, quick hash, size, name\n"
    do throws(BaselineError) {
      _ = try BaselineIndex(parsing: rest.isEmpty ? "" : title + rest, path: "index.txt")
      Issue.record("accepted")
    } catch { #expect(error.message.hasPrefix(start)) }
  }
}
