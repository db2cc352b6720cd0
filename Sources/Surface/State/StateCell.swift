/// Which resolution of a program is being made or read: state keeps its value of each.
final class StateVersions {
  /// The latest resolution.
  var latest = 0
  /// The resolution whose values are read; nil for the latest values.
  var pinned: Int?

  /// The resolution that is being made or read.
  var current: Int { pinned ?? latest }
}

/// Something that keeps values of former resolutions.
protocol HistoryKeeping: AnyObject {
  /// Drops what is not needed to read the given resolution and later ones.
  func forget(before version: Int)
}

/// The storage of one state, with the values of resolutions that may still be laid out.
///
/// Content that is made from its size is resolved when a window is laid out, also that of a state
/// which an animation is just leaving: it has to read the values of that state.
final class StateCell<Value>: HistoryKeeping {
  private var history: [(version: Int, value: Value)]
  /// Told before each change; gives the resolution that will show it first.
  var willChange: (() -> Int)?
  /// Which resolution is read.
  var versions: StateVersions?

  init(_ value: Value) { history = [(Int.min, value)] }

  var value: Value {
    guard let pinned = versions?.pinned else { return history[history.count - 1].value }
    return (history.last { $0.version <= pinned } ?? history[0]).value
  }

  func set(_ newValue: Value) {
    let version = willChange?() ?? Int.min
    if history[history.count - 1].version == version {
      history[history.count - 1].value = newValue
    } else {
      history.append((version, newValue))
    }
  }

  func forget(before version: Int) {
    guard history.count > 1 else { return }
    let needed = history.lastIndex { $0.version <= version } ?? 0
    history.removeFirst(needed)
  }
}
