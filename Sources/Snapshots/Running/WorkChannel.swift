import Dispatch
import Synchronization

/// Hands work from one thread to several, with room for a few pieces so that memory stays bounded.
package final class WorkChannel<Item: Sendable>: Sendable {
  private let items = Mutex<[Item]>([])
  private let filled = DispatchSemaphore(value: 0)
  private let room: DispatchSemaphore

  /// An empty channel with room for some pieces.
  package init(capacity: Int) { room = DispatchSemaphore(value: capacity) }

  /// Hands over a piece, once there is room.
  package func send(_ item: Item) {
    room.wait()
    items.withLock { $0.insert(item, at: 0) }
    filled.signal()
  }

  /// Says to a number of receivers that nothing more comes.
  package func close(receivers: Int) {
    for _ in 0..<receivers { filled.signal() }
  }

  /// The next piece, once there is one; nil when everything has been handed over.
  package func receive() -> Item? {
    filled.wait()
    guard let item = items.withLock({ $0.popLast() }) else { return nil }
    room.signal()
    return item
  }
}
