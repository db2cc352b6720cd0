import Baselines
import Snapshots
import Testing

@Suite struct ShardTests {
  @Test func partsCoverEverythingOnce() {
    let whole = Array(0..<23)
    let parts = (1...5).compactMap { Shard(number: $0, count: 5)?.part(of: whole) }
    #expect(parts.flatMap { $0 }.sorted() == whole)
    #expect(parts.map(\.count).sorted() == [4, 4, 5, 5, 5])
  }

  @Test(arguments: ["0/2", "3/2", "1", "1/0", "a/b", "1/2/3", "-1/2"])
  func impossiblePartsAreRefused(text: String) { #expect(Shard(text) == nil) }

  @Test(arguments: [
    (["CI_NODE_INDEX": "2", "CI_NODE_TOTAL": "4"], "2/4"),
    (["CIRCLE_NODE_INDEX": "0", "CIRCLE_NODE_TOTAL": "3"], "1/3"),
    (["BUILDKITE_PARALLEL_JOB": "2", "BUILDKITE_PARALLEL_JOB_COUNT": "3"], "3/3"),
    (
      ["SLURM_ARRAY_TASK_ID": "7", "SLURM_ARRAY_TASK_COUNT": "3", "SLURM_ARRAY_TASK_MIN": "5"],
      "3/3"
    ),
    (["JOB_COMPLETION_INDEX": "1", "JOB_COMPLETIONS": "2"], "2/2"),
  ])
  func buildServersNameTheirPart(environment: [String: String], text: String) {
    #expect(Shard { environment[$0] } == Shard(text))
  }

  // 9, 7, 6, 5, 4 and the mean 6 for what has no time: 9 to the first, 7 to the second, 6 to the third,
  // 6 to the third (12), 5 to the second (12), 4 to the first (13).
  @Test func partsOfEqualTimeGoByRecordedTimes() throws {
    let times = try SnapshotTimes(
      parsing: "9 s/a\n7 s/b\n6 s/c\n5 s/d\n4 s/e\n", path: "times.txt")
    let names = try ["a", "b", "c", "d", "e", "new"].map { try SnapshotName(parsing: "s/\($0)") }
    let parts = (1...3).compactMap { Shard(number: $0, count: 3)?.part(of: names, by: times) }
    #expect(
      parts.map { $0.map(\.variant).sorted() } == [["a", "e"], ["b", "d"], ["c", "new"]])
    #expect(try SnapshotTimes(parsing: times.text, path: "times.txt") == times)
  }

  @Test func timesThatCannotBeReadAreNamed() {
    do throws(RunError) {
      _ = try SnapshotTimes(parsing: "5 s/a\nx s/b\n", path: "times.txt")
      Issue.record("accepted")
    } catch { #expect(error.message.hasPrefix("Line 2 of \"times.txt\" is not of the form")) }
  }

  @Test func withoutAServerThereIsNoPart() { #expect(Shard { _ in nil } == nil) }
}
