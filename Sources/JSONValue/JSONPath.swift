/// Where a value stands in its document, written as `$.cases[2].color`.
package indirect enum JSONPath: Hashable, Sendable, CustomStringConvertible {
  /// The document itself.
  case root
  /// A member of the object at the path.
  case member(JSONPath, String)
  /// An element of the array at the path, from 0.
  case element(JSONPath, Int)

  /// The path as text; names that are not plain words stand in brackets and quotes.
  package var description: String {
    switch self {
    case .root: return "$"
    case .element(let parent, let index): return "\(parent)[\(index)]"
    case .member(let parent, let name):
      let isWord = !name.isEmpty && name.utf8.allSatisfy(Self.isWordByte)
      return isWord ? "\(parent).\(name)" : "\(parent)[\(JSON.string(name).text(.compact))]"
    }
  }

  private static func isWordByte(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "-"):
      true
    default: false
    }
  }
}
