import Foundation
import LayoutEngine
import Scenes
public import Surface
public import Sweeps
import Typography

/// Every layout of a view over a range of window widths: where it changes and which laws it breaks.
///
/// ```swift
/// @Test @MainActor func labelsGiveWayOneByOne() throws {
///   let sweep = try LayoutSweep(of: LabelRow(), widths: 320...1200, height: 160)
///   #expect(sweep.pieces.map(\.visible) == [2, 3, 4, 5, 6])
///   #expect(sweep.brokenLaws.isEmpty)
/// }
/// ```
public struct LayoutSweep: Sendable {
  /// A range of widths on which the layout is one formula.
  public struct Piece: Hashable, Sendable {
    /// Least width, which belongs to the piece, in points.
    public let from: Double
    /// Largest width, which belongs to the next piece, in points.
    public let to: Double
    /// Views of collections that are shown.
    public let visible: Int
    /// Views that an alternative with more of them would show.
    public let hidden: Int
    /// Rows that the shown views stand in.
    public let rows: Int
    /// Width of the chosen alternative, else of the shown views together, in points.
    public let width: Double
  }

  /// A law that is broken on a range of widths.
  public struct BrokenLaw: Hashable, Sendable, CustomStringConvertible {
    /// Name of the law.
    public let law: String
    /// Where it begins to be broken, in points.
    public let from: Double
    /// Where it is kept again, in points.
    public let to: Double
    /// What is wrong.
    public let detail: String

    /// The breach as one line.
    public var description: String { "\(law) at \(from)…\(to): \(detail)" }
  }

  /// The pieces, in order, without gaps.
  public let pieces: [Piece]
  /// Laws that are broken, those left out that a view may break.
  public let brokenLaws: [BrokenLaw]
  /// Whether nothing between the breakpoints was left out; else every pixel was tried.
  public let isExact: Bool

  /// Widths at which one piece ends and the next one begins, in points.
  public var breakpoints: [Double] { pieces.dropFirst().map(\.from) }

  /// Sweeps a view over a range of widths in windows of one height, both in points.
  ///
  /// Fails where the range is unusable, the fonts are not found, or the layout changes without end.
  @MainActor
  public init<Content: View>(
    of view: Content, widths: ClosedRange<Double>, height: Double,
    traits: SnapshotTraits = SnapshotTraits(), laws: [Law] = []
  ) throws {
    let scene = SceneDefinition(name: "view", variants: []) { AnyView(view) }
    let renderer = SceneRenderer(texts: TextResolver(source: .library(try FontLibrary.bundled)))
    let variant = traits.variant(SnapshotSize(width: widths.lowerBound, height: height, scale: 1))
    let result = try WidthSweep(widths).run(scene, variant: variant, with: renderer)
    isExact = result.method == .exact
    pieces = result.pieces.map { piece in
      let facts = piece.facts
      return Piece(
        from: piece.from, to: piece.to, visible: facts.visible, hidden: facts.hidden,
        rows: facts.rows, width: facts.width)
    }
    brokenLaws = try LawCheck(own: laws).violations(
      in: result, of: scene, variant: variant, with: renderer
    ).filter { $0.allowance == nil }.map {
      BrokenLaw(law: $0.law, from: $0.from, to: $0.to, detail: $0.detail)
    }
  }
}
