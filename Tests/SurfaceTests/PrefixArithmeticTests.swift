import Geometry
import LayoutEngine
import Surface
import Testing
import Typography

/// The worked arithmetic of the prefix row: items of 72, 96, 64 and 88, gap 8, badge 60.
private struct WorkedRow: View {
  let widths: [CGFloat] = [72, 96, 64, 88]

  var body: some View {
    ViewThatFits(in: .horizontal) {
      ForEach(Array((0...4).reversed()), id: \.self) { visible in
        HStack(spacing: 8) {
          ForEach(0..<visible) { index in
            Color.blue.frame(width: widths[index], height: 20).accessibilityIdentifier("item")
          }
          if visible < 4 {
            Color.gray.frame(width: 60, height: 20).accessibilityIdentifier("badge")
          }
        }
        .fixedSize()
        .accessibilityIdentifier("row")
      }
    }
  }
}

@MainActor
@Suite struct PrefixArithmeticTests {
  @Test(arguments: [
    (344.0, 4, 344.0), (343, 3, 316), (300, 2, 244), (220, 1, 140), (60, 0, 60),
  ])
  func choosesTheLongestPrefixThatFits(available: Double, visible: Int, width: Double) throws {
    let layout = try layout(of: WorkedRow(), width: available, height: 100)
    #expect(layout.nodes.filter { $0.id == "item" }.count == visible)
    #expect(layout.nodes.filter { $0.id == "badge" }.count == (visible < 4 ? 1 : 0))
    #expect(layout.node(id: "row")?.frame.value.width == width)
  }
}

/// The layout of a view in a window, with the declared fonts.
@MainActor
func layout(of view: some View, width: Double, height: Double) throws -> LayoutTree {
  let session = Session(texts: TextResolver(source: .library(try FontLibrary.bundled)))
  let node = session.resolve(view, environment: EnvironmentValues())
  let window = Size(width: width, height: height)
  return LayoutTree(
    root: PlacedView(root: node, in: LengthSize(window)), window: window, scale: 1)
}
