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

  @Test func withoutAServerThereIsNoPart() { #expect(Shard { _ in nil } == nil) }
}
