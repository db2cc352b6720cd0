import Dispatch
import Geometry
import LayoutEngine
import Scenes
import Surface
import Testing
import Typography

/// What programs do later, and views that go through phases.
@MainActor
@Suite struct LaterActionTests {
  private static let window = Size(width: 300, height: 300)

  private func stage(_ root: some View, _ steps: [Step]) throws -> SceneStage {
    try SceneStage(program: root, in: Self.window, after: steps)
  }

  private func frame(_ id: String, _ stage: SceneStage, at time: Double?) -> Rect? {
    stage.layout(in: Self.window, at: time).node(id: id)?.frame.value
  }

  // Comes in one second, goes in one second two seconds after the tap; 40 points high at the lower edge.
  @Test func aToastGoesAfterItsDelay() throws {
    let stage = try stage(DelayedToastProgram(), [.tap("Save")])
    #expect(frame("toast", stage, at: 0.25)?.minY == 260 + 0.75 * 40)
    #expect(frame("toast", stage, at: 1)?.minY == 260)
    #expect(frame("toast", stage, at: 1.99)?.minY == 260)
    let going = stage.layout(in: Self.window, at: 2.25).node(id: "toast")
    #expect(going?.frame.value.minY == 260 + 0.25 * 40)
    #expect(going?.opacity == 0.75)
    #expect(frame("toast", stage, at: 3) == nil)
    #expect(stage.settlingTime == 3)
  }

  // Up 40 in 0.2 s, down to 20 below in 0.1 s, back in 0.4 s.
  @Test func aTriggerStartsOneRoundOfPhases() throws {
    let stage = try stage(PhasesProgram(), [.tap("Like")])
    let rest = try #require(frame("heart", stage, at: 0)?.minY)
    for (time, offset) in [(0.1, -20.0), (0.2, -40), (0.25, -10), (0.3, 20), (0.5, 10), (0.7, 0)] {
      let y = try #require(frame("heart", stage, at: time)?.minY)
      #expect(abs(y - rest - offset) < 1e-9, "at \(time)")
    }
    #expect(abs(stage.settlingTime - 0.7) < 1e-12)
    #expect(frame("heart", stage, at: nil)?.minY == rest)
  }

  @Test func anotherTriggerBeginsAnew() throws {
    let stage = try stage(PhasesProgram(), [.tap("Like"), .wait(0.3), .tap("Like")])
    let rest = try #require(frame("heart", try self.stage(PhasesProgram(), []), at: nil)?.minY)
    // From 20 below to 40 above in 0.2 s, then as in the first round; the first one is cut off.
    for (time, offset) in [(0, 20.0), (0.1, -10), (0.2, -40), (0.3, 20), (0.7, 0)] {
      let y = try #require(frame("heart", stage, at: time)?.minY)
      #expect(abs(y - rest - offset) < 1e-9, "at \(time)")
    }
  }

  // From 100 to 200 in one second and back, without end; the settled picture is the first phase.
  @Test func phasesWithoutTriggerGoRound() throws {
    let stage = try stage(PulseProgram(), [])
    #expect(frame("pulse", stage, at: nil)?.width == 100)
    for (time, width) in [(0, 100.0), (0.25, 125), (1, 200), (1.5, 150), (2, 100), (7.5, 150)] {
      #expect(frame("pulse", stage, at: time)?.width == width, "at \(time)")
    }
    #expect(stage.movesForever)
    let later = try self.stage(PulseProgram(), [.wait(0.25), .tap("Nothing")])
    #expect(frame("pulse", later, at: 0.25)?.width == 150)
  }
}

/// A message that goes by itself.
private struct DelayedToastProgram: View {
  @State private var isShown = false

  var body: some View {
    Button("Save") {
      withAnimation(.linear(duration: 1)) { isShown = true }
      DispatchQueue.main.asyncAfter(deadline: .now() + 2) {
        withAnimation(.linear(duration: 1)) { isShown = false }
      }
    }
    .frame(width: 300, height: 300)
    .overlay(alignment: .bottom) {
      if isShown {
        Text("Saved").frame(width: 100, height: 40)
          .accessibilityIdentifier("toast")
          .transition(.move(edge: .bottom).combined(with: .opacity))
      }
    }
  }
}

/// A heart that jumps when it is liked.
private struct PhasesProgram: View {
  private enum Phase: CaseIterable {
    case rest, up, down
    var offset: Double {
      switch self {
      case .rest: 0
      case .up: -40
      case .down: 20
      }
    }
    var duration: Double {
      switch self {
      case .rest: 0.4
      case .up: 0.2
      case .down: 0.1
      }
    }
  }
  @State private var likes = 0

  var body: some View {
    VStack {
      Button("Like") { likes += 1 }
      Color.red.frame(width: 20, height: 20)
        .accessibilityIdentifier("heart")
        .phaseAnimator(Phase.allCases, trigger: likes) { content, phase in
          content.offset(y: phase.offset)
        } animation: {
          .linear(duration: $0.duration)
        }
    }
  }
}

/// A bar that grows and shrinks for ever.
private struct PulseProgram: View {
  var body: some View {
    VStack {
      Button("Nothing") {}
      PhaseAnimator([false, true]) { isWide in
        Color.red.frame(width: isWide ? 200 : 100, height: 20).accessibilityIdentifier("pulse")
      } animation: { _ in
        .linear(duration: 1)
      }
    }
  }
}
