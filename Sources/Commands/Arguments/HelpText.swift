/// Help pages made from the tables of commands.
enum HelpText {
  /// Columns that a line of help may take.
  private static let width = 80

  /// The page for the program as a whole.
  static func overview(of tables: [CommandTable]) -> String {
    let rows = tables.map { ($0.name, $0.summary) }
    return """
      Usage: widthwise COMMAND [arguments]

      Pictures of resizable user interface, compared with stored baselines.

      Commands:
      \(columns(rows))

      See "widthwise COMMAND --help" for the arguments of a command.
      Exit status: 0 match or done, 1 differences, 2 usage, 3 input or output error,
      4 baseline missing, 5 orphaned baselines, 6 nothing compared.
      """
  }

  /// The page for one command.
  static func page(of table: CommandTable) -> String {
    var usage = "Usage: widthwise \(table.name)"
    for operand in table.operands { usage += " " + synopsis(of: operand) }
    var sections = [usage + " [options]", wrap(table.summary, indent: 0)]
    if !table.discussion.isEmpty { sections.append(wrap(table.discussion, indent: 0)) }
    if !table.operands.isEmpty {
      sections.append("Operands:\n" + columns(table.operands.map { ($0.name, $0.help) }))
    }
    sections.append("Options:\n" + columns(table.allOptions.map { (heading(of: $0), $0.help) }))
    return sections.joined(separator: "\n\n")
  }

  private static func synopsis(of operand: CommandTable.Operand) -> String {
    switch operand.count {
    case .one: operand.name
    case .optional: "[\(operand.name)]"
    case .any: "[\(operand.name)…]"
    case .several: "\(operand.name)…"
    }
  }

  private static func heading(of option: Option) -> String {
    let names = option.names.reversed().joined(separator: ", ")
    return option.placeholder.map { "\(names) \($0)" } ?? names
  }

  /// Two columns, the second one wrapped; a long first entry gets a line of its own.
  private static func columns(_ rows: [(String, String)]) -> String {
    let indent = min(rows.map { $0.0.count }.max() ?? 0, 24) + 4
    return rows.map { heading, text in
      let body = wrap(text, indent: indent)
      let padding = indent - 2 - heading.count
      guard padding >= 2 else {
        return "  \(heading)\n" + String(repeating: " ", count: indent) + body
      }
      return "  \(heading)" + String(repeating: " ", count: padding) + body
    }.joined(separator: "\n")
  }

  private static func wrap(_ text: String, indent: Int) -> String {
    var lines: [String] = []
    var line = ""
    for word in text.split(whereSeparator: \.isWhitespace) {
      if !line.isEmpty && indent + line.count + 1 + word.count > width {
        lines.append(line)
        line = ""
      }
      line += (line.isEmpty ? "" : " ") + word
    }
    lines.append(line)
    return lines.joined(separator: "\n" + String(repeating: " ", count: indent))
  }
}
