/// A colour in sRGB with straight (not premultiplied) alpha.
package struct Color: Hashable, Sendable {
  /// Red, 0…255.
  package var red: UInt8
  /// Green, 0…255.
  package var green: UInt8
  /// Blue, 0…255.
  package var blue: UInt8
  /// Opacity, 0…65535; finer than a byte so that products of opacities round once.
  package var alpha: UInt16

  /// Opaque white.
  package static let white = Color(red: 255, green: 255, blue: 255)
  /// Opaque black.
  package static let black = Color(red: 0, green: 0, blue: 0)
  /// Nothing at all.
  package static let clear = Color(red: 0, green: 0, blue: 0, alpha: 0)

  /// A colour from its components.
  @inlinable
  package init(red: UInt8, green: UInt8, blue: UInt8, alpha: UInt16 = 65535) {
    self.red = red
    self.green = green
    self.blue = blue
    self.alpha = alpha
  }

  /// A colour from bytes and an opacity of 0…1, which is limited to that range; NaN counts as 0.
  @inlinable
  package init(red: UInt8, green: UInt8, blue: UInt8, opacity: Double) {
    let limited = opacity > 0 ? (opacity < 1 ? opacity : 1) : 0
    self.init(
      red: red, green: green, blue: blue, alpha: UInt16((limited * 65535).rounded()))
  }

  /// Whether nothing shows through.
  @inlinable package var isOpaque: Bool { alpha == 65535 }
}
