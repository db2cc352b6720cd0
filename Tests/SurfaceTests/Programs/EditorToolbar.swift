import Surface

/// A bar of tools with looks of its own.
struct EditorToolbar: View {
  @State private var query = ""
  @State private var showsGrid = true
  @FocusState private var isSearching: Bool

  var body: some View {
    HStack(spacing: 12) {
      Group {
        Button("New") { query = "" }
          .accessibilityIdentifier("new")
        Button("Open", action: open)
          .accessibilityIdentifier("open")
      }
      .buttonStyle(ToolButtonStyle())
      Divider()
        .frame(height: 20)
        .accessibilityIdentifier("divider")
      Spacer()
      TextField("Search", text: $query)
        .textFieldStyle(.roundedBorder)
        .focused($isSearching)
        .frame(width: 120)
        .accessibilityIdentifier("search")
      Toggle("Grid", isOn: $showsGrid)
        .toggleStyle(.button)
        .accessibilityIdentifier("grid")
    }
    .padding(.horizontal, 16)
    .frame(height: 44)
    .background(.bar)
    .font(.custom("Widthwise Box", size: 16))
  }

  private func open() { isSearching = false }
}

struct ToolButtonStyle: ButtonStyle {
  func makeBody(configuration: Configuration) -> some View {
    configuration.label
      .padding(.horizontal, 6)
      .padding(.vertical, 4)
      .background(configuration.isPressed ? Color.gray.opacity(0.3) : .clear)
      .clipShape(RoundedRectangle(cornerRadius: 6))
  }
}
