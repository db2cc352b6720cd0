public import Testing
import Foundation

/// What is set for tests around a call: by a trait, else by the environment.
struct SnapshotConfiguration: Sendable {
  /// Which baselines are written; nil for the environment's answer.
  var recording: SnapshotRecording?
  /// Where baselines are; nil for the package's `Baselines/Tests`.
  var directory: String?

  /// The configuration around the current test.
  @TaskLocal static var current = SnapshotConfiguration()

  /// The mode that holds: the given one, the trait's, the environment's, else `missing`, or `none`
  /// on a build server.
  static func recording(_ given: SnapshotRecording?) -> SnapshotRecording {
    if let known = given ?? current.recording { return known }
    let environment = ProcessInfo.processInfo.environment
    for name in ["WIDTHWISE_RECORD", "SNAPSHOT_TESTING_RECORD"] {
      switch environment[name]?.lowercased() {
      case nil: continue
      case "all", "1", "true", "yes": return .all
      case "changed", "failed": return .changed
      case "missing": return .missing
      default: return .none
      }
    }
    let server = environment["CI"]?.lowercased() ?? ""
    return ["", "0", "false", "no"].contains(server) ? .missing : .none
  }
}

/// A trait that says which baselines the tests of a suite or a function write, and where they are.
public struct SnapshotTrait: TestTrait, SuiteTrait, TestScoping {
  private let configuration: SnapshotConfiguration
  /// Suites hand it on to what is inside of them.
  public let isRecursive = true

  init(_ configuration: SnapshotConfiguration) { self.configuration = configuration }

  /// Runs a test with the configuration.
  public func provideScope(
    for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
  ) async throws {
    var merged = SnapshotConfiguration.current
    merged.recording = configuration.recording ?? merged.recording
    merged.directory = configuration.directory ?? merged.directory
    try await SnapshotConfiguration.$current.withValue(merged) { try await function() }
  }
}

extension Trait where Self == SnapshotTrait {
  /// Sets which baselines are written, and the directory that they are in.
  public static func snapshots(
    record recording: SnapshotRecording? = nil, baselines directory: String? = nil
  ) -> SnapshotTrait {
    SnapshotTrait(SnapshotConfiguration(recording: recording, directory: directory))
  }
}
