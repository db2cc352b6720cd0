import JSONValue

/// The pictures that a page carries, each one once.
struct PageImages {
  private let limit: Int
  private let read: (String) -> [UInt8]?
  private var numbers: [[UInt8]: Int] = [:]
  private var size = 0

  /// Elements that hold the pictures as text.
  private(set) var elements: [UInt8] = []

  /// No pictures yet, and at most so many bytes of them.
  init(limit: Int, read: @escaping (String) -> [UInt8]?) {
    self.limit = limit
    self.read = read
  }

  /// What the page's script calls a file's picture: a number in the page or a path beside it; nil
  /// where it cannot be read.
  mutating func source(of file: String) -> JSON? {
    guard size < limit else { return .string(SARIFReport.uri(file)) }
    guard let bytes = read(file) else { return nil }
    if let number = numbers[bytes] { return .integer(number) }
    let number = numbers.count
    numbers[bytes] = number
    size += bytes.count
    elements += Array("<script type=\"text/plain\" id=\"image-\(number)\">".utf8)
    elements += Base64.encoded(bytes)
    elements += Array("</script>\n".utf8)
    return .integer(number)
  }
}

/// Bytes as text of 64 characters, RFC 4648.
enum Base64 {
  private static let alphabet = Array(
    "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8)

  /// The text, padded to a multiple of four.
  static func encoded(_ bytes: [UInt8]) -> [UInt8] {
    var text: [UInt8] = []
    text.reserveCapacity((bytes.count + 2) / 3 * 4)
    for start in stride(from: 0, to: bytes.count, by: 3) {
      let count = min(3, bytes.count - start)
      var group: UInt32 = 0
      for offset in 0..<3 {
        group = group << 8 | (offset < count ? UInt32(bytes[start + offset]) : 0)
      }
      for place in 0..<4 {
        text.append(
          place <= count
            ? alphabet[Int(group >> UInt32(18 - 6 * place)) & 63] : UInt8(ascii: "="))
      }
    }
    return text
  }
}
