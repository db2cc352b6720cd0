/// What a `ForEach` was made from, kept to tell whether its ids mean the same views the next time.
struct ForEachRecord {
  /// The ids in order.
  let ids: [AnyHashable]
  /// Whether each id is the element's position and no more.
  let arePositions: Bool
  /// What each element holds besides its id; made only when it is asked for.
  let contents: () -> [String]

  /// What is wrong with the ids of `next`, which follow these; nil where nothing is.
  func fault(before next: ForEachRecord) -> Diagnosis.Kind? {
    if arePositions && next.arePositions && ids.count != next.ids.count {
      return .positionAsID(before: ids.count, after: next.ids.count)
    }
    guard ids.count == next.ids.count, !ids.isEmpty, Set(ids).isDisjoint(with: next.ids) else {
      return nil
    }
    return contents() == next.contents() ? .changingIDs : nil
  }
}

extension ForEach {
  /// The record of the present elements; elements whose ids differ when asked twice are told at once.
  func record(_ ids: [ID]) -> ForEachRecord {
    let data = data
    return ForEachRecord(
      ids: ids.map { AnyHashable($0) }, arePositions: idsArePositions(ids),
      contents: { zip(data, ids).map { ForEach.content(of: $0, without: $1) } })
  }

  /// Whether an id is made anew each time that it is asked for.
  var makesNewIDs: Bool {
    guard let first = data.first else { return false }
    return id(first) != id(first)
  }

  /// Positions are meant where the ids are those of a range or of enumerated elements.
  private func idsArePositions(_ ids: [ID]) -> Bool {
    guard let numbers = ids as? [Int], numbers.elementsEqual(0..<numbers.count) else {
      return false
    }
    if Data.self == Range<Int>.self { return true }
    guard let first = data.first else { return false }
    return Mirror(reflecting: first).children.first?.label == "offset"
  }

  /// What an element holds, as text, without the stored property that is its id.
  private static func content(of element: Data.Element, without id: ID) -> String {
    let children = Mirror(reflecting: element).children
    guard !children.isEmpty else { return "" }
    return children.filter { ($0.value as? ID) != id }
      .map { "\($0.label ?? "")=\($0.value)" }.joined(separator: ",")
  }
}
