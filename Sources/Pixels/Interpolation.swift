/// How a picture is sampled where its pixels do not meet the canvas one to one.
package enum Interpolation: String, Hashable, Sendable, CaseIterable {
  /// The pixel whose area holds the sampling point.
  case nearest
  /// Linear between the four pixels whose centres surround the sampling point.
  case bilinear
  /// Mean over the area that a canvas pixel covers; bilinear where the picture is enlarged.
  case areaAverage = "area"
}
