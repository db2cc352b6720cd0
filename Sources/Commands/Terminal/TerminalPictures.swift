import PNGCoding
import Pixels
import Reporting

/// The way in which a terminal shows pictures among its text.
package enum TerminalPictures: String, CaseIterable {
  /// The graphics protocol of kitty, which others speak too.
  case kitty
  /// The inline images of iTerm2.
  case iterm2
  /// Sixels, as the VT340 had them.
  case sixel

  /// The option that asks for pictures.
  static let option = Option(
    "--pictures", choices: ["auto"] + allCases.map(\.rawValue),
    help: "shows what changed on a terminal that can; auto asks the terminal's variables")

  /// Most pictures that one run shows.
  static let limit = 5

  /// The way that a terminal's variables tell; nil where they tell of none.
  package init?(environment: (String) -> String?) {
    func has(_ name: String, _ words: String...) -> Bool {
      let value = environment(name)?.lowercased() ?? ""
      return words.contains { value.contains($0) }
    }
    if environment("KITTY_WINDOW_ID") != nil || has("TERM", "kitty", "ghostty")
      || has("TERM_PROGRAM", "ghostty")
    {
      self = .kitty
    } else if has("TERM_PROGRAM", "iterm", "wezterm") || has("LC_TERMINAL", "iterm") {
      self = .iterm2
    } else if has("TERM", "sixel", "foot", "mlterm", "contour") {
      self = .sixel
    } else {
      return nil
    }
  }

  /// The way that an option's value names; nil where it is not given or nothing is known.
  package init?(named name: String?, environment: (String) -> String?) {
    guard let name else { return nil }
    if name == "auto" { self.init(environment: environment) } else { self.init(rawValue: name) }
  }

  /// The control sequences that show a PNG; nil where it cannot be shown.
  package func text(showing png: [UInt8]) -> String? {
    switch self {
    case .kitty: return Self.kittyText(Base64.encoded(png))
    case .iterm2:
      let data = String(decoding: Base64.encoded(png), as: UTF8.self)
      return "\u{1B}]1337;File=inline=1;size=\(png.count):\(data)\u{07}"
    case .sixel: return (try? PNGDecoder.decode(png)).map { SixelEncoder.text(of: $0) }
    }
  }

  /// Data in pieces of at most 4096 characters, as the protocol asks.
  private static func kittyText(_ data: [UInt8]) -> String {
    var text = ""
    for start in stride(from: 0, to: data.count, by: 4096) {
      let end = min(start + 4096, data.count)
      let head = start == 0 ? "a=T,f=100," : ""
      let piece = String(decoding: data[start..<end], as: UTF8.self)
      text += "\u{1B}_G\(head)m=\(end < data.count ? 1 : 0);\(piece)\u{1B}\\"
    }
    return text
  }
}
