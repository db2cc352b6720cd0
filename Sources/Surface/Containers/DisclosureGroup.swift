import Geometry

/// Views under a label that shows or hides them.
public nonisolated struct DisclosureGroup<Label: View, Content: View>: View {
  let binding: Binding<Bool>?
  let label: Label
  let content: Content
  @State private var ownState = false

  /// A group that is open while a binding is true.
  @MainActor
  public init(
    isExpanded: Binding<Bool>, @ViewBuilder content: () -> Content,
    @ViewBuilder label: () -> Label
  ) {
    binding = isExpanded
    self.label = label()
    self.content = content()
  }

  /// A group that is closed at first.
  @MainActor
  public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    binding = nil
    self.label = label()
    self.content = content()
  }

  /// A chevron and the label; the content below stands in where the group is open.
  @MainActor
  public var body: some View {
    let isOpen = binding ?? $ownState
    VStack(alignment: .leading, spacing: CGFloat(Theme.sectionGap)) {
      HStack(spacing: CGFloat(Theme.labelGap)) {
        DisclosureMark(turn: isOpen.wrappedValue ? 1 : 0).stroke(Color.secondary, lineWidth: 1.5)
          .frame(
            width: CGFloat(Theme.chevronSize.width), height: CGFloat(Theme.chevronSize.height))
        label
      }
      .onTapGesture { isOpen.wrappedValue.toggle() }
      if isOpen.wrappedValue {
        VStack(alignment: .leading, spacing: CGFloat(Theme.sectionGap)) { content }
          .padding(.leading, CGFloat(Theme.disclosureIndent))
      }
    }
  }
}

extension DisclosureGroup where Label == Text {
  /// A group with a text that is looked up in the scene's language, closed at first.
  @MainActor
  public init(_ title: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(title) }
  }

  /// A group with a text that is looked up in the scene's language, open while a binding is true.
  @MainActor
  public init(
    _ title: LocalizedStringKey, isExpanded: Binding<Bool>, @ViewBuilder content: () -> Content
  ) {
    self.init(isExpanded: isExpanded, content: content) { Text(title) }
  }
}

/// A chevron to the right that is turned downwards where the group is open.
nonisolated struct DisclosureMark: Shape {
  /// 0 to the right, 1 downwards.
  var turn: Double

  var animatableData: Double {
    get { turn }
    set { turn = newValue }
  }

  func path(in rect: CGRect) -> Path {
    let (sine, cosine) = Trigonometry.sineAndCosine(degrees: 90 * turn)
    let corners = [(-1.0, -2.0), (1, 0), (-1, 2)].map { x, y in
      let (x, y) = (x * Double(rect.width) / 4, y * Double(rect.width) / 4)
      return CGPoint(
        x: rect.midX + CGFloat(x * cosine - y * sine),
        y: rect.midY + CGFloat(x * sine + y * cosine))
    }
    return Path { $0.addLines(corners) }
  }
}
