/// Why a text is not JSON or not the JSON that was asked for.
package enum JSONError: Error, Hashable, Sendable {
  /// Not JSON: what was expected at a line and column, both from 1, and what stands there.
  case syntax(line: Int, column: Int, path: JSONPath, expected: String, found: String)
  /// A value of another kind than asked for.
  case kind(path: JSONPath, expected: String, found: String)
  /// An object without a member that it must have.
  case missing(path: JSONPath, name: String)
  /// A value of the right kind that cannot be used, with the reason.
  case unusable(path: JSONPath, reason: String)

  /// One sentence without its final stop, to stand behind the name of the file.
  package var message: String {
    switch self {
    case .syntax(let line, let column, let path, let expected, let found):
      "line \(line), column \(column) (at \(path)): expected \(expected) but found \(found)"
    case .kind(let path, let expected, let found):
      "\(path) must be \(expected) but is \(found)"
    case .missing(let path, let name):
      "\(path) has no member \"\(name)\", which it needs"
    case .unusable(let path, let reason):
      "\(path) \(reason)"
    }
  }
}
