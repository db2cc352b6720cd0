import Geometry
import ImageDiff

/// A record in words for people.
enum DiffText {
  /// Lines about one pair.
  static func lines(for result: DiffResult, _ console: Console) -> [String] {
    var lines = [headline(result, console)]
    if result.unequalPixels > 0 || result.antialiasedPixels > 0 { lines.append(figures(result)) }
    if let bounds = result.bounds {
      lines.append(
        "  within \(bounds.width) × \(bounds.height) at (\(bounds.minX), \(bounds.minY))")
    }
    if let shift = result.shift {
      let explained = Int(((1 - shift.residual) * 100).rounded())
      lines.append("  moving by \(shift.dx), \(shift.dy) explains \(explained) % of it")
    }
    if let window = result.worstWindow, result.differentPixels > 0 {
      lines.append(
        "  fullest \(window.size) × \(window.size): \(window.pixels) pixel\(window.pixels == 1 ? "" : "s") at "
          + "(\(window.x), \(window.y))")
    }
    lines += result.regions.prefix(10).map { "  · \($0.description)" }
    if result.regionCount > min(result.regions.count, 10) {
      lines.append("  · and \(result.regionCount - min(result.regions.count, 10)) more places")
    }
    lines += result.limits.map(limit)
    return lines
  }

  private static func headline(_ result: DiffResult, _ console: Console) -> String {
    switch result.status {
    case .match:
      let excuse = result.unequalPixels == 0 ? "" : ", within what is allowed"
      return console.styled("match", .green) + excuse + " (\(profile(result)))"
    case .differs:
      return console.styled("differs", .red)
        + ": \(result.differentPixels) of \(result.width * result.height) pixels, "
        + "\(percent(result.ratio)) (\(profile(result)))"
    case .sizeChanged:
      return console.styled("size changed", .red)
        + ": \(result.expectedWidth) × \(result.expectedHeight) became "
        + "\(result.actualWidth) × \(result.actualHeight) pixels, "
        + "\(result.differentPixels) pixels differ (\(profile(result)))"
    }
  }

  private static func profile(_ result: DiffResult) -> String {
    guard result.profile.defaultThreshold != nil else { return result.profile.rawValue }
    return "\(result.profile.rawValue), threshold \(number(result.threshold))"
  }

  private static func figures(_ result: DiffResult) -> String {
    "  \(result.unequalPixels) unequal, \(result.antialiasedPixels) excused as antialiased, "
      + "largest channel difference \(result.maxChannelDelta), ΔE \(tenths(result.maxDeltaE))"
  }

  private static func limit(_ limit: DiffLimitOutcome) -> String {
    let measured = "  \(limit.name): \(number(limit.measured)) of \(number(limit.allowed)) allowed"
    if !limit.holds { return measured + ", exceeded" }
    return limit.isUnused ? measured + ", not needed" : measured
  }

  private static func number(_ value: Double) -> String {
    let text = ((value * 1e6).rounded() / 1e6).description
    return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
  }

  private static func tenths(_ value: Double) -> String {
    ((value * 10).rounded() / 10).description
  }

  /// Rounded up, so that a difference is never 0 %.
  private static func percent(_ share: Double) -> String {
    number((share * 10000).rounded(.up) / 100) + " %"
  }
}
