import JSONValue
import Surface

extension SceneFileReader {
  /// A kind of view: the word that names it and the words beside it.
  struct Kind: Sendable {
    let word: String
    let options: [String]
    /// Reads the view from the value of its word and from the whole object.
    let read:
      @Sendable (SceneFileReader, _ value: JSONNode, _ node: JSONNode) throws(JSONError) ->
        SceneFileView
  }

  /// All kinds of views.
  static let kinds: [Kind] = containers + leaves + controls

  private static let containers: [Kind] = [
    Kind(word: "hstack", options: ["spacing", "alignment"]) {
      (reader, value, node) throws(JSONError) in
      let (content, spacing) = (try reader.content(value), try reader.number(node, "spacing"))
      let alignment = try reader.vertical(node.optional("alignment"))
      return SceneFileView { scope in
        AnyView(
          HStack(alignment: alignment, spacing: spacing?.length(scope)) { content.make(scope) })
      }
    },
    Kind(word: "vstack", options: ["spacing", "alignment"]) {
      (reader, value, node) throws(JSONError) in
      let (content, spacing) = (try reader.content(value), try reader.number(node, "spacing"))
      let alignment = try reader.horizontal(node.optional("alignment"))
      return SceneFileView { scope in
        AnyView(
          VStack(alignment: alignment, spacing: spacing?.length(scope)) { content.make(scope) })
      }
    },
    Kind(word: "zstack", options: ["alignment"]) { (reader, value, node) throws(JSONError) in
      let content = try reader.content(value)
      let alignment = try reader.alignment(node.optional("alignment"))
      return SceneFileView { scope in
        AnyView(ZStack(alignment: alignment) { content.make(scope) })
      }
    },
    Kind(word: "group", options: []) { (reader, value, node) throws(JSONError) in
      try reader.content(value)
    },
    Kind(word: "scroll", options: ["axes"]) { (reader, value, node) throws(JSONError) in
      let content = try reader.content(value)
      let axes = try reader.axes(node.optional("axes"), or: .vertical)
      return SceneFileView { scope in AnyView(ScrollView(axes) { content.make(scope) }) }
    },
    Kind(word: "viewThatFits", options: ["in"]) { (reader, value, node) throws(JSONError) in
      let content = try reader.content(value)
      let axes = try reader.axes(node.optional("in"), or: [.horizontal, .vertical])
      return SceneFileView { scope in AnyView(ViewThatFits(in: axes) { content.make(scope) }) }
    },
    Kind(word: "layout", options: ["content", "spacing", "rowSpacing"]) {
      (reader, value, node) throws(JSONError) in
      let content = try reader.content(node.member("content"))
      let spacing = try reader.number(node, "spacing")
      let rowSpacing = try reader.number(node, "rowSpacing")
      let name = try reader.word(value, ["flow": "flow", "hstack": "hstack", "vstack": "vstack"])
      return SceneFileView { scope in
        let gap = spacing?.length(scope)
        let layout: AnyLayout =
          switch name {
          case "hstack": AnyLayout(HStackLayout(spacing: gap))
          case "vstack": AnyLayout(VStackLayout(spacing: gap))
          default:
            AnyLayout(FlowingLayout(spacing: gap ?? 8, rowSpacing: rowSpacing?.length(scope)))
          }
        return AnyView(layout { content.make(scope) })
      }
    },
    Kind(word: "grid", options: ["alignment", "horizontalSpacing", "verticalSpacing"]) {
      (reader, value, node) throws(JSONError) in try reader.grid(value, node)
    },
    Kind(word: "lazyVGrid", options: ["columns", "spacing"]) {
      (reader, value, node) throws(JSONError) in
      let (content, spacing) = (try reader.content(value), try reader.number(node, "spacing"))
      var columns: [GridItem] = []
      for column in try node.member("columns").array() { columns.append(try reader.track(column)) }
      let tracks = columns
      return SceneFileView { scope in
        AnyView(
          LazyVGrid(columns: tracks, spacing: spacing?.length(scope)) { content.make(scope) })
      }
    },
    Kind(word: "list", options: []) { (reader, value, node) throws(JSONError) in
      let content = try reader.content(value)
      return SceneFileView { scope in AnyView(List { content.make(scope) }) }
    },
    Kind(word: "form", options: []) { (reader, value, node) throws(JSONError) in
      let content = try reader.content(value)
      return SceneFileView { scope in AnyView(Form { content.make(scope) }) }
    },
    Kind(word: "section", options: ["header", "footer"]) {
      (reader, value, node) throws(JSONError) in
      let content = try reader.content(value)
      let empty = SceneFileView { _ in AnyView(EmptyView()) }
      let header =
        try node.optional("header").map { node throws(JSONError) in try reader.view(node) } ?? empty
      let footer =
        try node.optional("footer").map { node throws(JSONError) in try reader.view(node) } ?? empty
      return SceneFileView { scope in
        AnyView(
          Section {
            content.make(scope)
          } header: {
            header.make(scope)
          } footer: {
            footer.make(scope)
          })
      }
    },
    Kind(word: "forEach", options: ["as", "key", "where", "content"]) {
      (reader, value, node) throws(JSONError) in try reader.loop(value, node)
    },
    Kind(word: "if", options: ["then", "else"]) { (reader, value, node) throws(JSONError) in
      let condition = try reader.condition(value)
      let then = try reader.content(node.member("then"))
      let other = try node.optional("else").map { node throws(JSONError) in try reader.content(node)
      }
      return SceneFileView { scope in
        AnyView(
          Group {
            if condition.holds(scope) {
              then.make(scope)
            } else {
              other?.make(scope)
            }
          })
      }
    },
  ]

  private static let leaves: [Kind] = [
    Kind(word: "text", options: []) { (reader, value, node) throws(JSONError) in
      let text = try reader.text(value)
      return SceneFileView { AnyView(Text(text.key($0))) }
    },
    Kind(word: "image", options: ["resizable"]) { (reader, value, node) throws(JSONError) in
      let name = try reader.text(value)
      let isResizable = try node.optional("resizable")?.bool() ?? false
      return SceneFileView { scope in
        let image = Image(name.plain(scope))
        return AnyView(isResizable ? image.resizable() : image)
      }
    },
    Kind(word: "color", options: []) { (reader, value, node) throws(JSONError) in
      let color = try reader.color(value)
      return SceneFileView { _ in AnyView(color) }
    },
    Kind(word: "shape", options: ["fill", "stroke", "lineWidth", "dash"]) {
      (reader, value, node) throws(JSONError) in
      let shape = try reader.shape(value)
      let fill = try node.optional("fill").map { node throws(JSONError) in try reader.style(node) }
      let stroke = try node.optional("stroke").map { node throws(JSONError) in
        try reader.style(node)
      }
      let width = try node.optional("lineWidth")?.number() ?? 1
      var dash: [CGFloat] = []
      for length in try node.optional("dash")?.array() ?? [] {
        dash.append(CGFloat(try length.number()))
      }
      let line = StrokeStyle(lineWidth: CGFloat(width), dash: dash)
      return SceneFileView { _ in
        AnyView(
          ZStack {
            if let fill { shape.fill(fill) }
            if let stroke { shape.stroke(stroke, style: line) }
            if fill == nil && stroke == nil { shape }
          })
      }
    },
    Kind(word: "spacer", options: []) { (reader, value, node) throws(JSONError) in
      guard case .bool = value.value else {
        let length = try reader.number(value)
        return SceneFileView { AnyView(Spacer(minLength: length.length($0))) }
      }
      return SceneFileView { _ in AnyView(Spacer()) }
    },
    Kind(word: "divider", options: []) { (reader, value, node) throws(JSONError) in
      _ = try value.bool()
      return SceneFileView { _ in AnyView(Divider()) }
    },
  ]

  private static let controls: [Kind] = [
    Kind(word: "button", options: ["set", "to", "label"]) {
      (reader, value, node) throws(JSONError) in
      let title = try reader.text(value)
      let label = try node.optional("label").map { node throws(JSONError) in try reader.view(node) }
      let target = try node.optional("set").map { node throws(JSONError) in try reader.name(node) }
      let new = try node.optional("to")?.value ?? .bool(true)
      return SceneFileView { scope in
        let state = scope.state
        return AnyView(
          Button {
            if let target { state.wrappedValue[target] = new }
          } label: {
            if let label { label.make(scope) } else { Text(title.key(scope)) }
          })
      }
    },
    Kind(word: "toggle", options: ["value"]) { (reader, value, node) throws(JSONError) in
      let (title, name) = (try reader.text(value), try reader.name(node.member("value")))
      return SceneFileView { AnyView(Toggle($0.title(title), isOn: $0.flag(name))) }
    },
    Kind(word: "textField", options: ["value"]) { (reader, value, node) throws(JSONError) in
      let (title, name) = (try reader.text(value), try reader.name(node.member("value")))
      return SceneFileView { AnyView(TextField($0.title(title), text: $0.text(name))) }
    },
    Kind(word: "slider", options: ["value", "from", "to"]) {
      (reader, value, node) throws(JSONError) in
      let (title, name) = (try reader.text(value), try reader.name(node.member("value")))
      let from = try node.optional("from")?.number() ?? 0
      let to = try node.optional("to")?.number() ?? 1
      guard from <= to else { throw node.unusable("has a range that ends before it begins") }
      return SceneFileView { scope in
        AnyView(
          Slider(value: scope.number(name), in: from...to) { Text(title.key(scope)) })
      }
    },
    Kind(word: "progress", options: ["total"]) { (reader, value, node) throws(JSONError) in
      let (share, total) = (try reader.number(value), try reader.number(node, "total"))
      return SceneFileView { scope in
        AnyView(ProgressView(value: share.value(scope), total: total?.value(scope) ?? 1))
      }
    },
    Kind(word: "picker", options: ["value", "options"]) {
      (reader, value, node) throws(JSONError) in
      let (title, name) = (try reader.text(value), try reader.name(node.member("value")))
      var options: [String] = []
      for option in try node.member("options").array() { options.append(try option.string()) }
      let choices = options
      return SceneFileView { scope in
        AnyView(
          Picker(scope.title(title), selection: scope.text(name)) {
            ForEach(choices, id: \.self) { Text($0).tag($0) }
          })
      }
    },
  ]

  /// Reads a grid from an array of rows; a row that is an array has cells, any other view spans all columns.
  private func grid(_ value: JSONNode, _ node: JSONNode) throws(JSONError) -> SceneFileView {
    let alignment = try alignment(node.optional("alignment"))
    let (across, down) = (
      try number(node, "horizontalSpacing"), try number(node, "verticalSpacing")
    )
    var list: [SceneFileView] = []
    for row in try value.array() {
      guard case .array = row.value else {
        list.append(try view(row))
        continue
      }
      let cells = try content(row)
      list.append(SceneFileView { scope in AnyView(GridRow { cells.make(scope) }) })
    }
    let rows = list
    return SceneFileView { scope in
      AnyView(
        Grid(
          alignment: alignment, horizontalSpacing: across?.length(scope),
          verticalSpacing: down?.length(scope)
        ) {
          ForEach(0..<rows.count) { rows[$0].make(scope) }
        })
    }
  }

  /// Reads a track of a lazy grid: a number, or an object with limits.
  private func track(_ node: JSONNode) throws(JSONError) -> GridItem {
    guard case .object = node.value else { return GridItem(.fixed(CGFloat(try node.number()))) }
    try node.allow(only: ["adaptive", "minimum", "maximum", "spacing"])
    let spacing = try node.optional("spacing")?.number()
    let most = try node.optional("maximum")?.number() ?? .infinity
    let size: GridItem.Size =
      if let least = try node.optional("adaptive")?.number() {
        .adaptive(minimum: CGFloat(least), maximum: CGFloat(most))
      } else {
        .flexible(
          minimum: CGFloat(try node.optional("minimum")?.number() ?? 10), maximum: CGFloat(most))
      }
    return GridItem(size, spacing: spacing.map { CGFloat($0) })
  }

  /// Reads a loop over an array of the data, or written out.
  private func loop(_ value: JSONNode, _ node: JSONNode) throws(JSONError) -> SceneFileView {
    let name = try node.optional("as")?.string() ?? "item"
    let inner = inside(name).inside(name + "Index")
    let content = try inner.content(node.member("content"))
    let filter = try node.optional("where").map { node throws(JSONError) in
      try inner.condition(node)
    }
    let key = try node.optional("key")?.string()
    let source: @Sendable (SceneFileScope) -> [JSON]
    if case .array(let elements) = value.value {
      source = { _ in elements }
    } else {
      let path = try path(value.string(), at: value)
      source = { scope in if case .array(let elements) = scope.value(path) { elements } else { [] }
      }
    }
    return SceneFileView { scope in
      let elements = source(scope).enumerated().map { index, element in
        SceneFileElement(index: index, value: element, id: key.flatMap { element[$0] } ?? element)
      }.filter { element in
        filter?.holds(scope.adding(name, element.value)) ?? true
      }
      return AnyView(
        ForEach(elements, id: \.id) { element in
          content.make(
            scope.adding(name, element.value)
              .adding(name + "Index", .integer(element.index)))
        })
    }
  }
}

/// One element of a loop.
struct SceneFileElement {
  let index: Int
  let value: JSON
  let id: JSON
}

extension SceneFileScope {
  /// The title of a control.
  func title(_ text: SceneFileText) -> LocalizedStringKey { text.key(self) }
}
