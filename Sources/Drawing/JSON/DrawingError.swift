package import JSONValue
package import Typography

/// Why a file is not a drawing.
package enum DrawingError: Error, Hashable, Sendable {
  /// The JSON is wrong, or not that of a drawing.
  case json(JSONError)
  /// A line of display lists is wrong.
  case text(DisplayListTextError)
  /// A line of display lists names a font that cannot be had.
  case font(FontError, line: Int)

  /// One sentence without its final stop: what is wrong and where.
  package var message: String {
    switch self {
    case .json(let error): error.message
    case .text(let error): error.message
    case .font(let error, let line):
      "line \(line) of the display list: " + error.message.withoutStop
    }
  }
}

extension String {
  /// The sentence without its final stop, to stand inside another.
  var withoutStop: String { hasSuffix(".") ? String(dropLast()) : self }
}
