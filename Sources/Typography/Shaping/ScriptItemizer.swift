import CHarfBuzz

/// The script of each code point, with shared characters given the script of their neighbours.
enum ScriptItemizer {
  /// HarfBuzz's tables of Unicode properties, which are newer than the standard library's on some
  /// systems and the same on all for one version of HarfBuzz.
  nonisolated(unsafe) static let unicode: OpaquePointer = hb_unicode_funcs_get_default()

  static func script(of scalar: UInt32) -> hb_script_t { hb_unicode_script(unicode, scalar) }

  /// One script for each code point, by Unicode Standard Annex 24 §5 as Chromium reads it.
  ///
  /// Marks go with their base, whatever script they are of. Common and inherited characters
  /// (digits, spaces) take the script before them, at the start the first one that follows; a
  /// closing bracket takes that of its opening one, and so does what comes after it. A text of
  /// nothing else stays common.
  static func scripts(of text: ScalarText) -> [hb_script_t] {
    var scripts = sequenceScripts(of: text.scalars)
    var current = scripts.first { !isShared($0) } ?? HB_SCRIPT_COMMON
    var brackets = BracketStack()
    for index in scripts.indices {
      guard isShared(scripts[index]) else {
        current = scripts[index]
        continue
      }
      if let paired = brackets.script(for: text.scalars[index], among: current) {
        current = paired
      }
      scripts[index] = current
    }
    return scripts
  }

  /// Scripts in which a base and its marks have one: the first that is not shared.
  ///
  /// So a Hebrew point on a Latin letter is Latin, and a Thai vowel on a dotted circle makes the
  /// circle Thai.
  private static func sequenceScripts(of scalars: [UInt32]) -> [hb_script_t] {
    var scripts = scalars.map { script(of: $0) }
    var start = 0
    while start < scalars.count {
      var end = start + 1
      while end < scalars.count, isMark(scalars[end]) { end += 1 }
      if end - start > 1, !isControl(scalars[start]) {
        let shared = scripts[start..<end].first { !isShared($0) } ?? HB_SCRIPT_INHERITED
        for index in start..<end { scripts[index] = shared }
      }
      start = end
    }
    return scripts
  }

  private static func isShared(_ script: hb_script_t) -> Bool {
    script == HB_SCRIPT_COMMON || script == HB_SCRIPT_INHERITED || script == HB_SCRIPT_UNKNOWN
  }

  /// Nothing below U+0300 is a mark, which spares most texts the look-up.
  private static func isMark(_ scalar: UInt32) -> Bool {
    guard scalar >= 0x300 else { return false }
    switch hb_unicode_general_category(unicode, scalar) {
    case HB_UNICODE_GENERAL_CATEGORY_NON_SPACING_MARK, HB_UNICODE_GENERAL_CATEGORY_SPACING_MARK,
      HB_UNICODE_GENERAL_CATEGORY_ENCLOSING_MARK:
      return true
    default: return false
    }
  }

  /// Control characters, such as line feeds, are no base of the marks behind them.
  private static func isControl(_ scalar: UInt32) -> Bool {
    hb_unicode_general_category(unicode, scalar) == HB_UNICODE_GENERAL_CATEGORY_CONTROL
  }
}
