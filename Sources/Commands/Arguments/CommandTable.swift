/// What a command takes: one table that parsing and help are both made from.
package struct CommandTable: Sendable {
  /// One kind of operand, in the order of the command line.
  package struct Operand: Sendable {
    /// How many arguments it takes.
    package enum Count: Sendable {
      /// Exactly one.
      case one
      /// One or none.
      case optional
      /// Any number, also none.
      case any
      /// At least one.
      case several
    }

    /// Its name in help, in capitals.
    package let name: String
    /// How many arguments it takes.
    package let count: Count
    /// What it is.
    package let help: String

    /// An operand from its name, count and line of help.
    package init(_ name: String, _ count: Count = .one, help: String) {
      self.name = name
      self.count = count
      self.help = help
    }
  }

  /// The verb.
  package let name: String
  /// One sentence that begins with a verb: what the command does.
  package let summary: String
  /// Further sentences for its help page.
  package let discussion: String
  /// Its operands, in order.
  package let operands: [Operand]
  /// Its own options; the shared ones are added.
  package let options: [Option]

  /// A table from its rows.
  package init(
    _ name: String, summary: String, discussion: String = "", operands: [Operand] = [],
    options: [Option] = []
  ) {
    self.name = name
    self.summary = summary
    self.discussion = discussion
    self.operands = operands
    self.options = options
  }

  /// Its own options and the shared ones.
  var allOptions: [Option] { options + Option.shared }

  /// The option that a name such as "-o" stands for.
  func option(named name: String) -> Option? {
    allOptions.first { $0.names.contains(name) }
  }
}
