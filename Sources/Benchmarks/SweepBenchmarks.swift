import Geometry
import LayoutEngine
import PNGCoding
import Pixels
import Rendering
import Scenes
import Surface
import Sweeps
import Typography

/// Sweeps of the gallery: finding every layout, and picturing every width.
@MainActor
package enum SweepBenchmarks {
  /// Extents of the pictured windows, in points.
  private static let widths = 320...1200

  /// All of them; fails where the fonts are not found.
  package static func all() throws -> [Benchmark] {
    try [
      sweep("prefix row, widths 320…1200", ["prefix-row"], 320...1200),
      sweep("prefix row, widths 320…120,000", ["prefix-row"], 320...120_000),
      sweep("prefix row and flow, 320…1200", ["prefix-row", "flow"], 320...1200),
      sweep(
        "whole gallery, 320…1200", ["prefix-row", "flow", "collection", "diagram"], 320...1200),
      pictures(),
    ]
  }

  private static func scenes(_ names: [String]) -> [SceneDefinition] {
    Gallery.scenes().filter { names.contains($0.name) }
  }

  /// The sweep of some scenes whose text is measured already.
  private static func sweep(
    _ name: String, _ names: [String], _ range: ClosedRange<Double>
  ) throws -> Benchmark {
    let scenes = scenes(names)
    let renderer = SceneRenderer(texts: TextResolver(source: .library(try .bundled)))
    return Benchmark(name) {
      try MainActor.assumeIsolated {
        var sum: UInt64 = 0
        for scene in scenes {
          let variant = SceneVariant(size: scene.variants[0].size)
          let result = try WidthSweep(range).run(scene, variant: variant, with: renderer)
          sum = sum &* 31 &+ UInt64(result.pieces.count) &+ UInt64(result.layouts)
        }
        return sum
      }
    }
  }

  /// Every whole width of the four scenes, laid out, drawn and compared by hash with the first round.
  private static func pictures() throws -> Benchmark {
    let scenes = scenes(["prefix-row", "flow", "collection", "diagram"])
    let stages = try scenes.map { scene in
      try SceneStage(
        scene, variant: scene.variants[0], texts: TextResolver(source: .library(.bundled)))
    }
    let heights = scenes.map(\.variants[0].size.height)
    let renderer = Renderer()
    var picture = Pixmap(width: 1, height: 1)
    var known: [PixelHash] = []
    let count = widths.count * scenes.count
    return Benchmark("881 widths of four scenes, drawn and compared", operations: count) {
      try MainActor.assumeIsolated {
        var hashes: [PixelHash] = []
        hashes.reserveCapacity(count)
        for (stage, height) in zip(stages, heights) {
          for width in widths {
            let list = stage.picture(in: Size(width: Double(width), height: height)).displayList
            if picture.width != width || picture.height != Int(height) {
              picture = Pixmap(width: width, height: Int(height))
            }
            try renderer.render(list, into: &picture)
            hashes.append(PixelHash(of: picture))
          }
        }
        let differing = zip(hashes, known).count { $0 != $1 }
        known = hashes
        return UInt64(differing)
      }
    }
  }
}
