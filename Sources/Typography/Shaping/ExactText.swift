/// A text that equals another only where all bytes are equal.
///
/// Swift calls "é" and "e" with U+0301 the same string; for a font they are not.
package struct ExactText: Hashable, Sendable {
  /// The text.
  package let string: String

  /// A text by its bytes.
  package init(_ string: String) { self.string = string }

  package static func == (a: ExactText, b: ExactText) -> Bool {
    let equal = a.string.utf8.withContiguousStorageIfAvailable { left in
      b.string.utf8.withContiguousStorageIfAvailable { right in
        left.count == right.count && left.elementsEqual(right)
      }
    }
    return (equal ?? nil) ?? a.string.utf8.elementsEqual(b.string.utf8)
  }

  package func hash(into hasher: inout Hasher) {
    let isDone: Void? = string.utf8.withContiguousStorageIfAvailable { bytes in
      hasher.combine(bytes: UnsafeRawBufferPointer(bytes))
    }
    if isDone == nil {
      Array(string.utf8).withUnsafeBytes { hasher.combine(bytes: $0) }
    }
  }
}
