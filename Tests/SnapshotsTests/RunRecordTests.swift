import Baselines
import JSONValue
import Snapshots
import Testing

@Suite struct RunRecordTests {
  let names: [SnapshotName] = (0..<6).compactMap { try? SnapshotName(parsing: "scene/w\($0)") }

  func part(_ number: Int, of count: Int) throws -> RunRecord {
    let shard = try #require(Shard(number: number, count: count))
    let outcomes = shard.part(of: names).map { SnapshotOutcome(name: $0, status: .matched) }
    return RunRecord(outcomes: outcomes, suite: names, shard: shard)
  }

  @Test func aRunIsItsFile() throws {
    var outcome = SnapshotOutcome(name: names[1], status: .differs)
    outcome.width = 640
    outcome.height = 320
    outcome.record = ["differentPixels": 3, "bounds": nil]
    outcome.explanation = ["visible 4 → 3"]
    outcome.files = ["actual": "pictures/scene/w1.actual.png"]
    outcome.group = "abc"
    outcome.duration = 0.25
    let run = RunRecord(
      outcomes: [outcome], suite: names, shard: .whole, isFiltered: true,
      provenance: ["fonts": "x"], timings: ["render": 0.5])
    #expect(try RunRecord(parsing: Array(run.fileJSON.text().utf8)) == run)
    #expect(!run.isComplete)
  }

  @Test func shardsMakeUpTheWhole() throws {
    let parts = try (1...3).map { try part($0, of: 3) }
    let whole = try RunRecord(merging: parts.reversed())
    #expect(whole.isComplete)
    #expect(whole.outcomes.map(\.name) == names)
  }

  @Test func gapsAndDuplicatesAreRefused() throws {
    let (first, second) = (try part(1, of: 3), try part(2, of: 3))
    #expect(
      throws: RunError.shards(
        sentence: "Shard 3/3 is missing; name the directories of all shards.")
    ) { try RunRecord(merging: [first, second]) }
    #expect(throws: RunError.shards(sentence: "Shard 1/3 is there twice; name each shard once.")) {
      try RunRecord(merging: [first, second, first])
    }
    var short = try part(3, of: 3)
    short.outcomes.removeLast()
    let cut = short
    #expect(throws: RunError.self) { try RunRecord(merging: [first, second, cut]) }
  }

  @Test(arguments: [
    "", "{}", "[]", #"{"format":"widthwise-run-1"}"#,
    #"""
    {"format":"widthwise-run-1","suite":{"shard":[1,1]},"suiteNames":[],"isFiltered":false,
     "provenance":{},"outcomes":[{"snapshot":"a/b","status":"matched","files":{"actual":"../x"}}]}
    """#,
  ])
  func recordsOfOthersAreRefused(text: String) {
    #expect(throws: RunError.self) { try RunRecord(parsing: Array(text.utf8)) }
  }

  @Test func theSummaryCountsEveryOutcome() throws {
    var outcomes = try part(1, of: 1).outcomes
    outcomes[0].status = .differs
    outcomes[1].status = .missing
    let summary = RunSummary(of: outcomes)
    #expect(
      summary.json.text(.compact)
        == #"{"total":6,"compared":5,"matched":4,"recorded":0,"missing":1,"differs":1,"#
        + #""sizeChanged":0,"failed":0,"error":0}"#)
  }
}
