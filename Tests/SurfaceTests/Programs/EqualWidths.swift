import Surface

/// Buttons that are all as wide as the widest one, by a preference.
struct EqualWidths: View {
  private struct WidthKey: PreferenceKey {
    static let defaultValue: CGFloat = 0
    static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) {
      value = max(value, nextValue())
    }
  }

  @State private var width: CGFloat?

  var body: some View {
    HStack(spacing: 10) {
      ForEach(["OK", "Cancel"], id: \.self) { title in
        Text(title)
          .background(
            GeometryReader { proxy in
              Color.clear.preference(key: WidthKey.self, value: proxy.size.width)
            }
          )
          .frame(width: width)
          .accessibilityIdentifier(title)
      }
    }
    .onPreferenceChange(WidthKey.self) { width = $0 }
    .font(.custom("Widthwise Box", size: 16))
  }
}

/// A frame around the chosen item of a row, by an anchor.
struct SelectionFrame: View {
  private struct BoundsKey: PreferenceKey {
    typealias Value = [Int: Anchor<CGRect>]
    static var defaultValue: Value { [:] }
    static func reduce(value: inout Value, nextValue: () -> Value) {
      value.merge(nextValue()) { $1 }
    }
  }

  let selected: Int

  var body: some View {
    HStack(spacing: 10) {
      ForEach(0..<3) { index in
        Text("Item \(index)")
          .padding(4)
          .anchorPreference(key: BoundsKey.self, value: .bounds) { [index: $0] }
      }
    }
    .overlayPreferenceValue(BoundsKey.self) { anchors in
      GeometryReader { proxy in
        if let anchor = anchors[selected] {
          let frame = proxy[anchor]
          RoundedRectangle(cornerRadius: 4)
            .stroke(.blue)
            .frame(width: frame.width, height: frame.height)
            .offset(x: frame.minX, y: frame.minY)
            .accessibilityIdentifier("frame")
        }
      }
    }
    .font(.custom("Widthwise Box", size: 16))
  }
}
