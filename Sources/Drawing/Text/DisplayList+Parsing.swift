import Geometry
import Pixels
package import Typography

extension DisplayList {
  /// The display list that `dump()` wrote as text.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - fonts: Gives the font for a key in a glyph run.
  /// - Throws: The first line that is wrong.
  package init(
    parsing text: String, fonts: (String) -> FontInstance? = { _ in nil }
  ) throws(DisplayListTextError) {
    var parser = DisplayListParser(text)
    self = try parser.list(fonts)
    if let words = parser.nextWords { throw words.problem("an indentation of 2") }
  }

  /// Whether a file begins as a dump does.
  static func isDump(_ bytes: [UInt8]) -> Bool {
    bytes.drop { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\n") || $0 == UInt8(ascii: "\r") }
      .starts(with: "canvas".utf8)
  }

  /// All display lists of dumps that stand one after the other, at least one.
  static func lists(dumped text: String, _ fonts: DrawingFonts) throws(DrawingError) -> [Self] {
    var parser = DisplayListParser(text)
    var lists: [Self] = []
    var problem: FontError?
    do throws(DisplayListTextError) {
      repeat {
        let list = try parser.list { key in
          do throws(FontError) {
            return try fonts.font(named: key)
          } catch {
            problem = error
            return nil
          }
        }
        lists.append(list)
      } while parser.nextWords != nil
    } catch {
      if let problem { throw .font(problem, line: error.line) }
      throw .text(error)
    }
    return lists
  }
}

/// Reads a display list line by line; the indentation tells what is inside a group.
private struct DisplayListParser {
  private let lines: [(indent: Int, words: DisplayListWords)]
  private var next = 0

  /// Groups within groups at most, which bounds the stack.
  private static let depthLimit = 256

  init(_ text: String) {
    var lines: [(Int, DisplayListWords)] = []
    let parts = text.split(omittingEmptySubsequences: false) { $0 == "\n" || $0 == "\r\n" }
    for (index, line) in parts.enumerated() where line.contains(where: { $0 != " " }) {
      let indent = line.prefix { $0 == " " }.count
      lines.append((indent, DisplayListWords(line.dropFirst(indent), line: index + 1)))
    }
    self.lines = lines
  }

  /// The words of the line that was not read yet, if any.
  var nextWords: DisplayListWords? { next < lines.count ? lines[next].words : nil }

  mutating func list(
    _ fonts: (String) -> FontInstance?
  ) throws(DisplayListTextError) -> DisplayList {
    guard next < lines.count else {
      throw DisplayListTextError(line: 1, expected: "\"canvas\" without indentation", found: "")
    }
    var words = lines[next].words
    guard lines[next].indent == 0 else { throw words.problem("an indentation of 2") }
    try words.skip("canvas")
    try words.skip("size")
    var list = DisplayList(size: Size(width: try words.number(), height: try words.number()))
    try words.skip("scale")
    list.scale = try words.number()
    if words.take("background") { list.background = try words.color() }
    if words.take("blending") { list.blending = try words.choice("a kind of blending") }
    try words.end()
    next += 1
    list.items = try items(indent: 2, depth: 0, fonts)
    if next < lines.count, lines[next].indent != 0 {
      throw lines[next].words.problem("an indentation of 2")
    }
    return list
  }

  private mutating func items(
    indent: Int, depth: Int, _ fonts: (String) -> FontInstance?
  ) throws(DisplayListTextError) -> [DisplayItem] {
    var items: [DisplayItem] = []
    while next < lines.count, lines[next].indent == indent {
      var words = lines[next].words
      guard depth < Self.depthLimit else {
        throw words.problem("at most \(Self.depthLimit) groups within groups")
      }
      next += 1
      switch words.word() {
      case "clip":
        let (outline, rule) = (try words.outline(), words.rule())
        try words.end()
        items.append(
          .clip(outline, rule, try self.items(indent: indent + 2, depth: depth + 1, fonts)))
      case "transform":
        let transform = try words.transform()
        try words.end()
        items.append(
          .transform(transform, try self.items(indent: indent + 2, depth: depth + 1, fonts)))
      case "layer":
        items.append(try layer(&words, indent: indent + 2, depth: depth + 1, fonts))
      default:
        items.append(try words.item(fonts))
        try words.end()
      }
    }
    return items
  }

  private mutating func layer(
    _ words: inout DisplayListWords, indent: Int, depth: Int, _ fonts: (String) -> FontInstance?
  ) throws(DisplayListTextError) -> DisplayItem {
    var layer = try words.layer()
    try words.end()
    if next < lines.count, lines[next].indent == indent, lines[next].words.isMask {
      next += 1
      layer.mask = try items(indent: indent + 2, depth: depth + 1, fonts)
    }
    return .layer(layer, try items(indent: indent, depth: depth, fonts))
  }
}
