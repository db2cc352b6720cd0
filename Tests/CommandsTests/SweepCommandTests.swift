import Commands
import Files
import JSONValue
import Testing

@MainActor
@Suite struct SweepCommandTests {
  private func run(_ arguments: String...) -> (status: Commands.ExitStatus, output: String) {
    let output = OutputChannel.memory()
    let status = CommandLineTool.run(
      arguments, console: Console(output: output, errors: .memory()))
    return (status, output.text)
  }

  private func json(_ text: String) throws -> JSONNode { try JSONNode(parsing: Array(text.utf8)) }

  @Test func theResultHasItsKeysAndItsBreakpointsAreCandidatesAndPaddings() throws {
    let result = run("sweep", "prefix-row", "--widths", "320...1200", "--json")
    #expect(result.status == .success)
    let document = try json(result.output)
    #expect(try document.member("scene").string() == "prefix-row")
    #expect(try document.member("method").string() == "exact")
    #expect(try document.member("violations").array().isEmpty)
    let pieces = try document.member("pieces").array()
    let breakpoints = try document.member("breakpoints").array().map { try $0.number() }
    #expect(breakpoints.count == pieces.count - 1)
    for (breakpoint, piece) in zip(breakpoints, pieces.dropFirst()) {
      let facts = try piece.member("facts")
      #expect(try piece.member("from").number() == breakpoint)
      #expect(abs(try facts.member("width").number() + 48 - breakpoint) < 1e-9)
      #expect(try facts.member("visible").integer() + facts.member("hidden").integer() == 6)
    }
    #expect(try pieces.last?.member("to").number() == 1200)
  }

  @Test func aBrokenLawEndsWithStatusOne() throws {
    let result = run(
      "sweep", "prefix-row", "--badge", "{hidden} more labels are hidden because of room",
      "--json")
    #expect(result.status == .differences)
    let laws = try json(result.output).member("violations").array().map {
      try $0.member("law").string()
    }
    #expect(laws == ["last-alternative-fits"])
  }

  @Test func anEmptyRangeIsAUsageError() {
    #expect(run("sweep", "prefix-row", "--widths", "0...100").status == .usage)
    #expect(run("sweep", "prefix-row", "--widths", "900...100").status == .usage)
    #expect(run("sweep", "nothing").status == .usage)
  }

  @Test func aSweepOfBothAxesHasTheKeysOfOneAxisAndItsStatus() throws {
    let result = run(
      "sweep", "flow", "--widths", "320...330", "--heights", "50...300", "--json")
    #expect(result.status == .differences)
    let document = try json(result.output)
    #expect(try document.member("scale").number() == 1)
    #expect(try document.member("method").string() == "exact")
    let from = try document.member("from").array().map { try $0.number() }
    let to = try document.member("to").array().map { try $0.number() }
    #expect(from == [320, 50] && to == [330, 300])
    let breakpoints = try document.member("breakpoints").array()
    #expect(try breakpoints.count == document.member("bands").array().count - 1)
    #expect(try !document.member("pieces").array().isEmpty)
    let laws = try document.member("violations").array().map {
      try $0.member("law").string()
    }
    #expect(Set(laws) == ["inside-window", "minimum-size"])
  }

  @Test func aSweepOfBothAxesSaysThatNoLawIsBroken() {
    let result = run("sweep", "prefix-row", "--widths", "320...330", "--heights", "300...310")
    #expect(result.status == .success)
    #expect(
      result.output.hasPrefix(
        "prefix-row: widths 320...330, heights 300...310, 1 band, exact, "))
    #expect(result.output.hasSuffix("No law is broken.\n"))
  }
}
