import Commands
import Files
import Foundation
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

  private func withFolder(_ body: (String) throws -> Void) throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "sweep-\(UUID())")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try body(folder.path(percentEncoded: false))
  }

  private func write(_ text: String, to path: String) throws {
    try FileSystem.write(Array(text.utf8), to: path)
  }

  private static let table = #"{"All": {"en": "All", "de": "Alle Etiketten"}}"#

  @Test func aLanguageIsChosenFromTheCatalog() throws {
    try withFolder { folder in
      try write(Self.table, to: folder + "/s.json")
      let sweep = [
        "sweep", "prefix-row", "--widths", "320...400", "--strings", folder + "/s.json", "--json",
      ]
      @MainActor func names(_ more: String...) throws -> [String] {
        let output = OutputChannel.memory()
        _ = CommandLineTool.run(
          sweep + more, console: Console(output: output, errors: .memory()))
        return try json(output.text).member("languages").array().map {
          try $0.member("language").string()
        }
      }
      #expect(try names() == ["de", "en"])
      #expect(try names("--locale", "de") == ["de"])
      let unknown = CommandLineTool.run(
        sweep + ["--locale", "fr"], console: Console(output: .memory(), errors: .memory()))
      #expect(unknown == .usage)
    }
  }

  @Test func recordingTellsWhereAndDoesNotCompare() throws {
    try withFolder { folder in
      let result = run(
        "sweep", "prefix-row", "--widths", "320...330", "--record", "--force", "--baselines",
        folder)
      #expect(result.output.contains("Recorded 1 piece with their pictures: \(folder)"))
      #expect(run("sweep", "prefix-row", "--record", "--compare").status == .usage)
    }
  }

  @Test func aBatchKeepsEarlierResults() throws {
    try withFolder { folder in
      let first = run("batch", "prefix-row", "flow", "--widths", "320...330", "-o", folder)
      #expect(first.output == "2 units, 0 with broken laws or errors: \(folder)\n")
      #expect(run("batch", "flow", "--widths", "320...340", "-o", folder).status == .usage)
      let lines = try String(contentsOfFile: folder + "/results.jsonl", encoding: .utf8)
      #expect(lines.split(separator: "\n").count == 2)
      let again = run("batch", "flow", "--widths", "320...340", "-o", folder, "--restart")
      #expect(again.output == "1 unit, 0 with broken laws or errors: \(folder)\n")
    }
  }

  @Test func aMergeRefusesGapsAndDuplicates() throws {
    try withFolder { folder in
      for part in ["1", "2"] {
        let result = run(
          "batch", "prefix-row", "flow", "--widths", "320...330", "--shard", part + "/2", "-o",
          folder + part)
        #expect(result.status == .success)
      }
      let (one, two, all) = (folder + "1", folder + "2", folder + "all")
      #expect(run("batch", "--merge", one, "-o", all).status == .failure)
      #expect(run("batch", "--merge", one, "--merge", one, "-o", all).status == .failure)
      #expect(run("batch", "--merge", one, "--merge", two, "-o", all).status == .success)
    }
  }

  @Test func aFailedUnitNamesItsLawAndTheCatalogItsLanguages() throws {
    try withFolder { folder in
      let badge = "{hidden} more labels are hidden because of the room"
      let failed = run(
        "batch", "prefix-row", "--badge", badge, "--widths", "320...330", "-o", folder)
      #expect(failed.status == .differences)
      #expect(failed.output.contains("last-alternative-fits"))
      #expect(failed.output.contains("\(folder)/violations.csv"))
      try write(Self.table, to: folder + "/s.json")
      let unknown = run(
        "batch", "flow", "--strings", folder + "/s.json", "--each-language", "fr", "-o",
        folder + "/b")
      #expect(unknown.status == .usage)
    }
  }
}
