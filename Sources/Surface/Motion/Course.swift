/// The animated changes of one value that are under way; they add up.
///
/// A value that goes from a to b stands at b + (a − b)(1 − p). One that is sent to c before it has
/// arrived stands at c + (b − c)(1 − p₂) + (a − b)(1 − p₁): nothing is restarted and nothing jumps.
struct Course<Value: SIMD> where Value.Scalar == Double {
  private struct Change {
    let way: Value
    let start: Double
    let end: Double
    let animation: Animation
  }
  private var changes: [Change] = []

  /// When the last change ends, in seconds; −∞ where there is none.
  var end: Double { changes.reduce(-.infinity) { Swift.max($0, $1.end) } }

  /// Begins a change; the way leads from the new value back to the old one.
  mutating func add(_ way: Value, at start: Double, by animation: Animation) {
    changes.append(
      Change(way: way, start: start, end: start + animation.duration, animation: animation))
  }

  /// Ends all changes at once.
  mutating func clear() { changes = [] }

  /// Drops the changes that have ended.
  mutating func forget(before time: Double) { changes.removeAll { $0.end <= time } }

  /// Bounds of what is left at any instant; nil where there are none.
  var bounds: (low: Value, high: Value)? {
    var (low, high) = (Value(repeating: 0), Value(repeating: 0))
    for change in changes {
      guard let rest = change.animation.restRange else { return nil }
      for index in change.way.indices {
        let (a, b) = (change.way[index] * rest.lowerBound, change.way[index] * rest.upperBound)
        low[index] += Swift.min(a, b)
        high[index] += Swift.max(a, b)
      }
    }
    return (low, high)
  }

  /// What is left of all ways at an instant.
  func rest(at time: Double) -> Value {
    var rest = Value(repeating: 0)
    for change in changes where time < change.end {
      rest += change.way * (1 - change.animation.progress(at: time - change.start))
    }
    return rest
  }
}
