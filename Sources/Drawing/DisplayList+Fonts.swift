package import Typography

extension DisplayList {
  /// The fonts of all glyphs, each once.
  package var fonts: Set<FontInstance> {
    var fonts: Set<FontInstance> = []
    Self.collect(items, into: &fonts)
    return fonts
  }

  private static func collect(_ items: [DisplayItem], into fonts: inout Set<FontInstance>) {
    for item in items {
      switch item {
      case .glyphs(let run, _): fonts.insert(run.font)
      case .clip(_, _, let items), .transform(_, let items): collect(items, into: &fonts)
      case .layer(let layer, let items):
        collect(items, into: &fonts)
        collect(layer.mask ?? [], into: &fonts)
      case .fill, .stroke, .image: break
      }
    }
  }
}
