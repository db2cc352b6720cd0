/// The rules of Unicode Standard Annex 14 (Unicode 15.0), with the tailoring for numbers of its
/// section 8.2, example 7, that the Unicode test file uses too.
struct LineBreakRules {
  /// A base character with the marks that stay with it (LB9).
  private struct Unit {
    var type: LineBreakClass
    var start: Int
    var endsInJoiner: Bool
  }

  private var units: [Unit] = []
  /// Whether the boundary after each unit lies inside a number (LB25).
  private var isInNumber: [Bool] = []

  init(_ scalars: some Sequence<UInt32>) {
    for (index, scalar) in scalars.enumerated() { append(LineBreakClass(scalar), at: index) }
    isInNumber = [Bool](repeating: false, count: units.count)
    for index in units.indices { markNumber(from: index) }
  }

  /// Positions among the code points before which a line may or must begin.
  var opportunities: [Int] {
    var found: [Int] = []
    for index in units.indices.dropFirst() where allowsBreak(before: index) {
      found.append(units[index].start)
    }
    return found
  }

  /// LB9 and LB10: marks and joiners stay with the character before, or stand as letters.
  private mutating func append(_ type: LineBreakClass, at index: Int) {
    guard type == .cm || type == .zwj else {
      units.append(Unit(type: type, start: index, endsInJoiner: false))
      return
    }
    if let last = units.last, !last.type.isMandatory, last.type != .sp, last.type != .zw {
      units[units.count - 1].endsInJoiner = type == .zwj
    } else {
      units.append(Unit(type: .al, start: index, endsInJoiner: type == .zwj))
    }
  }

  private func type(_ index: Int) -> LineBreakClass? {
    units.indices.contains(index) ? units[index].type : nil
  }

  /// The last class before an index that is not a space, for the rules with `SP*`.
  private func typeBeforeSpaces(_ index: Int) -> LineBreakClass? {
    var before = index - 1
    while before >= 0, units[before].type == .sp { before -= 1 }
    return type(before)
  }

  private func allowsBreak(before index: Int) -> Bool {
    let (a, b) = (units[index - 1].type, units[index].type)
    if a == .cr && b == .lf { return false }  // LB5
    if a.isMandatory { return true }  // LB4, LB5
    if b.isMandatory || b == .sp || b == .zw { return false }  // LB6, LB7
    if typeBeforeSpaces(index) == .zw { return true }  // LB8
    if units[index - 1].endsInJoiner { return false }  // LB8a
    if a == .wj || b == .wj || a == .gl { return false }  // LB11, LB12
    if b == .gl, a != .sp, a != .ba, a != .hy { return false }  // LB12a
    if let allowed = punctuation(a, b, index) { return allowed }
    if a == .sp { return true }  // LB18
    if a == .qu || b == .qu { return false }  // LB19
    if a == .cb || b == .cb { return true }  // LB20
    return !staysTogether(a, b, index)
  }

  /// LB13 to LB17: what opens, closes and follows, across spaces.
  private func punctuation(_ a: LineBreakClass, _ b: LineBreakClass, _ index: Int) -> Bool? {
    switch b {
    case .cl, .cp, .wideCP, .ex, .iss, .sy: return false
    default: break
    }
    guard let before = typeBeforeSpaces(index) else { return nil }
    if before.isOpening { return false }
    if before == .qu, b.isOpening { return false }
    if before == .cl || before.isClosing, b == .ns { return false }
    if before == .b2, b == .b2 { return false }
    return nil
  }

  /// LB21 to LB30b, none of which looks across spaces.
  private func staysTogether(_ a: LineBreakClass, _ b: LineBreakClass, _ index: Int) -> Bool {
    if b == .ba || b == .hy || b == .ns || a == .bb { return true }  // LB21
    if type(index - 2) == .hl, a == .hy || a == .ba { return true }  // LB21a
    if a == .sy && b == .hl || b == .ins { return true }  // LB21b, LB22
    return staysWithNumber(a, b) || isInNumber[index - 1] || staysInSyllable(a, b)
      || staysInWord(a, b) || staysInPictograph(a, b, index)
  }

  /// LB23, LB23a, LB24.
  private func staysWithNumber(_ a: LineBreakClass, _ b: LineBreakClass) -> Bool {
    a.isLetter && b == .nu || a == .nu && b.isLetter
      || a == .pr && b.isIdeographic || a.isIdeographic && b == .po
      || a.isPrefixOrPostfix && b.isLetter || a.isLetter && b.isPrefixOrPostfix
  }

  /// LB26, LB27.
  private func staysInSyllable(_ a: LineBreakClass, _ b: LineBreakClass) -> Bool {
    switch (a, b) {
    case (.jl, .jl), (.jl, .jv), (.jl, .h2), (.jl, .h3), (.jv, .jv), (.jv, .jt), (.h2, .jv),
      (.h2, .jt), (.jt, .jt), (.h3, .jt):
      true
    default: a.isHangul && b == .po || a == .pr && b.isHangul
    }
  }

  /// LB28, LB29, LB30.
  private func staysInWord(_ a: LineBreakClass, _ b: LineBreakClass) -> Bool {
    a.isLetter && b.isLetter || a == .iss && b.isLetter
      || (a.isLetter || a == .nu) && b == .op || a == .cp && (b.isLetter || b == .nu)
  }

  /// LB30a, LB30b: flags are pairs of regional indicators; a skin tone stays with its person.
  private func staysInPictograph(
    _ a: LineBreakClass, _ b: LineBreakClass, _ index: Int
  ) -> Bool {
    if (a == .eb || a == .unassignedID) && b == .em { return true }
    guard a == .ri, b == .ri else { return false }
    var first = index - 1
    while first > 0, units[first - 1].type == .ri { first -= 1 }
    return (index - first) % 2 == 1
  }

  /// LB25 as a pattern: `(PR | PO)? (OP | HY)? NU (NU | SY | IS)* (CL | CP)? (PR | PO)?`.
  private mutating func markNumber(from start: Int) {
    var index = start
    if type(index)?.isPrefixOrPostfix == true { index += 1 }
    if type(index)?.isOpening == true || type(index) == .hy { index += 1 }
    guard type(index) == .nu else { return }
    index += 1
    while type(index) == .nu || type(index) == .sy || type(index) == .iss { index += 1 }
    if type(index) == .cl || type(index)?.isClosing == true { index += 1 }
    if type(index)?.isPrefixOrPostfix == true { index += 1 }
    for inside in start..<index - 1 { isInNumber[inside] = true }
  }
}
