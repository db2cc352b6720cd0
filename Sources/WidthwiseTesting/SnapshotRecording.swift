import Snapshots

/// Which pictures tests write as baselines.
public enum SnapshotRecording: String, Sendable {
  /// None.
  case none
  /// Those that are missing; the test fails all the same, so that somebody looks at them.
  case missing
  /// Those that are missing or differ.
  case changed
  /// Every one whose pixels are not exactly the same.
  case all

  /// The mode of the runner.
  var mode: RecordMode {
    switch self {
    case .none: .none
    case .missing: .missing
    case .changed: .changed
    case .all: .all
    }
  }
}
