import Drawing
import Geometry
import LayoutEngine
import Pixels
import Surface
import Testing

extension EnvironmentValues {
  @Entry var gap: Double = 7
  @Entry var heading: String?
}

/// Views of ordinary programs, with numbers worked out by hand beside them.
@Suite @MainActor
struct OrdinaryViewTests {
  private struct Gap: View {
    @Environment(\.gap) private var gap
    @Environment(\.heading) private var heading
    var body: some View {
      Color.red.frame(width: CGFloat(gap), height: heading == nil ? 1 : 2)
        .accessibilityIdentifier("gap")
    }
  }

  @Test func anEntryHasItsStartUntilAViewSetsIt() throws {
    let plain = try layout(of: Gap(), width: 100, height: 50).frame("gap")
    #expect(plain.size == Size(width: 7, height: 1))
    let set = try layout(
      of: Gap().environment(\.gap, 12).environment(\.heading, "x"), width: 100, height: 50
    ).frame("gap")
    #expect(set.size == Size(width: 12, height: 2))
  }

  /// A sidebar of 150 and a line of 1 leave 500 − 151 = 349 for the detail.
  @Test func aColumnTakesTheWidthThatItAsksFor() throws {
    let view = NavigationSplitView {
      Color.red.navigationSplitViewColumnWidth(min: 100, ideal: 150)
        .accessibilityIdentifier("side")
    } detail: {
      Color.blue.accessibilityIdentifier("detail")
    }
    let tree = try layout(of: view, width: 500, height: 100)
    #expect(try tree.frame("side") == Rect(x: 0, y: 0, width: 150, height: 100))
    #expect(try tree.frame("detail") == Rect(x: 151, y: 0, width: 349, height: 100))
  }

  /// In a column of the theme's 200 a view of 40 stands in the middle: (200 − 40) / 2 = 80.
  @Test func aNarrowViewStandsInTheMiddleOfItsColumn() throws {
    let view = NavigationSplitView {
      Color.red.frame(width: 40, height: 10).accessibilityIdentifier("side")
    } detail: {
      Color.blue
    }
    let side = try layout(of: view, width: 500, height: 100).frame("side")
    #expect(side == Rect(x: 80, y: 0, width: 40, height: 10))
  }

  @Test func aMenuDoesItsPrimaryActionWhenItIsTapped() throws {
    struct Saver: View {
      @State private var count = 0
      var body: some View {
        Text(verbatim: "\(count)").accessibilityIdentifier("count")
        Menu {
          Button("Save As") { count += 10 }
        } label: {
          Text(verbatim: "Save")
        } primaryAction: {
          count += 1
        }
      }
    }
    let laboratory = try Laboratory(VStack { Saver() })
    try laboratory.tap("Save")
    try laboratory.tap("Save As")
    #expect(laboratory.layout(width: 200, height: 100).node(id: "count")?.text == "11")
  }

  private struct Framed: GroupBoxStyle, LabeledContentStyle {
    func makeBody(configuration: PartsConfiguration) -> some View {
      VStack(spacing: 0) {
        configuration.content.frame(width: 30, height: 20).accessibilityIdentifier("content")
        configuration.label.frame(width: 30, height: 5).accessibilityIdentifier("label")
      }
    }
  }

  /// Looks of a program's own put the content above the label: 20 + 5 = 25, in the middle of 100.
  @Test func looksOfAProgramTakeThePlaceOfTheUsualOnes() throws {
    let style = Framed()
    let box = GroupBox {
      Color.red
    } label: {
      Color.blue
    }
    let value = LabeledContent {
      Color.red
    } label: {
      Color.blue
    }
    for view in [AnyView(box.groupBoxStyle(style)), AnyView(value.labeledContentStyle(style))] {
      let tree = try layout(of: view, width: 100, height: 100)
      #expect(try tree.frame("content") == Rect(x: 35, y: 37.5, width: 30, height: 20))
      #expect(try tree.frame("label") == Rect(x: 35, y: 57.5, width: 30, height: 5))
    }
  }

  @Test func aHiddenColumnLeavesAllToTheDetail() throws {
    let view = NavigationSplitView(columnVisibility: .constant(.detailOnly)) {
      Color.red
    } detail: {
      Color.blue.accessibilityIdentifier("detail")
    }
    let detail = try layout(of: view, width: 500, height: 100).frame("detail")
    #expect(detail == Rect(x: 0, y: 0, width: 500, height: 100))
  }

  /// The canvas of 20 × 10 stands in the middle of 40 × 30, at (10, 10); what it draws is cut off at its edge.
  @Test func aCanvasDrawsAtItsPlace() throws {
    let view = Canvas { context, size in
      context.fill(
        Surface.Path(CGRect(x: 1, y: 2, width: size.width / 2, height: 4)), with: .color(.black))
      context.translateBy(x: 3, y: 0)
      context.stroke(
        Surface.Path(CGRect(x: 0, y: 0, width: 5, height: 5)), with: .color(.black), lineWidth: 2)
    }
    .frame(width: 20, height: 10)
    let laboratory = try Laboratory(view)
    let settled = laboratory.session.settle(
      laboratory.node, in: LengthSize(Size(width: 40, height: 30))
    ) { laboratory.node }
    let items = DisplayListBuilder(scale: 1).items(of: settled.placed)
    let square = Geometry.Path.rectangle(Rect(x: 0, y: 0, width: 5, height: 5))
    let bar = Geometry.Path.rectangle(Rect(x: 1, y: 2, width: 10, height: 4))
    #expect(
      items == [
        .transform(
          .translation(x: 10, y: 10),
          [
            .clip(
              .rect(Rect(x: 0, y: 0, width: 20, height: 10)), .nonZero,
              [
                .fill(.path(bar), .nonZero, .color(.black)),
                .transform(
                  .translation(x: 3, y: 0),
                  [.stroke(.path(square), Geometry.StrokeStyle(width: 2), .color(.black))]),
              ])
          ])
      ])
  }

  @Test func aDateIsWrittenInTheScenesLanguageInGreenwichTime() throws {
    func letters(_ language: String) throws -> String? {
      var environment = EnvironmentValues()
      environment.locale = Locale(identifier: language)
      let view = Text(Date(timeIntervalSince1970: 0), style: .date)
        .accessibilityIdentifier("date")
      return try Laboratory(view, environment: environment).layout(width: 300, height: 50)
        .node(id: "date")?.text
    }
    #expect(try letters("en_US") == "January 1, 1970")
    #expect(try letters("de_DE") == "1. Januar 1970")
  }

  /// In a row of a list the badge stands at the trailing end, 8 from the list's edge; elsewhere nowhere.
  @Test func aBadgeShowsInRowsOnly() throws {
    let row = Text(verbatim: "Inbox").badge(3)
    let texts = { (tree: LayoutTree) in tree.root.allTexts }
    #expect(texts(try layout(of: List { row }, width: 200, height: 50)) == ["Inbox", "3"])
    #expect(texts(try layout(of: VStack { row }, width: 200, height: 50)) == ["Inbox"])
  }
}

extension LayoutTree.Node {
  /// The texts of the node and all inside of it.
  fileprivate var allTexts: [String] {
    (text.map { [$0] } ?? []) + children.flatMap(\.allTexts)
  }
}
