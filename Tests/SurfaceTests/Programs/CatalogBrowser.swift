import Surface

/// A model of the older kind, and a list that can be edited.
final class Shelf: ObservableObject {
  @Published var titles = ["Dune", "Emma"]
  @Published var isEditing = false

  func add(_ title: String) { titles.append(title) }
}

struct CatalogBrowser: View {
  @StateObject private var shelf = Shelf()

  var body: some View {
    VStack(alignment: .leading, spacing: 4) {
      ShelfRows()
      Toggle("Edit", isOn: $shelf.isEditing)
      Button("Add") { shelf.add("Ulysses") }
        .buttonStyle(.plain)
    }
    .environmentObject(shelf)
    .font(.custom("Widthwise Box", size: 16))
  }
}

private struct ShelfRows: View {
  @EnvironmentObject private var shelf: Shelf

  var body: some View {
    ForEach(Array(shelf.titles.enumerated()), id: \.offset) { index, title in
      Text(shelf.isEditing ? "\(index + 1) \(title)" : "\(title)")
        .accessibilityIdentifier("title-\(index)")
    }
    .onDelete { shelf.titles.remove(atOffsets: $0) }
    .onMove { shelf.titles.move(fromOffsets: $0, toOffset: $1) }
  }
}

struct CatalogBrowserPreviews: PreviewProvider {
  static var previews: some View {
    CatalogBrowser().previewLayout(.sizeThatFits)
  }
}
