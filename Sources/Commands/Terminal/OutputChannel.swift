import Files
import Synchronization

/// A stream of text to a descriptor, or into memory where there is none.
package final class OutputChannel: Sendable {
  private struct State {
    var pending: [UInt8] = []
    var hasFailed = false
  }

  private let descriptor: Int32?
  private let state = Mutex(State())

  /// Standard output.
  package static let standardOutput = OutputChannel(descriptor: 1)
  /// Standard error.
  package static let standardError = OutputChannel(descriptor: 2)

  /// A channel that keeps its text, for tests.
  package static func memory() -> OutputChannel { OutputChannel(descriptor: nil) }

  private init(descriptor: Int32?) { self.descriptor = descriptor }

  /// Whether it leads to a terminal.
  var isTerminal: Bool { descriptor.map { isTerminalDescriptor($0) } ?? false }

  /// Appends text, which goes out with the next flush or when 64 KiB have gathered.
  func write(_ text: String) { write(Array(text.utf8)) }

  /// Appends bytes, which go out as text does.
  func write(_ bytes: [UInt8]) {
    state.withLock { state in
      state.pending += bytes
      if state.pending.count >= 65536 { send(&state) }
    }
  }

  /// Sends what is pending; false where any of it could not be written, now or before.
  @discardableResult
  func flush() -> Bool {
    state.withLock { state in
      send(&state)
      return !state.hasFailed
    }
  }

  private func send(_ state: inout State) {
    guard let descriptor, !state.pending.isEmpty else { return }
    do throws(FileError) {
      try FileSystem.write(state.pending, to: descriptor, named: "standard output")
    } catch { state.hasFailed = true }
    state.pending.removeAll(keepingCapacity: true)
  }

  /// The text that a channel in memory was given.
  package var text: String {
    state.withLock { String(decoding: $0.pending, as: UTF8.self) }
  }
}
