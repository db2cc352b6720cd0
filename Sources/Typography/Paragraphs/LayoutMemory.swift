import Synchronization

/// The last layouts of a paragraph, each with the widths between which it holds.
///
/// A layout follows from whether the widths that it asked for fit. As what is no wider than a width
/// that fits does fit too, the widest that fitted and the narrowest that did not decide.
final class LayoutMemory: Sendable {
  private struct Entry {
    let layout: TextLayout
    /// The widest line that fitted, in points; −∞ for none.
    let widest: Double
    /// The narrowest line that did not fit, in points; ∞ for none.
    let narrowest: Double
  }

  /// Layouts remembered at most: stacks ask for the narrowest, the widest and a few between them.
  private static let capacity = 4
  private let entries = Mutex<[Entry]>([])

  /// A layout that the answers lead to, if it is remembered.
  func layout(fits: (Double) -> Bool) -> TextLayout? {
    entries.withLock { entries in
      entries.first {
        ($0.widest == -.infinity || fits($0.widest))
          && ($0.narrowest == .infinity || !fits($0.narrowest))
      }?.layout
    }
  }

  /// Remembers a layout in place of the oldest, with the widest line that fitted and the narrowest that
  /// did not.
  func remember(_ layout: TextLayout, widest: Double, narrowest: Double) {
    let entry = Entry(layout: layout, widest: widest, narrowest: narrowest)
    entries.withLock { entries in
      if entries.count == LayoutMemory.capacity { entries.removeFirst() }
      entries.append(entry)
    }
  }
}
