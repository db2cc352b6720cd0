import Baselines
import Files
import Geometry
import JSONValue
import LayoutEngine
import PNGCoding
import Pixels
import Rendering
import Scenes
import Sweeps

/// Keeps a scene's sweep beside its baselines, and compares with what was kept.
///
/// `DIR/sweeps/SCENE/NAME.json` is the table of pieces, `DIR/sweeps/SCENE/NAME/WIDTH.png` the
/// picture of each.
@MainActor
struct SweepBaseline {
  let directory: String
  let result: SweepResult
  let name: String
  private let stage: SceneStage
  private let renderer = Renderer()

  /// The baseline of a sweep in a directory of baselines.
  init(
    in baselines: String, of result: SweepResult, variant: SceneVariant, stage: SceneStage
  ) {
    directory = "\(baselines)/sweeps/\(SnapshotName.safe(result.scene))"
    self.result = result
    self.stage = stage
    // The variant's name begins with its size, which the sweep replaces.
    let suffix = variant.name.firstIndex(of: "-").map { String(variant.name[$0...]) } ?? ""
    name = SnapshotName.safe(SweepRecord.name(of: result, variant: suffix))
  }

  /// The file of the table.
  var path: String { "\(directory)/\(name).json" }

  /// What is kept; nil where nothing is.
  func stored() throws -> SweepRecord? {
    guard FileSystem.kind(of: path) == .file else { return nil }
    do {
      return try SweepRecord(JSONNode(parsing: FileSystem.read(path)))
    } catch let error as JSONError {
      throw CommandFailure(
        "\(path) is not the record of a sweep: \(error.message) Record it again with --record.")
    }
  }

  /// The sweep as it would be kept.
  func current(beside earlier: SweepRecord?) throws -> SweepRecord {
    try SweepRecord(result, name: name, earlier: earlier) { extent in
      PixelHash(of: try picture(at: extent)).description
    }
  }

  /// The picture of the scene at an extent.
  func picture(at extent: Double) throws -> Pixmap {
    let size =
      result.axis == .horizontal
      ? Size(width: extent, height: result.crossExtent)
      : Size(width: result.crossExtent, height: extent)
    return try renderer.render(stage.picture(in: size).displayList)
  }

  /// Keeps a sweep: pictures that are new or changed, then the table, then nothing that is not in it.
  func write(_ record: SweepRecord, over earlier: SweepRecord?) throws {
    let folder = "\(directory)/\(name)"
    try FileSystem.makeDirectory(folder)
    var names: Set<String> = []
    for piece in record.pieces {
      let file = "\(JSON.text(of: piece.pictured)).png"
      names.insert(file)
      let isKept =
        earlier?.pieces.contains {
          $0.pictured == piece.pictured && $0.pixels == piece.pixels
        } ?? false
      if isKept, FileSystem.kind(of: "\(folder)/\(file)") == .file { continue }
      let bytes = PNGEncoder.encode(try picture(at: piece.pictured).straight())
      try FileSystem.write(bytes, to: "\(folder)/\(file)")
    }
    try FileSystem.write(Array((record.json.text() + "\n").utf8), to: path)
    for file in try FileSystem.names(in: folder) where !names.contains(file) {
      try FileSystem.remove("\(folder)/\(file)")
    }
  }
}
