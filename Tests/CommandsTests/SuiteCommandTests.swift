import Commands
import Files
import JSONValue
import Testing

/// The commands around the suite, run as a person would, in a directory of their own.
@MainActor
@Suite struct SuiteCommandTests {
  struct Place {
    let path: String
    init() throws {
      path = "/tmp/widthwise-commands-\(UInt64.random(in: 0 ... .max))"
      try FileSystem.makeDirectory(path)
    }

    @MainActor
    func run(
      _ words: String, in run: String = "run"
    ) -> (status: Commands.ExitStatus, output: String, errors: String) {
      let options = ["--baselines", "\(path)/Baselines", "--output", "\(path)/\(run)"]
      let output = OutputChannel.memory()
      let errors = OutputChannel.memory()
      let status = CommandLineTool.run(
        words.split(separator: " ").map(String.init) + options,
        console: Console(output: output, errors: errors))
      return (status, output.text, errors.text)
    }
  }

  func inPlace(_ body: (Place) throws -> Void) throws {
    let place = try Place()
    defer { try? FileSystem.removeTree(place.path) }
    try body(place)
  }

  static let row = "prefix-row --filter w(320|680)xh160@1x"

  @Test func aSnapshotGoesFromMissingToApprovedToMatching() throws {
    try inPlace { place in
      #expect(place.run("test \(Self.row)").status == .missingBaseline)
      #expect(place.run("approve --all --dry-run --force").output.contains("would approve"))
      #expect(place.run("test \(Self.row)").status == .missingBaseline)
      #expect(place.run("approve --all --force").status == .success)
      #expect(place.run("test \(Self.row)").status == .success)
      #expect(place.run("verify-baselines").output == "2 baselines are as the index says.\n")
    }
  }

  @Test func aWiderPaddingIsExplainedInJSON() throws {
    try inPlace { place in
      _ = place.run("test \(Self.row) --record missing --force")
      let result = place.run("test \(Self.row) --chip-padding 11,6 --json")
      #expect(result.status == .differences)
      let node = try JSONNode(parsing: Array(result.output.utf8))
      let outcomes = try node.member("outcomes").array()
      #expect(try outcomes.map { try $0.member("status").string() } == ["differs", "differs"])
      #expect(try node.member("suite").member("complete").bool() == false)
      let words = try outcomes[0].member("explanation").array().map { try $0.string() }
      #expect(words.contains { $0.hasPrefix("item-0 width ") })
    }
  }

  @Test func nothingComparedIsNotASuccess() throws {
    try inPlace { place in
      let result = place.run("test --filter nothing-like-this")
      #expect(result.status == .nothingCompared)
      #expect(result.errors.contains("Nothing was compared"))
    }
  }

  @Test func anUnknownSceneIsAUsageErrorThatSuggests() throws {
    try inPlace { place in
      let result = place.run("test prefix-rov")
      #expect(result.status == .usage)
      #expect(result.errors.contains("did you mean \"prefix-row\"?"))
      #expect(FileSystem.kind(of: "\(place.path)/run") == nil)
    }
  }

  @Test func filteredRunsLeaveTheBaselinesOfOthersAlone() throws {
    try inPlace { place in
      _ = place.run("test prefix-row --record missing --force")
      let filtered = place.run("orphans --delete --force --filter w320")
      #expect(filtered.status == .success)
      #expect(filtered.output.isEmpty)
      let stray = "\(place.path)/Baselines/gone/w1xh1@1x.png"
      try FileSystem.makeDirectory("\(place.path)/Baselines/gone")
      try FileSystem.write([1], to: stray)
      #expect(place.run("orphans --fail-on-orphans").status == .orphans)
      #expect(place.run("orphans --delete --force --filter prefix").output.isEmpty)
      #expect(FileSystem.kind(of: stray) == .file)
      #expect(place.run("orphans --delete --force").output == "removed gone/w1xh1@1x\n")
      #expect(FileSystem.kind(of: stray) == nil)
      #expect(place.run("test prefix-row").status == .success)
    }
  }

  @Test func shardsMergeToTheWhole() throws {
    try inPlace { place in
      _ = place.run("test prefix-row --record missing --force")
      for part in 1...2 {
        #expect(
          place.run("test prefix-row --shard \(part)/2", in: "part-\(part)").status == .success)
      }
      let parts = "\(place.path)/part-1 \(place.path)/part-2"
      #expect(place.run("merge \(parts)").output.contains("12 snapshots: 12 match"))
      let half = place.run("merge \(place.path)/part-1")
      #expect(half.status == .usage)
      #expect(half.errors.contains("Shard 2/2 is missing"))
    }
  }

  @Test func aFurtherPictureNeedsAReasonAndMatchesThen() throws {
    try inPlace { place in
      _ = place.run("test \(Self.row) --record missing --force")
      _ = place.run("test \(Self.row) --chip-padding 11,6")
      let bare = place.run("approve --all --also --force")
      #expect(bare.status == .usage)
      #expect(bare.errors == "error: --also needs to know why; add --reason TEXT.\n")
      #expect(place.run("approve --all --also --reason wider --force").status == .success)
      #expect(place.run("test \(Self.row)").status == .success)
      let wider = place.run("test \(Self.row) --chip-padding 11,6 --json")
      #expect(wider.status == .success)
      let outcomes = try JSONNode(parsing: Array(wider.output.utf8)).member("outcomes").array()
      let other = try outcomes[0].member("alternatives").array()[0]
      #expect(try other.member("reason").string() == "wider")
      #expect(try other.member("met").bool())
      #expect(place.run("verify-baselines").output == "4 baselines are as the index says.\n")
      #expect(place.run("test \(Self.row) --chip-padding 12,6").status == .differences)
    }
  }

  @Test func shardsThatGoByTimesMergeToTheWhole() throws {
    try inPlace { place in
      _ = place.run("test flow --record missing --force")
      _ = place.run("test flow --save-times \(place.path)/Baselines/times.txt")
      for number in 1...3 {
        #expect(
          place.run("test flow --shard \(number)/3", in: "part-\(number)").status == .success)
      }
      let parts = (1...3).map { "\(place.path)/part-\($0)" }.joined(separator: " ")
      let merged = place.run("merge \(parts) --json")
      #expect(merged.status == .success)
      let summary = try JSONNode(parsing: Array(merged.output.utf8)).member("summary")
      #expect(try summary.member("matched").integer() == 8)
    }
  }

  @Test func tolerancesComeFromAFileAndUnusedOnesAreNamed() throws {
    try inPlace { place in
      _ = place.run("test prefix-row --record missing --force")
      let file = "\(place.path)/widthwise.json"
      let text = #"{"tolerances":{"prefix-row":{"maxDiffPixels":1000000,"reason":"a test"}}}"#
      try FileSystem.write(Array(text.utf8), to: file)
      #expect(
        place.run("test prefix-row --chip-padding 11,6 --config \(file)").status == .success)
      let wrong = #"{"tolerances":{"prefix-row":{"maxDiffPixels":1}}}"#
      try FileSystem.write(Array(wrong.utf8), to: file)
      let result = place.run("test prefix-row --config \(file)")
      #expect(result.status == .usage)
      #expect(
        result.errors
          == "error: \"\(file)\" cannot be used: $.tolerances.prefix-row has no member \"reason\", "
          + "which it needs.\n")
    }
  }
}
