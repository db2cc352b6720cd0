import CFriBidi

/// The embedding levels of Unicode Standard Annex 9, one for each code point.
package struct BidiLevels {
  /// One level for each code point; odd ones run right to left.
  package let levels: [UInt8]
  /// Level of the text as a whole.
  package let baseLevel: UInt8

  /// The levels of a text of one line.
  package init(_ text: ScalarText, direction: TextDirection) {
    let isFromRight = direction == .rightToLeft || direction == .automaticFromRight
    let base: UInt8 = isFromRight ? 1 : 0
    // Nothing below the Hebrew block has a right-to-left class, so most labels end here.
    guard text.count > 0, isFromRight || text.maximum >= 0x590 else {
      levels = [UInt8](repeating: base, count: text.count)
      baseLevel = base
      return
    }
    let length = FriBidiStrIndex(text.count)
    var types = [FriBidiCharType](repeating: FRIBIDI_TYPE_ON, count: text.count)
    var brackets = [FriBidiBracketType](repeating: 0, count: text.count)
    var found = [FriBidiLevel](repeating: 0, count: text.count)
    var paragraph = FriBidiParType(rawValue: Self.parameter(direction))
    fribidi_get_bidi_types(text.scalars, length, &types)
    fribidi_get_bracket_types(text.scalars, length, types, &brackets)
    let result = fribidi_get_par_embedding_levels_ex(
      types, brackets, length, &paragraph, &found)
    guard result > 0 else {
      levels = [UInt8](repeating: base, count: text.count)
      baseLevel = base
      return
    }
    levels = found.map { UInt8(clamping: Int($0)) }
    baseLevel = paragraph.rawValue & Self.rightToLeftMask != 0 ? 1 : 0
  }

  /// `FRIBIDI_MASK_RTL` of fribidi-bidi-types.h, a macro that Swift does not see.
  private static let rightToLeftMask: UInt32 = 0x1

  /// `FRIBIDI_PAR_LTR`, `FRIBIDI_PAR_RTL`, `FRIBIDI_PAR_WLTR` and `FRIBIDI_PAR_WRTL`; the last two
  /// look at the first letter.
  private static func parameter(_ direction: TextDirection) -> UInt32 {
    switch direction {
    case .leftToRight: 0x110
    case .rightToLeft: 0x111
    case .automatic: 0x20
    case .automaticFromRight: 0x21
    }
  }

  /// Positions of runs from left to right, by rule L2: from the highest level down to the lowest
  /// odd one, reverse every stretch at that level or above.
  package static func visualOrder(of levels: [UInt8]) -> [Int] {
    var order = Array(levels.indices)
    guard let highest = levels.max(), highest > 0 else { return order }
    let lowestOdd = levels.filter { $0 & 1 == 1 }.min() ?? highest + 1
    guard lowestOdd <= highest else { return order }
    for level in stride(from: highest, through: lowestOdd, by: -1) {
      var start = 0
      while start < order.count {
        guard levels[order[start]] >= level else {
          start += 1
          continue
        }
        var end = start
        while end < order.count, levels[order[end]] >= level { end += 1 }
        order[start..<end].reverse()
        start = end
      }
    }
    return order
  }
}
