import Surface

/// A list in sections.
struct ShoppingList: View {
  @State private var selection: String?
  private let fruit = ["Apple", "Pear"]

  var body: some View {
    NavigationStack {
      List(selection: $selection) {
        Section {
          ForEach(fruit, id: \.self) { name in
            Text(name)
              .accessibilityIdentifier("fruit-\(name)")
          }
        } header: {
          heading("Fruit")
        }
        Section(header: heading("Tools")) {
          HStack {
            Text("Saw")
              .accessibilityIdentifier("saw")
            Spacer()
            Text("2")
              .foregroundStyle(.secondary)
              .accessibilityIdentifier("count")
          }
        }
      }
      .listStyle(.inset)
      .accessibilityIdentifier("list")
      .navigationTitle("Shopping")
      .toolbar {
        ToolbarItem(placement: .primaryAction) {
          Button("Add") { selection = fruit.first }
        }
      }
    }
    .font(.custom("Widthwise Box", size: 16))
  }

  private func heading(_ title: LocalizedStringKey) -> some View {
    Text(title).font(.custom("Widthwise Box", size: 16)).bold()
  }
}
