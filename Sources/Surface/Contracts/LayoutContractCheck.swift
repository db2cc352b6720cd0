import Geometry
package import LayoutEngine

/// Checks that a `Layout` keeps the promises of the protocol.
///
/// What `placeSubviews` does has to follow from what `sizeThatFits` said: views inside of the
/// reported size, the reported height used, each view placed once, nothing remembered wrongly.
package struct LayoutContractCheck<Base: Layout> {
  private let layout: Base
  private let subviews: [LayoutNode]

  /// Distance that a promise may be missed by, in points.
  private static var slack: Double { 1e-6 }

  /// A check of a layout with the given views.
  package init(_ layout: Base, subviews: [LayoutNode]) {
    self.layout = layout
    self.subviews = subviews
  }

  /// Broken promises: at the given proposals, without one, and of stored numbers; each once.
  package func faults(offered proposals: [ProposedSize]) -> [LayoutFault] {
    let infinite = ProposedSize(width: .infinity, height: nil)
    var faults: [LayoutFault] = []
    for proposal in [.ideal, infinite] + proposals {
      for fault in self.faults(offered: proposal) where !faults.contains(fault) {
        faults.append(fault)
      }
    }
    return faults + deadProperties(offered: proposals)
  }

  /// What a layout answers to one proposal.
  private struct Answer {
    var size: CGSize
    var placements: [Placement]
    var counts: [Int: Int]

    func isNear(_ other: Answer, movedBy origin: CGPoint = .zero) -> Bool {
      func near(_ a: Double, _ b: Double) -> Bool { a == b || abs(a - b) <= 1e-6 }
      return near(Double(size.width), Double(other.size.width))
        && near(Double(size.height), Double(other.size.height))
        && placements.count == other.placements.count
        && zip(placements, other.placements).allSatisfy { a, b in
          a.index == b.index
            && near(a.origin.x.value + Double(origin.x), b.origin.x.value)
            && near(a.origin.y.value + Double(origin.y), b.origin.y.value)
        }
    }
  }

  /// Measures, then places with the same cache in bounds of the measured size.
  ///
  /// `history` is measured first; a layout whose cache is sound answers the same after it.
  private func answer(
    _ layout: Base, _ proposal: ProposedSize, at origin: CGPoint = .zero,
    after history: [ProposedSize] = []
  ) -> Answer {
    let recorder = PlacementRecorder()
    let views = LayoutSubviews(nodes: subviews, recorder: recorder, direction: .leftToRight)
    var cache = layout.makeCache(subviews: views)
    func size(_ proposal: ProposedSize) -> CGSize {
      layout.sizeThatFits(
        proposal: ProposedViewSize(proposal), subviews: views, cache: &cache)
    }
    var measured = size(history.first ?? proposal)
    for earlier in history.dropFirst() { _ = size(earlier) }
    if !history.isEmpty { measured = size(proposal) }
    for later in history { _ = size(later) }
    guard measured.width.isFinite, measured.height.isFinite else {
      return Answer(size: measured, placements: [], counts: [:])
    }
    layout.placeSubviews(
      in: CGRect(origin: origin, size: measured), proposal: ProposedViewSize(proposal),
      subviews: views, cache: &cache)
    return Answer(
      size: measured, placements: recorder.placements.sorted { $0.index < $1.index },
      counts: recorder.counts)
  }

  private func faults(offered proposal: ProposedSize) -> [LayoutFault] {
    let offered = Self.words(proposal)
    let answer = answer(layout, proposal)
    let (width, height) = (Double(answer.size.width), Double(answer.size.height))
    let mayBeInfinite = proposal.width == .infinity && width == .infinity && height.isFinite
    guard width.isFinite, height.isFinite, width >= 0, height >= 0 else {
      return mayBeInfinite
        ? [] : [.unusableSize(offered: offered, width: width, height: height)]
    }
    var faults: [LayoutFault] = []
    for index in subviews.indices where answer.counts[index] != 1 {
      faults.append(
        .placedOften(index: index, times: answer.counts[index] ?? 0, offered: offered))
    }
    faults += placeFaults(answer, proposal, offered)
    let origin = CGPoint(x: 100, y: 50)
    if !answer.isNear(self.answer(layout, proposal, at: origin), movedBy: origin) {
      faults.append(.ignoresOrigin(offered: offered))
    }
    let history: [ProposedSize] = [
      .ideal, ProposedSize(width: Length(width / 2), height: nil),
      ProposedSize(width: Length(width * 2 + 100), height: nil),
    ]
    if !answer.isNear(self.answer(layout, proposal, after: history)) {
      faults.append(.dependsOnHistory(offered: offered))
    }
    return faults
  }

  /// Views outside of the reported size; one that is too wide for the offer may stand out of it.
  private func placeFaults(
    _ answer: Answer, _ proposal: ProposedSize, _ offered: String
  ) -> [LayoutFault] {
    let (width, height) = (Double(answer.size.width), Double(answer.size.height))
    var used = 0.0
    var first: LayoutFault?
    for placement in answer.placements {
      let size = subviews[placement.index].size(placement.proposal).value
      let (x, y) = (placement.origin.x.value, placement.origin.y.value)
      used = max(used, y + size.height)
      let isTooWide = proposal.width.map { size.width > $0.value } ?? false
      let standsOut =
        x < -Self.slack || y < -Self.slack || y + size.height > height + Self.slack
        || (x + size.width > width + Self.slack && !isTooWide)
      if standsOut, first == nil {
        first = .outside(
          index: placement.index, offered: offered, width: width, height: height,
          right: x + size.width, bottom: y + size.height)
      }
    }
    if let first { return [first] }
    guard proposal.height == nil, abs(used - height) > Self.slack else { return [] }
    return [.height(offered: offered, reported: height, used: used)]
  }

  /// Stored numbers that change neither a size nor a place, however narrow the layout is.
  private func deadProperties(offered proposals: [ProposedSize]) -> [LayoutFault] {
    guard subviews.count > 1 else { return [] }
    let total = subviews.reduce(0) { $0 + $1.size(.ideal).value.width }
    var tried = proposals + [.ideal]
    for share in [0.25, 0.5, 0.75] {
      tried.append(ProposedSize(width: Length(total * share), height: nil))
    }
    return StoredNumbers.all(of: layout).filter { number in
      let changed = number.replaced(in: layout, by: number.value * 2 + 7)
      return tried.allSatisfy { answer(layout, $0).isNear(answer(changed, $0)) }
    }.map { .deadProperty(name: $0.name) }
  }

  private static func words(_ proposal: ProposedSize) -> String {
    guard let width = proposal.width else { return "no width" }
    return width.value == .infinity ? "an infinite width" : "a width of \(width.value)"
  }
}

/// A stored property of a value that is a number, found where its bits stand in memory.
struct StoredNumbers {
  let name: String
  let value: Double
  private let offset: Int

  /// The numbers of a value, in the order in which they are stored; zeros cannot be told from gaps.
  static func all<Value>(of value: Value) -> [StoredNumbers] {
    var numbers: [StoredNumbers] = []
    var next = 0
    for child in Mirror(reflecting: value).children {
      guard let name = child.label,
        let number = (child.value as? CGFloat).map({ Double($0) }) ?? child.value as? Double,
        number != 0, let offset = offset(of: number, in: value, from: next)
      else { continue }
      numbers.append(StoredNumbers(name: name, value: number, offset: offset))
      next = offset + MemoryLayout<Double>.size
    }
    return numbers
  }

  private static func offset<Value>(
    of number: Double, in value: Value, from start: Int
  ) -> Int? {
    withUnsafeBytes(of: value) { bytes in
      stride(from: start, through: bytes.count - 8, by: 8).first {
        bytes.load(fromByteOffset: $0, as: UInt64.self) == number.bitPattern
      }
    }
  }

  /// A copy of the value with another number in this place.
  func replaced<Value>(in value: Value, by number: Double) -> Value {
    var copy = value
    withUnsafeMutableBytes(of: &copy) { bytes in
      bytes.storeBytes(of: number.bitPattern, toByteOffset: offset, as: UInt64.self)
    }
    return copy
  }
}
