extension Array {
  /// The elements in order, those that compare equal in their own order (insertion sort).
  ///
  /// Written out so that the comparisons, which a sweep logs, are the same ones in every build.
  func sortedStably(by isLess: (Element, Element) -> Bool) -> [Element] {
    guard count > 1 else { return self }
    guard count <= 32 else {
      // Merge sort halves the comparisons of long stacks from n² to n·log n.
      let middle = count / 2
      let left = Array(self[..<middle]).sortedStably(by: isLess)
      let right = Array(self[middle...]).sortedStably(by: isLess)
      var merged: [Element] = []
      merged.reserveCapacity(count)
      var (l, r) = (0, 0)
      while l < left.count || r < right.count {
        if r == right.count || (l < left.count && !isLess(right[r], left[l])) {
          merged.append(left[l])
          l += 1
        } else {
          merged.append(right[r])
          r += 1
        }
      }
      return merged
    }
    var result = self
    for index in 1..<count {
      var position = index
      while position > 0, isLess(result[position], result[position - 1]) {
        result.swapAt(position, position - 1)
        position -= 1
      }
    }
    return result
  }
}
