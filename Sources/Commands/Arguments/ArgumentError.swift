/// What is wrong with a command line.
package enum ArgumentError: UserFacingError, Hashable {
  /// No command has the name.
  case unknownCommand(name: String, suggestion: String?)
  /// The command has no such option.
  case unknownOption(name: String, command: String, suggestion: String?)
  /// An option stands without its value.
  case missingValue(option: String, placeholder: String)
  /// A value was given to an option that takes none.
  case unexpectedValue(option: String, value: String)
  /// A value cannot be used; `expected` completes "… is not".
  case invalidValue(option: String, value: String, expected: String)
  /// Fewer operands than needed.
  case missingOperand(name: String, command: String)
  /// More operands than the command takes.
  case extraOperand(value: String, command: String)
  /// Arguments that contradict each other, as a whole sentence.
  case conflict(String)

  /// One sentence: what is wrong, where, what to write instead.
  package var message: String {
    switch self {
    case .unknownCommand(let name, let suggestion):
      let hint = suggestion.map { "; did you mean \"\($0)\"?" } ?? "."
      return "\"\(name)\" is not a command\(hint) See \"widthwise --help\" for the list."
    case .unknownOption(let name, let command, let suggestion):
      let hint = suggestion.map { "; did you mean \($0)?" } ?? "."
      return "\"\(command)\" has no option \(name)\(hint) See \"widthwise \(command) --help\"."
    case .missingValue(let option, let placeholder):
      return "\(option) needs a value: write \(option) \(placeholder)."
    case .unexpectedValue(let option, let value):
      return "\(option) takes no value, but \"\(value)\" was given; write \(option) alone."
    case .invalidValue(let option, let value, let expected):
      return "\(option): \"\(value)\" is not \(expected)\(expected.hasSuffix("?") ? "" : ".")"
    case .missingOperand(let name, let command):
      return "\"\(command)\" needs \(name); see \"widthwise \(command) --help\"."
    case .extraOperand(let value, let command):
      return
        "\"\(command)\" cannot take \"\(value)\" as well; see \"widthwise \(command) --help\"."
    case .conflict(let sentence): return sentence
    }
  }

  /// The command line is wrong.
  package var status: ExitStatus { .usage }
}
