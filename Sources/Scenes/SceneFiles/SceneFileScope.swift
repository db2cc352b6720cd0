import JSONValue
import Surface

/// Named values of a scene file.
struct SceneFileValues: Hashable, Sendable {
  private var values: [String: JSON] = [:]

  init(_ values: [(name: String, value: JSON)] = []) {
    for (name, value) in values { self.values[name] = value }
  }

  subscript(name: String) -> JSON? {
    get { values[name] }
    set { values[name] = newValue }
  }
}

/// What a view of a scene file may refer to by name.
struct SceneFileScope {
  let state: Binding<SceneFileValues>
  /// Data of the file, and elements of the loops around.
  var names: SceneFileValues

  /// The value of a name such as `item.title`; null where there is none.
  func value(_ path: [String]) -> JSON {
    guard let first = path.first else { return .null }
    var value = names[first] ?? state.wrappedValue[first] ?? .null
    for name in path.dropFirst() { value = value[name] ?? .null }
    return value
  }

  /// The scope with one more name.
  func adding(_ name: String, _ value: JSON) -> SceneFileScope {
    var result = self
    result.names[name] = value
    return result
  }

  /// A binding to a text of the state.
  func text(_ name: String) -> Binding<String> {
    let state = state
    return Binding(
      get: { state.wrappedValue[name]?.plainText ?? "" },
      set: { state.wrappedValue[name] = .string($0) })
  }

  /// A binding to a truth of the state.
  func flag(_ name: String) -> Binding<Bool> {
    let state = state
    return Binding(
      get: { state.wrappedValue[name] == .bool(true) },
      set: { state.wrappedValue[name] = .bool($0) })
  }

  /// A binding to a number of the state.
  func number(_ name: String) -> Binding<Double> {
    let state = state
    return Binding(
      get: { state.wrappedValue[name]?.numeral ?? 0 },
      set: { state.wrappedValue[name] = .number($0) })
  }
}

extension JSON {
  /// The value as a reader writes it.
  var plainText: String {
    switch self {
    case .string(let text): text
    case .integer(let number): String(number)
    case .number(let number): JSON.text(of: number)
    case .bool(let flag): flag ? "true" : "false"
    case .null: ""
    case .array, .object: text(.compact)
    }
  }

  /// The value as a number.
  var numeral: Double? {
    switch self {
    case .integer(let number): Double(number)
    case .number(let number): number
    default: nil
    }
  }
}

/// A view of a scene file, read and ready to be made.
struct SceneFileView: Sendable {
  let make: @MainActor @Sendable (SceneFileScope) -> AnyView

  init(_ make: @escaping @MainActor @Sendable (SceneFileScope) -> AnyView) { self.make = make }
}

/// A font of a scene file.
struct SceneFileFont: Sendable {
  let make: @Sendable (SceneFileScope) -> Font
}

/// A number of a scene file: written out or the value of a name.
struct SceneFileNumber: Sendable {
  let value: @Sendable (SceneFileScope) -> Double

  /// The number as a length.
  func length(_ scope: SceneFileScope) -> CGFloat { CGFloat(value(scope)) }
}

/// A condition of a scene file.
struct SceneFileCondition: Sendable {
  let holds: @Sendable (SceneFileScope) -> Bool
}

/// A text of a scene file with places for values.
struct SceneFileText: Sendable {
  enum Part: Sendable {
    case literal(String)
    case value([String])
  }
  let parts: [Part]

  /// The text with its values as plain text.
  func plain(_ scope: SceneFileScope) -> String {
    parts.map {
      switch $0 {
      case .literal(let text): text
      case .value(let path): scope.value(path).plainText
      }
    }.joined()
  }

  /// The text as a key of string catalogs.
  func key(_ scope: SceneFileScope) -> LocalizedStringKey {
    var result = LocalizedStringKey.StringInterpolation(
      literalCapacity: 0, interpolationCount: parts.count)
    for part in parts {
      switch part {
      case .literal(let text): result.appendLiteral(text)
      case .value(let path):
        let value = scope.value(path)
        if case .integer(let number) = value {
          result.appendInterpolation(number)
        } else {
          result.appendInterpolation(value.plainText)
        }
      }
    }
    return LocalizedStringKey(stringInterpolation: result)
  }
}
