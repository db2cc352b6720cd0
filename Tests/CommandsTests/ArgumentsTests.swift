import Commands
import Testing

@Suite struct ArgumentsTests {
  static let size = Option("--size", value: "WxH@S", help: "the size")
  static let output = Option("--output", "-o", value: "FILE", help: "where to")
  static let marker = Option("--marker", value: "X,Y", isRepeatable: true, help: "a marker")
  static let all = Option("--all", help: "everything")
  static let widths = Option("--widths", value: "FROM...TO", help: "the widths")
  static let threshold = Option("--threshold", value: "T", help: "how far")
  static let workers = Option("--workers", value: "N", help: "how many")
  static let record = Option("--record", choices: ["none", "missing"], help: "what is written")
  static let reporter = Option(
    "--reporter", choices: ["list", "json"], isRepeatable: true, help: "how it is told")
  static let table = CommandTable(
    "sample", summary: "Stands for every command.",
    operands: [.init("A", help: "the first"), .init("B", .any, help: "the others")],
    options: [size, output, marker, all, widths, threshold, workers, record, reporter])

  func parse(_ words: String) throws(ArgumentError) -> Arguments {
    try Arguments(parsing: words.split(separator: " ").map(String.init), by: Self.table)
  }

  @Test func valuesStandBehindASpaceOrAnEqualsSign() throws {
    let parsed = try parse("a --size 680x160@2 --threshold=0.5 -o out.png b --all")
    #expect(parsed.operands == ["a", "b"])
    let size = try #require(try parsed.size(Self.size))
    #expect(size.width == 680 && size.height == 160 && size.scale == 2)
    #expect(try parsed.number(Self.threshold, in: 0...1) == 0.5)
    #expect(parsed.string(Self.output) == "out.png")
    #expect(parsed.has(Self.all))
  }

  @Test func valuesMayBeginWithAMinus() throws {
    let parsed = try parse("a --marker -5,3 --marker=-1,-2")
    #expect(try parsed.allNumbers(Self.marker, count: 2) == [[-5, 3], [-1, -2]])
  }

  @Test func afterTwoMinusesEverythingIsAnOperand() throws {
    #expect(try parse("-- --all -o").operands == ["--all", "-o"])
    #expect(try parse("a - -5").operands == ["a", "-", "-5"])
  }

  @Test func repeatableListsJoin() throws {
    #expect(try parse("a --reporter list,json --reporter json").list(Self.reporter).count == 3)
  }

  @Test func theLastValueCounts() throws {
    #expect(try parse("a -o x --output y").string(Self.output) == "y")
  }

  @Test func helpNeedsNoOperand() throws {
    #expect(try parse("--help").has(.help))
  }

  @Test(arguments: [
    ("", #""sample" needs A; see "widthwise sample --help"."#),
    (
      "a --widht 3",
      #""sample" has no option --widht; did you mean --widths? See "widthwise sample --help"."#
    ),
    ("a --zebra", #""sample" has no option --zebra. See "widthwise sample --help"."#),
    ("a --size", "--size needs a value: write --size WxH@S."),
    ("a --size --all", "--size needs a value: write --size WxH@S."),
    ("a --all=yes", #"--all takes no value, but "yes" was given; write --all alone."#),
    (
      "a --record mising",
      #"--record: "mising" is not one of none, missing; did you mean missing?"#
    ),
    ("a --reporter list,xml", #"--reporter: "xml" is not one of list, json."#),
  ])
  func whatIsWrongIsNamed(words: String, message: String) {
    do throws(ArgumentError) {
      _ = try parse(words)
      Issue.record("accepted")
    } catch { #expect(error.message == message) }
  }

  @Test(arguments: ["680", "0x5", "-1x5", "680x160@", "nanx5", "1e9x5", "680x160@0", "infx1", "x"])
  func sizesThatCannotBeAreRefused(text: String) {
    do throws(ArgumentError) {
      _ = try parse("a --size=\(text)").size(Self.size)
      Issue.record("accepted")
    } catch {
      #expect(
        error.message
          == "--size: \"\(text)\" is not a size; write WIDTHxHEIGHT or WIDTHxHEIGHT@SCALE "
          + "in points, such as 680x160@2.")
    }
  }

  @Test func widthsAreAClosedRange() throws {
    #expect(try parse("a --widths 320...1200").widths(Self.widths) == 320...1200)
    #expect(try parse("a --widths 0.5...0.5").widths(Self.widths) == 0.5...0.5)
    for wrong in ["320", "320..1200", "9...1", "-1...5", "nan...5", "1...1e9", "...", "1...2...3"] {
      #expect(throws: ArgumentError.self) {
        try parse("a --widths=\(wrong)").widths(Self.widths)
      }
    }
  }

  @Test func numbersStayInTheirRange() throws {
    for wrong in ["1.5", "nan", "inf", "x", ""] {
      #expect(
        throws: ArgumentError.invalidValue(
          option: "--threshold", value: wrong, expected: "a number from 0 to 1")
      ) { try parse("a --threshold=\(wrong)").number(Self.threshold, in: 0...1) }
    }
    #expect(
      throws: ArgumentError.invalidValue(
        option: "--workers", value: "0", expected: "a whole number from 1 to 64")
    ) { try parse("a --workers 0").integer(Self.workers, in: 1...64) }
  }
}
