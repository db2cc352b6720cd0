/// One option of a command: its names, its value and its line of help.
package struct Option: Hashable, Sendable {
  /// The names, the long one first: "--output", "-o".
  package let names: [String]
  /// What stands for the value in help, such as "DIR"; nil for an option without a value.
  package let placeholder: String?
  /// What it does, as the end of a sentence that begins with its name.
  package let help: String
  /// The values that are allowed; empty where any is.
  package let choices: [String]
  /// Whether every value counts; otherwise the last one does.
  package let isRepeatable: Bool

  /// An option without a value.
  package init(_ names: String..., help: String) {
    self.names = names
    self.help = help
    placeholder = nil
    choices = []
    isRepeatable = false
  }

  /// An option with a value, which `value` stands for in help; choices stand for themselves.
  ///
  /// A repeatable option with choices also takes a list of them with commas.
  package init(
    _ names: String..., value: String? = nil, choices: [String] = [], isRepeatable: Bool = false,
    help: String
  ) {
    self.names = names
    self.help = help
    placeholder = value ?? choices.joined(separator: "|")
    self.choices = choices
    self.isRepeatable = isRepeatable
  }

  /// The long name, by which messages call it.
  package var name: String { names.first ?? "" }

  /// Prints what the command does.
  package static let help = Option("--help", "-h", help: "prints this page")
  /// Prints the result as JSON.
  package static let json = Option(
    "--json", help: "prints the result as one JSON document on standard output")
  /// Prints results and errors only.
  package static let quiet = Option("--quiet", "-q", help: "prints nothing but results and errors")
  /// Says when output is coloured.
  package static let color = Option(
    "--color", choices: ["auto", "always", "never"],
    help: "colours the output; auto does so on a terminal")

  /// The options of every command.
  package static let shared: [Option] = [json, quiet, color, help]
}
