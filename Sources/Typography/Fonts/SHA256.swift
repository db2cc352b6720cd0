import CKernels

/// The SHA-256 digest of FIPS 180-4.
package enum SHA256 {
  /// The digest of some bytes as 64 lower-case hexadecimal digits.
  package static func hexDigest(of bytes: [UInt8]) -> String {
    var digest = [UInt8](repeating: 0, count: 32)
    bytes.withUnsafeBytes { body in
      ck_sha256(nil, 0, body.bindMemory(to: UInt8.self).baseAddress, body.count, &digest)
    }
    let digits = Array("0123456789abcdef".utf8)
    return String(
      decoding: digest.flatMap { [digits[Int($0 >> 4)], digits[Int($0 & 15)]] }, as: UTF8.self)
  }
}
