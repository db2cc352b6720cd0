package import Geometry

/// Why a display list has no picture.
package enum RenderError: Error, Hashable, Sendable {
  /// The canvas has no pixel, or its size is not a number.
  case emptyCanvas(size: Size, scale: Double)
  /// The canvas has more pixels than the limits allow.
  case canvasTooLarge(width: Double, height: Double, limit: RenderLimits)
  /// An item has a coordinate, length or radius that is infinite or not a number.
  case notFinite(path: [Int], what: String)
  /// A glyph has colours in a format that is not drawn; the font's own sentence says which.
  case unsupportedGlyph(path: [Int], reason: String)
  /// Groups are nested deeper than the limits allow.
  case tooDeep(limit: Int)

  /// One sentence: what is wrong, where, and what to do.
  package var message: String {
    switch self {
    case .emptyCanvas(let size, let scale):
      """
      a canvas of \(Self.number(size.width)) × \(Self.number(size.height)) points at scale \
      \(Self.number(scale)) has no pixels; \
      give a width, height and scale above 0
      """
    case .canvasTooLarge(let width, let height, let limit):
      """
      a canvas of \(Self.number(width)) × \(Self.number(height)) pixels is larger than the limit of \(limit.extent) a side \
      and \(limit.pixels) in all; use a smaller size or scale
      """
    case .notFinite(let path, let what):
      """
      item \(Self.text(path)) (\(what)) has a coordinate that is \
      infinite or not a number; give finite numbers
      """
    case .unsupportedGlyph(let path, let reason): "item \(Self.text(path)): \(reason)"
    case .tooDeep(let limit):
      "items are nested more than \(limit) deep; flatten the groups"
    }
  }

  /// A number without a fraction where it has none.
  private static func number(_ value: Double) -> String {
    value == value.rounded() && value.magnitude < 1e15 ? "\(Int(value))" : "\(value)"
  }

  /// A place as indices with dots between them, from the outermost group inwards.
  private static func text(_ path: [Int]) -> String {
    path.map { String($0) }.joined(separator: ".")
  }
}

/// How large a picture may be.
package struct RenderLimits: Hashable, Sendable {
  /// Pixels along either side at most.
  package var extent: Int
  /// Pixels in all at most; each takes four bytes, and as many for each open layer.
  package var pixels: Int
  /// Groups within groups at most.
  package var depth: Int

  /// Limits; the defaults keep a canvas below 256 MiB.
  package init(extent: Int = 32768, pixels: Int = 1 << 26, depth: Int = 256) {
    self.extent = extent
    self.pixels = pixels
    self.depth = depth
  }
}
