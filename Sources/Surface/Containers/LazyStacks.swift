/// Views side by side that a platform makes as they come into sight; here all are made at once.
///
/// It does not know its highest view beforehand, so it takes the whole height that it is offered.
public nonisolated struct LazyHStack<Content: View>: View {
  let alignment: VerticalAlignment
  let stack: HStack<Content>

  /// Views side by side; pinned ones stand where they are, as scrolled content stands at its start.
  @MainActor
  public init(
    alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = [], @ViewBuilder content: () -> Content
  ) {
    self.alignment = alignment
    stack = HStack(alignment: alignment, spacing: spacing, content: content)
  }

  /// A stack along x, as high as its room.
  @MainActor
  public func resolved(in inputs: ViewInputs) -> ViewOutputs {
    let place = Alignment(horizontal: .center, vertical: alignment)
    return stack.frame(maxHeight: .infinity, alignment: place).resolved(in: inputs)
  }
}

/// Views below each other that a platform makes as they come into sight; here all are made at once.
///
/// It does not know its widest view beforehand, so it takes the whole width that it is offered.
public nonisolated struct LazyVStack<Content: View>: View {
  let alignment: HorizontalAlignment
  let stack: VStack<Content>

  /// Views below each other; pinned ones stand where they are, as scrolled content stands at its
  /// start.
  @MainActor
  public init(
    alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = [], @ViewBuilder content: () -> Content
  ) {
    self.alignment = alignment
    stack = VStack(alignment: alignment, spacing: spacing, content: content)
  }

  /// A stack along y, as wide as its room.
  @MainActor
  public func resolved(in inputs: ViewInputs) -> ViewOutputs {
    let place = Alignment(horizontal: alignment, vertical: .center)
    return stack.frame(maxWidth: .infinity, alignment: place).resolved(in: inputs)
  }
}
