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
      #expect(result.output == "\nNothing was compared\n")
      #expect(result.errors.contains("No snapshot fits what was asked for"))
    }
  }

  @Test func aRunThatFindsNothingLeavesTheLastOne() throws {
    try inPlace { place in
      _ = place.run("test \(Self.row)")
      #expect(place.run("test --filter nothing-like-this").status == .nothingCompared)
      #expect(place.run("approve --all --force").output.split(separator: "\n").count == 2)
      _ = place.run("test \(Self.row)")
      let again = place.run("test --last-failed")
      #expect(again.status == .nothingCompared)
      #expect(again.errors == "error: Nothing failed in the last run.\n")
    }
  }

  @Test func moreShardsThanSnapshotsFailNobody() throws {
    try inPlace { place in
      _ = place.run("test \(Self.row) --record missing --force")
      #expect(place.run("test \(Self.row) --shard 3/3").status == .success)
    }
  }

  @Test func sceneFilesKeepTheirBaselines() throws {
    try inPlace { place in
      let file = "\(place.path)/card.scene.json"
      let scene = #"{"name":"visit","variants":[{"size":"100x50"}],"view":{"text":"Card"}}"#
      try FileSystem.write(Array(scene.utf8), to: file)
      #expect(place.run("test \(file)").status == .missingBaseline)
      #expect(place.run("test --last-failed").status == .missingBaseline)
      #expect(place.run("approve \(file)/w100xh50@1x --force").status == .success)
      #expect(place.run("orphans --delete --force").output.isEmpty)
      #expect(place.run("test \(file)").status == .success)
      try FileSystem.remove(file)
      #expect(place.run("orphans").output == "visit/w100xh50@1x\n")
    }
  }

  @Test func aRunRemembersItsBaselines() throws {
    try inPlace { place in
      let options = ["--output", "\(place.path)/run"]
      @MainActor func run(_ words: [String]) -> String {
        let output = OutputChannel.memory()
        _ = CommandLineTool.run(
          words + options, console: Console(output: output, errors: OutputChannel.memory()))
        return output.text
      }
      let store = "\(place.path)/my base"
      let told = run(["test", "prefix-row/w320xh160@1x", "--baselines", store])
      #expect(told.contains("approve --all --output \(place.path)/run --baselines '\(store)'"))
      _ = run(["approve", "--all", "--force"])
      #expect(FileSystem.kind(of: "\(store)/prefix-row/w320xh160@1x.png") == .file)
    }
  }

  @Test func repairKeepsWhatWasApprovedBesideAndSaysWhatItCannotMend() throws {
    try inPlace { place in
      _ = place.run("test \(Self.row) --record missing --force")
      _ = place.run("test \(Self.row) --chip-padding 11,6")
      _ = place.run("approve prefix-row/w320xh160@1x --also --reason wide --force")
      let index = "\(place.path)/Baselines/index.txt"
      let good = try FileSystem.read(index)
      try FileSystem.write(good + Array("no line of an index\n".utf8), to: index)
      #expect(place.run("verify-baselines").status == .failure)
      #expect(place.run("verify-baselines --repair --force").status == .success)
      #expect(try FileSystem.read(index) == good)
      try FileSystem.remove("\(place.path)/Baselines/prefix-row/w680xh160@1x.png")
      #expect(place.run("verify-baselines --repair --force").status == .differences)
    }
  }

  @Test func onlyDropsWhatWasApprovedBesideAMatch() throws {
    try inPlace { place in
      _ = place.run("test \(Self.row) --record missing --force")
      _ = place.run("test \(Self.row) --chip-padding 11,6")
      _ = place.run("approve prefix-row/w320xh160@1x --also --reason wide --force")
      #expect(place.run("test \(Self.row)").status == .success)
      let dropped = place.run("approve --all --only --force")
      #expect(dropped.output == "approved prefix-row/w320xh160@1x\n")
      let further = "\(place.path)/Baselines/prefix-row/w320xh160@1x~2.png"
      #expect(FileSystem.kind(of: further) == nil)
      #expect(place.run("test \(Self.row)").status == .success)
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
