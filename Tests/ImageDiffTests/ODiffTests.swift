import Geometry
import ImageDiff
import JSONValue
import Pixels
import Testing

@Suite struct ODiffTests {
  static let cases = (try? Fixture.json("odiff/cases.json")["cases"]?.elements) ?? []

  private func comparison(_ json: JSON) throws -> DiffComparison {
    var options = DiffOptions(.odiff, threshold: json["options"]?["threshold"]?.number)
    // Corners are inclusive.
    options.ignored = (json["options"]?["ignoreRegions"]?.elements ?? []).map { region in
      func corner(_ name: String) -> Int { region[name]?.integer ?? 0 }
      return PixelRect(
        minX: corner("x1"), minY: corner("y1"), maxX: corner("x2") + 1, maxY: corner("y2") + 1)
    }
    return try ImageDiffer(options).compare(
      Fixture.picture("odiff/\(json["a"]?.string ?? "")"),
      Fixture.picture("odiff/\(json["b"]?.string ?? "")"))
  }

  @Test func theCasesAreThere() { #expect(Self.cases.count == 6) }

  @Test(arguments: cases)
  func countsAndSharesAreThoseOfODiff(json: JSON) throws {
    let result = try comparison(json).result
    #expect(result.differentPixels == json["expectedDiffCount"]?.integer)
    if let share = json["expectedDiffPercentage"]?.number {
      #expect(abs(result.ratio * 100 - share) < 1e-9)
    }
    if let bounds = json["expectedBounds"] {
      #expect(
        result.bounds
          == PixelRect(
            minX: bounds["x1"]?.integer ?? 0, minY: bounds["y1"]?.integer ?? 0,
            maxX: (bounds["x2"]?.integer ?? 0) + 1, maxY: (bounds["y2"]?.integer ?? 0) + 1))
    }
  }

  @Test func thePictureIsThatOfODiff() throws {
    let json = try #require(Self.cases.first { $0["expectedDiffImage"] != nil })
    let expected = try Fixture.picture("odiff/\(json["expectedDiffImage"]?.string ?? "")")
    #expect(try comparison(json).picture(DiffPictureStyle(for: .odiff)) == expected)
  }

  // Derived from odiff's rule on pixelmatch's fixtures: threshold, antialiasing off and on.
  @Test(arguments: [
    ("1", 0.05, 251, 143), ("2", 0.05, 13090, 12388), ("4", 0.05, 41621, 36042),
    ("5", 0.05, 256, 0), ("6", 0.05, 4900, 51), ("2", 0.1, 9998, 9687),
  ])
  func pixelmatchPairs(pair: String, threshold: Double, counted: Int, excused: Int) throws {
    var options = DiffOptions(.odiff, threshold: threshold)
    let a = try Fixture.picture("pixelmatch/\(pair)a.png")
    let b = try Fixture.picture("pixelmatch/\(pair)b.png")
    #expect(ImageDiffer(options).compare(a, b).result.differentPixels == counted)
    options.excusesAntialiased = true
    #expect(ImageDiffer(options).compare(a, b).result.differentPixels == excused)
  }
}
