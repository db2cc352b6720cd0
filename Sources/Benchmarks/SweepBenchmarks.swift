import Geometry
import ImageDiff
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
  /// Scenes that are swept together.
  static let gallery = ["prefix-row", "flow", "collection", "diagram"]

  /// All of them; fails where the fonts are not found.
  package static func all() throws -> [Benchmark] {
    try [
      sweep("prefix row, widths 320…1200", ["prefix-row"], 320...1200),
      sweep("prefix row, widths 320…120,000", ["prefix-row"], 320...120_000),
      sweep("prefix row and flow, 320…1200", ["prefix-row", "flow"], 320...1200),
      sweep("whole gallery, 320…1200", gallery, 320...1200),
      sweep("whole gallery, 320…120,000", gallery, 320...120_000),
      pictures(),
      decodedPictures(),
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
    let walk = try PictureWalk()
    var known: [PixelHash] = []
    return Benchmark("881 widths of four scenes, drawn and compared", operations: walk.count) {
      try MainActor.assumeIsolated {
        var differing: UInt64 = 0
        let isFirst = known.isEmpty
        if isFirst { known.reserveCapacity(walk.count) }
        try walk.forEach { index, picture in
          let hash = PixelHash(of: picture)
          if isFirst { known.append(hash) } else if known[index] != hash { differing += 1 }
        }
        return differing
      }
    }
  }

  /// The same, each compared pixel by pixel with a file that is decoded for it.
  private static func decodedPictures() throws -> Benchmark {
    let walk = try PictureWalk()
    var files: [[UInt8]] = []
    let differ = ImageDiffer(DiffOptions(.exact))
    return Benchmark(
      "881 widths of four scenes, every file decoded and compared", operations: walk.count
    ) {
      try MainActor.assumeIsolated {
        var differing: UInt64 = 0
        let isFirst = files.isEmpty
        try walk.forEach { index, picture in
          let actual = picture.straight()
          if isFirst {
            files.append(PNGEncoder.encode(actual))
          } else {
            let expected = try PNGDecoder.decode(files[index])
            differing += UInt64(differ.compare(expected, actual).result.differentPixels)
          }
        }
        return differing
      }
    }
  }
}

/// Draws the four scenes at every whole width on canvases that are used again.
@MainActor
private final class PictureWalk {
  /// Extents of the pictured windows, in points.
  private let widths = 320...1200
  private let stages: [(stage: SceneStage, height: Double)]
  private let renderer = Renderer()
  private var picture = Pixmap(width: 1, height: 1)

  init() throws {
    let texts = TextResolver(source: .library(try .bundled))
    stages = try Gallery.scenes().filter { SweepBenchmarks.gallery.contains($0.name) }.map {
      (try SceneStage($0, variant: $0.variants[0], texts: texts), $0.variants[0].size.height)
    }
  }

  /// Number of pictures.
  var count: Int { widths.count * stages.count }

  func forEach(_ body: (Int, Pixmap) throws -> Void) throws {
    var index = 0
    for (stage, height) in stages {
      for width in widths {
        let list = stage.picture(in: Size(width: Double(width), height: height)).displayList
        if picture.width != width || picture.height != Int(height) {
          picture = Pixmap(width: width, height: Int(height))
        }
        try renderer.render(list, into: &picture)
        try body(index, picture)
        index += 1
      }
    }
  }
}
