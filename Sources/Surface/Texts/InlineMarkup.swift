/// Markdown within a line, as SwiftUI reads it in texts that are looked up.
///
/// Emphasis by `*` and `_`, strong emphasis by two of them, deletion by `~~`, code by `` ` ``, links and
/// backslashes before marks, by the rules of CommonMark 0.31 §6 as far as one line needs them: a mark
/// opens where no white space follows and closes where none precedes, `_` not within a word, and a
/// mark without a partner is a letter like others. Blocks, images and HTML are not read.
struct InlineMarkup {
  /// A part of the text and how it is set off.
  struct Piece: Equatable {
    var text: String
    var isStrong = false
    var isEmphasized = false
    var isDeleted = false
    var isLink = false
  }

  /// A mark that was looked for in vain.
  private struct Search: Hashable {
    let mark: Character
    let count: Int
  }

  private let characters: [Character]
  private var place = 0
  /// Up to where marks are known to be missing from the current place on: nothing is searched twice, so
  /// that a text of opening marks alone takes no longer than another.
  private var missing: [Search: Int] = [:]
  private(set) var pieces: [Piece] = []

  /// The parts of a text in order; one part as it is where the text has no marks.
  static func pieces(of text: String) -> [Piece] {
    guard text.contains(where: { "*_~`[\\".contains($0) }) else { return [Piece(text: text)] }
    var markup = InlineMarkup(characters: Array(text))
    markup.read(to: markup.characters.count, as: Piece(text: ""))
    return markup.pieces
  }

  private init(characters: [Character]) { self.characters = characters }

  /// Reads up to a place, everything in the given setting.
  private mutating func read(to end: Int, as setting: Piece) {
    while place < end {
      switch characters[place] {
      case "\\" where place + 1 < end && characters[place + 1].isMark:
        add(characters[place + 1], setting)
        place += 2
      case "`": code(to: end, as: setting)
      case "[": link(to: end, as: setting)
      case "*", "_", "~": emphasis(to: end, as: setting)
      default:
        add(characters[place], setting)
        place += 1
      }
    }
  }

  private mutating func emphasis(to end: Int, as setting: Piece) {
    let mark = characters[place]
    let length = run(at: place, to: end)
    // Two marks and one: strong emphasis around emphasis.
    let taken = mark == "~" ? 2 : min(length, 2)
    guard length >= taken, opens(at: place, length: length),
      let close = closing(mark, taken, from: place + taken, to: end)
    else {
      for _ in 0..<length { add(mark, setting) }
      place += length
      return
    }
    var inner = setting
    if mark == "~" {
      inner.isDeleted = true
    } else if taken == 2 {
      inner.isStrong = true
    } else {
      inner.isEmphasized = true
    }
    place += taken
    read(to: close, as: inner)
    place = close + taken
  }

  private mutating func code(to end: Int, as setting: Piece) {
    let start = place + 1
    guard let close = first("`", from: start, to: end) else {
      add("`", setting)
      place += 1
      return
    }
    for character in characters[start..<close] { add(character, setting) }
    place = close + 1
  }

  private mutating func link(to end: Int, as setting: Piece) {
    let start = place + 1
    guard let middle = first("]", from: start, to: end), middle + 1 < end,
      characters[middle + 1] == "(", let close = first(")", from: middle + 2, to: end)
    else {
      add("[", setting)
      place += 1
      return
    }
    var inner = setting
    inner.isLink = true
    place = start
    read(to: middle, as: inner)
    place = close + 1
  }

  /// The first place of a mark in a stretch; nil where there is none.
  ///
  /// Brackets are looked for within `reach` characters: each opening one asks, and most of them need
  /// not be met by a closing one.
  private mutating func first(_ mark: Character, from start: Int, to end: Int) -> Int? {
    let search = Search(mark: mark, count: 0)
    if let known = missing[search], known >= end { return nil }
    let limit = min(end, start + Self.reach)
    let found = characters[start..<max(start, limit)].firstIndex(of: mark)
    if found == nil, limit == end { missing[search] = end }
    return found
  }

  /// Characters that a link's text, a link's address or code have at most.
  private static let reach = 4096

  /// How many equal marks stand at a place.
  private func run(at start: Int, to end: Int) -> Int {
    var next = start
    while next < end, characters[next] == characters[start] { next += 1 }
    return next - start
  }

  private func opens(at start: Int, length: Int) -> Bool {
    let after = start + length
    guard after < characters.count, !characters[after].isWhitespace else { return false }
    return characters[start] != "_" || start == 0 || !characters[start - 1].isWordPart
  }

  /// The place of the marks that close a run; nil where there are none.
  private mutating func closing(
    _ mark: Character, _ count: Int, from start: Int, to end: Int
  ) -> Int? {
    let search = Search(mark: mark, count: count)
    if let known = missing[search], known >= end { return nil }
    var next = start
    while next < end {
      guard characters[next] == mark else {
        next += characters[next] == "\\" ? 2 : 1
        continue
      }
      let length = run(at: next, to: end)
      let after = next + length
      let isEnd = mark != "_" || after >= characters.count || !characters[after].isWordPart
      if next > start, !characters[next - 1].isWhitespace, isEnd,
        length == count || length == count + 1 || length == 3
      {
        return length > count ? after - count : next
      }
      next = after
    }
    missing[search] = end
    return nil
  }

  private mutating func add(_ character: Character, _ setting: Piece) {
    if var last = pieces.last {
      let text = last.text
      last.text = ""
      if last == setting {
        pieces[pieces.count - 1].text = text + String(character)
        return
      }
    }
    var piece = setting
    piece.text = String(character)
    pieces.append(piece)
  }
}

extension Character {
  /// Whether a backslash before it makes it a letter: ASCII punctuation.
  fileprivate var isMark: Bool { isASCII && (isPunctuation || isSymbol) }
  fileprivate var isWordPart: Bool { isLetter || isNumber }
}

extension Text.Style {
  /// The style with what a piece of markup asks for.
  func marked(_ piece: InlineMarkup.Piece, tint: Color) -> Text.Style {
    var style = self
    if piece.isStrong { style.weight = style.weight ?? .bold }
    if piece.isEmphasized { style.isItalic = true }
    if piece.isDeleted { style.isStruckThrough = true }
    if piece.isLink { style.color = style.color ?? tint }
    return style
  }
}
