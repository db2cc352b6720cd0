import Surface

/// Tiles in as many columns as fit.
struct DashboardGrid: View {
  struct Metric: Identifiable {
    let id = UUID()
    let name: String
    let value: Double
    let tint: Color
  }

  let metrics = [
    Metric(name: "CPU", value: 0.4, tint: .blue),
    Metric(name: "RAM", value: 0.75, tint: .green),
    Metric(name: "Disk", value: 0.2, tint: .orange),
    Metric(name: "Net", value: 0.9, tint: .red),
    Metric(name: "GPU", value: 0.1, tint: .purple),
  ]

  private let columns = [GridItem(.adaptive(minimum: 100), spacing: 10)]

  var body: some View {
    ScrollView {
      LazyVGrid(columns: columns, spacing: 10) {
        ForEach(metrics) { metric in
          tile(metric)
            .accessibilityIdentifier(metric.name)
        }
      }
      .padding(10)
    }
    .font(.custom("Widthwise Box", size: 16))
  }

  @ViewBuilder
  private func tile(_ metric: Metric) -> some View {
    ZStack(alignment: .topLeading) {
      RoundedRectangle(cornerRadius: 10)
        .fill(metric.tint.opacity(0.15))
      VStack(alignment: .leading) {
        Text(metric.name)
        Spacer(minLength: 0)
        Text(metric.value, format: .percent)
          .foregroundStyle(metric.tint)
      }
      .padding(8)
    }
    .frame(height: 60)
  }
}
