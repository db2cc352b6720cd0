import JSONValue
import Surface

/// Reads the views of a scene file.
struct SceneFileReader: Sendable {
  /// Names that a view may refer to.
  var names: Set<String>

  /// Modifiers of one view at most: each wraps it, and what is wrapped too often has no room on the stack.
  private static let modifierLimit = 1000

  /// The reader inside of a loop over elements with a name.
  func inside(_ name: String) -> SceneFileReader { SceneFileReader(names: names.union([name])) }

  /// Reads a view: a text, or an object with one word that says its kind.
  func view(_ node: JSONNode) throws(JSONError) -> SceneFileView {
    if case .string = node.value {
      let text = try text(node)
      return SceneFileView { AnyView(Text(text.key($0))) }
    }
    let members = try node.members()
    let kinds = members.filter { member in SceneFileReader.kinds.contains { $0.word == member.name }
    }
    guard let kind = kinds.first, kinds.count == 1 else {
      let words = SceneFileReader.kinds.map(\.word).joined(separator: ", ")
      throw node.unusable(
        kinds.isEmpty
          ? "is no view: it has none of the words \(words)"
          : "is two views at once: \(kinds.map(\.name).joined(separator: " and ")); put one into the other"
      )
    }
    guard let known = SceneFileReader.kinds.first(where: { $0.word == kind.name }) else {
      throw node.unusable("is no view")
    }
    try node.allow(only: [known.word] + known.options + ["id", "modifiers"])
    var view = try known.read(self, kind.node, node)
    if let modifiers = try node.optional("modifiers") {
      let list = try modifiers.array()
      guard list.count <= Self.modifierLimit else {
        throw modifiers.unusable("has more than \(Self.modifierLimit) modifiers")
      }
      for modifier in list { view = try self.modifier(modifier, of: view) }
    }
    guard let id = try node.optional("id") else { return view }
    let (name, inner) = (try text(id), view)
    return SceneFileView { AnyView(inner.make($0).accessibilityIdentifier(name.plain($0))) }
  }

  /// Reads one view, or several as a group.
  func content(_ node: JSONNode) throws(JSONError) -> SceneFileView {
    guard case .array = node.value else { return try view(node) }
    var views: [SceneFileView] = []
    for element in try node.array() { views.append(try view(element)) }
    let group = views
    return SceneFileView { scope in
      AnyView(ForEach(0..<group.count) { group[$0].make(scope) })
    }
  }

  /// Reads a text; `{name}` stands for a value, `{{` for a brace.
  func text(_ node: JSONNode) throws(JSONError) -> SceneFileText {
    var parts: [SceneFileText.Part] = []
    var literal = ""
    var rest = Substring(try node.string())
    while let brace = rest.firstIndex(of: "{") {
      literal += rest[..<brace]
      rest = rest[rest.index(after: brace)...]
      if rest.first == "{" {
        literal += "{"
        rest = rest.dropFirst()
        continue
      }
      guard let end = rest.firstIndex(of: "}") else {
        throw node.unusable("has an opening brace without a closing one; write {{ for a brace")
      }
      if !literal.isEmpty { parts.append(.literal(literal)) }
      literal = ""
      parts.append(.value(try path(String(rest[..<end]), at: node)))
      rest = rest[rest.index(after: end)...]
    }
    literal += rest
    if !literal.isEmpty || parts.isEmpty { parts.append(.literal(literal)) }
    return SceneFileText(parts: parts)
  }

  /// Reads a reference such as `item.title`, whose first word must be known.
  func path(_ text: String, at node: JSONNode) throws(JSONError) -> [String] {
    let path = text.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
    guard let first = path.first, names.contains(first) else {
      let known = names.sorted().joined(separator: ", ")
      throw node.unusable(
        "refers to \"\(text)\", which nothing is named; "
          + (names.isEmpty ? "the file has neither data nor values" : "known are \(known)"))
    }
    return path
  }

  /// Reads the name of a value that a control changes.
  func name(_ node: JSONNode) throws(JSONError) -> String {
    try path(node.string(), at: node)[0]
  }

  /// Reads a number: written out, or a text that is one reference.
  func number(_ node: JSONNode) throws(JSONError) -> SceneFileNumber {
    guard case .string = node.value else {
      let number = try node.number()
      return SceneFileNumber { _ in number }
    }
    guard let part = try text(node).parts.first, case .value(let path) = part else {
      throw node.unusable("must be a number or a reference such as \"{item.width}\"")
    }
    return SceneFileNumber { $0.value(path).numeral ?? 0 }
  }

  /// Reads a number where one is given.
  func number(_ node: JSONNode, _ member: String) throws(JSONError) -> SceneFileNumber? {
    guard let value = try node.optional(member) else { return nil }
    return try number(value)
  }

  /// Reads a length, where the word `infinity` stands for all there is.
  func limit(_ node: JSONNode, _ member: String) throws(JSONError) -> SceneFileNumber? {
    guard let value = try node.optional(member) else { return nil }
    if value.value == "infinity" { return SceneFileNumber { _ in .infinity } }
    return try number(value)
  }

  /// Reads one of several words.
  func word<Value>(
    _ node: JSONNode?, _ words: KeyValuePairs<String, Value>
  ) throws(JSONError) -> Value? {
    guard let node else { return nil }
    let text = try node.string()
    guard let found = words.first(where: { $0.key == text }) else {
      let known = words.map(\.key).joined(separator: ", ")
      throw node.unusable("is \"\(text)\"; use one of \(known)")
    }
    return found.value
  }

  /// Reads a condition.
  func condition(_ node: JSONNode) throws(JSONError) -> SceneFileCondition {
    if case .string(let text) = node.value {
      let path = try path(text, at: node)
      return SceneFileCondition { $0.value(path) == .bool(true) }
    }
    let members = try node.members()
    guard let member = members.first, members.count == 1 else {
      throw node.unusable("must have one of not, all, any, equal, contains, isEmpty")
    }
    switch member.name {
    case "not":
      let inner = try condition(member.node)
      return SceneFileCondition { !inner.holds($0) }
    case "all", "any":
      var list: [SceneFileCondition] = []
      for element in try member.node.array() { list.append(try condition(element)) }
      let (conditions, all) = (list, member.name == "all")
      return SceneFileCondition { scope in
        all ? conditions.allSatisfy { $0.holds(scope) } : conditions.contains { $0.holds(scope) }
      }
    case "equal", "contains": return try comparison(member.name, member.node)
    case "isEmpty":
      let path = try path(member.node.string(), at: member.node)
      return SceneFileCondition { scope in
        switch scope.value(path) {
        case .array(let elements): elements.isEmpty
        case .string(let text): text.isEmpty
        case let other: other == .null
        }
      }
    default:
      throw node.unusable(
        "has \"\(member.name)\"; use one of not, all, any, equal, contains, isEmpty")
    }
  }

  /// Reads a comparison of two texts; `contains` looks away from capitals and an empty text is in every one.
  private func comparison(
    _ word: String, _ node: JSONNode
  ) throws(JSONError) -> SceneFileCondition {
    let sides = try node.array()
    guard sides.count == 2 else { throw node.unusable("must have two elements") }
    var texts: [SceneFileText] = []
    for side in sides {
      if case .string = side.value {
        texts.append(try text(side))
      } else {
        texts.append(SceneFileText(parts: [.literal(side.value.plainText)]))
      }
    }
    let (left, right) = (texts[0], texts[1])
    return SceneFileCondition { scope in
      let (a, b) = (left.plain(scope), right.plain(scope))
      return word == "equal" ? a == b : b.isEmpty || a.lowercased().contains(b.lowercased())
    }
  }
}
