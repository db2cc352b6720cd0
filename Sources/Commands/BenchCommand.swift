import Benchmarks
import Files
import JSONValue

/// `widthwise bench`: the benchmarks.
package struct BenchCommand: Command {
  private static let count = Option(
    "--count", value: "N", help: "snapshots of the matching run; 1000 unless given")
  private static let rounds = Option(
    "--rounds", value: "N", help: "rounds of each benchmark; 9 unless given")

  /// Its name, operands and options.
  package static let table = CommandTable(
    "bench", summary: "Measures how fast pictures are drawn and compared here.",
    operands: [.init("NAME", .any, help: "words that names of benchmarks hold; all unless given")],
    options: [count, rounds])

  private let words: [String]
  private let count: Int
  private let rounds: Int

  /// Reads the values out of parsed arguments.
  package init(_ arguments: Arguments) throws(ArgumentError) {
    words = arguments.operands
    count = try arguments.integer(Self.count, in: 1...100_000) ?? 1000
    rounds = try arguments.integer(Self.rounds, in: 1...1000) ?? 9
  }

  /// Measures.
  @MainActor
  package func run(in context: CommandContext) throws -> ExitStatus {
    let console = context.console
    var results: [JSON] = []
    let benchmarks =
      try RasterBenchmarks.all() + TextBenchmarks.all() + LayoutBenchmarks.all()
      + SweepBenchmarks.all() + DiffBenchmarks.all() + MotionBenchmarks.all()
      + FontImpactBenchmarks.all()
    for benchmark in benchmarks where isWanted(benchmark.name) {
      let result = try benchmark.measure(rounds: rounds)
      console.print("\(result.name): \(Self.rounded(result.microseconds)) µs")
      results.append([
        "name": .string(result.name), "microseconds": .number(result.microseconds),
        "best": .number(result.best * 1e6 / Double(result.operations)),
      ])
    }
    if isWanted(SnapshotBenchmark.name) {
      let result = try SnapshotBenchmark(count: count, rounds: rounds).measure()
      console.print(
        "\(SnapshotBenchmark.name): \(Self.rounded(result.perSecond)) a second on one core, "
          + "\(Self.rounded(result.overhead * 100)) % of the time is not rendering")
      results.append([
        "name": .string(SnapshotBenchmark.name), "snapshots": .integer(count),
        "perSecond": .number(result.perSecond), "notRendering": .number(result.overhead),
      ])
    }
    if results.isEmpty {
      console.error(
        "No benchmark has a name with \(words.map { "\"\($0)\"" }.joined(separator: " or ")); "
          + "\"widthwise bench\" runs all and names them.")
    }
    console.print(json: ["benchmarks": .array(results)])
    return results.isEmpty ? .nothingCompared : .success
  }

  private func isWanted(_ name: String) -> Bool {
    words.isEmpty || words.contains { name.contains($0) }
  }

  private static func rounded(_ value: Double) -> String {
    JSON.text(of: (value * 100).rounded() / 100)
  }
}
