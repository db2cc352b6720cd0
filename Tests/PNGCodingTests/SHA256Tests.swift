import CKernels
import Testing

@Suite struct SHA256Tests {
  /// The digest by one of the two implementations.
  private func digest(_ head: [UInt8], _ body: [UInt8], portable: Bool) -> String {
    var digest = [UInt8](repeating: 0, count: 32)
    if portable {
      ck_sha256_portable(head, head.count, body, body.count, &digest)
    } else {
      ck_sha256(head, head.count, body, body.count, &digest)
    }
    return Fixture.hexadecimal(digest)
  }

  // FIPS 180-4 examples and the empty message.
  @Test(arguments: [true, false])
  func publishedDigests(portable: Bool) {
    #expect(
      digest([], Array("abc".utf8), portable: portable)
        == "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad")
    #expect(
      digest([], [], portable: portable)
        == "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855")
    #expect(
      digest(
        Array("abcdbcdecdefdefgefghfghi".utf8),
        Array("ghijhijkijkljklmklmnlmnomnopnopq".utf8), portable: portable)
        == "248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1")
  }

  @Test func bothWaysAgreeAtEveryLength() {
    let bytes = (0..<300).map { UInt8(truncatingIfNeeded: $0 &* 31) }
    for split in stride(from: 0, to: 130, by: 13) {
      for count in split..<300 {
        let (head, body) = (Array(bytes[..<split]), Array(bytes[split..<count]))
        #expect(digest(head, body, portable: true) == digest(head, body, portable: false))
      }
    }
  }
}
