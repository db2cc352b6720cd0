extension Animation {
  /// How long the change takes, in seconds; infinite where it never ends.
  package var duration: Double { duration(changes.count) }

  /// The share of the change that is done after the given seconds; 1 once it has ended.
  ///
  /// Between start and end it may leave 0…1 for springs and for curves that swing over.
  package func progress(at elapsed: Double) -> Double {
    guard elapsed < duration else { return 1 }
    return progress(at: elapsed, changes.count)
  }

  /// Bounds of the share that is left at any time, 0 and 1 among them; nil where none are known.
  ///
  /// A Bézier curve stays between its control points; a spring that is let go without a push never
  /// swings farther than it was pulled.
  var restRange: ClosedRange<Double>? {
    switch curve {
    case .timed(let curve, _):
      1 - Swift.max(curve.y1, curve.y2, 1)...1 - Swift.min(curve.y1, curve.y2, 0)
    case .spring(let spring): spring.velocity == 0 ? -1...1 : nil
    }
  }

  /// The seconds at which the formula of the course changes: ends of delays and of runs, in order.
  package var landmarks: [Double] {
    let all = landmarks(changes.count) + (duration.isFinite ? [duration] : [])
    return Set(all).sorted()
  }

  /// The duration with the first `count` changes.
  private func duration(_ count: Int) -> Double {
    guard count > 0 else {
      switch curve {
      case .timed(_, let duration): return duration
      case .spring(let spring): return spring.duration
      }
    }
    let inner = duration(count - 1)
    switch changes[count - 1] {
    case .delay(let delay): return Swift.max(inner + delay, 0)
    case .speed(let speed): return speed > 0 ? inner / speed : .infinity
    case .repetition(let runs?, _): return inner * Double(runs)
    case .repetition(nil, _): return inner > 0 ? .infinity : 0
    }
  }

  /// The progress with the first `count` changes.
  private func progress(at elapsed: Double, _ count: Int) -> Double {
    guard count > 0 else {
      switch curve {
      case .timed(let curve, let duration):
        return duration > 0 ? curve.value(at: elapsed / duration) : 1
      case .spring(let spring): return spring.value(at: elapsed)
      }
    }
    switch changes[count - 1] {
    case .delay(let delay): return progress(at: Swift.max(elapsed - delay, 0), count - 1)
    case .speed(let speed): return progress(at: elapsed * speed, count - 1)
    case .repetition(_, let autoreverses):
      let run = duration(count - 1)
      guard run > 0, run.isFinite else { return progress(at: elapsed, count - 1) }
      let index = (elapsed / run).rounded(.down)
      let local = elapsed - index * run
      let isBackwards = autoreverses && index.truncatingRemainder(dividingBy: 2) == 1
      return progress(at: isBackwards ? run - local : local, count - 1)
    }
  }

  /// Landmarks with the first `count` changes; of endless repetitions those of two runs.
  private func landmarks(_ count: Int) -> [Double] {
    guard count > 0 else { return [0] }
    let inner = landmarks(count - 1)
    switch changes[count - 1] {
    case .delay(let delay): return [0] + inner.map { Swift.max($0 + delay, 0) }
    case .speed(let speed): return speed > 0 ? inner.map { $0 / speed } : [0]
    case .repetition(let runs, _):
      let run = duration(count - 1)
      guard run.isFinite else { return inner }
      return (0..<Swift.min(runs ?? 2, 16)).flatMap { index in
        inner.map { $0 + Double(index) * run }
      }
    }
  }
}
