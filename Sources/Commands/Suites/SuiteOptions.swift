import Baselines
import Files
import Scenes
import Snapshots

/// The options that choose snapshots and say where their files are.
struct SuiteOptions {
  private static let filter = Option(
    "--filter", value: "REGEX", help: "only snapshots whose name has a match")
  private static let baselines = Option(
    "--baselines", value: "DIR", help: "where the baselines are; Baselines unless given")
  private static let output = Option(
    "--output", value: "DIR", help: "where runs leave their files; .widthwise unless given")
  /// Allows changes where CI is set.
  static let force = Option("--force", help: "changes baselines even where CI is set")

  /// The rows for the table of a command that takes all snapshots.
  static let places = [baselines, output]
  /// The rows for the table of a command that chooses among them.
  static let options = [filter] + places

  private let givenBaselines: String?
  /// Where runs leave their files, as the user wrote it.
  let outputPath: String
  /// Whether they said so.
  let isOutputGiven: Bool
  /// Whether a filter was given.
  let isFiltered: Bool
  private let pattern: Regex<AnyRegexOutput>?

  /// Reads the options out of parsed arguments.
  init(_ arguments: Arguments) throws(ArgumentError) {
    givenBaselines = arguments.string(Self.baselines).map(Self.trimmed)
    isOutputGiven = arguments.has(Self.output)
    outputPath = Self.trimmed(arguments.string(Self.output) ?? ".widthwise")
    if let text = arguments.string(Self.filter) {
      guard let pattern = try? Regex(text) else {
        throw .invalidValue(
          option: Self.filter.name, value: text, expected: "a regular expression")
      }
      self.pattern = pattern
    } else {
      pattern = nil
    }
    isFiltered = pattern != nil
  }

  /// Where the baselines are, as the user wrote it.
  var baselinesPath: String { givenBaselines ?? "Baselines" }
  /// Where the baselines of a run are: those it was held against unless others are given.
  func baselinesPath(of run: RunRecord) -> String {
    givenBaselines ?? run.baselines ?? "Baselines"
  }
  /// The store of baselines.
  var store: BaselineStore { BaselineStore(directory: baselinesPath) }
  /// The store of a run's baselines.
  func store(of run: RunRecord) -> BaselineStore {
    BaselineStore(directory: baselinesPath(of: run))
  }
  /// The run directory.
  var directory: RunDirectory { RunDirectory(outputPath) }

  /// Whether a name passes the filter.
  func passes(_ name: SnapshotName) -> Bool {
    guard let pattern else { return true }
    return name.description.firstMatch(of: pattern) != nil
  }

  /// The baselines that belong to no scene: neither to one of the program nor to one of the scene
  /// files that baselines were made of, as far as these are there.
  @MainActor
  func orphans(in context: CommandContext) throws -> [SnapshotName] {
    let files = try store.index().sceneFiles.filter {
      !context.sceneFiles.contains($0) && FileSystem.kind(of: $0) != nil
    }
    let source = try SceneFileArguments.adding(files, to: context.source)
    return try store.orphans(claimed: Set(SceneSuite(source.scenes(.init())).names))
  }

  /// The names among those known that operands such as `scene` or `scene/variant` stand for.
  static func select(
    _ operands: [String], among names: [SnapshotName]
  ) throws(CommandFailure) -> Set<SnapshotName> {
    var result: Set<SnapshotName> = []
    for operand in operands {
      let scene = SnapshotName.safe(operand)
      let found = names.filter { $0.scene == scene || $0.description == operand }
      guard !found.isEmpty else {
        let known = Set(names.map(\.scene)).sorted() + names.map(\.description)
        let hint = Suggestion.nearest(to: operand, among: known)
          .map { "; did you mean \"\($0)\"?" }
        let list = Set(names.map(\.scene)).sorted().prefix(20).joined(separator: ", ")
        throw CommandFailure(
          "There is no snapshot or scene named \"\(operand)\"\(hint ?? ".") "
            + (list.isEmpty ? "There is none at all." : "Scenes are: \(list)."), status: .usage)
      }
      result.formUnion(found)
    }
    return result
  }

  /// Refuses changes to the baselines on a build server unless they are forced.
  static func checkMayChange(isForced: Bool) throws(BaselineError) {
    if !isForced && isSwitchedOn(environment("CI")) { throw .readOnlyUnderCI }
  }

  /// Whether a variable's value means yes: it is there and none of empty, 0, false, no, off, never.
  static func isSwitchedOn(_ value: String?) -> Bool {
    guard let value = value?.lowercased() else { return false }
    return !["", "0", "false", "no", "off", "never", "none"].contains(value)
  }

  private static func trimmed(_ path: String) -> String {
    var path = path
    while path.count > 1 && path.hasSuffix("/") { path.removeLast() }
    return path
  }
}

extension BaselineError: UserFacingError {
  /// Names and a build server's refusal are matters of use, the rest is input and output.
  package var status: ExitStatus {
    switch self {
    case .unsafeName, .ambiguousNames, .noBaseline, .readOnlyUnderCI: .usage
    case .index, .lfsPointer, .file: .failure
    }
  }
}
extension RunError: UserFacingError {
  /// Shards that do not fit and a run that is not there are matters of use.
  package var status: ExitStatus {
    switch self {
    case .none, .shards: .usage
    case .damaged, .file: .failure
    }
  }
}
