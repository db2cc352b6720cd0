import CFriBidi
import CHarfBuzz

/// The brackets that are open at a place of a text, each with the script around it.
struct BracketStack {
  private struct Entry {
    var bracket: FriBidiBracketType
    var script: hb_script_t
  }

  /// Brackets remembered at most, as many as in Chromium; the outermost are forgotten first.
  private static let capacity = 32
  /// `FRIBIDI_BRACKET_OPEN_MASK` of fribidi-brackets.h, a macro that Swift does not see.
  private static let openMask: FriBidiBracketType = 0x8000_0000
  private var entries: [Entry] = []

  /// The script of the opening bracket that a character closes; nothing where it closes none.
  ///
  /// An opening bracket is remembered with the script that it is `among`. Pairs are those of the
  /// bidirectional algorithm, so no quotation marks, which languages pair in different ways.
  mutating func script(for scalar: UInt32, among script: hb_script_t) -> hb_script_t? {
    let bracket = fribidi_get_bracket(scalar)
    guard bracket != 0 else { return nil }
    if bracket & Self.openMask != 0 {
      if entries.count == Self.capacity { entries.removeFirst() }
      entries.append(Entry(bracket: bracket & ~Self.openMask, script: script))
      return nil
    }
    guard let pair = entries.lastIndex(where: { $0.bracket == bracket }) else { return nil }
    defer { entries.removeSubrange(pair...) }
    return entries[pair].script
  }
}
