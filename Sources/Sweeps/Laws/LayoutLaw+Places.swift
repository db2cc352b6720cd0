import LayoutEngine

extension LayoutLaw {
  /// Nothing that is seen stands outside of the window; what scrolls may.
  static let insideWindow = LayoutLaw("inside-window") { subject in
    var breaches: [Breach] = []
    func search(_ node: LayoutTree.Node, title: String?, allowance: String?) {
      if node.view == "ScrollView" { return }
      let title = node.id ?? title
      let allowance = node.allowance(for: "inside-window") ?? allowance
      if node.isSeen {
        let frame = node.frame
        let sides = [
          (Length.zero - frame.left, "left"), (Length.zero - frame.top, "top"),
          (frame.right - subject.window.width, "right"),
          (frame.bottom - subject.window.height, "bottom"),
        ]
        for (excess, side) in sides {
          breaches.append(
            Breach(
              "\(title ?? node.title) stands out of the window at the \(side)",
              where: .positive([excess, frame.size.width, frame.size.height]),
              allowance: allowance))
        }
      }
      for child in node.children { search(child, title: title, allowance: allowance) }
    }
    search(subject.layout.root, title: nil, allowance: nil)
    return breaches
  }

  /// The window is not smaller than the content's least size.
  static let minimumSize = LayoutLaw("minimum-size") { subject in
    let (root, window) = (subject.layout.root, subject.window)
    let allowance = root.allowance(for: "minimum-size")
    return [
      Breach(
        "the window is narrower than its content",
        where: .positive([root.frame.size.width - window.width]), allowance: allowance),
      Breach(
        "the window is lower than its content",
        where: .positive([root.frame.size.height - window.height]), allowance: allowance),
    ]
  }

  /// What a view cuts off at its edge is not part of what it should show.
  static let nothingClipped = LayoutLaw("nothing-clipped") { subject in
    var breaches: [Breach] = []
    func search(
      _ node: LayoutTree.Node, in edges: [LengthRect], title: String?, allowance: String?
    ) {
      if node.view == "ScrollView" { return }
      let title = node.id ?? title
      let allowance = node.allowance(for: "nothing-clipped") ?? allowance
      if node.isSeen {
        for edge in edges {
          for excess in node.frame.excesses(over: edge) {
            breaches.append(
              Breach(
                "\(title ?? node.title) is cut off at an edge",
                where: .positive([excess, node.frame.size.width, node.frame.size.height]),
                allowance: allowance))
          }
        }
      }
      let inner = node.clips ? edges + [node.frame] : edges
      for child in node.children {
        search(child, in: inner, title: title, allowance: allowance)
      }
    }
    search(subject.layout.root, in: [], title: nil, allowance: nil)
    return breaches
  }

  /// Views side by side do not stand over each other, nor do texts of theirs.
  static let nothingOverlapping = LayoutLaw("nothing-overlapping") { subject in
    var search = OverlapSearch()
    _ = search.texts(in: subject.layout.root)
    return search.breaches
  }

  /// Markers, circles on details of a drawing, can be told apart.
  static let markersApart = LayoutLaw("markers-apart") { subject in
    let markers = subject.layout.nodes.filter { $0.isMarker && $0.opacity > 0 }
    var breaches: [Breach] = []
    for (index, first) in markers.enumerated() {
      for second in markers.dropFirst(index + 1) {
        let (a, b) = (first.frame, second.frame)
        let x = (b.left + b.right - a.left - a.right) / 2
        let y = (b.top + b.bottom - a.top - a.bottom) / 2
        let distance = (a.size.width.value + b.size.width.value) / 2
        breaches.append(
          Breach(
            "\(first.title) and \(second.title) overlap",
            where: .nearer(x: x, y: y, than: distance),
            allowance: first.allowance(for: "markers-apart")
              ?? second.allowance(for: "markers-apart")))
      }
    }
    return breaches
  }
}

extension LayoutTree.Node {
  /// Whether the view is one of a drawing's markers.
  var isMarker: Bool { id?.hasPrefix("marker-") ?? false }
}

extension LengthRect {
  /// How far the rectangle reaches over each side of another.
  fileprivate func excesses(over edge: LengthRect) -> [Length] {
    [edge.left - left, edge.top - top, right - edge.right, bottom - edge.bottom]
  }
}

/// Finds overlaps between the children of containers that put them side by side.
private struct OverlapSearch {
  var breaches: [Breach] = []

  /// The texts inside of a view; on the way the overlaps inside of it are noted.
  mutating func texts(in node: LayoutTree.Node) -> [LayoutTree.Node] {
    if node.opacity <= 0 { return [] }
    var found: [[LayoutTree.Node]] = []
    for child in node.children { found.append(texts(in: child)) }
    if !node.isLayered, node.children.count > 1 {
      for index in node.children.indices {
        for other in node.children.indices.dropFirst(index + 1) {
          compare(
            node.children[index], found[index], node.children[other], found[other],
            allowance: node.allowance(for: "nothing-overlapping"))
        }
      }
    }
    if node.mayOverlap { return [] }
    return (node.text == nil ? [] : [node]) + found.flatMap { $0 }
  }

  private mutating func compare(
    _ first: LayoutTree.Node, _ firstTexts: [LayoutTree.Node],
    _ second: LayoutTree.Node, _ secondTexts: [LayoutTree.Node], allowance: String?
  ) {
    if first.mayOverlap || second.mayOverlap { return }
    note(first, second, allowance)
    for text in firstTexts where text != first {
      for other in secondTexts where other != second { note(text, other, allowance) }
    }
  }

  private mutating func note(
    _ first: LayoutTree.Node, _ second: LayoutTree.Node, _ allowance: String?
  ) {
    guard first.opacity > 0, second.opacity > 0, first.view != "Spacer", second.view != "Spacer"
    else { return }
    let common = first.frame.common(with: second.frame)
    // Most pairs are apart by a constant distance.
    if common.contains(where: { $0.slope == 0 && $0.value <= Breach.slack }) { return }
    breaches.append(
      Breach(
        "\(first.title) and \(second.title) overlap", where: .positive(common),
        allowance: allowance ?? first.allowance(for: "nothing-overlapping")
          ?? second.allowance(for: "nothing-overlapping")))
  }
}
