import Files
import JSONValue
import PNGCoding
import Pixels

/// A picture that a command writes, and what `--json` says about it.
struct PictureFile {
  /// The file; `-` for standard output.
  let path: String
  private let bytes: [UInt8]
  private let width: Int
  private let height: Int
  private let scale: Double?
  private let digest: String

  /// A picture at a display scale, for a path.
  init(_ picture: StraightPixmap, scale: Double?, to path: String) {
    self.path = path
    self.scale = scale
    bytes = PNGEncoder.encode(picture)
    (width, height) = (picture.width, picture.height)
    digest = PixelDigest(of: picture).description
  }

  /// Writes the picture.
  func write(to console: Console) throws(FileError) { try console.write(bytes, to: path) }

  /// The picture's file, extents in pixels, display scale and hash, with the keys of `convert`.
  var members: [JSON.Member] {
    [
      .init("file", .string(path)), .init("width", .integer(width)),
      .init("height", .integer(height)),
    ] + (scale.map { [.init("scale", .number($0))] } ?? []) + [
      .init("bytes", .integer(bytes.count)), .init("sha256", .string(digest)),
    ]
  }

  /// The complaint where a picture and a JSON document both want standard output.
  static func checkStreams(
    _ path: String?, of option: Option, _ arguments: Arguments
  ) throws(ArgumentError) {
    guard path == "-", arguments.has(.json) else { return }
    throw .conflict(
      "\(option.name) - and --json both write to standard output; give \(option.name) a file.")
  }
}
