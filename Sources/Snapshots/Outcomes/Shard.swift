/// One of several equal parts of a suite.
package struct Shard: Hashable, Sendable {
  /// Which part, from 1.
  package let number: Int
  /// How many parts there are.
  package let count: Int

  /// The whole suite.
  package static let whole = Shard(uncheckedNumber: 1, count: 1)

  /// A part, nil where the number is not within 1…count.
  package init?(number: Int, count: Int) {
    guard count >= 1, count <= 10_000, number >= 1, number <= count else { return nil }
    self.init(uncheckedNumber: number, count: count)
  }

  /// A part from its text, such as `2/5`.
  package init?(_ text: String) {
    let parts = text.split(separator: "/", omittingEmptySubsequences: false)
    guard parts.count == 2, let number = Int(parts[0]), let count = Int(parts[1]) else {
      return nil
    }
    self.init(number: number, count: count)
  }

  /// The part that a build server's variables name, counted from 1 or 0 as each of them does.
  ///
  /// Known are GitLab and CircleCI, Buildkite, Slurm arrays and indexed jobs of Kubernetes.
  package init?(environment: (String) -> String?) {
    let known: [(index: String, total: String, base: Int)] = [
      ("CI_NODE_INDEX", "CI_NODE_TOTAL", 1),
      ("CIRCLE_NODE_INDEX", "CIRCLE_NODE_TOTAL", 0),
      ("BUILDKITE_PARALLEL_JOB", "BUILDKITE_PARALLEL_JOB_COUNT", 0),
      ("SLURM_ARRAY_TASK_ID", "SLURM_ARRAY_TASK_COUNT", 0),
      ("JOB_COMPLETION_INDEX", "JOB_COMPLETIONS", 0),
    ]
    for names in known {
      guard let index = environment(names.index).flatMap({ Int($0) }),
        let total = environment(names.total).flatMap({ Int($0) })
      else { continue }
      let first =
        names.index == "SLURM_ARRAY_TASK_ID"
        ? environment("SLURM_ARRAY_TASK_MIN").flatMap { Int($0) } ?? 0 : names.base
      self.init(number: index - first + 1, count: total)
      return
    }
    return nil
  }

  private init(uncheckedNumber number: Int, count: Int) {
    self.number = number
    self.count = count
  }

  /// The elements of this part: every `count`-th, so that neighbours of like cost are spread.
  package func part<Element>(of elements: [Element]) -> [Element] {
    stride(from: number - 1, to: elements.count, by: count).map { elements[$0] }
  }
}
