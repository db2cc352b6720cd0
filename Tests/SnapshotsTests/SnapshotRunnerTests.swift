import Baselines
import Drawing
import Files
import Geometry
import ImageDiff
import JSONValue
import Pixels
import Snapshots
import Testing

@MainActor
@Suite struct SnapshotRunnerTests {
  /// A store and a run directory that go away with the closure.
  func inDirectory(_ body: (BaselineStore, RunDirectory) throws -> Void) throws {
    let path = "/tmp/widthwise-run-\(UInt64.random(in: 0 ... .max))"
    defer { try? FileSystem.removeTree(path) }
    try body(BaselineStore(directory: "\(path)/Baselines"), RunDirectory("\(path)/.widthwise"))
  }

  /// A square of 4 × 4 at the given place on a white canvas of 10 × 10.
  func square(
    _ name: String, at x: Double = 2, width: Double = 10, problems: [String] = [],
    tolerance: Tolerance? = nil
  ) throws -> SnapshotCase {
    let square = Rect(x: x, y: 2, width: 4, height: 4)
    let size = Size(width: width, height: 10)
    return SnapshotCase(name: try SnapshotName(parsing: name)) {
      DrawnSnapshot(
        displayList: DisplayList(
          size: size, background: .white,
          items: [.fill(.rect(square), .nonZero, .color(.black))]),
        layout: LayoutRecord(
          size: size, scale: 1,
          lines: [LayoutRecord.Line(depth: 0, view: "Square", id: "square", frame: square)]),
        problems: problems, tolerance: tolerance)
    }
  }

  func run(
    _ cases: [SnapshotCase], _ store: BaselineStore, _ directory: RunDirectory,
    mode: RecordMode = .none, workers: Int = 1
  ) throws -> [SnapshotOutcome] {
    var options = SnapshotRunner.Options()
    options.mode = mode
    options.workers = workers
    return try SnapshotRunner(store: store, directory: directory, options: options).run(cases)
      .outcomes
  }

  @Test func aMissingBaselineFailsAndLeavesThePicture() throws {
    try inDirectory { store, directory in
      let outcome = try #require(try run([try square("a/b")], store, directory).first)
      #expect(outcome.status == .missing)
      #expect(outcome.files.keys.sorted() == ["actual", "layout"])
      #expect(try directory.read(outcome.files["actual"] ?? "").starts(with: [0x89]))
      #expect(FileSystem.kind(of: store.directory) == nil)
    }
  }

  @Test func whatWasRecordedMatches() throws {
    try inDirectory { store, directory in
      let cases = [try square("a/b"), try square("a/c", at: 3)]
      #expect(
        try run(cases, store, directory, mode: .missing).map(\.status) == [.recorded, .recorded])
      #expect(try run(cases, store, directory).map(\.status) == [.matched, .matched])
      #expect(try run(cases, store, directory, workers: 2).map(\.status) == [.matched, .matched])
    }
  }

  @Test func aMovedSquareIsMeasuredAndExplained() throws {
    try inDirectory { store, directory in
      _ = try run([try square("a/b")], store, directory, mode: .missing)
      let outcome = try #require(try run([try square("a/b", at: 3)], store, directory).first)
      #expect(outcome.status == .differs)
      // Two columns of four pixels: the one that was left and the one that was entered.
      let record = JSONNode(try #require(outcome.record))
      #expect(try record.member("differentPixels").integer() == 8)
      #expect(try record.member("maxChannelDelta").integer() == 255)
      #expect(
        try record.member("bounds").value == ["x": 2, "y": 2, "width": 5, "height": 4])
      #expect(outcome.explanation == ["square moved 1 pt right"])
      #expect(
        outcome.files.keys.sorted() == ["actual", "diff", "expected", "expectedLayout", "layout"])
    }
  }

  @Test func anotherSizeIsItsOwnOutcome() throws {
    try inDirectory { store, directory in
      _ = try run([try square("a/b")], store, directory, mode: .missing)
      let outcome = try #require(try run([try square("a/b", width: 12)], store, directory).first)
      #expect(outcome.status == .sizeChanged)
      #expect(outcome.explanation == ["window 10 × 10 @1 → 12 × 10 @1"])
    }
  }

  @Test func modesWriteWhatTheySay() throws {
    try inDirectory { store, directory in
      _ = try run([try square("a/b")], store, directory, mode: .missing)
      let moved = [try square("a/b", at: 3), try square("a/c")]
      #expect(
        try run(moved, store, directory, mode: .missing).map(\.status) == [.differs, .recorded])
      #expect(
        try run(moved, store, directory, mode: .changed).map(\.status) == [.recorded, .matched])
      #expect(try run(moved, store, directory).map(\.status) == [.matched, .matched])
    }
  }

  @Test func oneMorePictureCanBeApprovedWithItsReason() throws {
    try inDirectory { store, directory in
      let (first, second) = ([try square("a/b")], [try square("a/b", at: 3)])
      _ = try run(first, store, directory, mode: .missing)
      var record = RunRecord(
        outcomes: try run(second, store, directory), suite: [], provenance: ["glyphs": "0f"])
      let name = try SnapshotName(parsing: "a/b")
      let approval = Approval(store: store, directory: directory)
      try approval.approve([name], in: &record, as: .also(reason: "other\nfonts"))
      #expect(FileSystem.kind(of: store.picturePath(of: name, number: 2)) == .file)
      #expect(try run(first, store, directory).map(\.status) == [.matched])
      let met = try #require(try run(second, store, directory).first)
      #expect(met.status == .matched)
      #expect(
        met.alternatives == [
          ["number": 2, "reason": "other fonts", "glyphs": "0f", "met": true]
        ])
      let other = try #require(try run([try square("a/b", at: 5)], store, directory).first)
      #expect(other.status == .differs)
      #expect(other.files["approved-2"] == "pictures/a/b.approved-2.png")
      let index = try store.index()
      #expect(try BaselineIndex(parsing: index.text, path: "index.txt") == index)
      #expect(try BaselineAudit(of: store, index: index).findings == [])
      record.outcomes = [other]
      try approval.approve([name], in: &record, as: .only)
      #expect(try store.index().alternatives.isEmpty)
      #expect(FileSystem.kind(of: store.picturePath(of: name, number: 2)) == nil)
      #expect(try run(second, store, directory).map(\.status) == [.differs])
    }
  }

  @Test func whereOnlyAHashIsKeptThePictureBeforeIsDrawnAgain() throws {
    try inDirectory { store, directory in
      var options = SnapshotRunner.Options()
      options.mode = .missing
      options.storesHashes = true
      let runner = SnapshotRunner(store: store, directory: directory, options: options)
      _ = try runner.run([try square("a/b")])
      let name = try SnapshotName(parsing: "a/b")
      #expect(FileSystem.kind(of: store.picturePath(of: name)) == nil)
      #expect(try run([try square("a/b")], store, directory).map(\.status) == [.matched])
      let moved = [try square("a/b", at: 3)]
      let outcome = try #require(try run(moved, store, directory).first)
      #expect(outcome.status == .differs)
      #expect(outcome.record?["differentPixels"] == 8)
      #expect(Set(outcome.files.keys).isSuperset(of: ["expected", "actual", "diff", "drawing"]))
      // What draws something else than the hash says is no picture before.
      try FileSystem.write(Array("widthwise".utf8), to: store.drawingPath(of: name))
      let lost = try #require(try run(moved, store, directory).first)
      #expect(lost.files["expected"] == nil)
      #expect(
        lost.explanation.first
          == "only the hash of the baseline is kept, and it cannot be drawn again here")
      var record = RunRecord(outcomes: [outcome], suite: [name])
      try Approval(store: store, directory: directory).approve([name], in: &record)
      #expect(try run(moved, store, directory).map(\.status) == [.matched])
      let back = try #require(try run([try square("a/b")], store, directory).first)
      #expect(back.files["expected"] != nil)
    }
  }

  @Test func aToleranceIsMeasured() throws {
    try inDirectory { store, directory in
      _ = try run([try square("a/b")], store, directory, mode: .missing)
      var limits = DiffLimits()
      limits.differentPixels = 8
      let tolerance = Tolerance(limits, reason: "a test")
      let within = try run([try square("a/b", at: 3, tolerance: tolerance)], store, directory)
      #expect(within.map(\.status) == [.matched])
      #expect(within.first?.tolerance?["reason"] == "a test")
      let beyond = try run([try square("a/b", at: 4, tolerance: tolerance)], store, directory)
      #expect(beyond.map(\.status) == [.differs])
    }
  }

  @Test func aBrokenRuleFailsEvenWhereThePixelsMatch() throws {
    try inDirectory { store, directory in
      _ = try run([try square("a/b")], store, directory, mode: .missing)
      let broken = [try square("a/b", problems: ["missing: U+1F600"])]
      let outcome = try #require(try run(broken, store, directory, mode: .all).first)
      #expect(outcome.status == .failed)
      #expect(outcome.explanation == ["missing: U+1F600"])
    }
  }

  @Test func anEmptyPictureIsRefused() throws {
    try inDirectory { store, directory in
      let empty = SnapshotCase(name: try SnapshotName(parsing: "a/b")) {
        DrawnSnapshot(
          displayList: DisplayList(size: Size(width: 4, height: 4)),
          layout: LayoutRecord(size: Size(width: 4, height: 4), scale: 1, lines: []))
      }
      let outcome = try #require(try run([empty], store, directory, mode: .all).first)
      #expect(outcome.status == .missing)
      #expect(
        outcome.explanation == [
          "nothing is on the picture; if that is meant, add --allow-empty"
        ])
    }
  }

  @Test func aDamagedBaselineIsAnErrorThatNamesIt() throws {
    try inDirectory { store, directory in
      _ = try run([try square("a/b")], store, directory, mode: .missing)
      let path = store.picturePath(of: try SnapshotName(parsing: "a/b"))
      try FileSystem.write(Array("version https://git-lfs.github.com/spec/v1\n".utf8), to: path)
      let outcome = try #require(try run([try square("a/b")], store, directory).first)
      #expect(outcome.status == .error)
      #expect(
        outcome.explanation == [
          "\"\(path)\" is a Git LFS pointer, not the picture; run \"git lfs pull\"."
        ])
    }
  }

  @Test func aChangedFileIsNotTrustedByItsIndex() throws {
    try inDirectory { store, directory in
      let cases = [try square("a/b"), try square("a/c", at: 3)]
      _ = try run(cases, store, directory, mode: .missing)
      let other = try FileSystem.read(store.picturePath(of: cases[1].name))
      try FileSystem.write(other, to: store.picturePath(of: cases[0].name))
      #expect(try run(cases, store, directory).map(\.status) == [.differs, .matched])
    }
  }

  @Test func hashesAloneCanBeTheBaselines() throws {
    try inDirectory { store, directory in
      var options = SnapshotRunner.Options()
      options.mode = .missing
      options.storesHashes = true
      let runner = SnapshotRunner(store: store, directory: directory, options: options)
      #expect(try runner.run([try square("a/b")]).outcomes.map(\.status) == [.recorded])
      #expect(try FileSystem.names(in: "\(store.directory)/a") == ["b.drawing", "b.layout"])
      #expect(try run([try square("a/b")], store, directory).map(\.status) == [.matched])
      let moved = try #require(try run([try square("a/b", at: 3)], store, directory).first)
      #expect(moved.status == .differs)
      #expect(moved.explanation == ["square moved 1 pt right"])
      #expect(try BaselineAudit(of: store, index: store.index()).findings.isEmpty)
    }
  }
}
