package import Geometry
package import Surface

/// The circumstances in which a scene is pictured.
package struct SceneVariant: Hashable, Sendable {
  /// Extents of the window, in points.
  package var size: Size
  /// Device pixels for each point.
  package var scale: Double
  /// Light or dark palette.
  package var colorScheme: ColorScheme
  /// Language and region, such as `de` or `ar_EG`; nil for `en_US`.
  package var locale: String?
  /// Direction of lines; nil for the locale's own.
  package var direction: LayoutDirection?
  /// The reader's preferred text size.
  package var textSize: DynamicTypeSize
  /// Whether the reader asked for less motion.
  package var reducesMotion: Bool
  /// Which of the scene's named states is pictured; nil for the first one.
  package var state: String?
  /// Seconds since the last step of the state; nil for the settled picture.
  package var instant: Double?

  /// Circumstances; all but the size have the usual value where they are not given.
  package init(
    size: Size, scale: Double = 1, colorScheme: ColorScheme = .light, locale: String? = nil,
    direction: LayoutDirection? = nil, textSize: DynamicTypeSize = .large,
    reducesMotion: Bool = false, state: String? = nil, instant: Double? = nil
  ) {
    self.size = size
    self.scale = scale
    self.colorScheme = colorScheme
    self.locale = locale
    self.direction = direction
    self.textSize = textSize
    self.reducesMotion = reducesMotion
    self.state = state
    self.instant = instant
  }

  /// The direction of lines: the given one, else the locale's.
  package var layoutDirection: LayoutDirection {
    if let direction { return direction }
    let language = locale?.prefix { $0 != "_" && $0 != "-" } ?? "en"
    return ["ar", "fa", "he", "ur", "yi", "ps", "dv"].contains(String(language))
      ? .rightToLeft : .leftToRight
  }

  /// A name that tells variants of one scene apart, such as `w680xh160@2x-dark-de-t0110ms`.
  package var name: String {
    var name = "w\(Self.text(size.width))xh\(Self.text(size.height))@\(Self.text(scale))x"
    if let state { name += "-\(state)" }
    if colorScheme == .dark { name += "-dark" }
    if let locale { name += "-\(locale)" }
    if let direction { name += direction == .rightToLeft ? "-rtl" : "-ltr" }
    if textSize != .large { name += "-text-\(textSize)" }
    if reducesMotion { name += "-reduce-motion" }
    if let instant {
      let digits = String(Int((instant * 1000).rounded()))
      name += "-t" + String(repeating: "0", count: max(4 - digits.count, 0)) + digits + "ms"
    }
    return name
  }

  /// The variants of a scene that names none: four widths, the middle one at scale 2 as well.
  package static func defaults(height: Double? = nil) -> [SceneVariant] {
    let height = height ?? 480
    return [320, 480, 680, 1024].map { SceneVariant(size: Size(width: $0, height: height)) }
      + [SceneVariant(size: Size(width: 680, height: height), scale: 2)]
  }

  /// A number without a fraction where it has none.
  private static func text(_ value: Double) -> String {
    value == value.rounded() && value.magnitude < 1e15 ? String(Int(value)) : String(value)
  }
}
