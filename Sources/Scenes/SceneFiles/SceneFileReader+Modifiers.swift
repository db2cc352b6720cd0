import JSONValue
import Surface

extension SceneFileReader {
  /// A modifier: the word that names it, and how it is read.
  struct Modifier: Sendable {
    let word: String
    let read:
      @Sendable (SceneFileReader, JSONNode, SceneFileView) throws(JSONError) -> SceneFileView
  }

  /// All modifiers.
  static let modifiers: [Modifier] = layoutModifiers + layerModifiers + textModifiers + others

  /// Reads a modifier: an object with one member.
  func modifier(_ node: JSONNode, of view: SceneFileView) throws(JSONError) -> SceneFileView {
    let members = try node.members()
    guard let member = members.first, members.count == 1 else {
      throw node.unusable("must have exactly one member, the name of a modifier")
    }
    guard let modifier = SceneFileReader.modifiers.first(where: { $0.word == member.name }) else {
      let words = SceneFileReader.modifiers.map(\.word).joined(separator: ", ")
      throw node.unusable("has \"\(member.name)\", which is no modifier; use one of \(words)")
    }
    return try modifier.read(self, member.node, view)
  }

  private static let layoutModifiers: [Modifier] = [
    Modifier(word: "padding") { (reader, node, view) throws(JSONError) in
      try reader.padding(node, view)
    },
    Modifier(word: "frame") { (reader, node, view) throws(JSONError) in
      try reader.frame(node, view)
    },
    Modifier(word: "fixedSize") { (reader, node, view) throws(JSONError) in
      let isBoth = node.value == .bool(true)
      let axes: Axis.Set =
        isBoth ? [.horizontal, .vertical] : try reader.axes(node, or: [.horizontal, .vertical])
      return SceneFileView {
        AnyView(
          view.make($0).fixedSize(
            horizontal: axes.contains(.horizontal), vertical: axes.contains(.vertical)))
      }
    },
    Modifier(word: "aspectRatio") { (reader, node, view) throws(JSONError) in
      try node.allow(only: ["ratio", "mode"])
      let ratio = try reader.number(node, "ratio")
      let mode: ContentMode =
        try reader.word(node.optional("mode"), ["fit": .fit, "fill": .fill]) ?? .fit
      return SceneFileView {
        AnyView(view.make($0).aspectRatio(ratio?.length($0), contentMode: mode))
      }
    },
    Modifier(word: "layoutPriority") { (reader, node, view) throws(JSONError) in
      let priority = try reader.number(node)
      return SceneFileView { AnyView(view.make($0).layoutPriority(priority.value($0))) }
    },
    Modifier(word: "position") { (reader, node, view) throws(JSONError) in
      try node.allow(only: ["x", "y"])
      let (x, y) = (try reader.number(node.member("x")), try reader.number(node.member("y")))
      return SceneFileView { AnyView(view.make($0).position(x: x.length($0), y: y.length($0))) }
    },
    Modifier(word: "offset") { (reader, node, view) throws(JSONError) in
      try node.allow(only: ["x", "y"])
      let (x, y) = (try reader.number(node, "x"), try reader.number(node, "y"))
      return SceneFileView {
        AnyView(view.make($0).offset(x: x?.length($0) ?? 0, y: y?.length($0) ?? 0))
      }
    },
    Modifier(word: "gridCellColumns") { (reader, node, view) throws(JSONError) in
      let count = try node.integer()
      return SceneFileView { AnyView(view.make($0).gridCellColumns(count)) }
    },
    Modifier(word: "zIndex") { (reader, node, view) throws(JSONError) in
      let index = try node.number()
      return SceneFileView { AnyView(view.make($0).zIndex(index)) }
    },
  ]

  private static let layerModifiers: [Modifier] = [
    Modifier(word: "background") { (reader, node, view) throws(JSONError) in
      try reader.layer(node, view, isBackground: true)
    },
    Modifier(word: "overlay") { (reader, node, view) throws(JSONError) in
      try reader.layer(node, view, isBackground: false)
    },
    Modifier(word: "border") { (reader, node, view) throws(JSONError) in
      guard case .object = node.value, node.value["color"] != nil, node.value["opacity"] == nil
      else {
        let style = try reader.style(node)
        return SceneFileView { AnyView(view.make($0).border(style)) }
      }
      try node.allow(only: ["color", "width"])
      let style = try reader.style(node.member("color"))
      let width = try node.optional("width")?.number() ?? 1
      return SceneFileView { AnyView(view.make($0).border(style, width: CGFloat(width))) }
    },
    Modifier(word: "clipShape") { (reader, node, view) throws(JSONError) in
      let shape = try reader.shape(node)
      return SceneFileView { AnyView(view.make($0).clipShape(shape)) }
    },
    Modifier(word: "clipped") { (reader, node, view) throws(JSONError) in
      let clips = try node.bool()
      return SceneFileView { clips ? AnyView(view.make($0).clipped()) : view.make($0) }
    },
    Modifier(word: "opacity") { (reader, node, view) throws(JSONError) in
      let opacity = try reader.number(node)
      return SceneFileView { AnyView(view.make($0).opacity(opacity.value($0))) }
    },
    Modifier(word: "rotation") { (reader, node, view) throws(JSONError) in
      let degrees = try reader.number(node)
      return SceneFileView {
        AnyView(view.make($0).rotationEffect(.degrees(degrees.value($0))))
      }
    },
    Modifier(word: "scale") { (reader, node, view) throws(JSONError) in
      let scale = try reader.number(node)
      return SceneFileView { AnyView(view.make($0).scaleEffect(scale.length($0))) }
    },
    Modifier(word: "shadow") { (reader, node, view) throws(JSONError) in
      try node.allow(only: ["color", "radius", "x", "y"])
      let color =
        try node.optional("color").map { node throws(JSONError) in try reader.color(node) }
        ?? .black.opacity(0.33)
      let radius = CGFloat(try node.member("radius").number())
      let x = CGFloat(try node.optional("x")?.number() ?? 0)
      let y = CGFloat(try node.optional("y")?.number() ?? 0)
      return SceneFileView {
        AnyView(view.make($0).shadow(color: color, radius: radius, x: x, y: y))
      }
    },
    Modifier(word: "hidden") { (reader, node, view) throws(JSONError) in
      let isHidden = try node.bool()
      return SceneFileView { AnyView(view.make($0).opacity(isHidden ? 0 : 1)) }
    },
  ]

  private static let textModifiers: [Modifier] = [
    Modifier(word: "font") { (reader, node, view) throws(JSONError) in
      let font = try reader.font(node)
      return SceneFileView { AnyView(view.make($0).font(font.make($0))) }
    },
    Modifier(word: "fontWeight") { (reader, node, view) throws(JSONError) in
      let weight = try reader.weight(node)
      return SceneFileView { AnyView(view.make($0).fontWeight(weight)) }
    },
    Modifier(word: "italic") { (reader, node, view) throws(JSONError) in
      let isItalic = try node.bool()
      return SceneFileView { AnyView(view.make($0).italic(isItalic)) }
    },
    Modifier(word: "foregroundStyle") { (reader, node, view) throws(JSONError) in
      let style = try reader.style(node)
      return SceneFileView { AnyView(view.make($0).foregroundStyle(style)) }
    },
    Modifier(word: "lineLimit") { (reader, node, view) throws(JSONError) in
      let limit = try node.integer()
      return SceneFileView { AnyView(view.make($0).lineLimit(limit)) }
    },
    Modifier(word: "lineSpacing") { (reader, node, view) throws(JSONError) in
      let spacing = CGFloat(try node.number())
      return SceneFileView { AnyView(view.make($0).lineSpacing(spacing)) }
    },
    Modifier(word: "multilineTextAlignment") { (reader, node, view) throws(JSONError) in
      let alignment: TextAlignment =
        try reader.word(node, ["leading": .leading, "center": .center, "trailing": .trailing])
        ?? .leading
      return SceneFileView { AnyView(view.make($0).multilineTextAlignment(alignment)) }
    },
    Modifier(word: "truncationMode") { (reader, node, view) throws(JSONError) in
      let mode: Text.TruncationMode =
        try reader.word(node, ["head": .head, "middle": .middle, "tail": .tail]) ?? .tail
      return SceneFileView { AnyView(view.make($0).truncationMode(mode)) }
    },
  ]

  private static let others: [Modifier] = [
    Modifier(word: "tint") { (reader, node, view) throws(JSONError) in
      let color = try reader.color(node)
      return SceneFileView { AnyView(view.make($0).tint(color)) }
    },
    Modifier(word: "disabled") { (reader, node, view) throws(JSONError) in
      let isDisabled = try node.bool()
      return SceneFileView { AnyView(view.make($0).disabled(isDisabled)) }
    },
    Modifier(word: "buttonStyle") { (reader, node, view) throws(JSONError) in
      let name = try reader.word(
        node,
        [
          "plain": "plain", "bordered": "bordered", "borderedProminent": "borderedProminent",
          "borderless": "borderless",
        ])
      return SceneFileView { scope in
        let inner = view.make(scope)
        return switch name {
        case "plain": AnyView(inner.buttonStyle(.plain))
        case "borderedProminent": AnyView(inner.buttonStyle(.borderedProminent))
        case "borderless": AnyView(inner.buttonStyle(.borderless))
        default: AnyView(inner.buttonStyle(.bordered))
        }
      }
    },
    Modifier(word: "toggleStyle") { (reader, node, view) throws(JSONError) in
      let name = try reader.word(
        node, ["checkbox": "checkbox", "switch": "switch", "button": "button"])
      return SceneFileView { scope in
        let inner = view.make(scope)
        return switch name {
        case "switch": AnyView(inner.toggleStyle(.switch))
        case "button": AnyView(inner.toggleStyle(.button))
        default: AnyView(inner.toggleStyle(.checkbox))
        }
      }
    },
    Modifier(word: "pickerStyle") { (reader, node, view) throws(JSONError) in
      let style: NamedPickerStyle =
        try reader.word(node, ["menu": .menu, "segmented": .segmented, "inline": .inline]) ?? .menu
      return SceneFileView { AnyView(view.make($0).pickerStyle(style)) }
    },
    Modifier(word: "id") { (reader, node, view) throws(JSONError) in
      let name = try reader.text(node)
      return SceneFileView { AnyView(view.make($0).accessibilityIdentifier(name.plain($0))) }
    },
    Modifier(word: "accessibilityLabel") { (reader, node, view) throws(JSONError) in
      let label = try reader.text(node)
      return SceneFileView { AnyView(view.make($0).accessibilityLabel(label.plain($0))) }
    },
  ]

  /// Reads a distance for all sides, or an object with one for each.
  private func padding(_ node: JSONNode, _ view: SceneFileView) throws(JSONError) -> SceneFileView {
    guard case .object = node.value else {
      let length = try number(node)
      return SceneFileView { AnyView(view.make($0).padding(length.length($0))) }
    }
    try node.allow(only: ["horizontal", "vertical", "top", "leading", "bottom", "trailing"])
    let (horizontal, vertical) = (try number(node, "horizontal"), try number(node, "vertical"))
    let top = try number(node, "top") ?? vertical
    let leading = try number(node, "leading") ?? horizontal
    let bottom = try number(node, "bottom") ?? vertical
    let trailing = try number(node, "trailing") ?? horizontal
    return SceneFileView { scope in
      AnyView(
        view.make(scope).padding(
          EdgeInsets(
            top: top?.length(scope) ?? 0, leading: leading?.length(scope) ?? 0,
            bottom: bottom?.length(scope) ?? 0, trailing: trailing?.length(scope) ?? 0)))
    }
  }

  /// Reads a frame: fixed extents or limits, and an alignment.
  private func frame(_ node: JSONNode, _ view: SceneFileView) throws(JSONError) -> SceneFileView {
    let limits = [
      "minWidth", "idealWidth", "maxWidth", "minHeight", "idealHeight", "maxHeight",
    ]
    try node.allow(only: ["width", "height", "alignment"] + limits)
    let alignment = try alignment(node.optional("alignment"))
    let (width, height) = (try number(node, "width"), try number(node, "height"))
    var given: [SceneFileNumber?] = []
    for name in limits { given.append(try limit(node, name)) }
    let values = given
    if width != nil || height != nil, values.contains(where: { $0 != nil }) {
      throw node.unusable("has fixed extents and limits; use two frames")
    }
    return SceneFileView { scope in
      func length(_ index: Int) -> CGFloat? { values[index]?.length(scope) }
      let inner = view.make(scope)
      guard values.contains(where: { $0 != nil }) else {
        return AnyView(
          inner.frame(
            width: width?.length(scope), height: height?.length(scope), alignment: alignment))
      }
      return AnyView(
        inner.frame(
          minWidth: length(0), idealWidth: length(1), maxWidth: length(2), minHeight: length(3),
          idealHeight: length(4), maxHeight: length(5), alignment: alignment))
    }
  }

  /// Reads what stands behind or in front: a style, a style in a shape, or a view with an alignment.
  private func layer(
    _ node: JSONNode, _ view: SceneFileView, isBackground: Bool
  ) throws(JSONError) -> SceneFileView {
    if node.value["style"] != nil {
      try node.allow(only: ["style", "in"])
      let style = try self.style(node.member("style"))
      let shape =
        try node.optional("in").map { node throws(JSONError) in try self.shape(node) }
        ?? AnyShape(Rectangle())
      return SceneFileView { scope in
        let inner = view.make(scope)
        return isBackground
          ? AnyView(inner.background(style, in: shape)) : AnyView(inner.overlay(style, in: shape))
      }
    }
    if node.value["view"] != nil {
      try node.allow(only: ["view", "alignment"])
      let alignment = try alignment(node.optional("alignment"))
      let layer = try content(node.member("view"))
      return SceneFileView { scope in
        let inner = view.make(scope)
        return isBackground
          ? AnyView(inner.background(alignment: alignment) { layer.make(scope) })
          : AnyView(inner.overlay(alignment: alignment) { layer.make(scope) })
      }
    }
    let style = try self.style(node)
    return SceneFileView { scope in
      let inner = view.make(scope)
      return isBackground ? AnyView(inner.background(style)) : AnyView(inner.overlay(style))
    }
  }
}
