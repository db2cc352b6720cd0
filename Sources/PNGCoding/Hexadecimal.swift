/// Bytes as pairs of hexadecimal digits.
enum Hexadecimal {
  /// The bytes of a text; nil for anything but pairs of digits.
  static func bytes(of text: some StringProtocol) -> [UInt8]? {
    // A string of its own, whose bytes are at hand, is far quicker than any text digit by digit.
    var text = String(text)
    return text.withUTF8 { digits -> [UInt8]? in
      guard digits.count % 2 == 0 else { return nil }
      var bytes: [UInt8] = []
      bytes.reserveCapacity(digits.count / 2)
      for place in stride(from: 0, to: digits.count, by: 2) {
        guard let high = value(of: digits[place]), let low = value(of: digits[place + 1]) else {
          return nil
        }
        bytes.append(high << 4 | low)
      }
      return bytes
    }
  }

  private static func value(of digit: UInt8) -> UInt8? {
    switch digit {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): digit - UInt8(ascii: "0")
    case UInt8(ascii: "a")...UInt8(ascii: "f"): digit - UInt8(ascii: "a") + 10
    case UInt8(ascii: "A")...UInt8(ascii: "F"): digit - UInt8(ascii: "A") + 10
    default: nil
    }
  }
}
