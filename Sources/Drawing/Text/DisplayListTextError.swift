/// Why a text is not a display list.
package struct DisplayListTextError: Error, Hashable, Sendable {
  /// Line, from 1.
  package let line: Int
  /// What was expected there.
  package let expected: String
  /// What stands there; empty at the end of the line.
  package let found: String

  /// One sentence: what is wrong and where.
  package var message: String {
    let found = found.isEmpty ? "the end of the line" : "\"\(found)\""
    return "line \(line) of the display list: expected \(expected) but found \(found)"
  }
}
