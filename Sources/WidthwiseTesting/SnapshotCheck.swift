import Baselines
import Files
import Foundation
import Reporting
import Scenes
import Snapshots
import Surface
import Typography

/// One comparison of a view with its baseline, for both kinds of call.
@MainActor
struct SnapshotCheck {
  /// What came of it.
  struct Result {
    /// What happened, where, and what to do next; nil where all is well.
    let failure: String?
    /// Pictures of what differs, by the names under which a report shows them.
    let attachments: [(name: String, bytes: [UInt8])]
  }

  private let scene: SceneDefinition
  private let root: String

  /// A check of a view under a name, for a test in a file.
  init<Content: View>(of view: Content, named name: String, file: String) {
    scene = SceneDefinition(name: name, variants: []) { AnyView(view) }
    root = Self.packageRoot(of: file)
  }

  /// Pictures the view in one variant and compares it.
  func result(_ variant: SceneVariant, recording: SnapshotRecording) -> Result {
    do {
      return try check(variant, recording)
    } catch {
      let sentence =
        switch error {
        case let error as BaselineError: error.message
        case let error as RunError: error.message
        case let error as FontError: error.message
        case let error as SceneError: error.message
        default: "\(error)"
        }
      return Result(failure: sentence, attachments: [])
    }
  }

  private func check(_ variant: SceneVariant, _ recording: SnapshotRecording) throws -> Result {
    var scene = scene
    scene.variants = [variant]
    let suite = try SceneSuite([scene])
    let store = BaselineStore(
      directory: SnapshotConfiguration.current.directory ?? "\(root)/Baselines/Tests")
    let directory = RunDirectory("\(root)/.widthwise/tests")
    var options = SnapshotRunner.Options()
    options.mode = recording.mode
    let renderer = SceneRenderer(texts: try Self.texts.get())
    let outcomes = try SnapshotRunner(store: store, directory: directory, options: options)
      .run(suite.cases(of: suite.members, by: renderer)).outcomes
    guard let outcome = outcomes.first else { return Result(failure: nil, attachments: []) }
    var attachments: [(name: String, bytes: [UInt8])] = []
    for role in ["expected", "actual", "diff"] {
      guard let file = outcome.files[role], let bytes = try? directory.read(file) else { continue }
      let name = outcome.name.description.replacing("/", with: ".")
      attachments.append(("\(name).\(role).png", bytes))
    }
    return Result(
      failure: Self.failure(outcome, recording, store, directory), attachments: attachments)
  }

  /// The sentence of a failure: what, where, what next.
  private static func failure(
    _ outcome: SnapshotOutcome, _ recording: SnapshotRecording, _ store: BaselineStore,
    _ directory: RunDirectory
  ) -> String? {
    let path = store.picturePath(of: outcome.name)
    switch outcome.status {
    case .matched: return nil
    case .recorded:
      return recording == .missing
        ? "\(outcome.name) had no baseline; recorded \(path); look at it and run the test again."
        : "\(outcome.name) was recorded in \(path); run the test again without recording."
    case .missing:
      return "\(outcome.name) has no baseline in \(path); "
        + "run the test with WIDTHWISE_RECORD=missing to record it."
    case .differs, .sizeChanged, .failed, .error:
      let what = ([outcome.headline] + outcome.details).joined(separator: "; ")
      let pictures = outcome.files["actual"].map { "; actual picture \(directory.path)/\($0)" }
      return "\(outcome.name) \(what); baseline \(path)\(pictures ?? ""); "
        + "mend the view, or run the test with WIDTHWISE_RECORD=changed if the new picture is right."
    }
  }

  /// The declared fonts, opened once.
  private static let texts = Swift.Result<TextResolver, any Error> {
    TextResolver(source: .library(try FontLibrary.bundled))
  }

  /// The nearest directory above a file that holds a Package.swift, else the file's own.
  private static func packageRoot(of file: String) -> String {
    var directory = file[..<(file.lastIndex(of: "/") ?? file.startIndex)]
    let own = String(directory)
    while let slash = directory.lastIndex(of: "/") {
      if FileSystem.kind(of: "\(directory)/Package.swift") == .file { return String(directory) }
      directory = directory[..<slash]
    }
    return own
  }
}
