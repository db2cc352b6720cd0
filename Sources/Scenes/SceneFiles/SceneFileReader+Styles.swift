import JSONValue
import Surface

extension SceneFileReader {
  /// Colours by their names.
  static let colors: KeyValuePairs<String, Color> = [
    "blue": .blue, "red": .red, "orange": .orange, "yellow": .yellow, "green": .green,
    "mint": .mint, "teal": .teal, "cyan": .cyan, "indigo": .indigo, "purple": .purple,
    "pink": .pink, "brown": .brown, "gray": .gray, "white": .white, "black": .black,
    "clear": .clear, "primary": .primary, "secondary": .secondary, "accent": .accentColor,
  ]

  /// Reads a colour: a name, `#RRGGBB`, `#RRGGBBAA`, or an object with a colour and an opacity.
  func color(_ node: JSONNode) throws(JSONError) -> Color {
    guard case .string(let text) = node.value else {
      try node.allow(only: ["color", "opacity"])
      return try color(node.member("color")).opacity(node.member("opacity").number())
    }
    guard text.hasPrefix("#") else { return try word(node, SceneFileReader.colors) ?? .clear }
    let digits = text.dropFirst()
    guard digits.count == 6 || digits.count == 8, digits.allSatisfy(\.isHexDigit),
      let value = UInt32(digits, radix: 16)
    else {
      throw node.unusable("is \"\(text)\"; write colours as #RRGGBB or #RRGGBBAA")
    }
    func share(_ index: Int) -> Double {
      let shift = (digits.count / 2 - 1 - index) * 8
      return Double((value >> UInt32(shift)) & 255) / 255
    }
    return Color(
      red: share(0), green: share(1), blue: share(2), opacity: digits.count == 8 ? share(3) : 1)
  }

  /// Reads a style: a colour, `tertiary` or `tint`, or a linear gradient.
  func style(_ node: JSONNode) throws(JSONError) -> AnyShapeStyle {
    switch node.value {
    case "secondary": return AnyShapeStyle(.secondary)
    case "tertiary": return AnyShapeStyle(.tertiary)
    case "tint": return AnyShapeStyle(.tint)
    case .object where node.value["gradient"] != nil:
      try node.allow(only: ["gradient", "from", "to"])
      var colors: [Color] = []
      for element in try node.member("gradient").array() { colors.append(try color(element)) }
      return AnyShapeStyle(
        LinearGradient(
          colors: colors, startPoint: try unitPoint(node.optional("from")) ?? .top,
          endPoint: try unitPoint(node.optional("to")) ?? .bottom))
    default: return AnyShapeStyle(try color(node))
    }
  }

  /// Reads a font: a text style, or an object with family, size and weight.
  func font(_ node: JSONNode) throws(JSONError) -> SceneFileFont {
    if case .string = node.value {
      let font: Font =
        try word(
          node,
          [
            "largeTitle": .largeTitle, "title": .title, "title2": .title2, "title3": .title3,
            "headline": .headline, "subheadline": .subheadline, "body": .body,
            "callout": .callout, "footnote": .footnote, "caption": .caption,
            "caption2": .caption2,
          ]) ?? .body
      return SceneFileFont { _ in font }
    }
    try node.allow(only: ["family", "size", "weight"])
    let size = try number(node.member("size"))
    let family = try node.optional("family")?.string()
    let weight = try weight(node.optional("weight"))
    return SceneFileFont { scope in
      let font: Font =
        family.map { .custom($0, size: size.length(scope)) } ?? .system(size: size.length(scope))
      return weight.map { font.weight($0) } ?? font
    }
  }

  /// Reads a weight by its name.
  func weight(_ node: JSONNode?) throws(JSONError) -> Font.Weight? {
    try word(
      node,
      [
        "ultraLight": .ultraLight, "thin": .thin, "light": .light, "regular": .regular,
        "medium": .medium, "semibold": .semibold, "bold": .bold, "heavy": .heavy,
        "black": .black,
      ])
  }

  /// Reads a shape: a name, or an object with a corner radius.
  func shape(_ node: JSONNode) throws(JSONError) -> AnyShape {
    if case .object = node.value {
      try node.allow(only: ["cornerRadius", "style"])
      let style: RoundedCornerStyle =
        try word(node.optional("style"), ["circular": .circular, "continuous": .continuous])
        ?? .continuous
      let radius = CGFloat(try node.member("cornerRadius").number())
      return AnyShape(RoundedRectangle(cornerRadius: radius, style: style))
    }
    return try word(
      node,
      [
        "rectangle": AnyShape(Rectangle()), "circle": AnyShape(Circle()),
        "capsule": AnyShape(Capsule()), "ellipse": AnyShape(Ellipse()),
      ]) ?? AnyShape(Rectangle())
  }

  /// Reads an alignment along x.
  func horizontal(_ node: JSONNode?) throws(JSONError) -> HorizontalAlignment {
    try word(node, ["leading": .leading, "center": .center, "trailing": .trailing]) ?? .center
  }

  /// Reads an alignment along y.
  func vertical(_ node: JSONNode?) throws(JSONError) -> VerticalAlignment {
    try word(
      node,
      [
        "top": .top, "center": .center, "bottom": .bottom,
        "firstTextBaseline": .firstTextBaseline, "lastTextBaseline": .lastTextBaseline,
      ]) ?? .center
  }

  /// Reads an alignment along both axes.
  func alignment(_ node: JSONNode?) throws(JSONError) -> Alignment {
    try word(
      node,
      [
        "center": .center, "leading": .leading, "trailing": .trailing, "top": .top,
        "bottom": .bottom, "topLeading": .topLeading, "topTrailing": .topTrailing,
        "bottomLeading": .bottomLeading, "bottomTrailing": .bottomTrailing,
      ]) ?? .center
  }

  /// Reads a point of a view by its name.
  func unitPoint(_ node: JSONNode?) throws(JSONError) -> UnitPoint? {
    try word(
      node,
      [
        "center": .center, "leading": .leading, "trailing": .trailing, "top": .top,
        "bottom": .bottom, "topLeading": .topLeading, "topTrailing": .topTrailing,
        "bottomLeading": .bottomLeading, "bottomTrailing": .bottomTrailing,
      ])
  }

  /// Reads the axes of a scroll view or a choice.
  func axes(_ node: JSONNode?, or standard: Axis.Set) throws(JSONError) -> Axis.Set {
    try word(
      node,
      [
        "horizontal": .horizontal, "vertical": .vertical, "both": [.horizontal, .vertical],
      ]) ?? standard
  }
}
