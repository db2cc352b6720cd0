import FontImpact
import Testing
import Typography

@Suite struct HostileFontTests {
  @Test(arguments: [0, 1, 11, 12, 40, 300, 1000, 2000, 3999])
  func aCutFileIsRefusedWithASentence(length: Int) throws {
    let bytes = try whole().prefix(length)
    #expect(throws: FontError.self) { try open(Array(bytes)) }
  }

  /// Every 23rd byte gets other values; what still opens has to be comparable.
  @Test func aDamagedFileNeverStopsTheComparison() throws {
    let bytes = try whole()
    let intact = try Fixtures.font("Latin.ttf")
    var opened = 0
    for index in stride(from: 0, to: bytes.count, by: 23) {
      for value in [UInt8(0), 0x7F, 0xFF] {
        var damaged = bytes
        damaged[index] = value
        guard let font = try? open(damaged) else { continue }
        opened += 1
        let change = FontChange(
          old: intact, new: FontSelection(name: "damaged", fonts: [font]))
        for text in ["AVATAR To.", "Sketch"] {
          let impact = LabelComparison(change).impact(on: ImpactLabel(text))
          let sum = impact.advance + impact.kerning + impact.ligature + impact.fallback
          #expect(abs(sum - impact.delta) < 1e-6)
        }
        let description = FontDescription(change.new)
        _ = FontFileImpact(from: FontDescription(intact), to: description)
        _ = GlyphImpact(change, scalars: ["A", "V", " "])
        _ = CoverageImpact(change, labels: [ImpactLabel("AV")])
        _ = VerticalImpact(change)
      }
    }
    #expect(opened > 50)
  }

  @Test func whatIsNoFontIsRefused() {
    #expect(throws: FontError.self) { try FontSelection.open(#filePath) }
    #expect(throws: FontError.self) { try FontSelection.open("/") }
    #expect(throws: FontError.self) { try FontSelection.open("") }
    #expect(throws: FontError.self) { try FontSelection.open("\0") }
  }

  private func whole() throws -> [UInt8] {
    try #require(FileBytes.read(Fixtures.path("Latin.ttf")))
  }

  private func open(_ bytes: [UInt8]) throws(FontError) -> FontInstance {
    try FontSelection.instance(bytes: bytes, index: 0, path: "test.ttf", variations: [])
  }
}
