import Foundation
import Geometry
import LayoutEngine
import Scenes
import Surface
import Sweeps
import Testing
import Typography

@MainActor
@Suite struct ProgramLayoutTests {
  private let texts: TextResolver

  init() throws { texts = TextResolver(source: .library(try FontLibrary.bundled)) }

  private func root(_ view: some View) -> LayoutNode {
    Session(texts: texts).resolve(view, environment: EnvironmentValues())
  }

  private static let widths: [CGFloat] = [72, 96.3, 64, 88]

  private static var boxes: some View {
    ForEach(0..<widths.count) { Color.blue.frame(width: widths[$0], height: 20) }
  }

  /// A row ends where the next box does not fit: the sums of neighbouring boxes and gaps of 8.
  @Test func aProgramsFlowHasTheBreakpointsOfTheLibrarys() throws {
    let own = root(FlowLayoutExample { Self.boxes }.frame(maxHeight: .infinity, alignment: .top))
    let library = root(
      Flow { Self.boxes }.frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading))
    let sweep = WidthSweep(100...500)
    let tried = try sweep.run(crossExtent: 300) { PlacedView(root: own, in: $0) }
    let exact = try sweep.run(crossExtent: 300) { PlacedView(root: library, in: $0) }
    #expect(tried.method == .exhaustive)
    #expect(exact.method == .exact)
    #expect(tried.pieces.map(\.facts.rows) == exact.pieces.map(\.facts.rows))
    #expect(tried.breakpoints.count == exact.breakpoints.count)
    for (a, b) in zip(tried.breakpoints, exact.breakpoints) { #expect(abs(a - b) < 1e-9) }
  }

  @Test func aBendBetweenPixelsIsFoundWhereTheLinesMeet() throws {
    // The reader's content is as wide as the window up to 210.3, then stays.
    let view = GeometryReader { proxy in
      Color.blue.frame(width: min(proxy.size.width, 210.3), height: 10)
    }
    let node = root(view)
    let result = try WidthSweep(100...300).run(crossExtent: 100) {
      PlacedView(root: node, in: $0)
    }
    #expect(result.method == .exhaustive)
    #expect(result.pieces.count == 2)
    #expect(abs((result.breakpoints.first ?? 0) - 210.3) < 1e-9)
  }

  @Test func bothFaultsOfTheTutorialsFlowAreFound() throws {
    let children = Self.widths.map { root(Color.blue.frame(width: $0, height: 20)) }
    let faults = LayoutContractCheck(FlowLayoutExample(), subviews: children).faults(
      offered: [ProposedSize(width: Length(200), height: nil)])
    #expect(faults.count == 2)
    // 72 + 8 + 96.3 + 8 + 64 + 8 + 88 in one row is what it measures; placed in no width at all
    // every box is a row, and the last one ends at 4·20 + 3·8.
    guard case .outside(_, "no width", 0, 20, _, _) = faults.first else {
      Issue.record("\(faults)")
      return
    }
    #expect(faults.last == .deadProperty(name: "spacing"))
  }

  @Test func theLibrarysFlowKeepsTheContract() {
    let children = Self.widths.map { root(Color.blue.frame(width: $0, height: 20)) }
    let faults = LayoutContractCheck(FlowingLayout(spacing: 8), subviews: children).faults(
      offered: [60, 100, 200, 400].map { ProposedSize(width: Length($0), height: nil) })
    #expect(faults.isEmpty)
  }

  @Test func aCacheThatKeepsOldRowsIsFound() {
    let children = Self.widths.map { root(Color.blue.frame(width: $0, height: 20)) }
    let faults = LayoutContractCheck(StaleFlow(), subviews: children).faults(
      offered: [ProposedSize(width: Length(200), height: nil)])
    #expect(faults.contains(.dependsOnHistory(offered: "a width of 200.0")))
  }
}

/// Remembers the first height that it measured, whatever is offered later.
private struct StaleFlow: Layout {
  func makeCache(subviews: Subviews) -> CGFloat? { nil }

  private let flow = FlowingLayout(spacing: 8)

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout CGFloat?
  ) -> CGSize {
    var none: Void = ()
    var size = flow.sizeThatFits(proposal: proposal, subviews: subviews, cache: &none)
    if let known = cache { size.height = known }
    cache = size.height
    return size
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout CGFloat?
  ) {
    var none: Void = ()
    flow.placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &none)
  }
}
