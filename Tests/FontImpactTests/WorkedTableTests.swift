import FontImpact
import Testing
import Typography

/// The table was measured with HarfBuzz 6.0.0 and 15.0.0 in font units at 14 points: minimum width
/// at which k of the 6 chips fit, where a chip is its text + 20, the gap 8, the badge its text + 16.
@Suite struct WorkedTableTests {
  struct Row: CustomStringConvertible, Sendable {
    var family: String
    var location = ""
    /// For 6, 5, 4, 3, 2, 1 chips.
    var widths: [Double]

    var description: String { "\(family) \(location)" }
  }

  static let rows = [
    Row(family: "Inter 3", widths: [583.42, 571.09, 459.51, 335.14, 258.12, 135.58]),
    Row(family: "Inter", widths: [583.04, 570.03, 459.86, 335.57, 258.72, 135.33]),
    Row(
      family: "Inter", location: "wght=600",
      widths: [593.70, 579.81, 467.48, 340.91, 262.90, 137.33]),
    Row(family: "Open Sans 1", widths: [572.83, 564.78, 452.52, 329.17, 253.99, 133.22]),
    Row(family: "Open Sans", widths: [574.42, 565.79, 453.52, 329.52, 254.38, 133.78]),
    Row(family: "Roboto", widths: [557.77, 548.50, 440.22, 321.84, 247.69, 129.96]),
  ]

  private static func thresholds(_ impacts: [LabelImpact], _ width: (LabelImpact) -> Double)
    -> [Double]
  {
    let labels = impacts.prefix(6).map(width)
    let badges = impacts.dropFirst(6).map(width)
    return stride(from: 6, through: 1, by: -1).map { visible in
      let chips = labels.prefix(visible).reduce(0) { $0 + $1 + 20 } + 8 * Double(visible - 1)
      return visible == 6 ? chips : chips + 8 + badges[6 - visible - 1] + 16
    }
  }

  @Test(arguments: rows)
  func everyRowComesOutToAHundredth(row: Row) throws {
    let selection = try Selections.family(row.family, row.location)
    let impacts = Selections.impacts(
      of: FontChange(old: selection, new: selection), on: Selections.labels + Selections.badges)
    for (found, expected) in zip(Self.thresholds(impacts, \.old), row.widths) {
      #expect(abs(found - expected) < 0.0051)
    }
  }

  // 583.04 − 583.42 and so on: 6, 5 and 1 chips need less room, 4, 3 and 2 need more.
  @Test func signsOfTheInterUpdateAreMixed() throws {
    let change = FontChange(
      old: try Selections.family("Inter 3"), new: try Selections.family("Inter"))
    let impacts = Selections.impacts(of: change, on: Selections.labels + Selections.badges)
    let deltas = zip(Self.thresholds(impacts, \.new), Self.thresholds(impacts, \.old))
      .map { $0 - $1 }
    let expected = [-0.38, -1.06, 0.35, 0.43, 0.60, -0.25]
    for (delta, wanted) in zip(deltas, expected) { #expect(abs(delta - wanted) < 0.0101) }
    // The badges move too: "1 more" by -0.60 and "6 more" by +0.16.
    #expect(abs(impacts[6].delta + 0.60) < 0.006)
    #expect(abs(impacts[11].delta - 0.16) < 0.006)
  }
}
