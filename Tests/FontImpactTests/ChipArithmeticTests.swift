import FontImpact
import Scenes
import Testing

/// Rows of many labels are calculated; what is calculated has to be what a sweep finds.
@MainActor
@Suite struct ChipArithmeticTests {
  private func report(
    _ labels: [String], limit: Int, windowPadding: Double
  ) throws -> ImpactReport {
    var inputs = GalleryInputs()
    inputs.labels = labels
    inputs.windowPadding = windowPadding
    let edition = ImpactEdition(labels: labels.map { ImpactLabel($0) }, chips: inputs) { _ in
      Gallery.scenes(inputs).filter { $0.name == "prefix-row" || $0.name == "flow" }
    }
    var analysis = FontImpactAnalysis(
      FontChange(old: try Selections.family("Inter 3"), new: try Selections.family("Roboto")),
      editions: [edition])
    analysis.range = 100...700
    analysis.arithmeticLimit = limit
    analysis.comparesPixels = false
    return try analysis.run()
  }

  @Test(
    arguments: [
      Selections.labels, [], ["A"], ["A", "A very long label that hides everything after it", "B"],
      (1...14).map { "Label \($0 * $0)" },
    ], [0.0, 24])
  func arithmeticEqualsTheSweep(labels: [String], windowPadding: Double) throws {
    let swept = try report(labels, limit: .max, windowPadding: windowPadding)
    let calculated = try report(labels, limit: 0, windowPadding: windowPadding)
    #expect(
      calculated.scenes.allSatisfy { $0.old == nil } && swept.scenes.allSatisfy { $0.old != nil })
    let found = Dictionary(
      uniqueKeysWithValues: calculated.breakpoints.map { ("\($0.scene) \($0.name)", $0) })
    let rows = swept.breakpoints.filter { !$0.name.hasPrefix("choice") }
    #expect(found.count == rows.count)
    for row in rows {
      let other = try #require(found["\(row.scene) \(row.name)"])
      #expect(near(row.old, other.old) && near(row.new, other.new), "\(row.sentences)")
      #expect(row.outcomes?.old == other.outcomes?.old && row.outcomes?.new == other.outcomes?.new)
    }
    #expect(swept.grade == calculated.grade)
  }

  private func near(_ a: Threshold, _ b: Threshold) -> Bool {
    guard let left = a.width, let right = b.width else { return a == b }
    return abs(left - right) < 1e-9
  }
}
