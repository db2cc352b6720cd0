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

  /// Every second level adds a point before the core.
  @Test func twoThousandLevels() throws {
    let layout = try layout(of: nested(2000), width: 1010, height: 10)
    #expect(try layout.frame("core") == Rect(x: 1000, y: 0, width: 10, height: 10))
  }
}
