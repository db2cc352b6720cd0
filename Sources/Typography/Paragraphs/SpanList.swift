/// The spans of a text with the UTF-8 offsets at which they stand.
struct SpanList: Sendable {
  let spans: [TextSpan]
  let bytes: [UInt8]
  /// Offset of each span, and the length of the text at the end.
  private let starts: [Int]

  init(_ spans: [TextSpan]) {
    self.spans = spans
    var starts = [0]
    var bytes: [UInt8] = []
    for span in spans {
      bytes.append(contentsOf: span.text.utf8)
      starts.append(bytes.count)
    }
    self.starts = starts
    self.bytes = bytes
  }

  /// All spans cut to a range, so that their numbers stay; what is outside is empty.
  func clipped(to range: Range<Int>) -> [TextSpan] {
    spans.indices.map { index in
      let part = (starts[index]..<starts[index + 1]).clamped(to: range)
      return TextSpan(
        text: String(decoding: bytes[part], as: UTF8.self), style: spans[index].style)
    }
  }

  /// The span that holds the byte at an offset, or the last one before the end.
  func index(at offset: Int) -> Int {
    let found = spans.indices.last { starts[$0] <= offset && starts[$0] < starts[$0 + 1] }
    return found ?? 0
  }
}
