/// A name of four ASCII characters, as OpenType gives to tables, axes, features and scripts.
package struct FontTag: Hashable, Sendable, Comparable, CustomStringConvertible {
  /// The four characters, first one in the highest byte.
  package let rawValue: UInt32

  /// A tag from its number.
  @inlinable
  package init(rawValue: UInt32) { self.rawValue = rawValue }

  /// A tag from one to four printable ASCII characters, filled up with spaces; nothing otherwise.
  package init?(_ name: String) {
    let bytes = Array(name.utf8)
    guard (1...4).contains(bytes.count), bytes.allSatisfy({ (0x20...0x7e).contains($0) }) else {
      return nil
    }
    var value: UInt32 = 0
    for index in 0..<4 { value = value << 8 | UInt32(index < bytes.count ? bytes[index] : 0x20) }
    rawValue = value
  }

  /// A tag known to have four ASCII characters.
  package init(literal name: StaticString) {
    rawValue = name.withUTF8Buffer { bytes in bytes.prefix(4).reduce(0) { $0 << 8 | UInt32($1) } }
  }

  package var description: String {
    let bytes = [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: rawValue >> UInt32($0)) }
    var name = String(decoding: bytes, as: UTF8.self)
    while name.last == " " { name.removeLast() }
    return name
  }

  package static func < (a: FontTag, b: FontTag) -> Bool { a.rawValue < b.rawValue }
}
