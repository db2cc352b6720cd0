import Commands
import Files
import JSONValue
import Testing

@MainActor
@Suite struct FontImpactCommandTests {
  private func run(
    _ arguments: String...
  ) -> (status: Commands.ExitStatus, output: String, errors: String) {
    run(arguments: arguments)
  }

  // 463.51 and 463.86 are the worked table's 459.51 and 459.86 with a badge 4 points wider.
  @Test func theStatusFollowsTheGradeThatFails() {
    let widths = ["--window-padding", "0", "--widths", "100...700"]
    func status(_ more: String...) -> Commands.ExitStatus {
      run(arguments: ["Inter 3", "Inter"] + widths + more).status
    }
    #expect(status() == .success)
    #expect(status("--fail-on", "breaks") == .success)
    #expect(status("--fail-on", "moves") == .differences)
    #expect(status("--fail-on", "repaints") == .differences)
    #expect(status("--widths", "463.6", "--fail-on", "breaks") == .differences)
    #expect(run("Inter", "Inter", "--fail-on", "repaints").status == .success)
  }

  @Test func theDocumentStandsAloneOnStandardOutput() throws {
    let result = run("Inter 3", "Inter@wght=600", "--json", "--window-padding", "0")
    let root = try JSONNode(parsing: Array(result.output.utf8))
    #expect(try root.member("grade").string() == "moves")
    let first = try #require(try root.member("breakpoints").array().first)
    #expect(try first.member("scene").string() == "prefix-row")
    #expect(result.errors.isEmpty)
  }

  @Test func theSummaryNamesWhatChanges() {
    let result = run("Inter 3", "Inter", "--window-padding", "0", "--widths", "100...700")
    #expect(result.output.contains("moves"))
    #expect(
      result.output.contains("prefix-row: 4 labels become 3 between 463.51 and 463.86 pt.\n"))
  }

  @Test func whatCannotBeReadIsOneSentence() {
    let missing = run("Inter", "nowhere.ttf")
    #expect(missing.status == .failure)
    #expect(
      missing.errors
        == "error: The font file nowhere.ttf cannot be read; check that it exists and is readable.\n"
    )
    #expect(run("Inter", #filePath).status == .failure)
    #expect(run("Inter").status == .usage)
    #expect(run("Inter", "Inter", "--widths", "a...b").status == .usage)
    #expect(run("Inter", "Inter", "--widths", "500...400").status == .usage)
    #expect(run("Inter", "Inter", "--size", "0").status == .usage)
    #expect(run("Inter", "Roboto@wght=600").errors.contains("is not a variable font"))
  }

  private func run(
    arguments: [String]
  ) -> (status: Commands.ExitStatus, output: String, errors: String) {
    let output = OutputChannel.memory()
    let errors = OutputChannel.memory()
    let status = CommandLineTool.run(
      ["font-impact"] + arguments + ["--scenes", "prefix-row", "--no-pixels"],
      console: Console(output: output, errors: errors))
    return (status, output.text, errors.text)
  }
}
