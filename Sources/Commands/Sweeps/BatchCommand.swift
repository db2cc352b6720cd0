import Files
import JSONValue
import Scenes
import Snapshots
import Surface
import Sweeps

/// `widthwise batch`: many sweeps in one run, scenes × fonts × languages × text sizes.
package struct BatchCommand: Command {
  private static let widths = Option(
    "--widths", value: "FROM...TO",
    help: "is the range of window widths; 320...1200 unless given, or from the window's least width"
  )
  private static let height = Option(
    "--height", value: "POINTS", help: "is the window's height; the scene's own unless given")
  private static let scale = Option(
    "--scale", value: "S", help: "is the display scale; 1 unless given")
  private static let eachFont = Option(
    "--each-font", value: "FILE", isRepeatable: true,
    help: "sweeps once with this font; the --font options are its fallbacks")
  private static let eachLanguage = Option(
    "--each-language", value: "NAME", isRepeatable: true,
    help: "sweeps once in this language of the catalog; in all of them unless given")
  private static let eachTextSize = Option(
    "--each-text-size", choices: DynamicTypeSize.allCases.map { "\($0)" }, isRepeatable: true,
    help: "sweeps once at this text size")
  private static let pseudo = Option(
    "--pseudo", choices: PseudoLanguage.allCases.map(\.rawValue), isRepeatable: true,
    help: "sweeps once in a made-up language")
  private static let output = Option(
    "--output", "-o", value: "DIR",
    help: "gets results.jsonl, pieces.csv, units.csv, violations.csv and results.sqlite")
  private static let shard = Option(
    "--shard", value: "K/N",
    help: "the K-th of N parts; auto asks the variables of the engine that runs this")
  private static let restart = Option(
    "--restart", help: "throws earlier results away instead of going on where a run ended")
  private static let merge = Option(
    "--merge", value: "DIR", isRepeatable: true,
    help: "joins the results of shards instead of sweeping")

  /// Its name, operands and options.
  package static let table = CommandTable(
    "batch", summary: "Sweeps many scenes, fonts, languages and text sizes in one run.",
    discussion: """
      Each unit is named by its content and its result is written as soon as it is there, so a run \
      that was stopped goes on where it ended, and parts that ran elsewhere can be merged. Status 1 \
      where a unit breaks a law.
      """,
    operands: [.init("SCENE", .any, help: "the scenes; all unless given")],
    options: [
      widths, height, scale, eachFont, eachLanguage, eachTextSize, pseudo,
      output, shard, restart, merge,
    ] + SceneArguments.options)

  private let scenes: [String]
  private let plan: BatchPlan
  private let output: String
  private let shard: Shard
  private let restarts: Bool
  private let merged: [String]

  /// Reads the values out of parsed arguments.
  package init(_ arguments: Arguments) throws(ArgumentError) {
    scenes = arguments.operands
    merged = arguments.strings(Self.merge)
    restarts = arguments.has(Self.restart)
    guard let output = arguments.string(Self.output) else {
      throw .conflict("\"batch\" needs to know where results go; add --output DIR.")
    }
    self.output = output
    shard = try TestCommand.shard(of: arguments, option: Self.shard)
    plan = BatchPlan(
      range: try arguments.widths(Self.widths),
      height: try arguments.number(Self.height, in: 0.001...SceneError.largestExtent),
      scale: try arguments.number(Self.scale, in: 0.01...16) ?? 1,
      fonts: arguments.strings(Self.eachFont), languages: arguments.list(Self.eachLanguage),
      textSizes: arguments.list(Self.eachTextSize),
      pseudo: arguments.list(Self.pseudo).compactMap { PseudoLanguage(rawValue: $0) },
      strings: StringsArgument(arguments), inputs: try SceneArguments(arguments))
  }

  /// Sweeps what is not there yet, or merges, and writes the tables.
  @MainActor
  package func run(in context: CommandContext) throws -> ExitStatus {
    let results = BatchResults(directory: output)
    if !merged.isEmpty { return try merge(into: results, context.console) }
    let tasks = try plan.tasks(of: scenes, in: context)
    let manifest = BatchManifest(shard: shard, units: tasks.map(\.unit.name))
    let known = restarts ? [] : try results.read()
    try checkNothingIsLost(known, manifest)
    try FileSystem.makeDirectory(output)
    try results.write(manifest)
    try results.begin(with: known)
    let done = Set(known.map(\.name))
    let open = shard.part(of: tasks).filter { !done.contains($0.unit.name) }
    let bar = context.console.progressBar(of: open.count, label: "Sweeping")
    Interruption.watch()
    var outcomes = known
    for task in open {
      if Interruption.isRequested { break }
      let outcome = try task.outcome()
      try results.append(outcome)
      outcomes.append(outcome)
      bar.advance()
    }
    bar.finish()
    if Interruption.isRequested {
      throw CommandFailure(
        "Stopped after \(outcomes.count) of \(SweepTable.count(tasks.count, "unit", "units")); run the same command again to go on."
      )
    }
    return try conclude(outcomes, results, context.console)
  }

  /// Refuses to write over results that the new run does not make again.
  private func checkNothingIsLost(
    _ known: [SweepOutcome], _ manifest: BatchManifest
  ) throws {
    let lost = Set(known.map(\.name)).subtracting(manifest.units)
    guard !lost.isEmpty else { return }
    throw CommandFailure(
      "\(output) holds results of \(SweepTable.count(lost.count, "unit", "units")) that these arguments do not sweep; give another --output, or add --restart to throw them away.",
      status: .usage)
  }

  /// Joins shards; refuses gaps and duplicates among them.
  @MainActor
  private func merge(into results: BatchResults, _ console: Console) throws -> ExitStatus {
    let parts = try merged.map { directory in
      let part = BatchResults(directory: directory)
      return BatchPart(
        directory: directory, manifest: try part.manifest(), outcomes: try part.read())
    }
    let (whole, outcomes) = try BatchPart.merged(parts)
    if !restarts { try checkNothingIsLost(try results.read(), whole) }
    try FileSystem.makeDirectory(output)
    try results.write(whole)
    return try conclude(outcomes, results, console)
  }

  @MainActor
  private func conclude(
    _ outcomes: [SweepOutcome], _ results: BatchResults, _ console: Console
  ) throws -> ExitStatus {
    let sorted = try results.finish(outcomes)
    guard !sorted.isEmpty else { return .nothingCompared }
    let failures = sorted.filter(\.isFailure)
    console.print(
      "\(SweepTable.count(sorted.count, "unit", "units")), \(failures.count) with broken laws or errors: \(output)"
    )
    for failure in failures {
      let words = failure.order.dropLast().filter { !$0.isEmpty }.joined(separator: ", ")
      console.print(
        console.styled(
          "  \(failure.name) \(words): \(failure.faults.joined(separator: "; "))", .red))
    }
    if !failures.isEmpty { console.print("Every broken law: \(output)/violations.csv") }
    console.print(json: [
      "units": .integer(sorted.count), "failures": .array(failures.map { .string($0.name) }),
      "faults": .object(
        failures.map { .init($0.name, .array($0.faults.map { .string($0) })) }),
      "violations": .string("\(output)/violations.csv"), "output": .string(output),
    ])
    return failures.isEmpty ? .success : .differences
  }
}

extension BatchDatabase.Failure: UserFacingError {}
