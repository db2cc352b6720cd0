package import Files
package import JSONValue

/// Where a command prints: results to standard output, everything else to standard error.
package struct Console: Sendable {
  /// When output is coloured.
  package enum ColorMode: String, Sendable {
    /// On a terminal, unless `NO_COLOR` is set.
    case auto
    /// Always.
    case always
    /// Never.
    case never
  }

  private let output: OutputChannel
  private let errors: OutputChannel
  /// Whether only results and errors are wanted.
  package private(set) var isQuiet = false
  /// Whether the result is wanted as JSON, so that nothing else may go to standard output.
  package private(set) var isJSON = false
  private var color = ColorMode.auto

  /// A console on the standard streams, or on the given ones.
  package init(
    output: OutputChannel = .standardOutput, errors: OutputChannel = .standardError
  ) {
    self.output = output
    self.errors = errors
  }

  mutating func configure(isQuiet: Bool, isJSON: Bool, color: ColorMode) {
    self.isQuiet = isQuiet
    self.isJSON = isJSON
    self.color = color
  }

  /// Whether the result for people goes to a terminal.
  var isTerminal: Bool { output.isTerminal && !isJSON }

  /// Prints a line of the result for people; nothing under `--json`.
  package func print(_ line: String = "", terminator: String = "\n") {
    if !isJSON { output.write(line + terminator) }
  }

  /// Prints the result under `--json`; nothing otherwise.
  package func print(json: @autoclosure () -> JSON) {
    if isJSON { output.write(json().text() + "\n") }
  }

  /// Writes text to standard output in any mode, for formats and protocols of their own.
  package func write(_ text: String) { output.write(text) }

  /// Writes a file, or to standard output where its name is `-`.
  package func write(_ bytes: [UInt8], to path: String) throws(FileError) {
    if path == "-" { output.write(bytes) } else { try FileSystem.write(bytes, to: path) }
  }

  /// Says something beside the result on standard error; nothing under `--quiet`.
  package func note(_ line: String) {
    if !isQuiet { errors.write(Self.visible(line) + "\n") }
  }

  /// Prints the sentence of an error on standard error.
  package func error(_ sentence: String) {
    output.flush()
    errors.write(styled("error: ", .red, for: errors) + Self.visible(sentence) + "\n")
    errors.flush()
  }

  /// Longest sentence that is shown whole, in characters.
  private static let longest = 4000

  /// A text that may hold what somebody else wrote, as a terminal can show it: characters that would
  /// command it, or turn its direction, are shown by their numbers, and the middle of what is very
  /// long is left out.
  static func visible(_ text: String) -> String {
    var shown = text
    if text.utf8.count > longest, text.count > longest {
      shown = "\(text.prefix(longest / 2)) … \(text.suffix(longest / 2))"
    }
    guard shown.unicodeScalars.contains(where: isCommand) else { return shown }
    var result = ""
    for scalar in shown.unicodeScalars {
      if isCommand(scalar) {
        result += "\\u{\(String(scalar.value, radix: 16))}"
      } else {
        result.unicodeScalars.append(scalar)
      }
    }
    return result
  }

  private static func isCommand(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x09, 0x0A: false
    case 0..<0x20, 0x7F...0x9F, 0x200E...0x200F, 0x202A...0x202E, 0x2066...0x2069: true
    default: false
    }
  }

  /// The text in a colour for standard output, or as it is where colour is not wanted.
  package func styled(_ text: String, _ style: TextColor) -> String {
    styled(text, style, for: output)
  }

  private func styled(_ text: String, _ style: TextColor, for channel: OutputChannel) -> String {
    let isColored =
      switch color {
      case .always: true
      case .never: false
      case .auto: channel.isTerminal && !environmentHas("NO_COLOR")
      }
    return isColored ? "\u{1B}[\(style.rawValue)m\(text)\u{1B}[0m" : text
  }

  /// A bar for work of the given number of steps; shows nothing off a terminal or when quiet.
  package func progressBar(of total: Int, label: String) -> ProgressBar {
    ProgressBar(
      total: total, label: label, channel: errors.isTerminal && !isQuiet ? errors : nil)
  }

  /// Sends everything out, for protocols that answer line by line; false where it failed.
  @discardableResult
  package func flush() -> Bool {
    let isWritten = output.flush()
    if !isWritten {
      error("Cannot write to standard output; check where it leads and that there is room.")
    }
    errors.flush()
    return isWritten
  }
}

/// A colour of the terminal, as its SGR parameter.
package enum TextColor: Int, Sendable {
  /// For emphasis without a meaning.
  case bold = 1
  /// For what is less important.
  case dim = 2
  /// For failures.
  case red = 31
  /// For success.
  case green = 32
  /// For what needs a look.
  case yellow = 33
  /// For names of files and commands.
  case cyan = 36
}
