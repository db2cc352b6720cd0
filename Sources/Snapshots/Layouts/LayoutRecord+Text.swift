import Geometry
import JSONValue

extension LayoutRecord {
  /// The record as text: the window, then a line for each view, indented by its depth.
  package var text: String {
    var result = "window \(number(size.width)) \(number(size.height)) @\(number(scale))\n"
    for line in lines {
      result += String(repeating: "  ", count: line.depth)
      result += line.view.split(whereSeparator: \.isWhitespace).joined(separator: "-")
      for value in [line.frame.minX, line.frame.minY, line.frame.width, line.frame.height] {
        result += " \(number(value))"
      }
      for (key, value) in [("id", line.id), ("text", line.text), ("decision", line.decision)] {
        if let value { result += " \(key)=\(JSON.string(value).text(.compact))" }
      }
      if line.opacity != 1 { result += " opacity=\(number(line.opacity))" }
      if let arrival = line.arrival { result += " arrival=\(number(arrival))" }
      result += "\n"
    }
    return result
  }

  /// A record from its text; nil where it is not one, so that no explanation comes of it.
  package init?(parsing text: String) {
    var rows = text.split(separator: "\n")[...]
    guard let head = rows.popFirst() else { return nil }
    let words = head.split(separator: " ")
    guard words.count == 4, words[0] == "window", let width = Double(words[1]),
      let height = Double(words[2]), let scale = Double(words[3].dropFirst())
    else { return nil }
    var lines: [Line] = []
    for row in rows {
      guard let line = Line(parsing: row) else { return nil }
      lines.append(line)
    }
    self.init(size: Size(width: width, height: height), scale: scale, lines: lines)
  }

  private func number(_ value: Double) -> String { JSON.text(of: value) }
}

extension LayoutRecord.Line {
  fileprivate init?(parsing row: Substring) {
    let body = row.drop { $0 == " " }
    let words = body.split(separator: " ", maxSplits: 5)
    guard words.count >= 5 else { return nil }
    let sides = words[1...4].compactMap { Double($0) }
    guard sides.count == 4 else { return nil }
    self.init(
      depth: (row.count - body.count) / 2, view: String(words[0]),
      frame: Rect(x: sides[0], y: sides[1], width: sides[2], height: sides[3]))
    guard words.count == 6 else { return }
    var rest = words[5]
    while let equals = rest.firstIndex(of: "=") {
      let key = rest[..<equals]
      let value = Self.value(in: rest[rest.index(after: equals)...])
      rest = rest[value.endIndex...].drop { $0 == " " }
      switch key {
      case "id": id = Self.unquoted(value)
      case "text": text = Self.unquoted(value)
      case "decision": decision = Self.unquoted(value)
      case "opacity": opacity = Double(value) ?? 1
      case "arrival": arrival = Double(value)
      default: return nil
      }
    }
  }

  /// The quoted string, or the word, at the start of the text.
  private static func value(in text: Substring) -> Substring {
    guard text.first == "\"" else { return text.prefix { $0 != " " } }
    var isEscaped = false
    for index in text.indices.dropFirst() {
      if isEscaped {
        isEscaped = false
      } else if text[index] == "\\" {
        isEscaped = true
      } else if text[index] == "\"" {
        return text[...index]
      }
    }
    return text
  }

  private static func unquoted(_ text: Substring) -> String? {
    guard case .string(let value)? = try? JSON(parsing: String(text)) else { return nil }
    return value
  }
}
