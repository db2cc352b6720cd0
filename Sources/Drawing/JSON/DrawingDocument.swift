package import JSONValue

/// One or more drawings, described in JSON or as display lists that were dumped: what `widthwise draw` paints.
///
/// A drawing is an object with `width`, `height` and `ops`, and optionally `id`, `scale`, `background` and `blending`
/// (`srgb` or `linear`). Every operation has an `op`:
///
/// | op | members |
/// | --- | --- |
/// | `fill` | `path` or `shape`, `rule`, `color` or `paint` |
/// | `stroke` | `path` or `shape`, `width`, `cap`, `join`, `miterLimit`, `dash`, `dashPhase`, `color` or `paint` |
/// | `image` | `rect`, `image` (`width`, `height`, `pixels` as hexadecimal straight RGBA), `interpolation` |
/// | `text` | `text`, `at` (the first baseline), `size`, `font` (a family, or several in order), `weight`, `italic`, `align` (`leading`, `center`, `trailing`: what of the text is at the place), `maxWidth`, `lineLimit`, `tracking`, `features`, `language`, `direction` (`auto`, `ltr`, `rtl`), `color` or `paint` |
/// | `glyphs` | `font` (a key as a dump has it, or a family), `size`, `at`, `glyphs` (arrays of id, x, y), `color` or `paint` |
/// | `clip` | `path` or `shape`, `rule` |
/// | `transform` | `matrix`, or `translate`, `scale` and `rotate`, applied to what is drawn from the last to the first |
/// | `layer` | `opacity`, `blendMode`, `blur`, `shadow` (`color`, `radius`, `offset`), `mask` (operations), `ops` |
///
/// `clip` and `transform` hold for their own `ops` or, without these, for all operations that follow in the same list.
package struct DrawingDocument: Hashable, Sendable {
  /// A drawing and its name.
  package struct Drawing: Hashable, Sendable {
    /// Name of the drawing, fit for a file name.
    package let id: String
    /// What is drawn.
    package let list: DisplayList
    /// Code points of its texts that no font has, in ascending order; they are drawn as boxes.
    package let missing: [Unicode.Scalar]
  }

  /// The drawings in order.
  package let drawings: [Drawing]
  /// Whether the document is an array rather than one drawing.
  package let isArray: Bool

  /// The drawings that a file holds: JSON, or the text that `DisplayList.dump()` writes, once or several times.
  ///
  /// - Parameters:
  ///   - bytes: The file.
  ///   - fonts: Finds the fonts that it names.
  /// - Throws: What is wrong with the file, and where.
  package init(
    reading bytes: [UInt8], fonts: DrawingFonts = DrawingFonts()
  ) throws(DrawingError) {
    if DisplayList.isDump(bytes) {
      let lists = try DisplayList.lists(dumped: String(decoding: bytes, as: UTF8.self), fonts)
      let drawings = lists.enumerated().map {
        Drawing(id: "drawing-\($0 + 1)", list: $1, missing: [])
      }
      self.init(drawings: drawings, isArray: lists.count > 1)
    } else {
      do throws(JSONError) {
        try self.init(parsing: bytes, fonts: fonts)
      } catch {
        throw .json(error)
      }
    }
  }

  private init(drawings: [Drawing], isArray: Bool) {
    self.drawings = drawings
    self.isArray = isArray
  }

  /// The drawings that a text in JSON holds.
  ///
  /// - Parameters:
  ///   - bytes: The text.
  ///   - fonts: Finds the fonts that it names.
  /// - Throws: What is wrong with the text, and where.
  package init(
    parsing bytes: [UInt8], fonts: DrawingFonts = DrawingFonts()
  ) throws(JSONError) {
    let node = try JSONNode(parsing: bytes)
    let decoder = DrawingDecoder(fonts: fonts)
    guard case .array = node.value else {
      isArray = false
      drawings = [try Self.drawing(node, index: 0, decoder)]
      return
    }
    isArray = true
    var drawings: [Drawing] = []
    var ids: Set<String> = []
    for (index, element) in try node.array().enumerated() {
      let drawing = try Self.drawing(element, index: index, decoder)
      guard ids.insert(drawing.id).inserted else {
        throw try element.member("id").unusable("is \"\(drawing.id)\", as an earlier drawing's is")
      }
      drawings.append(drawing)
    }
    self.drawings = drawings
  }

  /// One drawing; without an id it is named by its place.
  private static func drawing(
    _ node: JSONNode, index: Int, _ decoder: DrawingDecoder
  ) throws(JSONError) -> Drawing {
    let (list, missing) = try decoder.drawing(node)
    guard let idNode = try node.optional("id") else {
      return Drawing(id: "drawing-\(index + 1)", list: list, missing: missing)
    }
    let id = try idNode.string()
    let isFileName =
      !id.isEmpty && id.utf8.count <= 200 && !id.hasPrefix(".")
      && id.unicodeScalars.allSatisfy { $0.value >= 32 && $0 != "/" && $0 != "\\" }
    guard isFileName else {
      throw idNode.unusable("must be fit for a file name: not empty, no slash, no dot in front")
    }
    return Drawing(id: id, list: list, missing: missing)
  }
}
