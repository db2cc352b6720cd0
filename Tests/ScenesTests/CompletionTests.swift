import Geometry
import LayoutEngine
import Scenes
import Surface
import Testing
import Typography

/// What follows from the numbers and ends of animations.
@MainActor
@Suite struct CompletionTests {
  private static let window = Size(width: 400, height: 300)

  private func stage(_ root: some View, _ steps: [Step]) throws -> SceneStage {
    try SceneStage(program: root, in: Self.window, after: steps)
  }

  private func text(_ id: String, _ stage: SceneStage, at instant: Double?) -> String? {
    stage.layout(in: Self.window, at: instant).node(id: id)?.first { $0.text != nil }?.text
  }

  // A way of a second from 0 to 100 that is linear: 50 after half of it.
  @Test func viewsAreMadeWithTheNumbersInBetween() throws {
    let stage = try stage(CountingProgram(), [.tap("Count")])
    #expect(text("number", stage, at: 0) == "0")
    #expect(text("number", stage, at: 0.5) == "50")
    #expect(text("number", stage, at: nil) == "100")
  }

  @Test func completionsRunAtTheEndOfTheAnimation() throws {
    let stage = try stage(CountingProgram(), [.tap("Count")])
    #expect(text("message", stage, at: 0.99) == "idle")
    #expect(text("message", stage, at: 1) == "done")
    #expect(text("message", stage, at: nil) == "done")
    #expect(stage.settlingTime == 1)
  }

  @Test func waitsReachTheEndToo() throws {
    let early = try stage(CountingProgram(), [.tap("Count"), .wait(0.5)])
    #expect(text("message", early, at: nil) == "idle")
    let late = try stage(CountingProgram(), [.tap("Count"), .wait(1.5)])
    #expect(text("message", late, at: nil) == "done")
  }

  // Moved by value × 2: the state in between draws as one at rest does.
  @Test func effectsFollowTheNumbersInBetween() throws {
    let stage = try stage(PushedProgram(), [.tap("Push")])
    let still = try self.stage(PushedProgram(amount: 5), [])
    #expect(
      stage.picture(in: Self.window, at: 0.5).displayList
        == still.picture(in: Self.window).displayList)
  }

  // Two cells of 100 × 20: the mark goes from x 0 to x 100 and is at 50 half-way.
  @Test func aViewStartsWhereItsCounterpartWas() throws {
    let stage = try stage(TabsProgram(), [.tap("Second")])
    #expect(
      stage.layout(in: Self.window, at: 0).nodes.last { $0.id == "mark" }?.frame.value.minX == 0)
    #expect(
      stage.layout(in: Self.window, at: 0.5).nodes.last { $0.id == "mark" }?.frame.value.minX == 50)
    #expect(stage.layout(in: Self.window).node(id: "mark")?.frame.value.minX == 100)
  }

  // Half-way from x 0 to x 100 the mark is sent to x 200: it goes on from 50, and half-way between
  // 50 and 200 is 125.
  @Test func aViewThatTakesOverStartsWhereItsCounterpartIs() throws {
    let stage = try stage(TabsProgram(count: 3), [.tap("Second"), .wait(0.5), .tap("Third")])
    for (time, x) in [(0, 50.0), (0.5, 125), (0.9, 185)] {
      let mark = stage.layout(in: Self.window, at: time).nodes.last { $0.id == "mark" }
      #expect(abs((mark?.frame.value.minX ?? .nan) - x) < 1e-9)
    }
    #expect(stage.layout(in: Self.window).node(id: "mark")?.frame.value.minX == 200)
  }

  // A card of 50 × 50 at y 20 becomes one of 200 × 100 at y 200, deep inside of a stack that comes: a
  // quarter of the way on it is 87.5 × 62.5 at y 65, and so is the one that goes.
  @Test func viewsDeepInsideTravelToo() throws {
    let stage = try stage(CardProgram(), [.tap("Open")])
    let cards = stage.layout(in: Self.window, at: 0.25).nodes.filter { $0.id == "card" }
    #expect(cards.count == 2)
    for card in cards {
      #expect(card.frame.value == Rect(x: 0, y: 65, width: 87.5, height: 62.5))
    }
  }

  @Test func anotherTaskIsOneOfTheSameView() throws {
    let stage = try stage(TaskProgram(), [.tap("Inner"), .tap("Outer")])
    #expect(text("inner", stage, at: nil) == "1")
    #expect(text("runs", stage, at: nil) == "2")
  }

  @Test func laterFramesBeginInPlace() throws {
    nonisolated(unsafe) let root = AnyView(TabsProgram())
    let laws = try MotionLaws(
      of: SceneDefinition(name: "tabs", variants: []) { root },
      variant: SceneVariant(size: Self.window), steps: [.tap("Second"), .wait(0.1)],
      texts: TextResolver(source: .library(try FontLibrary.bundled)), checksReducedMotion: true)
    // One movement whose formula never changes: the starts of its eight parts, and its end.
    #expect(laws.instantCount == 9)
    #expect(laws.breaches().map(\.law) == ["reduced-motion"])
  }
}

/// A number that counts up, and a message when it has arrived.
struct CountingProgram: View {
  struct Number: View, Animatable {
    var value: Double
    var animatableData: Double {
      get { value }
      set { value = newValue }
    }
    var body: some View { Text("\(Int(value.rounded()))").accessibilityIdentifier("number") }
  }
  @State private var value = 0.0
  @State private var message = "idle"

  var body: some View {
    VStack {
      Number(value: value)
      Text(message).accessibilityIdentifier("message")
      Button("Count") {
        withAnimation(.linear(duration: 1)) {
          value = 100
        } completion: {
          message = "done"
        }
      }
    }
  }
}

/// A square that an effect pushes.
struct PushedProgram: View {
  struct Push: GeometryEffect {
    var amount: CGFloat
    var animatableData: CGFloat {
      get { amount }
      set { amount = newValue }
    }
    func effectValue(size: CGSize) -> ProjectionTransform {
      ProjectionTransform(CGAffineTransform(translationX: amount * 2, y: 0))
    }
  }
  @State var amount: CGFloat = 0

  var body: some View {
    VStack {
      Color.red.frame(width: 20, height: 20).modifier(Push(amount: amount))
      Button("Push") { withAnimation(.linear(duration: 1)) { amount = 10 } }
    }
  }
}

/// A card that becomes a larger one elsewhere.
struct CardProgram: View {
  @Namespace private var space
  @State private var isOpen = false

  private var card: some View {
    Color.blue.accessibilityIdentifier("card").matchedGeometryEffect(id: "card", in: space)
  }

  var body: some View {
    ZStack(alignment: .topLeading) {
      Button("Open") { withAnimation(.linear(duration: 1)) { isOpen = true } }
      if isOpen {
        VStack(spacing: 0) {
          Color.clear.frame(height: 200)
          HStack(spacing: 0) { card.frame(width: 200, height: 100) }
        }
        .frame(width: 200)
      } else {
        card.frame(width: 50, height: 50).padding(.top, 20)
      }
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
  }
}

/// Tabs with a mark behind the chosen one.
struct TabsProgram: View {
  private let count: Int
  @Namespace private var tabs
  @State private var chosen = 0

  init(count: Int = 2) { self.count = count }

  var body: some View {
    HStack(spacing: 0) {
      ForEach(0..<count, id: \.self) { index in
        ZStack {
          if index == chosen {
            Color.blue.matchedGeometryEffect(id: "mark", in: tabs).accessibilityIdentifier("mark")
          }
          Button(["First", "Second", "Third"][index]) {
            withAnimation(.linear(duration: 1)) { chosen = index }
          }
          .buttonStyle(.plain)
        }
        .frame(width: 100, height: 20)
      }
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
  }
}

/// A task for each value, around a view with a state of its own.
struct TaskProgram: View {
  struct Inner: View {
    @State private var count = 0
    var body: some View {
      Text("\(count)").accessibilityIdentifier("inner")
      Button("Inner") { count += 1 }
    }
  }
  @State private var value = 0
  @State private var runs = 0

  var body: some View {
    VStack {
      Inner().task(id: value) { runs += 1 }
      Text("\(runs)").accessibilityIdentifier("runs")
      Button("Outer") { value += 1 }
    }
  }
}
