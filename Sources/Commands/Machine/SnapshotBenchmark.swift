import Baselines
import Files
import Geometry
import PNGCoding
import Pixels
import Rendering
import Scenes
import Snapshots
import Surface
import Typography

/// How many gallery snapshots a second are found to match their baselines, on one thread.
@MainActor
struct SnapshotBenchmark {
  /// The benchmark's name.
  static let name = "matching snapshots, prefix-row, 160 points high @2x"

  /// What was measured.
  struct Result {
    /// Snapshots a second.
    let perSecond: Double
    /// Share of the time that is neither layout nor drawing, 0…1.
    let overhead: Double
  }

  private let scene: SceneDefinition?
  private let rounds: Int

  /// The prefix row at so many widths around 680 points, measured several times.
  init(count: Int, rounds: Int) {
    self.rounds = rounds
    var scene = Gallery.scenes().first { $0.name == "prefix-row" }
    scene?.variants = (0..<count).map { index in
      let width = 680 + Double(index) * 0.5 - Double(min(count, 400)) / 4
      return SceneVariant(size: Size(width: width, height: 160), scale: 2)
    }
    self.scene = scene
  }

  /// Records, then measures the run that matches, and layout and drawing alone.
  func measure() throws -> Result {
    guard let scene else { return Result(perSecond: 0, overhead: 0) }
    let path = "\(environment("TMPDIR") ?? "/tmp")/widthwise-bench-\(UInt64.random(in: 0 ... .max))"
    defer { try? FileSystem.removeTree(path) }
    let suite = try SceneSuite([scene])
    let renderer = SceneRenderer(texts: TextResolver(source: .library(try FontLibrary.bundled)))
    var options = SnapshotRunner.Options()
    func run(_ mode: RecordMode) throws -> Double {
      options.mode = mode
      let runner = SnapshotRunner(
        store: BaselineStore(directory: "\(path)/Baselines"),
        directory: RunDirectory("\(path)/run"), options: options)
      let start = ContinuousClock.now
      let outcomes = try runner.run(suite.cases(of: suite.members, by: renderer)).outcomes
      let seconds = start.duration(to: .now) / .seconds(1)
      if mode == .none, let bad = outcomes.first(where: { $0.status != .matched }) {
        throw CommandFailure("\(bad.name) does not match what was just recorded.")
      }
      return seconds
    }
    _ = try run(.missing)
    // By turns, and the best of each, so that what else the machine does falls out.
    var (whole, drawing) = (Double.infinity, Double.infinity)
    for _ in 0..<rounds {
      whole = min(whole, try run(.none))
      drawing = min(drawing, try drawingAlone(suite, renderer))
    }
    return Result(
      perSecond: Double(suite.members.count) / whole, overhead: max(0, 1 - drawing / whole))
  }

  private func drawingAlone(_ suite: SceneSuite, _ scenes: SceneRenderer) throws -> Double {
    let renderer = Renderer()
    var picture = Pixmap(width: 0, height: 0)
    let start = ContinuousClock.now
    for member in suite.members {
      let drawn = try scenes.picture(of: member.scene, variant: member.variant)
      try renderer.render(drawn.displayList, into: &picture)
    }
    return start.duration(to: .now) / .seconds(1)
  }
}
