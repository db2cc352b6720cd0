import Geometry
import JSONValue

/// What changed between two layouts of a snapshot, in words, the most telling first.
package struct LayoutComparison: Sendable {
  private typealias Line = LayoutRecord.Line
  /// A line with what identifies it in both layouts, and the id of the view that it is inside of.
  private typealias Keyed = (key: String, line: Line, owner: String?)

  /// Sentences without a final stop, such as "visible 4 → 3" and "item-2 moved 2 pt right".
  package private(set) var sentences: [String] = []

  /// Sentences that are given at most.
  package static let limit = 8

  /// Compares the layout of the baseline with the one of this run.
  package init(expected: LayoutRecord, actual: LayoutRecord) {
    let old = Self.keyed(expected.lines)
    let new = Self.keyed(actual.lines)
    if expected.size != actual.size || expected.scale != actual.scale {
      sentences.append("window \(Self.words(expected)) → \(Self.words(actual))")
    }
    sentences += Self.counts(expected.lines, actual.lines)
    sentences += Self.decisions(old, new)
    sentences += Self.arrivals(old, new)
    sentences += Self.courses(old, new)
    sentences += Self.texts(old, new)
    sentences += Self.frames(old, new)
    if sentences.count > Self.limit {
      let rest = sentences.count - Self.limit + 1
      sentences = sentences.prefix(Self.limit - 1) + ["and \(rest) more changes"]
    }
  }

  /// Lines by what identifies them in both layouts, in order.
  ///
  /// That is the id where there is one, otherwise the place among views of the same kind inside of
  /// the same parent.
  private static func keyed(_ lines: [Line]) -> [Keyed] {
    var result: [Keyed] = []
    var path: [String] = []
    var named: (depth: Int, id: String)?
    var used: [String: Int] = [:]
    for line in lines {
      path.removeLast(max(0, path.count - line.depth))
      let stem = line.id.map { "#\($0)" } ?? "\(path.last ?? "")/\(line.view)"
      let number = used[stem, default: 0]
      used[stem] = number + 1
      let key = number == 0 ? stem : "\(stem)[\(number)]"
      while path.count < line.depth { path.append(path.last ?? "") }
      path.append(key)
      if let outer = named, line.depth <= outer.depth { named = nil }
      result.append((key, line, named?.id))
      if let id = line.id, !isNumber(id) { named = (line.depth, id) }
    }
    return result
  }

  /// How many numbered views of each kind there are: `item-0`, `item-1`, … count as "visible".
  private static func counts(_ old: [Line], _ new: [Line]) -> [String] {
    let before = numberedCounts(old)
    let after = numberedCounts(new)
    return Set(before.keys).union(after.keys).sorted().compactMap { stem in
      let (a, b) = (before[stem, default: 0], after[stem, default: 0])
      return a == b ? nil : "\(stem == "item" ? "visible" : stem + "s") \(a) → \(b)"
    }
  }

  private static func numberedCounts(_ lines: [Line]) -> [String: Int] {
    var counts: [String: Int] = [:]
    for id in Set(lines.compactMap(\.id)) {
      guard let hyphen = id.lastIndex(of: "-"), Int(id[id.index(after: hyphen)...]) != nil else {
        continue
      }
      counts[String(id[..<hyphen]), default: 0] += 1
    }
    return counts
  }

  private static func decisions(
    _ old: [Keyed], _ new: [Keyed]
  ) -> [String] {
    pairs(old, new).compactMap { before, after in
      guard before.decision != after.decision else { return nil }
      let (a, b) = (before.decision ?? "none", after.decision ?? "none")
      return "\(name(of: after)) chose \(b) instead of \(a)"
    }
  }

  /// Views with an id or a text that came or went.
  private static func arrivals(
    _ old: [Keyed], _ new: [Keyed]
  ) -> [String] {
    let before = Set(old.map(\.key))
    let after = Set(new.map(\.key))
    let gone = old.filter { !after.contains($0.key) && $0.line.id != nil }
    let come = new.filter { !before.contains($0.key) && $0.line.id != nil }
    return gone.map { "\(name(of: $0.line)) is gone" } + come.map { "\(name(of: $0.line)) is new" }
  }

  /// Views on their way that reach their place earlier or later, equal ones told together.
  private static func courses(
    _ old: [Keyed], _ new: [Keyed]
  ) -> [String] {
    var groups: [(was: Double?, now: Double?, names: [String])] = []
    for (before, after) in pairs(old, new) where after.id != nil {
      let (was, now) = (before.arrival, after.arrival)
      guard was != now, abs((was ?? -1) - (now ?? -1)) > 1e-9 else { continue }
      let name = name(of: after)
      if let index = groups.firstIndex(where: { $0.was == was && $0.now == now }) {
        if !groups[index].names.contains(name) { groups[index].names.append(name) }
      } else {
        groups.append((was, now, [name]))
      }
    }
    return groups.map { was, now, names in
      let (verb, place) = names.count == 1 ? ("reaches", "its place") : ("reach", "their places")
      let (now, was) = (now.map(seconds) ?? "0 s", was.map(seconds) ?? "0 s")
      return "\(list(names)) \(verb) \(place) at \(now), was \(was)"
    }
  }

  /// A time to tenths of a millisecond.
  private static func seconds(_ value: Double) -> String {
    JSON.text(of: (value * 10_000).rounded() / 10_000) + " s"
  }

  private static func texts(_ old: [Keyed], _ new: [Keyed]) -> [String] {
    let before = Dictionary(old.map { ($0.key, $0.line) }) { first, _ in first }
    return new.compactMap { key, line, owner in
      guard let earlier = before[key], earlier.text != line.text else { return nil }
      let name = line.id ?? owner ?? "a text"
      return "\(name) reads \(quoted(line.text)) instead of \(quoted(earlier.text))"
    }
  }

  /// Moves and changes of size, equal ones told together.
  ///
  /// What is inside of a view with an id goes with it, unless it has one itself.
  private static func frames(
    _ old: [Keyed], _ new: [Keyed]
  ) -> [String] {
    var groups: [(change: String, names: [String])] = []
    let before = Dictionary(old.map { ($0.key, $0.line) }) { first, _ in first }
    for (key, after, owner) in new
    where after.id.map({ !isNumber($0) }) ?? (after.text != nil && owner == nil) {
      guard let before = before[key], let change = change(from: before, to: after) else { continue }
      let name = name(of: after)
      if let index = groups.firstIndex(where: { $0.change == change }) {
        if !groups[index].names.contains(name) { groups[index].names.append(name) }
      } else {
        groups.append((change, [name]))
      }
    }
    if groups.isEmpty { return unnamedFrames(old, new) }
    return groups.map { "\(list($0.names)) \($0.change)" }
  }

  /// The outermost view without a name that changed; those inside follow from it.
  private static func unnamedFrames(
    _ old: [Keyed], _ new: [Keyed]
  ) -> [String] {
    for (before, after) in pairs(old, new) {
      if let change = change(from: before, to: after) { return ["\(name(of: after)) \(change)"] }
    }
    return []
  }

  private static func change(from before: Line, to after: Line) -> String? {
    var parts: [String] = []
    let (x, y) = (after.frame.minX - before.frame.minX, after.frame.minY - before.frame.minY)
    var ways: [String] = []
    if abs(x) >= 0.005 { ways.append("\(points(abs(x))) pt \(x > 0 ? "right" : "left")") }
    if abs(y) >= 0.005 { ways.append("\(points(abs(y))) pt \(y > 0 ? "down" : "up")") }
    if !ways.isEmpty { parts.append("moved " + ways.joined(separator: " and ")) }
    for (axis, from, to) in [
      ("width", before.frame.width, after.frame.width),
      ("height", before.frame.height, after.frame.height),
    ] where abs(from - to) >= 0.005 {
      parts.append("\(axis) \(points(from)) → \(points(to))")
    }
    if before.opacity != after.opacity {
      parts.append("opacity \(points(before.opacity)) → \(points(after.opacity))")
    }
    return parts.isEmpty ? nil : parts.joined(separator: ", ")
  }

  private static func pairs(
    _ old: [Keyed], _ new: [Keyed]
  ) -> [(before: Line, after: Line)] {
    let before = Dictionary(old.map { ($0.key, $0.line) }) { first, _ in first }
    return new.compactMap { key, line, _ in before[key].map { ($0, line) } }
  }

  private static func name(of line: Line) -> String {
    guard let id = line.id else { return line.text.map { quoted($0) } ?? line.view }
    // The number of a row says little without what it is a number of.
    return isNumber(id) ? "\(line.view) \(id)" : id
  }

  private static func isNumber(_ id: String) -> Bool { id.allSatisfy(\.isNumber) }

  private static func quoted(_ text: String?) -> String {
    guard let text else { return "nothing" }
    return "“\(text.count > 40 ? text.prefix(39) + "…" : text[...])”"
  }

  private static func list(_ names: [String]) -> String {
    if names.count <= 3 { return names.joined(separator: ", ") }
    return "\(names[0]), \(names[1]) and \(names.count - 2) more"
  }

  private static func words(_ record: LayoutRecord) -> String {
    "\(points(record.size.width)) × \(points(record.size.height)) @\(points(record.scale))"
  }

  /// A length to two decimals.
  private static func points(_ value: Double) -> String {
    JSON.text(of: (value * 100).rounded() / 100)
  }
}
