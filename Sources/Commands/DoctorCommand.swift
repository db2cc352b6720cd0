import Baselines
import JSONValue
import Typography

/// `widthwise doctor`: what this machine draws with, and whether that is what the baselines expect.
package struct DoctorCommand: Command {
  /// Its name, operands and options.
  package static let table = CommandTable(
    "doctor", summary: "Says what this machine draws with, and whether the baselines expect it.",
    options: SuiteOptions.places)

  private let suite: SuiteOptions

  /// Reads the values out of parsed arguments.
  package init(_ arguments: Arguments) throws(ArgumentError) {
    suite = try SuiteOptions(arguments)
  }

  /// Looks and tells.
  @MainActor
  package func run(in context: CommandContext) throws -> ExitStatus {
    let library = try FontLibrary.bundled
    var problems: [String] = []
    for entry in library.catalogue.entries {
      do throws(FontError) { _ = try library.face(of: entry) } catch {
        problems.append(error.message)
      }
    }
    let current = problems.isEmpty ? try Provenance.current() : [:]
    let index = try suite.store.index()
    problems += Provenance.differences(from: index.provenance, to: current).map {
      "\($0); install those, or look at every picture and approve them anew."
    }
    if !index.entries.isEmpty && index.provenance["glyphs"] == nil {
      problems.append(
        "The index of the baselines does not say what drew them; look at what "
          + "\"widthwise test\" finds, and record them anew.")
    }
    let rows: [(String, String)] =
      [("widthwise", CommandLineTool.version), ("system", Self.system)]
      + TypographyLibraries.versions.map { ($0.name, $0.version) }
      + [
        ("fonts", "\(library.catalogue.entries.count) files in \(library.directory)"),
        ("glyphs", current["glyphs"] ?? "not drawn"),
        ("baselines", "\(index.entries.count) in \(suite.baselinesPath)"),
      ]
    let console = context.console
    for (name, value) in rows { console.print("\(name): \(value)") }
    console.print(
      !problems.isEmpty
        ? ""
        : index.entries.isEmpty
          ? "There are no baselines yet; \"widthwise test\" and \"widthwise approve\" make them."
          : "Everything is as the baselines expect.")
    for problem in problems { console.print(console.styled(problem, .red)) }
    console.print(
      json: .object(
        rows.map { JSON.Member($0.0, .string($0.1)) }
          + [.init("problems", .array(problems.map { .string($0) }))]))
    return problems.isEmpty ? .success : .differences
  }

  private static var system: String {
    #if os(macOS)
      let system = "macOS"
    #else
      let system = "Linux"
    #endif
    #if arch(arm64)
      return "\(system) arm64"
    #else
      return "\(system) x86-64"
    #endif
  }
}
