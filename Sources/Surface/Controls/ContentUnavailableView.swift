/// What is shown where there is nothing to show.
public nonisolated struct ContentUnavailableView<Label: View, Description: View, Actions: View>:
  View
{
  let label: Label
  let description: Description
  let actions: Actions

  /// A label with a description and actions.
  @MainActor
  public init(
    @ViewBuilder label: () -> Label, @ViewBuilder description: () -> Description,
    @ViewBuilder actions: () -> Actions
  ) {
    self.label = label()
    self.description = description()
    self.actions = actions()
  }

  /// The parts below each other in the middle of the room.
  @MainActor
  public var body: some View {
    VStack(spacing: CGFloat(Theme.sectionGap)) {
      label.font(.title2).labelStyle(UnavailableLabelStyle())
      description.foregroundStyle(.secondary).multilineTextAlignment(.center)
      actions
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity)
  }
}

extension ContentUnavailableView where Actions == EmptyView {
  /// A label with a description.
  @MainActor
  public init(
    @ViewBuilder label: () -> Label, @ViewBuilder description: () -> Description
  ) {
    self.init(label: label, description: description) { EmptyView() }
  }
}

extension ContentUnavailableView
where Label == Surface.Label<Text, Image>, Description == Text?, Actions == EmptyView {
  /// A text that is looked up in the scene's language with a symbol and a description.
  @MainActor
  public init(_ title: LocalizedStringKey, systemImage: String, description: Text? = nil) {
    self.init {
      Surface.Label(title, systemImage: systemImage)
    } description: {
      description
    }
  }

  /// A search that found nothing.
  @MainActor
  public static var search: Self {
    Self("No Results", systemImage: "magnifyingglass", description: searchAdvice)
  }

  /// A search for a text that found nothing.
  @MainActor
  public static func search(text: String) -> Self {
    guard !text.isEmpty else { return search }
    return Self(
      "No Results for “\(text)”", systemImage: "magnifyingglass", description: searchAdvice)
  }

  private static var searchAdvice: Text { Text("Check the spelling or try a new search.") }
}

/// The icon above the title.
nonisolated struct UnavailableLabelStyle: LabelStyle {
  @MainActor func makeBody(configuration: Configuration) -> some View {
    VStack(spacing: CGFloat(Theme.sectionGap)) {
      configuration.icon.font(.largeTitle).foregroundStyle(.secondary)
      configuration.title
    }
  }
}
