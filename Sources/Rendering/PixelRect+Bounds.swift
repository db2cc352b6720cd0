import Geometry

extension PixelRect {
  /// More than any canvas.
  static let everything = PixelRect(
    minX: -1_000_000, minY: -1_000_000, maxX: 1_000_000, maxY: 1_000_000)

  /// The pixels that a rectangle touches, as far as they are near any canvas.
  init(around rect: Rect) {
    func limited(_ value: Double) -> Int { Int(max(-1_000_000, min(1_000_000, value))) }
    guard rect.minX <= rect.maxX, rect.minY <= rect.maxY else {
      self = rect.isFinite ? .empty : .everything
      return
    }
    self.init(
      minX: limited((rect.minX - 0.01).rounded(.down)),
      minY: limited((rect.minY - 0.01).rounded(.down)),
      maxX: limited((rect.maxX + 0.01).rounded(.up)),
      maxY: limited((rect.maxY + 0.01).rounded(.up)))
  }

  /// The rectangle with every edge moved outwards.
  func outset(by distance: Int) -> PixelRect {
    PixelRect(
      minX: minX - distance, minY: minY - distance, maxX: maxX + distance, maxY: maxY + distance)
  }

  /// The rectangle moved.
  func offset(x: Int, y: Int) -> PixelRect {
    PixelRect(minX: minX + x, minY: minY + y, maxX: maxX + x, maxY: maxY + y)
  }
}
