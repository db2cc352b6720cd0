import Foundation
import Geometry
import LayoutEngine
import Surface
import Testing

/// Rules of containers and styles that ordinary programs come upon, with figures computed by hand.
@MainActor
@Suite struct ContainerRuleTests {
  private func box(_ id: String, _ width: CGFloat, _ height: CGFloat) -> some View {
    Color.blue.frame(width: width, height: height).accessibilityIdentifier(id)
  }

  /// A stack is as wide as its views and stands in the middle, (300 − 40) / 2; a lazy one takes 300.
  @Test func aLazyStackTakesTheWidthThatItIsOffered() throws {
    let lazy = ScrollView { LazyVStack(alignment: .leading) { box("row", 40, 10) } }
    let plain = ScrollView { VStack(alignment: .leading) { box("row", 40, 10) } }
    #expect(try layout(of: lazy, width: 300, height: 100).frame("row").minX == 0)
    #expect(try layout(of: plain, width: 300, height: 100).frame("row").minX == 130)
  }

  /// Three tracks of 30 with gaps of 8 need 106 and stand (200 − 106) / 2 = 47 from the edge.
  @Test func aSectionOfALazyGridHasRowsForItsHeaderAndFooter() throws {
    let columns = Array(repeating: GridItem(.fixed(30)), count: 3)
    let grid = LazyVGrid(columns: columns, spacing: 5) {
      Section {
        ForEach(0..<4) { box("box-\($0)", 30, 20) }
      } header: {
        Color.red.frame(height: 12).accessibilityIdentifier("header")
      } footer: {
        Color.red.frame(height: 8).accessibilityIdentifier("footer")
      }
    }
    let view = VStack(spacing: 0) {
      grid
      Spacer(minLength: 0)
    }
    let tree = try layout(of: view, width: 200, height: 100)
    #expect(try tree.frame("header") == Rect(x: 0, y: 0, width: 200, height: 12))
    #expect(try tree.frame("box-0") == Rect(x: 47, y: 17, width: 30, height: 20))
    #expect(try tree.frame("box-2") == Rect(x: 123, y: 17, width: 30, height: 20))
    #expect(try tree.frame("box-3") == Rect(x: 47, y: 42, width: 30, height: 20))
    #expect(try tree.frame("footer") == Rect(x: 0, y: 67, width: 200, height: 8))
  }

  /// A part of a circle has the circle's size: as high as wide where no height is offered.
  @Test func aPartOfACircleIsAsLargeAsTheCircle() throws {
    let arc = Circle().trim(from: 0, to: 0.7).rotation(.degrees(-90)).stroke(.red, lineWidth: 4)
      .accessibilityIdentifier("arc").fixedSize(horizontal: false, vertical: true)
    let frame = try layout(of: arc.frame(width: 60), width: 200, height: 200).frame("arc")
    #expect(frame.size == Size(width: 60, height: 60))
  }

  private struct Flag: Shape {
    func path(in rect: CGRect) -> Surface.Path { Surface.Path(rect) }
    func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
      let width = proposal.width ?? 30
      return CGSize(width: width, height: width * 2 / 3)
    }
  }

  @Test func aShapeHasTheSizeThatItAnswersWith() throws {
    let view = Flag().fill(.red).accessibilityIdentifier("flag")
    #expect(
      try layout(of: view, width: 90, height: 200).frame("flag").size == Size(width: 90, height: 60)
    )
    #expect(
      try layout(of: view.fixedSize(), width: 90, height: 200).frame("flag").size
        == Size(width: 30, height: 20))
  }

  private struct Meter: ProgressViewStyle {
    func makeBody(configuration: Configuration) -> some View {
      VStack(spacing: 0) {
        configuration.label
        GeometryReader { proxy in
          Color.green.frame(width: proxy.size.width * (configuration.fractionCompleted ?? 0))
            .accessibilityIdentifier("done")
        }
        .frame(height: 8)
        configuration.currentValueLabel
      }
    }
  }

  /// 0.4 of 200.
  @Test func aProgressViewIsDrawnByAProgramsStyle() throws {
    let view = ProgressView(value: 2, total: 5) {
      box("label", 10, 10)
    } currentValueLabel: {
      box("value", 10, 10)
    }
    .progressViewStyle(Meter())
    let tree = try layout(of: view, width: 200, height: 28)
    #expect(try tree.frame("done") == Rect(x: 0, y: 10, width: 80, height: 8))
    #expect(try tree.frame("value").minY == 18)
  }

  @Test func theTextOfAProgressStandsBelowItsBar() throws {
    let view = ProgressView(value: 0.5) {
      box("label", 10, 10)
    } currentValueLabel: {
      box("value", 10, 10)
    }
    let tree = try layout(of: view, width: 200, height: 100)
    // Gaps of 4 above and below the bar.
    #expect(try tree.frame("value").minY - tree.frame("label").maxY > 8)
  }

  private struct Padded: View {
    @ScaledMetric private var side = 17.0
    var body: some View {
      Color.blue.frame(width: side, height: 1).accessibilityIdentifier("metric")
    }
  }

  /// Body text of 17 points is 28 at the first accessibility size.
  @Test(arguments: [(DynamicTypeSize.large, 17.0), (.accessibility1, 28.0)])
  func aMetricGrowsWithTheTextSize(size: DynamicTypeSize, width: Double) throws {
    let tree = try layout(of: Padded().dynamicTypeSize(size), width: 100, height: 10)
    #expect(abs(try tree.frame("metric").width - width) < 1e-12)
  }

  @Test(arguments: [(ContentMarginPlacement.scrollContent, 16.0), (.scrollIndicators, 0)])
  func whatScrollsKeepsItsMargins(placement: ContentMarginPlacement, x: Double) throws {
    let view = ScrollView(.horizontal) { HStack { box("first", 500, 10) } }
      .contentMargins(.horizontal, 16, for: placement)
    #expect(try layout(of: view, width: 100, height: 10).frame("first").minX == x)
  }

  @Test func aPageFillsTheWholeTabView() throws {
    let pages = TabView {
      Color.blue.accessibilityIdentifier("page")
      Color.red
    }
    .tabViewStyle(.page(indexDisplayMode: .always))
    let frame = try layout(of: pages, width: 200, height: 100).frame("page")
    #expect(frame == Rect(x: 0, y: 0, width: 200, height: 100))
  }

  @Test func anEmptyFieldThatGrowsIsAFieldAllTheSame() throws {
    let view = TextField("", text: .constant(""), prompt: nil, axis: .vertical)
      .accessibilityIdentifier("field")
    #expect(try layout(of: Form { view }, width: 200, height: 100).frame("field").width == 200)
  }

  @Test func aPathOfValuesGrowsAndEnds() {
    var path = NavigationPath()
    path.append(1)
    path.append("two")
    #expect(path.count == 2)
    path.removeLast(5)
    #expect(path.isEmpty)
  }
}
