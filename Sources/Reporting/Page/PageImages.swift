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
