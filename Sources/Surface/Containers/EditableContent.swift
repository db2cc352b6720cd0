extension ForEach where Content: View {
  /// What deletes elements; pictures do not show it and steps do not do it.
  public nonisolated func onDelete(perform action: ((IndexSet) -> Void)?) -> Self { self }
  /// What moves elements; pictures do not show it and steps do not do it.
  public nonisolated func onMove(perform action: ((IndexSet, Int) -> Void)?) -> Self { self }
}

extension View {
  /// Whether a row can be deleted; pictures do not show it.
  public nonisolated func deleteDisabled(_ isDisabled: Bool) -> some View { self }
  /// Whether a row can be moved; pictures do not show it.
  public nonisolated func moveDisabled(_ isDisabled: Bool) -> some View { self }
}

extension RangeReplaceableCollection where Self: MutableCollection, Index == Int {
  /// Removes the elements at positions.
  public mutating func remove(atOffsets offsets: IndexSet) {
    for offset in offsets.reversed() { remove(at: index(startIndex, offsetBy: offset)) }
  }

  /// Moves the elements at positions before the one at another position.
  public mutating func move(fromOffsets source: IndexSet, toOffset destination: Int) {
    let moved = source.map { self[index(startIndex, offsetBy: $0)] }
    let before = source.count { $0 < destination }
    remove(atOffsets: source)
    insert(contentsOf: moved, at: index(startIndex, offsetBy: destination - before))
  }
}
