import Pixels

/// Bytes as hexadecimal digits.
enum Hexadecimal {
  /// The bytes of digits; nil for another character or an odd number of them.
  static func bytes(_ text: some StringProtocol) -> [UInt8]? {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(text.utf8.count / 2)
    var high: UInt8?
    for unit in text.utf8 {
      guard let digit = digit(unit) else { return nil }
      if let first = high {
        bytes.append(first << 4 | digit)
        high = nil
      } else {
        high = digit
      }
    }
    return high == nil ? bytes : nil
  }

  /// The digits of bytes, in lower case.
  static func text(_ bytes: some Sequence<UInt8>) -> String {
    let digits = Array("0123456789abcdef".utf8)
    var units: [UInt8] = []
    for byte in bytes {
      units.append(digits[Int(byte >> 4)])
      units.append(digits[Int(byte & 15)])
    }
    return String(decoding: units, as: UTF8.self)
  }

  private static func digit(_ unit: UInt8) -> UInt8? {
    switch unit {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): unit - UInt8(ascii: "0")
    case UInt8(ascii: "a")...UInt8(ascii: "f"): unit - UInt8(ascii: "a") + 10
    case UInt8(ascii: "A")...UInt8(ascii: "F"): unit - UInt8(ascii: "A") + 10
    default: nil
    }
  }
}

extension Color {
  /// A colour written `#rrggbb` or `#rrggbbaa`.
  init?(hexadecimal text: String) {
    guard text.hasPrefix("#"), let bytes = Hexadecimal.bytes(text.dropFirst()),
      bytes.count == 3 || bytes.count == 4
    else { return nil }
    self.init(
      red: bytes[0], green: bytes[1], blue: bytes[2],
      alpha: bytes.count == 4 ? UInt16(bytes[3]) * 257 : 65535)
  }
}
