import Baselines
import JSONValue
package import Snapshots

extension SnapshotOutcome {
  /// What happened, in a few words without a final stop, such as "differs in 12 of 1024 pixels".
  package var headline: String {
    switch status {
    case .matched: metAlternative ?? (tolerance == nil ? "matches" : "matches within its tolerance")
    case .recorded: "recorded"
    case .missing: "has no baseline"
    case .sizeChanged:
      "is \(width) × \(height) pixels\(expectedSize.map { ", was \($0)" } ?? "")"
    case .differs: differenceHeadline
    case .failed: explanation.first ?? "breaks a rule of its scene"
    case .error: explanation.first ?? "could not be drawn"
    }
  }

  /// The sentences that follow the headline.
  package var details: [String] {
    status == .failed || status == .error ? Array(explanation.dropFirst()) : explanation
  }

  /// That a picture approved beside the baseline was met, and why it is approved.
  private var metAlternative: String? {
    guard case .array(let others)? = alternatives,
      let met = others.first(where: { $0["met"] == true }), let number = whole(met["number"]),
      case .string(let reason)? = met["reason"]
    else { return nil }
    return "matches the approved picture \(number) (\(reason))"
  }

  private var expectedSize: String? {
    guard case .array(let sides)? = record?["expectedSize"], sides.count == 2,
      let width = whole(sides[0]), let height = whole(sides[1])
    else { return nil }
    return "\(width) × \(height)"
  }

  private var differenceHeadline: String {
    guard let pixels = number("differentPixels") ?? number("unequalPixels") else {
      return "differs from its baseline"
    }
    var text = "differs in \(pixels) of \(width * height) pixels"
    if let delta = number("maxChannelDelta") { text += ", at most by \(delta)" }
    if let bounds = record?["bounds"], let x = whole(bounds["x"]), let y = whole(bounds["y"]),
      let width = whole(bounds["width"]), let height = whole(bounds["height"])
    {
      text += ", within \(width) × \(height) at (\(x), \(y))"
    }
    return text
  }

  private func number(_ name: String) -> Int? { whole(record?[name]) }

  private func whole(_ value: JSON?) -> Int? {
    guard case .integer(let number) = value else { return nil }
    return number
  }

  /// What to do next, as a command in the directories of a run.
  package func nextStep(in context: ReportContext) -> String {
    switch status {
    case .matched, .recorded: "nothing"
    case .error where files["actual"] != nil: "widthwise approve \(name)\(context.options)"
    case .missing, .differs, .sizeChanged: "widthwise approve \(name)\(context.options)"
    case .failed, .error: "mend the scene, then widthwise test \(name.scene)\(context.options)"
    }
  }

  /// How grave it is, 0 the gravest: no picture, another size, a moved layout, a broken rule, other
  /// pixels in the same layout, edges only, no baseline.
  var rank: Int {
    switch status {
    case .error: return 0
    case .sizeChanged: return 1
    case .failed: return 3
    case .missing: return 6
    case .matched, .recorded: return 7
    case .differs:
      guard case .array(let regions)? = record?["regions"], !regions.isEmpty,
        explanation.first.map({ $0.hasPrefix("edges differ") }) == true
      else { return layoutMoved ? 2 : 4 }
      return 5
    }
  }

  /// Whether the explanation is of the layout rather than of areas of pixels.
  private var layoutMoved: Bool {
    guard case .array(let regions)? = record?["regions"] else { return !explanation.isEmpty }
    let described = regions.compactMap { region -> String? in
      if case .string(let text)? = region["description"] { text } else { nil }
    }
    return explanation.contains { !described.contains($0) }
  }
}
