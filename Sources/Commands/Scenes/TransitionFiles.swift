import Files
import Geometry
import PNGCoding
import Pixels
import Rendering
import Scenes

/// Files that show a whole transition, from the last step until everything has settled.
@MainActor
struct TransitionFiles {
  /// Frames of an animation in a second.
  private static let rate = 60.0
  /// How long the settled picture is shown, in milliseconds.
  private static let restInMilliseconds = 900
  /// Most frames of an animation; what takes longer is shown more coarsely.
  private static let largestCount = 600

  let stage: SceneStage
  let window: Size

  /// Writes what the options ask for.
  func write(_ time: TimeArguments) throws {
    if let path = time.animationPath { try FileSystem.write(try animation(), to: path) }
    if let path = time.chartPath { try FileSystem.write(Array(chart().utf8), to: path) }
  }

  private func animation() throws -> [UInt8] {
    let end = max(stage.movesForever ? 2 : stage.settlingTime, 0)
    let rate = min(Self.rate, Double(Self.largestCount) / max(end, 1))
    let count = Int((end * rate).rounded(.up))
    let renderer = Renderer()
    var frames: [APNGEncoder.Frame] = []
    for index in 0...count {
      let instant = min(Double(index) / rate, end)
      let list = stage.displayList(in: window, at: instant)
      let start = (Double(index) * 1000 / rate).rounded()
      let length = (Double(index + 1) * 1000 / rate).rounded() - start
      frames.append(
        APNGEncoder.Frame(
          try renderer.render(list).straight(),
          milliseconds: index == count ? Self.restInMilliseconds : Int(length)))
    }
    return APNGEncoder.encode(frames)
  }

  private func chart() -> String {
    let rate = min(200, 2000 / max(stage.settlingTime, 1))
    return MotionChart(
      stage.instants(perSecond: rate).map { ($0, stage.layout(in: window, at: $0)) }
    ).svg
  }
}
