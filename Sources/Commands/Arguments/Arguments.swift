/// The arguments of one command, sorted into operands and option values.
package struct Arguments: Sendable {
  /// What stands outside of options, in order.
  package private(set) var operands: [String] = []
  private var values: [Option: [String]] = [:]

  /// Sorts arguments by a command's table.
  ///
  /// Values follow as `--name value`, `--name=value` or `-n value` and may begin with a minus;
  /// after `--` everything is an operand, as are numbers with a minus and `-` itself.
  package init(parsing arguments: [String], by table: CommandTable) throws(ArgumentError) {
    var index = arguments.startIndex
    while index < arguments.endIndex {
      let argument = arguments[index]
      index += 1
      if argument == "--" {
        operands += arguments[index...]
        break
      }
      guard argument.hasPrefix("-"), argument != "-", Double(argument) == nil else {
        operands.append(argument)
        continue
      }
      try read(option: argument, from: arguments, at: &index, by: table)
    }
    if !has(.help) { try checkOperands(by: table) }
  }

  private mutating func read(
    option argument: String, from arguments: [String], at index: inout Int, by table: CommandTable
  ) throws(ArgumentError) {
    let equals = argument.firstIndex(of: "=")
    let name = String(argument[..<(equals ?? argument.endIndex)])
    let attached = equals.map { String(argument[argument.index(after: $0)...]) }
    guard let option = table.option(named: name) else {
      let names = table.allOptions.flatMap(\.names)
      throw .unknownOption(
        name: name, command: table.name, suggestion: Suggestion.nearest(to: name, among: names))
    }
    guard let placeholder = option.placeholder else {
      if let attached { throw .unexpectedValue(option: name, value: attached) }
      values[option, default: []].append("")
      return
    }
    var value = attached
    if value == nil, index < arguments.endIndex, !Self.isOption(arguments[index], of: table) {
      value = arguments[index]
      index += 1
    }
    guard let value else { throw .missingValue(option: name, placeholder: placeholder) }
    try check(value, of: option)
    values[option, default: []].append(value)
  }

  /// Whether an argument is an option of the command or ends the options, so no value of another.
  private static func isOption(_ argument: String, of table: CommandTable) -> Bool {
    let name = String(argument.prefix { $0 != "=" })
    return argument == "--" || table.option(named: name) != nil
  }

  private func check(_ value: String, of option: Option) throws(ArgumentError) {
    guard !option.choices.isEmpty else { return }
    let parts =
      option.isRepeatable
      ? value.split(separator: ",", omittingEmptySubsequences: false).map(String.init) : [value]
    for part in parts where !option.choices.contains(part) {
      let hint = Suggestion.nearest(to: part, among: option.choices).map { "; did you mean \($0)?" }
      let list = option.choices.joined(separator: ", ")
      throw .invalidValue(
        option: option.name, value: part, expected: "one of \(list)\(hint ?? "")")
    }
  }

  private func checkOperands(by table: CommandTable) throws(ArgumentError) {
    var rest = operands.count
    for operand in table.operands {
      switch operand.count {
      case .one, .several:
        guard rest > 0 else {
          throw .missingOperand(name: operand.name, command: table.name)
        }
        rest = operand.count == .one ? rest - 1 : 0
      case .optional: rest = max(rest - 1, 0)
      case .any: rest = 0
      }
    }
    if rest > 0 {
      throw .extraOperand(value: operands[operands.count - rest], command: table.name)
    }
  }

  /// Whether an option was given.
  package func has(_ option: Option) -> Bool { values[option] != nil }

  /// The value of an option, the last one where it was given more than once.
  package func string(_ option: Option) -> String? { values[option]?.last }

  /// All values of a repeatable option, in order.
  package func strings(_ option: Option) -> [String] { values[option] ?? [] }

  /// All values of a repeatable option, each split at its commas.
  package func list(_ option: Option) -> [String] {
    strings(option).flatMap { $0.split(separator: ",").map(String.init) }
  }
}
