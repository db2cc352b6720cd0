import Geometry
import LayoutEngine
import Surface
import Testing

/// Programs nested far deeper than any person would.
@MainActor
@Suite struct DepthTests {
  private func nested(_ levels: Int) -> AnyView {
    var view = AnyView(Color.red.frame(width: 10, height: 10).accessibilityIdentifier("core"))
    for level in 0..<levels {
      view =
        level.isMultiple(of: 2)
        ? AnyView(VStack { view }) : AnyView(HStack { view }.padding(.leading, 1))
    }
    return view
  }

  #if DEBUG
    // Without the optimizer a level takes ten times the room on the stack.
    static let levels = 200
  #else
    static let levels = 1000
  #endif

  /// Every second level adds a point before the core.
  @Test func aThousandLevels() throws {
    let inset = Double(Self.levels / 2)
    let layout = try layout(of: nested(Self.levels), width: inset + 10, height: 10)
    #expect(try layout.frame("core") == Rect(x: inset, y: 0, width: 10, height: 10))
  }
}
