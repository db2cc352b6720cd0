import CHarfBuzz

/// The script of each code point, with shared characters given the script of their neighbours.
enum ScriptItemizer {
  /// HarfBuzz's tables of Unicode properties, which are newer than the standard library's on some
  /// systems and the same on all for one version of HarfBuzz.
  nonisolated(unsafe) static let unicode: OpaquePointer = hb_unicode_funcs_get_default()

  static func script(of scalar: UInt32) -> hb_script_t { hb_unicode_script(unicode, scalar) }

  /// One script for each code point.
  ///
  /// Common and inherited characters (digits, spaces, marks) take the script before them, at the
  /// start the first one that follows; a text of nothing else stays common.
  static func scripts(of text: ScalarText) -> [hb_script_t] {
    var scripts = text.scalars.map { script(of: $0) }
    let first = scripts.first { !isShared($0) } ?? HB_SCRIPT_COMMON
    var current = first
    for index in scripts.indices {
      if isShared(scripts[index]) { scripts[index] = current } else { current = scripts[index] }
    }
    return scripts
  }

  private static func isShared(_ script: hb_script_t) -> Bool {
    script == HB_SCRIPT_COMMON || script == HB_SCRIPT_INHERITED || script == HB_SCRIPT_UNKNOWN
  }
}
