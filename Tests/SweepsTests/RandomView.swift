import Foundation
import Surface

/// Makes trees of views that use every container whose layout a sweep follows exactly.
@MainActor
struct RandomView {
  private var random: SeededGenerator

  init(seed: UInt64) { random = SeededGenerator(seed: seed) }

  private static let words = [
    "Tag", "Paper", "color samples", "layout", "a", "longer text that wraps", "notes", "row",
  ]

  private mutating func integer(_ range: ClosedRange<Int>) -> Int {
    Int.random(in: range, using: &random)
  }

  /// A length with a few bits after the point, or with many.
  private mutating func length(_ range: ClosedRange<Double>) -> CGFloat {
    let value = Double.random(in: range, using: &random)
    return CGFloat(integer(0...1) == 0 ? value : (value * 8).rounded() / 8)
  }

  /// A tree whose containers are nested at most `depth` deep.
  mutating func tree(depth: Int) -> AnyView {
    depth == 0 ? leaf() : modified(container(depth: depth), depth: depth)
  }

  private mutating func leaf() -> AnyView {
    switch integer(0...5) {
    case 0: return AnyView(Color.blue)
    case 1: return AnyView(Spacer(minLength: length(0...20)))
    case 2:
      let (width, height) = (length(5...150), length(5...60))
      return AnyView(Color.red.frame(width: width, height: height))
    default:
      let count = integer(1...6)
      let text = (0..<count).map { _ in Self.words[integer(0...7)] }.joined(separator: " ")
      let limit = integer(0...3)
      return AnyView(Text(verbatim: text).lineLimit(limit == 0 ? nil : limit))
    }
  }

  private mutating func children(_ depth: Int, _ count: ClosedRange<Int>) -> [AnyView] {
    (0..<integer(count)).map { _ in
      let child = integer(0...2) == 0 ? tree(depth: depth - 1) : leaf()
      let priority = integer(0...5)
      return priority > 3 ? AnyView(child.layoutPriority(Double(priority - 3))) : child
    }
  }

  private mutating func container(depth: Int) -> AnyView {
    let kind = integer(0...6)
    let views = children(depth, 1...(kind == 5 ? 8 : 4))
    let gap: CGFloat? = integer(0...3) == 0 ? nil : length(0...12)
    let content = ForEach(0..<views.count) { views[$0] }
    switch kind {
    case 0, 1: return AnyView(HStack(spacing: gap) { content })
    case 2, 3: return AnyView(VStack(alignment: .leading, spacing: gap) { content })
    case 4: return AnyView(ZStack { content })
    case 5: return AnyView(Flow(spacing: gap ?? 8) { content })
    default: return AnyView(ViewThatFits(in: .horizontal) { content })
    }
  }

  private mutating func modified(_ view: AnyView, depth: Int) -> AnyView {
    switch integer(0...9) {
    case 0: return AnyView(view.padding(length(0...20)))
    case 1: return AnyView(view.frame(maxWidth: .infinity))
    case 2:
      let least = length(0...200)
      return AnyView(view.frame(minWidth: least, maxWidth: least + length(0...300)))
    case 3: return AnyView(view.frame(minWidth: length(0...300)))
    case 4: return AnyView(view.frame(maxWidth: length(50...500), alignment: .trailing))
    case 5: return AnyView(view.frame(width: length(20...400)))
    case 6: return AnyView(view.fixedSize(horizontal: integer(0...1) == 0, vertical: true))
    case 7: return AnyView(view.aspectRatio(length(0.3...3), contentMode: .fit))
    case 8:
      let decoration = leaf()
      return AnyView(view.overlay { decoration })
    default: return view
    }
  }
}
