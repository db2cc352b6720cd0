import Geometry
import Foundation
import Surface

/// A row of chips that always shows whole labels: as many from the start as fit with the badge that counts the rest.
struct PrefixRow: View {
  let inputs: GalleryInputs
  @Environment(\.locale) private var locale

  var body: some View {
    row
      .frame(maxWidth: .infinity, alignment: .leading)
      .font(.system(size: CGFloat(inputs.fontSize)))
      .galleryWindow(inputs, minWidth: 320, idealWidth: 680, minHeight: 160)
  }

  @ViewBuilder private var row: some View {
    if inputs.labels.isEmpty {
      Text(verbatim: inputs.text(inputs.emptyText, in: locale)).fixedSize().accessibilityIdentifier(
        "empty")
    } else {
      ViewThatFits(in: .horizontal) {
        ForEach(Array((0...inputs.labels.count).reversed()), id: \.self) { visible in
          PrefixCandidate(inputs: inputs, visible: visible)
        }
      }
    }
  }
}

/// The row with a given number of labels and the badge for the others.
struct PrefixCandidate: View {
  let inputs: GalleryInputs
  let visible: Int
  @Environment(\.locale) private var locale

  var body: some View {
    let hidden = inputs.labels.count - visible
    HStack(spacing: CGFloat(inputs.spacing)) {
      ForEach(0..<visible) { index in
        Chip(text: inputs.text(inputs.labels[index], in: locale), inputs: inputs)
          .accessibilityIdentifier("item-\(index)")
      }
      if hidden > 0 {
        Chip(
          text: inputs.badgeText(hidden: hidden, in: locale), inputs: inputs,
          ground: Color.gray.opacity(0.15)
        )
        .accessibilityIdentifier("badge")
      }
    }
    .fixedSize()
  }
}

/// A label on a rounded ground.
struct Chip: View {
  let text: String
  let inputs: GalleryInputs
  var ground = Color.blue.opacity(0.12)

  var body: some View {
    Text(verbatim: text)
      .lineLimit(1)
      .padding(.horizontal, CGFloat(inputs.chipPadding.width))
      .padding(.vertical, CGFloat(inputs.chipPadding.height))
      .background(RoundedRectangle(cornerRadius: 8, style: .circular).fill(ground))
  }
}

extension View {
  /// The window around a gallery scene; without padding the content meets the window's edges.
  func galleryWindow(
    _ inputs: GalleryInputs, minWidth: CGFloat, idealWidth: CGFloat? = nil, minHeight: CGFloat
  ) -> some View {
    let isBare = inputs.windowPadding == 0
    return padding(CGFloat(inputs.windowPadding))
      .frame(
        minWidth: isBare ? nil : minWidth, idealWidth: idealWidth,
        minHeight: isBare ? nil : minHeight)
  }
}
