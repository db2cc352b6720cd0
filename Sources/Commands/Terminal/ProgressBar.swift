import Synchronization

/// A bar on the terminal that shows how far long work has come.
package final class ProgressBar: Sendable {
  private let total: Int
  private let label: String
  private let channel: OutputChannel?
  private let state: Mutex<(done: Int, shown: ContinuousClock.Instant?)>

  /// Cells of the bar itself.
  private static let cells = 24

  init(total: Int, label: String, channel: OutputChannel?) {
    self.total = max(total, 1)
    self.label = label
    self.channel = channel
    state = Mutex((0, nil))
  }

  /// Counts finished steps; the bar is drawn at most ten times a second.
  package func advance(by steps: Int = 1) {
    guard let channel else { return }
    state.withLock { state in
      state.done += steps
      let now = ContinuousClock.now
      if let shown = state.shown, now - shown < .milliseconds(100) { return }
      state.shown = now
      channel.write("\r" + Self.line(state.done, of: total, label) + "\u{1B}[K")
      channel.flush()
    }
  }

  /// Takes the bar away.
  package func finish() {
    guard let channel else { return }
    channel.write("\r\u{1B}[K")
    channel.flush()
  }

  /// The bar as text, such as "Rendering ━━━━────── 40 of 100".
  static func line(_ done: Int, of total: Int, _ label: String) -> String {
    let filled = min(done * cells / total, cells)
    let bar =
      String(repeating: "━", count: filled) + String(repeating: "─", count: cells - filled)
    return "\(label) \(bar) \(done) of \(total)"
  }
}
