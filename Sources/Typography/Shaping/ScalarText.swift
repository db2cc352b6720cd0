/// A text as code points, each with its UTF-8 offset.
package struct ScalarText {
  /// The bytes of the text.
  let bytes: [UInt8]
  /// The code points in order.
  private(set) var scalars: [UInt32] = []
  /// UTF-8 offset of each code point, and the number of bytes at the end.
  private(set) var offsets: [Int] = []
  /// The greatest code point.
  private(set) var maximum: UInt32 = 0

  /// The code points of a string.
  package init(_ text: String) {
    bytes = Array(text.utf8)
    scalars.reserveCapacity(bytes.count)
    offsets.reserveCapacity(bytes.count + 1)
    var offset = 0
    for scalar in text.unicodeScalars {
      scalars.append(scalar.value)
      offsets.append(offset)
      offset += UTF8.width(scalar)
      maximum = max(maximum, scalar.value)
    }
    offsets.append(offset)
  }

  var count: Int { scalars.count }

  /// The UTF-8 offsets of a range of code points.
  func byteRange(_ range: Range<Int>) -> Range<Int> {
    offsets[range.lowerBound]..<offsets[range.upperBound]
  }
}
