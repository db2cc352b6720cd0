import Geometry
import LayoutEngine
import Surface
import Testing

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
