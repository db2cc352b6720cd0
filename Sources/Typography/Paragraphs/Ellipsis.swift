/// The characters that stand for text that is not shown.
enum Ellipsis {
  /// The ellipsis U+2026, or three full stops where no font of the style has it.
  static func text(in style: TextStyle) -> String {
    covers(0x2026, style) ? "\u{2026}" : "..."
  }

  /// The hyphen U+2010, or hyphen-minus where no font of the style has it.
  static func hyphen(in style: TextStyle) -> String { covers(0x2010, style) ? "\u{2010}" : "-" }

  private static func covers(_ value: UInt32, _ style: TextStyle) -> Bool {
    style.fonts.contains { FontFallback.covers(value, $0) }
  }
}
