import Foundation
import Surface

/// Chips that run from the leading edge and wrap where the next one would not fit.
struct FlowScene: View {
  let inputs: GalleryInputs
  @Environment(\.locale) private var locale

  var body: some View {
    Flow(spacing: CGFloat(inputs.spacing)) {
      ForEach(0..<inputs.labels.count) { index in
        Chip(text: inputs.text(inputs.labels[index], in: locale), inputs: inputs)
          .accessibilityIdentifier("item-\(index)")
      }
    }
    .accessibilityIdentifier("flow")
    .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
    .font(.system(size: CGFloat(inputs.fontSize)))
    .padding(CGFloat(inputs.windowPadding))
  }
}
