import Files
import ImageDiff
import JSONValue
import Snapshots
import Synchronization

/// Answers comparisons over standard input and output, one JSON document a line, several at a time.
///
/// Answers come in the order in which they are ready. A request can be cancelled by
/// `{"cancel": ID}`; its answer then has the status "cancelled".
struct DiffServer: Sendable {
  private struct Job: Sendable {
    let id: JSON
    let command: DiffCommand
  }

  private let console: Console
  private let defaults: [String]
  private let channel = WorkChannel<Job>(capacity: 64)
  private let state = Flights()

  /// Longest line that is taken, in bytes.
  private static let lineLimit = 1 << 20

  /// A server whose requests have the given options unless they say otherwise.
  init(defaults: [String], console: Console) {
    self.defaults = defaults
    self.console = console
  }

  /// Reads and answers until the input ends.
  func run() {
    let workers = Parallel.processorCount
    Parallel.forEach(workers + 1, threads: workers + 1) { index in
      if index == 0 {
        readRequests()
        channel.close(receivers: workers)
      } else {
        while let job = channel.receive() { answer(job) }
      }
    }
  }

  private func readRequests() {
    var reader = LineReader(limit: Self.lineLimit)
    while let line = reader.next() {
      switch line {
      case .tooLong: fail(.null, "A request is longer than \(Self.lineLimit) bytes.")
      case .line(let bytes):
        if bytes.allSatisfy({ $0 == 0x20 || $0 == 0x0D || $0 == 0x09 }) { continue }
        accept(bytes)
      }
    }
  }

  private func accept(_ line: [UInt8]) {
    do {
      switch try DiffRequest.parse(line, defaults: defaults) {
      case .cancel(let id):
        if !state.cancel(id) { fail(id, "No comparison with this id is under way.") }
      case .compare(let id, let command):
        guard state.begin(id) else {
          fail(id, "A comparison with this id is under way already.")
          return
        }
        channel.send(Job(id: id, command: command))
      }
    } catch { fail(error.id, error.message) }
  }

  private func answer(_ job: Job) {
    var members = [JSON.Member("id", job.id)]
    if !state.isCancelled(job.id) {
      do {
        let result = try job.command.result(threads: 1, isWanted: { !state.isCancelled(job.id) })
        if case .object(let record) = result.json { members += record }
      } catch {
        let message = (error as? any UserFacingError)?.message ?? "\(error)"
        members += [.init("status", .string("error")), .init("message", .string(message))]
      }
    }
    if state.end(job.id) {
      members = [.init("id", job.id), .init("status", .string("cancelled"))]
    }
    send(.object(members))
  }

  private func fail(_ id: JSON, _ message: String) {
    send(
      .members(["id": id, "status": .string("error"), "message": .string(message)]))
  }

  private func send(_ answer: JSON) {
    console.write(answer.text(.compact) + "\n")
    console.flush()
  }
}

/// Which comparisons are under way, and which of them are cancelled.
private final class Flights: Sendable {
  private let flights = Mutex<[JSON: Bool]>([:])

  /// Notes a comparison; false where its id is under way already.
  func begin(_ id: JSON) -> Bool {
    flights.withLock { flights in
      guard flights[id] == nil else { return false }
      flights[id] = false
      return true
    }
  }

  /// Cancels a comparison; false where there is none.
  func cancel(_ id: JSON) -> Bool {
    flights.withLock { flights in
      guard flights[id] != nil else { return false }
      flights[id] = true
      return true
    }
  }

  func isCancelled(_ id: JSON) -> Bool { flights.withLock { $0[id] == true } }

  /// Takes a comparison out; true where it was cancelled.
  func end(_ id: JSON) -> Bool { flights.withLock { $0.removeValue(forKey: id) == true } }
}
