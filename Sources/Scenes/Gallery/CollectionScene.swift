import Surface

/// A list that a text field and a toggle filter; rows come, go and move with an animation.
struct CollectionScene: View {
  /// One row.
  struct Record: Identifiable {
    let id: Int
    let title: String
    let isTile: Bool
  }

  /// How long rows take to come, go and move, in seconds.
  nonisolated static let duration = 0.22

  @Environment(\.accessibilityReduceMotion) private var reduceMotion
  @State private var query = ""
  @State private var tilesOnly = false

  private let records = [
    Record(id: 1, title: "Tile A", isTile: true),
    Record(id: 2, title: "Dot A", isTile: false),
    Record(id: 3, title: "Tile B", isTile: true),
    Record(id: 4, title: "Dot B", isTile: false),
  ]

  private var shown: [Record] {
    let needle = query.lowercased()
    return records.filter { record in
      (needle.isEmpty || record.title.lowercased().contains(needle))
        && (!tilesOnly || record.isTile)
    }
  }

  var body: some View {
    let shown = shown
    VStack(alignment: .leading, spacing: 12) {
      Text("Label Collection").font(.title2)
      TextField("Filter labels", text: $query).textFieldStyle(.roundedBorder)
      Toggle("Tiles only", isOn: $tilesOnly)
      Text("\(shown.count) of \(records.count) labels").font(.caption)
        .accessibilityIdentifier("counter")
      ScrollView {
        VStack(alignment: .leading, spacing: 8) {
          ForEach(shown) { row($0) }
          if shown.isEmpty {
            Text("No matching labels")
              .foregroundStyle(.secondary)
              .padding(12)
              .transition(.opacity)
              .accessibilityIdentifier("empty")
          }
        }
        .padding(12)
        .animation(reduceMotion ? nil : .easeInOut(duration: Self.duration), value: shown.map(\.id))
      }
      .frame(height: 300)
    }
    .padding(20)
    .frame(minWidth: 360)
  }

  private func row(_ record: Record) -> some View {
    HStack {
      Text(record.title)
      Spacer()
      Text(record.isTile ? "Tile" : "Dot").foregroundStyle(.secondary)
    }
    .padding(12)
    .frame(maxWidth: .infinity, alignment: .leading)
    .background(RoundedRectangle(cornerRadius: 8).fill(Color.blue.opacity(0.10)))
    .transition(
      .asymmetric(
        insertion: .offset(x: 0, y: 8).combined(with: .opacity), removal: .opacity))
  }
}
