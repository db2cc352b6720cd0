import Testing
import Typography

@Suite struct SHA256Tests {
  /// The examples of FIPS 180-4 and its test vectors.
  @Test(arguments: [
    ("", "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"),
    ("abc", "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"),
    (
      "abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq",
      "248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1"
    ),
  ])
  func digestsMatchTheStandard(text: String, digest: String) {
    #expect(SHA256.hexDigest(of: Array(text.utf8)) == digest)
  }

  @Test func piecesGiveTheSameDigestAsTheWhole() {
    let bytes = (0..<1000).map { UInt8($0 % 251) }
    var pieces = SHA256()
    for start in stride(from: 0, to: bytes.count, by: 37) {
      bytes[start..<min(start + 37, bytes.count)].withUnsafeBytes { pieces.update($0) }
    }
    #expect(pieces.finalizedHex() == SHA256.hexDigest(of: bytes))
  }
}
