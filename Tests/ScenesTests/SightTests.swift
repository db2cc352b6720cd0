import Drawing
import Geometry
import LayoutEngine
import Scenes
import Surface
import Testing
import Typography

/// Frames of programs with more views than the window shows.
@MainActor
@Suite struct SightTests {
  private static let window = Size(width: 300, height: 200)

  private func stage(_ root: some View, _ steps: [Step]) throws -> SceneStage {
    try SceneStage(program: root, in: Self.window, after: steps)
  }

  private func count(_ items: [DisplayItem]) -> Int {
    items.reduce(0) { sum, item in
      switch item {
      case .clip(_, _, let inner), .layer(_, let inner), .transform(_, let inner):
        sum + count(inner)
      case .fill, .stroke, .glyphs, .image: sum + 1
      }
    }
  }

  // Rows of 20 points: ten fit the window. Text reaches six ems of 17 points out of its frame, so that
  // at most six rows on each side are doubtful; rows on their way may come from below.
  @Test(arguments: [100, 400]) func aFrameHasTheRowsInSight(of all: Int) throws {
    let stage = try stage(RowsProgram(count: all), [.tap("Filter")])
    for time in [0, 0.25, 0.5, 0.99] {
      let items = count(stage.displayList(in: Self.window, at: time).items)
      #expect(items > 20 && items < 90)
    }
  }

  // What follows only the views in sight gives the same commands as what follows all.
  @Test(arguments: ["Filter", "Reverse", "Dim"]) func nothingInSightIsMissed(_ step: String) throws
  {
    let stage = try stage(RowsProgram(count: 60), [.tap(step)])
    for time in [0, 0.1, 0.25, 0.5, 0.75, 0.99, 1] {
      let whole = stage.picture(in: Self.window, at: time).displayList
      #expect(stage.displayList(in: Self.window, at: time) == whole)
    }
    // Half-way all reversed rows pass the same place; at the ends ten rows of two commands are there.
    #expect(count(stage.displayList(in: Self.window, at: 0).items) > 20)
    #expect(count(stage.displayList(in: Self.window, at: 1).items) > 20)
  }

  // The view stands at y −40…−20, its shadow 40 points lower at 0…20; 100 points higher both are
  // outside, by more than what is doubtful about a shadow: 40 + 8 + 4 points.
  @Test func shadowsReachIntoSight() throws {
    let stage = try stage(
      Color.red.frame(width: 100, height: 20).shadow(color: .black, radius: 0, y: 40)
        .offset(y: -130), [])
    #expect(count(stage.displayList(in: Self.window).items) == 1)
    let far = try self.stage(
      Color.red.frame(width: 100, height: 20).shadow(color: .black, radius: 0, y: 40)
        .offset(y: -230), [])
    #expect(count(far.displayList(in: Self.window).items) == 0)
  }
}

/// Rows that are filtered, reversed and dimmed.
private struct RowsProgram: View {
  let count: Int
  @State private var shown: [Int]
  @State private var isDim = false

  init(count: Int) {
    self.count = count
    _shown = State(initialValue: Array(0..<count))
  }

  private func change(_ action: () -> Void) {
    withAnimation(.linear(duration: 1), action)
  }

  var body: some View {
    ScrollView {
      VStack(spacing: 0) {
        ForEach(shown, id: \.self) { number in
          Text(verbatim: "Row \(number)")
            .frame(maxWidth: .infinity)
            .frame(height: 20)
            .background(Color.blue.opacity(0.1))
            .opacity(isDim ? 0.5 : 1)
            .accessibilityIdentifier("\(number)")
        }
      }
    }
    .overlay(alignment: .bottom) {
      HStack {
        Button("Filter") { change { shown = shown.filter { $0.isMultiple(of: 2) } } }
        Button("Reverse") { change { shown.reverse() } }
        Button("Dim") { change { isDim.toggle() } }
      }
    }
  }
}
