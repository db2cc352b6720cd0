import CKernels
import Files
import JSONValue
import PNGCoding
import Pixels

/// Files beside the tests.
enum Fixture {
  /// A picture under Fixtures.
  static func picture(_ name: String) throws -> StraightPixmap {
    try PNGDecoder.decode(FileSystem.read("\(folder)/\(name)"), file: name)
  }

  /// A JSON file under Fixtures.
  static func json(_ name: String) throws -> JSON {
    try JSON(parsing: FileSystem.read("\(folder)/\(name)"))
  }

  private static let folder =
    "\(#filePath.split(separator: "/", omittingEmptySubsequences: false).dropLast().joined(separator: "/"))/Fixtures"

  /// SHA-256 of bytes as hexadecimal digits.
  static func sha256(_ bytes: [UInt8]) -> String {
    var digest = [UInt8](repeating: 0, count: 32)
    ck_sha256(bytes, bytes.count, nil, 0, &digest)
    return digest.map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined()
  }
}

extension JSON {
  var string: String? { if case .string(let text) = self { text } else { nil } }

  var number: Double? {
    switch self {
    case .integer(let value): Double(value)
    case .number(let value): value
    default: nil
    }
  }

  var integer: Int? { number.map { Int($0) } }

  var bool: Bool? { if case .bool(let value) = self { value } else { nil } }

  var elements: [JSON] { if case .array(let elements) = self { elements } else { [] } }
}
