import Dispatch
import Foundation

/// An instant of a program's time, for what it does later on a queue.
///
/// Time is virtual, so only the distance from now is known.
public nonisolated struct ProgramTime: Hashable, Sendable {
  let seconds: Double

  /// The present.
  public static func now() -> ProgramTime { ProgramTime(seconds: 0) }

  /// A later instant, by seconds.
  public static func + (time: ProgramTime, seconds: Double) -> ProgramTime {
    ProgramTime(seconds: time.seconds + (seconds.isFinite ? Swift.max(seconds, 0) : 0))
  }

  /// A later instant, by an interval; `.never` is now, as nothing waits that long.
  public static func + (time: ProgramTime, interval: DispatchTimeInterval) -> ProgramTime {
    let seconds: Double =
      switch interval {
      case .seconds(let count): Double(count)
      case .milliseconds(let count): Double(count) / 1e3
      case .microseconds(let count): Double(count) / 1e6
      case .nanoseconds(let count): Double(count) / 1e9
      default: 0
      }
    return time + seconds
  }
}

extension DispatchQueue {
  /// Marks the main queue, which other threads than the first serve where the program waits in it.
  private static let mainMark: DispatchSpecificKey<Bool> = {
    let key = DispatchSpecificKey<Bool>()
    DispatchQueue.main.setSpecific(key: key, value: true)
    return key
  }()

  /// Does something later, in the program's virtual time.
  ///
  /// Chosen before Dispatch's own method, whose clock no picture may depend on: the action runs when
  /// a wait, the next step or the instant of a picture reaches it, on the main actor.
  public nonisolated func asyncAfter(
    deadline: ProgramTime, execute work: @escaping @MainActor () -> Void
  ) {
    guard Thread.isMainThread || DispatchQueue.getSpecific(key: Self.mainMark) != nil else {
      return asyncAfter(
        deadline: DispatchTime.now() + deadline.seconds, qos: .unspecified, flags: [],
        execute: { MainActor.assumeIsolated(work) })
    }
    MainActor.assumeIsolated {
      PendingChanges.shared.later.append(
        PendingChanges.Later(delay: deadline.seconds) { MainActor.assumeIsolated(work) })
    }
  }
}
