/// What a character does to the line breaks beside it: the classes of Unicode Standard Annex 14,
/// after rule LB1, with those split that rules LB30 and LB30b take apart.
enum LineBreakClass: UInt8 {
  case bk, cr, lf, nl, sp, zw, wj, gl, cm, zwj
  case ba, bb, hy, b2, cb, cl, cp, ex, ins, ns
  case op, qu, iss, nu, po, pr, sy, al, hl, id
  case eb, em, h2, h3, jl, jt, jv, ri
  /// Opening punctuation of East Asian width.
  case wideOP
  /// Closing parentheses of East Asian width.
  case wideCP
  /// Code points that are kept for pictographs to come.
  case unassignedID

  /// The class of a code point.
  init(_ scalar: UInt32) {
    let starts = Self.starts
    // The last beginning that is not after the code point.
    var (low, high) = (0, starts.count)
    while high - low > 1 {
      let middle = (low + high) / 2
      if starts[middle] <= scalar { low = middle } else { high = middle }
    }
    self = Self.classes[low]
  }

  private static let starts = decoded.starts
  private static let classes = decoded.classes

  private static let decoded: (starts: [UInt32], classes: [LineBreakClass]) = {
    var (starts, classes): ([UInt32], [LineBreakClass]) = ([], [])
    var (position, distance): (UInt32, UInt32) = (0, 0)
    var current: LineBreakClass?
    for byte in UnsafeBufferPointer(start: table.utf8Start, count: table.utf8CodeUnitCount) {
      let digit = value(of: byte)
      guard let known = current else {
        current = LineBreakClass(rawValue: digit)
        continue
      }
      distance = distance << 5 | UInt32(digit & 31)
      guard digit < 32 else { continue }
      position += distance
      starts.append(position)
      classes.append(known)
      (current, distance) = (nil, 0)
    }
    return (starts, classes)
  }()

  private static func value(of digit: UInt8) -> UInt8 {
    switch digit {
    case 0x30...0x39: digit - 0x30
    case 0x41...0x5A: digit - 0x41 + 10
    case 0x61...0x7A: digit - 0x61 + 36
    case 0x2D: 62
    default: 63
    }
  }
}

extension LineBreakClass {
  var isIdeographic: Bool { self == .id || self == .unassignedID || self == .eb || self == .em }
  var isLetter: Bool { self == .al || self == .hl }
  var isOpening: Bool { self == .op || self == .wideOP }
  var isClosing: Bool { self == .cp || self == .wideCP }
  var isPrefixOrPostfix: Bool { self == .pr || self == .po }
  var isHangul: Bool {
    self == .jl || self == .jv || self == .jt || self == .h2 || self == .h3
  }
  /// Whether a line must end after it (LB4, LB5).
  var isMandatory: Bool { self == .bk || self == .cr || self == .lf || self == .nl }
}
