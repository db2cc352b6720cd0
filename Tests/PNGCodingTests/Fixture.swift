import CKernels
import Files
import JSONValue

/// Files beside the tests.
enum Fixture {
  /// The bytes of a file under Fixtures.
  static func bytes(_ name: String) throws -> [UInt8] {
    try FileSystem.read("\(folder)/\(name)")
  }

  /// A JSON file under Fixtures.
  static func json(_ name: String) throws -> JSON { try JSON(parsing: bytes(name)) }

  private static let folder =
    "\(#filePath.split(separator: "/", omittingEmptySubsequences: false).dropLast().joined(separator: "/"))/Fixtures"

  /// SHA-256 of bytes as hexadecimal digits.
  static func sha256(_ bytes: [UInt8]) -> String {
    var digest = [UInt8](repeating: 0, count: 32)
    ck_sha256(bytes, bytes.count, nil, 0, &digest)
    return hexadecimal(digest)
  }

  static func hexadecimal(_ bytes: [UInt8]) -> String {
    bytes.map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined()
  }
}

extension JSON {
  /// The text that it is, if it is one.
  var string: String? {
    if case .string(let text) = self { text } else { nil }
  }
}
