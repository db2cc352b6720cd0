import Scenes
import Sweeps
import Typography

/// Searches the factor of the new font's size that keeps the breakpoints nearest to the old ones.
///
/// What counts is the greatest distance of a breakpoint. A breakpoint is nearly a line in the factor
/// (texts grow with it, paddings do not), so each round takes the lines at the current factor, solves
/// for the best factor of the lines, and goes there.
@MainActor
struct FallbackTuner {
  private let analysis: FontImpactAnalysis
  private static let rounds = 3

  init(_ analysis: FontImpactAnalysis) { self.analysis = analysis }

  func tuning() throws(SweepError) -> FallbackTuning {
    let target = try breakpoints(of: analysis.change.old)
    let plain = try breakpoints(of: analysis.change.new)
    var factor = Self.rounded(firstGuess)
    var found = try breakpoints(factor: factor)
    var (best, bestFactor) = (found, factor)
    for _ in 0..<Self.rounds {
      let step = factor * 1e-3
      let beside = try breakpoints(factor: factor + step)
      let lines = target.compactMap { name, width -> (offset: Double, slope: Double)? in
        guard let here = found[name], let there = beside[name] else { return nil }
        return (here - width, (there - here) / step)
      }
      guard !lines.isEmpty else { break }
      factor = Self.rounded(factor + Self.minimum(of: lines, within: factor / 2))
      found = try breakpoints(factor: factor)
      if Self.distance(found, target) < Self.distance(best, target) {
        (best, bestFactor) = (found, factor)
      }
    }
    let rows = target.keys.sorted { ($0.scene, $0.name) < ($1.scene, $1.name) }.compactMap { key in
      target[key].flatMap { old in
        plain[key].flatMap { plain in
          best[key].map {
            FallbackTuning.Row(
              scene: key.scene, name: key.name, old: old, plain: plain, tuned: $0)
          }
        }
      }
    }
    return FallbackTuning(analysis.change, sizeAdjust: bestFactor, rows: rows)
  }

  /// The widths of all texts of one side over those of the other.
  private var firstGuess: Double {
    let impacts = analysis.editions.flatMap { edition in
      edition.labels.map {
        LabelComparison(analysis.change, language: $0.language ?? edition.locale).impact(on: $0)
      }
    }
    let (old, new) = impacts.reduce((0, 0)) { ($0.0 + $1.old, $0.1 + $1.new) }
    let guess = old / new
    return guess.isFinite && guess > 0.1 && guess < 10 ? guess : 1
  }

  /// CSS takes a percentage; two decimals of it are a thousandth of a point in ten points.
  private static func rounded(_ factor: Double) -> Double { (factor * 10_000).rounded() / 10_000 }

  private struct Key: Hashable {
    var scene: String
    var name: String
  }

  private func breakpoints(factor: Double) throws(SweepError) -> [Key: Double] {
    let new = analysis.change.new
    return try breakpoints(
      of: FontSelection(
        name: new.name, fonts: new.fonts, library: new.library, size: new.size * factor,
        features: new.features))
  }

  private func breakpoints(of selection: FontSelection) throws(SweepError) -> [Key: Double] {
    var result: [Key: Double] = [:]
    for edition in analysis.editions {
      for (scene, side) in try analysis.sides(of: edition, with: selection) {
        let facts = side.facts
        // An alternative changes where labels or rows do, which are told already.
        let counts = facts.facts.filter { facts.values(of: $0).count > 1 }
        for fact in counts where !fact.isChoice || counts.allSatisfy(\.isChoice) {
          for value in facts.values(of: fact) {
            guard let width = facts.threshold(of: fact, value).width else { continue }
            let place = edition.locale.map { "\(scene.name) (\($0))" } ?? scene.name
            result[Key(scene: place, name: fact.name(value))] = width
          }
        }
      }
    }
    return result
  }

  private static func distance(_ found: [Key: Double], _ target: [Key: Double]) -> Double {
    target.reduce(0) { greatest, entry in
      found[entry.key].map { max(greatest, ($0 - entry.value).magnitude) } ?? greatest
    }
  }

  /// Where the greatest of |offset + slope · x| is least, for |x| up to a limit: the function is
  /// convex, so the interval is narrowed from both sides.
  private static func minimum(
    of lines: [(offset: Double, slope: Double)], within limit: Double
  ) -> Double {
    func greatest(_ x: Double) -> Double {
      lines.reduce(0) { max($0, ($1.offset + $1.slope * x).magnitude) }
    }
    var (low, high) = (-limit, limit)
    for _ in 0..<100 {
      let (left, right) = (low + (high - low) / 3, high - (high - low) / 3)
      if greatest(left) <= greatest(right) { high = right } else { low = left }
    }
    return (low + high) / 2
  }
}
