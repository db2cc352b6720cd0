import Geometry
import LayoutEngine
import Scenes
import Surface
import Typography

/// Resolving and laying out programs, without a pixel.
@MainActor
package enum LayoutBenchmarks {
  /// Extents of the windows of one round, in points.
  private static let widths = stride(from: 320.0, through: 1200, by: 1)

  /// All of them; fails where the fonts are not found.
  package static func all() throws -> [Benchmark] {
    let counts = [1_000, 10_000, 100_000]
    return try [prefixRowLayout(), prefixRowResolution()] + counts.map { try views($0) }
  }

  /// The prefix row, resolved once and laid out in many windows: the time of one window.
  private static func prefixRowLayout() throws -> Benchmark {
    let scene = Gallery.scenes()[0]
    let texts = TextResolver(source: .library(try .bundled))
    return Benchmark("prefix row, resolved once, laid out in a window", operations: 881) {
      try MainActor.assumeIsolated {
        let stage = try SceneStage(scene, variant: scene.variants[0], texts: texts)
        var sum = 0.0
        for width in widths {
          sum += stage.placed(in: LengthSize(Size(width: width, height: 160))).frame.value.width
        }
        return sum.bitPattern
      }
    }
  }

  /// The prefix row, resolved anew for each window.
  private static func prefixRowResolution() throws -> Benchmark {
    let scene = Gallery.scenes()[0]
    let texts = TextResolver(source: .library(try .bundled))
    return Benchmark("prefix row, resolved and laid out anew", operations: 20) {
      try MainActor.assumeIsolated {
        var sum = 0.0
        for width in widths.prefix(20) {
          let stage = try SceneStage(scene, variant: scene.variants[0], texts: texts)
          sum += stage.placed(in: LengthSize(Size(width: width, height: 160))).frame.value.width
        }
        return sum.bitPattern
      }
    }
  }

  /// A column of rows of ten views in all: the time of one view.
  private static func views(_ count: Int) throws -> Benchmark {
    let texts = TextResolver(source: .library(try .bundled))
    return Benchmark("\(count) views in rows of ten, one view", operations: count) {
      MainActor.assumeIsolated {
        let session = Session(texts: texts)
        let view = VStack(spacing: 1) {
          ForEach(0..<count / 10) { row in
            HStack(spacing: 1) {
              ForEach(0..<10) { column in
                Color.blue.frame(width: CGFloat(row % 7 + column), height: 4)
              }
            }
          }
        }
        let node = session.resolve(view, environment: EnvironmentValues())
        let window = LengthSize(Size(width: 1000, height: 1000))
        return PlacedView(root: node, in: window).frame.value.height.bitPattern
      }
    }
  }
}
