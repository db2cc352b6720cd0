import LayoutEngine

extension LayoutLaw {
  /// No text is cut: an ellipsis says that a label did not fit.
  static let nothingTruncated = LayoutLaw("nothing-truncated") { subject in
    subject.layout.nodes.filter { $0.isTruncated && $0.opacity > 0 }.map { node in
      Breach(
        "\(node.title) is cut", allowance: node.allowance(for: "nothing-truncated"))
    }
  }

  /// The last alternative is shown because it fits, not because nothing does.
  static let lastAlternativeFits = LayoutLaw("last-alternative-fits") { subject in
    subject.layout.nodes.compactMap { node in
      guard let choice = node.choice, let excess = choice.excess else { return nil }
      return Breach(
        "not even alternative \(choice.index + 1) of \(choice.count) fits",
        where: .positive([excess]), allowance: node.allowance(for: "last-alternative-fits"))
    }
  }

  /// What the badge counts and what is visible make up all labels.
  static let countsAddUp = LayoutLaw("visible-plus-hidden") { subject in
    subject.layout.nodes.compactMap { node in
      guard let choice = node.choice, choice.mostItems > 0, let counted = node.badgeNumber,
        counted != 0, choice.items + counted != choice.mostItems
      else { return nil }
      return Breach(
        "\(choice.items) visible and \(counted) counted as hidden are not \(choice.mostItems)",
        allowance: node.allowance(for: "visible-plus-hidden"))
    }
  }

  /// Where nothing is hidden there is no badge that counts nothing.
  static let noZeroBadge = LayoutLaw("no-zero-badge") { subject in
    subject.layout.nodes.compactMap { node in
      guard let choice = node.choice, choice.mostItems > 0, node.badgeNumber == 0 else {
        return nil
      }
      return Breach(
        "a badge counts 0 hidden labels", allowance: node.allowance(for: "no-zero-badge"))
    }
  }

  /// Labels are shown from the first on, in their order, without gaps.
  static let prefixKept = LayoutLaw("prefix-kept") { subject in
    subject.layout.nodes.compactMap { node in
      guard let choice = node.choice, choice.mostItems > 0 else { return nil }
      let numbers = node.itemNumbers
      guard numbers.count == choice.items, numbers != Array(0..<numbers.count) else { return nil }
      return Breach(
        "the labels shown are \(numbers.map { "item-\($0)" }.joined(separator: ", "))",
        allowance: node.allowance(for: "prefix-kept"))
    }
  }
}

extension LayoutTree.Node {
  /// The number in the text beside a collection's views; nil where there is no such text, or several.
  fileprivate var badgeNumber: Int? {
    var numbers: [Int] = []
    func search(_ node: LayoutTree.Node, depth: Int) {
      if depth > 1 && node.isItem { return }
      if let number = node.text?.onlyNumber { numbers.append(number) }
      for child in node.children { search(child, depth: depth + 1) }
    }
    search(self, depth: 0)
    return numbers.count == 1 ? numbers[0] : nil
  }

  /// The numbers of views named `item-N`, in drawing order.
  fileprivate var itemNumbers: [Int] {
    var numbers: [Int] = []
    func search(_ node: LayoutTree.Node) {
      if let id = node.id, id.hasPrefix("item-"), let number = Int(id.dropFirst(5)) {
        numbers.append(number)
      } else {
        for child in node.children { search(child) }
      }
    }
    search(self)
    return numbers
  }
}

extension String {
  /// The whole number in a text, grouping marks left out; nil where there is none or more than one.
  fileprivate var onlyNumber: Int? {
    var number: Int?
    var isInside = false
    var hasEnded = false
    for character in self {
      if let digit = character.wholeNumberValue, (0...9).contains(digit), character.isNumber {
        if hasEnded { return nil }
        let (scaled, overflow) = (number ?? 0).multipliedReportingOverflow(by: 10)
        let (sum, carry) = scaled.addingReportingOverflow(digit)
        if overflow || carry { return nil }
        number = sum
        isInside = true
      } else if isInside, ![",", ".", "'", "’", "\u{A0}", "\u{202F}"].contains(character) {
        isInside = false
        hasEnded = true
      }
    }
    return number
  }
}
