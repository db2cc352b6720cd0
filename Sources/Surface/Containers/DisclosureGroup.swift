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
        DisclosureMark(isOpen: isOpen.wrappedValue).stroke(Color.secondary, lineWidth: 1.5)
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

/// A chevron to the right, or downwards where it is open.
nonisolated struct DisclosureMark: Shape {
  let isOpen: Bool

  func path(in rect: CGRect) -> Path {
    Path { path in
      path.addLines(
        isOpen
          ? [
            CGPoint(x: rect.minX, y: rect.midY - rect.width / 4),
            CGPoint(x: rect.midX, y: rect.midY + rect.width / 4),
            CGPoint(x: rect.maxX, y: rect.midY - rect.width / 4),
          ]
          : [
            CGPoint(x: rect.midX - rect.width / 4, y: rect.midY - rect.width / 2),
            CGPoint(x: rect.midX + rect.width / 4, y: rect.midY),
            CGPoint(x: rect.midX - rect.width / 4, y: rect.midY + rect.width / 2),
          ])
    }
  }
}
