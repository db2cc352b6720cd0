public import Surface
import Geometry
import Scenes

/// The circumstances that a view is pictured in, beside its size.
public struct SnapshotTraits: Hashable, Sendable {
  /// Light or dark palette.
  public var colorScheme: ColorScheme
  /// Language and region, such as `de`; nil for the usual one.
  public var locale: String?
  /// Direction of lines; nil for the locale's own.
  public var layoutDirection: LayoutDirection?
  /// The reader's preferred text size.
  public var dynamicTypeSize: DynamicTypeSize

  /// Circumstances; all have the usual value where they are not given.
  public init(
    colorScheme: ColorScheme = .light, locale: String? = nil,
    layoutDirection: LayoutDirection? = nil, dynamicTypeSize: DynamicTypeSize = .large
  ) {
    self.colorScheme = colorScheme
    self.locale = locale
    self.layoutDirection = layoutDirection
    self.dynamicTypeSize = dynamicTypeSize
  }

  /// The variant of a scene in these circumstances.
  func variant(_ size: SnapshotSize) -> SceneVariant {
    SceneVariant(
      size: Size(width: size.width, height: size.height), scale: size.scale,
      colorScheme: colorScheme, locale: locale, direction: layoutDirection,
      textSize: dynamicTypeSize)
  }
}
