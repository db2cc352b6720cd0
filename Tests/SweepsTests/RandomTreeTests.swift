import Geometry
import LayoutEngine
import Surface
import Sweeps
import Testing
import Typography

@MainActor
@Suite struct RandomTreeTests {
  private let texts: TextResolver

  init() throws { texts = TextResolver(source: .library(try FontLibrary.bundled)) }

  /// A plain layout forgives 2⁻¹⁶ points where something is fitted, so it may change that much early.
  private static let slack = 2.0 / 65536

  @Test(arguments: 0..<20)
  func framesAtRandomWidthsAreThoseOfAPlainLayout(batch: Int) throws {
    for tree in 0..<100 {
      let seed = UInt64(batch * 100 + tree)
      var maker = RandomView(seed: seed)
      let session = Session(texts: texts)
      let root = session.resolve(maker.tree(depth: 3), environment: EnvironmentValues())
      let result = try WidthSweep(40...900).run(crossExtent: 300) { window in
        PlacedView(root: root, in: window)
      }
      #expect(result.method == .exact)
      var random = SeededGenerator(seed: seed ^ 0xabcdef)
      for _ in 0..<50 {
        let width = Double.random(in: 40...900, using: &random)
        if result.breakpoints.contains(where: { abs($0 - width) < Self.slack }) { continue }
        let window = Size(width: width, height: 300)
        let plain = LayoutTree(
          root: PlacedView(root: root, in: LengthSize(window)), window: window, scale: 1)
        let piece = try #require(result.piece(at: width))
        #expect(piece.agrees(with: plain, at: width), "seed \(seed) at \(width)")
      }
    }
  }
}
