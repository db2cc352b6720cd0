import Foundation
import JSONValue
import LayoutEngine
import Surface
import Sweeps
import Testing
import Typography

@MainActor
@Suite struct BatchTests {
  private func outcome(_ scene: String) throws -> SweepOutcome {
    let root = Session(texts: TextResolver(source: .library(try .bundled))).resolve(
      Color.blue.frame(minWidth: 100), environment: EnvironmentValues())
    let result = try WidthSweep(50...150).run(scene: scene, crossExtent: 10) {
      PlacedView(root: root, in: $0)
    }
    let unit = SweepUnit(scene: scene, range: "50...150", height: 10, scale: 1)
    return SweepOutcome(unit, result, LawCheck().violations(in: result))
  }

  @Test func unitsWithEqualContentHaveOneName() {
    let unit = SweepUnit(
      scene: "a", font: "one.ttf", fontDigest: "d", range: "1...2", height: 1, scale: 1)
    var same = unit
    same.font = "two.ttf"
    #expect(unit.name == same.name)
    var other = unit
    other.texts = ["label"]
    #expect(unit.name != other.name)
    #expect(unit.name.count == 16)
  }

  @Test func anOutcomeIsReadAsItWasWritten() throws {
    let outcome = try outcome("row")
    #expect(outcome.line.hasSuffix("}\n"))
    #expect(outcome.line.split(separator: "\n").count == 1)
    #expect(try SweepOutcome(line: String(outcome.line.dropLast())) == outcome)
  }

  // The content needs 100, so from 50 to 100 the window is too narrow and both sides stand out.
  @Test func brokenLawsAreFailuresAndRows() throws {
    let outcome = try outcome("row")
    #expect(outcome.isFailure)
    let tables = BatchTables([outcome])
    #expect(tables.units.rows.count == 1)
    #expect(tables.pieces.rows.count == 2)
    #expect(tables.violations.rows.count == 3)
    let lines = tables.pieces.csv.split(separator: "\r\n")
    #expect(lines[0] == "unit,number,from,to,visible,hidden,rows,width,height,truncated,signature")
    #expect(lines[1].contains(",1,50,100,0,0,0,100,"))
  }

  @Test func textWithCommasAndQuotesIsQuotedInTables() {
    var table = BatchTables([]).violations
    table.rows = [[.string("u"), .string("a \"law\", broken"), .null, .null, .null, .null]]
    #expect(table.csv.split(separator: "\r\n")[1] == "u,\"a \"\"law\"\", broken\",,,,")
  }

  @Test func equalOutcomesGiveEqualDatabases() throws {
    let tables = BatchTables([try outcome("a"), try outcome("b")])
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let files = ["one", "two"].map { folder.appending(path: $0) }
    for file in files { try BatchDatabase.write(tables, to: file.path()) }
    let bytes = try files.map { try Data(contentsOf: $0) }
    #expect(bytes[0] == bytes[1])
    #expect(bytes[0].starts(with: Data("SQLite format 3\0".utf8)))
  }
}
