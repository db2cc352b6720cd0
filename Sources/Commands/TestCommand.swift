import Baselines
import Files
import JSONValue
import Reporting
import Scenes
import Snapshots

/// `widthwise test`: the main job.
package struct TestCommand: Command {
  private static let record = Option(
    "--record", choices: RecordMode.allCases.map(\.rawValue),
    help: "which baselines are written; none unless given")
  private static let workers = Option(
    "--workers", value: "N", help: "threads that draw and compare; as many as cores unless given")
  static let shard = Option(
    "--shard", value: "K/N",
    help: "the K-th of N parts of the suite; auto asks the build server's variables")
  private static let failOnOrphans = Option(
    "--fail-on-orphans", help: "ends with status 5 where a baseline belongs to no scene")
  private static let lastFailed = Option(
    "--last-failed", help: "only what failed in the last run")
  private static let timings = Option("--timings", help: "says where time went")
  private static let decode = Option(
    "--decode", choices: ["auto", "always"],
    help: "always decodes baselines even where hashes say that they match")
  private static let store = Option(
    "--store", choices: ["pictures", "hashes"],
    help: "how baselines are written; as those that are there unless given")
  private static let allowEmpty = Option(
    "--allow-empty", help: "lets pictures without anything on them pass")

  /// Its name, operands and options.
  package static let table = CommandTable(
    "test", summary: "Renders scenes and compares them with their baselines.",
    discussion: """
      Nothing is written to the baselines unless --record says so. What differs is left in the \
      output directory: the expected and actual picture, their diff and the record of the run.
      """,
    operands: [
      .init(
        "SCENE", .any,
        help:
          "scenes, scene files (FILE.scene.json) or snapshots as SCENE/VARIANT; all unless given")
    ],
    options: SuiteOptions.options + [
      record, workers, shard, Reports.reporter, failOnOrphans, lastFailed, timings, decode,
      allowEmpty, store, TerminalPictures.option, ConfigurationFile.option, SuiteOptions.force,
    ] + TimesFile.options + SceneArguments.options)

  private let operands: [String]
  private let suite: SuiteOptions
  private let inputs: SceneArguments
  private let configuration: ConfigurationFile
  private let reports: Reports
  private let times: TimesFile
  private var options = SnapshotRunner.Options()
  private let shard: Shard
  private let failsOnOrphans: Bool
  private let isLastFailed: Bool
  private let hasTimings: Bool
  private let isForced: Bool

  /// Reads the values out of parsed arguments.
  package init(_ arguments: Arguments) throws(ArgumentError) {
    operands = arguments.operands
    suite = try SuiteOptions(arguments)
    inputs = try SceneArguments(arguments)
    configuration = ConfigurationFile(arguments)
    reports = Reports(arguments)
    times = TimesFile(arguments)
    options.mode = try arguments.choice(Self.record) ?? .none
    options.workers = try arguments.integer(Self.workers, in: 1...1024) ?? processorCount()
    options.decodesAlways = arguments.string(Self.decode) == "always"
    options.storesHashes = arguments.string(Self.store).map { $0 == "hashes" }
    options.allowsEmpty = arguments.has(Self.allowEmpty)
    shard = try Self.shard(of: arguments)
    failsOnOrphans = arguments.has(Self.failOnOrphans)
    isLastFailed = arguments.has(Self.lastFailed)
    hasTimings = arguments.has(Self.timings)
    isForced = arguments.has(SuiteOptions.force)
  }

  /// The part of the work that an option asks for.
  static func shard(
    of arguments: Arguments, option: Option = shard
  ) throws(ArgumentError) -> Shard {
    guard let text = arguments.string(option) else { return .whole }
    if text == "auto" {
      guard let shard = Shard(environment: { environment($0) }) else {
        throw .conflict(
          "--shard auto: no variable of a known build server is set; write --shard K/N instead.")
      }
      return shard
    }
    guard let shard = Shard(text) else {
      throw .invalidValue(
        option: Self.shard.name, value: text, expected: "a part; write K/N, such as 2/5, or auto")
    }
    return shard
  }

  /// Runs the suite.
  @MainActor
  package func run(in context: CommandContext) throws -> ExitStatus {
    if options.mode != .none { try SuiteOptions.checkMayChange(isForced: isForced) }
    let directory = self.suite.directory
    let last = isLastFailed ? try directory.load() : nil
    let files = context.sceneFiles + Self.otherFiles(of: last, than: context.sceneFiles)
    let source = try SceneFileArguments.adding(
      Array(files.dropFirst(context.sceneFiles.count)), to: context.source)
    let suite = try SceneSuite(
      try configuration.applied(to: source.scenes(try inputs.inputs())))
    let wanted = try wanted(of: suite, last: last)
    if wanted.isEmpty { return try concludeNothing(suite, last: last, context) }
    let members = try part(of: wanted, in: suite)
    try directory.clear()
    let runner = SnapshotRunner(store: self.suite.store, directory: directory, options: options)
    let bar = context.console.progressBar(of: members.count, label: "Rendering")
    let renderer = SceneRenderer(texts: try inputs.texts())
    let result = try runner.run(
      suite.cases(of: members, by: renderer),
      provenance: { try Provenance.current(sceneFiles: files) },
      advance: { bar.advance() })
    bar.finish()
    var run = RunRecord(
      outcomes: result.outcomes, suite: suite.names, shard: shard,
      isFiltered: !operands.isEmpty || self.suite.isFiltered || isLastFailed,
      provenance: result.outcomes.contains(where: \.isFailure)
        ? try Provenance.current(sceneFiles: files) : [:],
      timings: hasTimings ? result.timings : [:])
    run.sceneFiles = files
    run.baselines = self.suite.baselinesPath
    try directory.save(run)
    try times.save(run)
    return try conclude(run, context)
  }

  /// The scene files of an earlier run that are still there and were not given again.
  private static func otherFiles(of run: RunRecord?, than given: [String]) -> [String] {
    run?.sceneFiles.filter { !given.contains($0) && FileSystem.kind(of: $0) != nil } ?? []
  }

  /// The snapshots that were asked for, of all shards.
  @MainActor
  private func wanted(of suite: SceneSuite, last: RunRecord?) throws -> Set<SnapshotName> {
    var wanted =
      operands.isEmpty
      ? Set(suite.names) : try SuiteOptions.select(operands, among: suite.names)
    if let last { wanted.formIntersection(last.outcomes.filter(\.isFailure).map(\.name)) }
    return wanted.filter(self.suite.passes)
  }

  /// Tells that there is nothing to do; the last run stays as it is.
  @MainActor
  private func concludeNothing(
    _ suite: SceneSuite, last: RunRecord?, _ context: CommandContext
  ) throws -> ExitStatus {
    let run = RunRecord(outcomes: [], suite: suite.names, shard: shard, isFiltered: true)
    try reports.tell(
      ReportContext(
        run: run, baselines: self.suite.baselinesPath, output: self.suite.outputPath,
        version: CommandLineTool.version), on: context.console)
    context.console.error(
      last.map { $0.outcomes.contains(where: \.isFailure) } == false
        ? "Nothing failed in the last run."
        : "No snapshot fits what was asked for; \"widthwise list\" names all.")
    return .nothingCompared
  }

  /// What this shard does of the snapshots that were asked for.
  @MainActor
  private func part(
    of wanted: Set<SnapshotName>, in suite: SceneSuite
  ) throws -> [SceneSuite.Member] {
    var wanted = wanted
    if let times = try shard.count > 1 ? times.load(beside: self.suite.baselinesPath) : nil {
      wanted.formIntersection(shard.part(of: suite.names, by: times))
    } else {
      wanted.formIntersection(shard.part(of: suite.names))
    }
    return suite.members.filter { wanted.contains($0.name) }
  }

  @MainActor
  private func conclude(_ run: RunRecord, _ surroundings: CommandContext) throws -> ExitStatus {
    let console = surroundings.console
    let context = ReportContext(
      run: run, baselines: suite.baselinesPath, output: suite.outputPath,
      version: CommandLineTool.version)
    try reports.tell(context, on: console)
    if !context.failures.isEmpty {
      let recorded = try suite.store.index().provenance
      for sentence in Provenance.differences(from: recorded, to: run.provenance) {
        let advice = "\(sentence); see \"widthwise doctor\" before you approve anything."
        console.note(console.styled(advice, .yellow))
      }
    }
    for (stage, seconds) in run.timings.sorted(by: { $0.key < $1.key }) {
      console.note("\(stage): \((seconds * 1000).rounded() / 1000) s")
    }
    for sentence in unusedTolerances(of: run) + Self.notes(of: run) { console.note(sentence) }
    // With more shards than snapshots some have nothing to do, which fails nobody's build.
    let status = run.outcomes.isEmpty ? .success : ExitStatus(of: run)
    guard try !suite.store.orphans(claimed: Set(run.suite)).isEmpty else { return status }
    let orphans = try suite.orphans(in: surroundings)
    if orphans.isEmpty { return status }
    console.note(
      (orphans.count == 1
        ? "1 baseline belongs" : "\(orphans.count) baselines belong")
        + " to no scene; see \"widthwise orphans\(context.options)\".")
    return failsOnOrphans && status == .success ? .orphans : status
  }

  /// What pictures cannot show of the programs, each told once with its scenes.
  private static func notes(of run: RunRecord) -> [String] {
    var scenes: [String: Set<String>] = [:]
    for outcome in run.outcomes {
      for note in outcome.notes { scenes[note, default: []].insert(outcome.name.scene) }
    }
    return scenes.sorted { $0.key < $1.key }.map { note, scenes in
      "\(scenes.sorted().joined(separator: ", ")): \(note)."
    }
  }

  /// Tolerances that no snapshot of their scene needed, where all of them were taken.
  private func unusedTolerances(of run: RunRecord) -> [String] {
    guard run.isComplete else { return [] }
    return Dictionary(grouping: run.outcomes, by: \.name.scene).sorted { $0.key < $1.key }
      .compactMap { scene, outcomes in
        let tolerances = outcomes.compactMap(\.tolerance)
        guard case .string(let reason)? = tolerances.first?["reason"],
          tolerances.allSatisfy({ $0["needed"] == false })
        else { return nil }
        return "The tolerance of \(scene) (\(reason)) was not needed; take it away."
      }
  }
}
