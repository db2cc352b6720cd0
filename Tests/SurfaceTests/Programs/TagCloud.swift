import Surface

/// A flow of tags by a layout that keeps the sizes of its views.
struct TagCloud: View {
  let tags = ["Swift", "Layout", "Pixels", "Fonts", "CI"]

  var body: some View {
    TagLayout(spacing: 8) {
      ForEach(tags, id: \.self) { tag in
        Text(tag)
          .padding(.horizontal, 8)
          .padding(.vertical, 4)
          .background(Capsule().fill(.blue.opacity(0.15)))
          .accessibilityIdentifier(tag)
      }
    }
    .accessibilityIdentifier("cloud")
    .frame(width: 200)
    .font(.custom("Widthwise Box", size: 16))
  }
}

struct TagLayout: Layout {
  var spacing: CGFloat = 8

  struct Cache {
    var sizes: [CGSize]
  }

  func makeCache(subviews: Subviews) -> Cache {
    Cache(sizes: subviews.map { $0.sizeThatFits(.unspecified) })
  }

  func updateCache(_ cache: inout Cache, subviews: Subviews) {
    cache.sizes = subviews.map { $0.sizeThatFits(.unspecified) }
  }

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize {
    let frames = frames(in: proposal.width ?? .infinity, sizes: cache.sizes)
    let width = frames.map(\.maxX).max() ?? 0
    let height = frames.map(\.maxY).max() ?? 0
    return CGSize(width: proposal.width ?? width, height: height)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) {
    for (subview, frame) in zip(subviews, frames(in: bounds.width, sizes: cache.sizes)) {
      subview.place(
        at: CGPoint(x: bounds.minX + frame.minX, y: bounds.minY + frame.minY),
        anchor: .topLeading, proposal: ProposedViewSize(frame.size))
    }
  }

  private func frames(in width: CGFloat, sizes: [CGSize]) -> [CGRect] {
    var origin = CGPoint.zero
    var rowHeight: CGFloat = 0
    var result: [CGRect] = []
    for size in sizes {
      if origin.x > 0, origin.x + size.width > width {
        origin = CGPoint(x: 0, y: origin.y + rowHeight + spacing)
        rowHeight = 0
      }
      result.append(CGRect(origin: origin, size: size))
      origin.x += size.width + spacing
      rowHeight = max(rowHeight, size.height)
    }
    return result
  }
}
