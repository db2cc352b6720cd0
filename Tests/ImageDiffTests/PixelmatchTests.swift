import ImageDiff
import JSONValue
import PNGCoding
import Pixels
import Testing

/// A pair, options and what one generation of pixelmatch makes of them.
struct PixelmatchCase: CustomTestStringConvertible, Sendable {
  let json: JSON
  let profile: DiffProfile
  let count: Int
  let pictureHash: String?

  var testDescription: String { "\(json["id"]?.string ?? "?") \(profile.rawValue)" }

  static let all: [PixelmatchCase] = {
    guard let cases = try? Fixture.json("pixelmatch/cases.json")["cases"] else { return [] }
    return cases.elements.flatMap { json -> [PixelmatchCase] in
      let current = PixelmatchCase(
        json: json, profile: .pixelmatch7, count: json["expectedMismatch"]?.integer ?? -1,
        pictureHash: json["diffRGBASHA256"]?.string)
      let others = [("5.3.0", DiffProfile.pixelmatch5), ("main-c6fee35-oklab", .pixelmatchOKLab)]
      return [current]
        + others.compactMap { version, profile in
          guard let count = json["otherVersions"]?[version]?.integer else { return nil }
          return PixelmatchCase(
            json: json, profile: profile, count: count,
            pictureHash: json["otherDiffRGBASHA256"]?[version]?.string)
        }
    }
  }()

  var options: DiffOptions {
    let given = json["options"]
    var options = DiffOptions(profile, threshold: given?["threshold"]?.number)
    options.excusesAntialiased = given?["includeAA"]?.bool != true
    options.checkerboard = given?["checkerboard"]?.bool ?? true
    return options
  }

  var style: DiffPictureStyle {
    let given = json["options"]
    func color(_ name: String) -> UInt32? {
      guard let parts = given?[name]?.elements.compactMap(\.integer), parts.count == 3 else {
        return nil
      }
      return DiffPictureStyle.color((UInt8(parts[0]), UInt8(parts[1]), UInt8(parts[2])))
    }
    var style = DiffPictureStyle(for: profile)
    style.opacity = given?["alpha"]?.number ?? style.opacity
    style.excusedColor = color("aaColor") ?? style.excusedColor
    style.differentColor = color("diffColor") ?? style.differentColor
    style.darkerColor = color("diffColorAlt")
    if given?["diffMask"]?.bool == true { style.background = .none }
    return style
  }

  func comparison() throws -> DiffComparison {
    let first = try Fixture.picture("pixelmatch/\(json["a"]?.string ?? "")")
    let second = try Fixture.picture("pixelmatch/\(json["b"]?.string ?? "")")
    return ImageDiffer(options).compare(first, second)
  }
}

@Suite struct PixelmatchTests {
  @Test func theCasesAreThere() { #expect(PixelmatchCase.all.count > 60) }

  @Test(arguments: PixelmatchCase.all)
  func countsAreThoseOfThatGeneration(example: PixelmatchCase) throws {
    #expect(try example.comparison().result.differentPixels == example.count)
  }

  @Test(arguments: PixelmatchCase.all.filter { $0.pictureHash != nil })
  func picturesAreThoseOfThatGeneration(example: PixelmatchCase) throws {
    let picture = try example.comparison().picture(example.style)
    #expect(Fixture.sha256(picture.bytes) == example.pictureHash)
  }

  @Test(arguments: PixelmatchCase.all.filter { $0.pictureHash != nil })
  func filesHoldThePictureInItsCanonicalForm(example: PixelmatchCase) throws {
    let comparison = try example.comparison()
    let file = comparison.file(.diff, example.style)
    #expect(try Fixture.sha256(PNGDecoder.decode(file).bytes) == example.pictureHash)
    #expect(file == PNGEncoder.encode(comparison.picture(example.style), level: .fast))
  }

  @Test(
    arguments: PixelmatchCase.all.filter {
      $0.profile == .pixelmatch7 && $0.json["expectedDiff"] != nil
    })
  func picturesAreThoseThatItsTestsExpect(example: PixelmatchCase) throws {
    let name = try #require(example.json["expectedDiff"]?.string)
    #expect(
      try example.comparison().picture(example.style) == Fixture.picture("pixelmatch/\(name)"))
  }

  @Test func singlePixelsAreThoseOfEachGeneration() throws {
    let pixels = try #require(Fixture.json("pixelmatch/cases.json")["pixels"]).elements
    #expect(!pixels.isEmpty)
    for json in pixels {
      let versions = [("7.2.0", DiffProfile.pixelmatch7), ("main-c6fee35-oklab", .pixelmatchOKLab)]
      for (version, profile) in versions {
        guard let expected = json["expectedMismatch"]?[version]?.integer else { continue }
        var options = DiffOptions(profile)
        options.checkerboard = json["options"]?["checkerboard"]?.bool ?? true
        func picture(_ name: String) -> StraightPixmap {
          let bytes = (json[name]?.elements ?? []).compactMap { $0.integer.map { UInt8($0) } }
          return StraightPixmap(width: 1, height: 1, bytes: bytes)
        }
        let result = ImageDiffer(options).compare(picture("a"), picture("b")).result
        #expect(result.differentPixels == expected, "\(json["id"]?.string ?? "") \(version)")
      }
    }
  }

  @Test func windowsCountTheirFullestPlace() throws {
    let rows = try #require(Fixture.json("pixelmatch/cases.json")["windowSize"]).elements
    for json in rows {
      var options = DiffOptions(.pixelmatchOKLab, threshold: json["options"]?["threshold"]?.number)
      options.windowSize = json["options"]?["windowSize"]?.integer
      let result = try ImageDiffer(options).compare(
        Fixture.picture("pixelmatch/6a.png"), Fixture.picture("pixelmatch/6b.png")
      ).result
      #expect(result.differentPixels == json["expected"]?.integer)
    }
  }

  // Figures of pixelmatch's own tests: window 8 gives 6, at least 256 gives all 51; a 3 × 3 block in
  // 10 × 10 gives 9, 9 and 4 for no window, 3 and 2.
  @Test(arguments: zip([8, 256, 1000], [6, 51, 51]))
  func moreWindows(size: Int, count: Int) throws {
    var options = DiffOptions(.pixelmatchOKLab, threshold: 0.05)
    options.windowSize = size
    let result = try ImageDiffer(options).compare(
      Fixture.picture("pixelmatch/6a.png"), Fixture.picture("pixelmatch/6b.png")
    ).result
    #expect(result.differentPixels == count)
  }

  // The table of extra goldens, AA excluded and counted, for 5 and 7 alike; run upstream.
  @Test(arguments: [
    (0.05, 143, 251), (0.1, 106, 167), (0.2, 69, 122),
  ])
  func thresholdsOfPairOne(threshold: Double, excused: Int, counted: Int) throws {
    for profile in [DiffProfile.pixelmatch5, .pixelmatch7] {
      var options = DiffOptions(profile, threshold: threshold)
      let (a, b) = try (Fixture.picture("pixelmatch/1a.png"), Fixture.picture("pixelmatch/1b.png"))
      #expect(ImageDiffer(options).compare(a, b).result.differentPixels == excused)
      options.excusesAntialiased = false
      #expect(ImageDiffer(options).compare(a, b).result.differentPixels == counted)
    }
  }
}
