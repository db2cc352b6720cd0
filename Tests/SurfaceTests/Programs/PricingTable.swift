import Surface

/// A table whose columns are as wide as their widest cell.
struct PricingTable: View {
  struct Plan: Identifiable, Hashable {
    var name: String
    var seats: Int
    var price: Int
    var id: String { name }
  }

  let plans = [Plan(name: "Basic", seats: 1, price: 0), Plan(name: "Team", seats: 10, price: 90)]

  var body: some View {
    Grid(alignment: .leading, horizontalSpacing: 20, verticalSpacing: 10) {
      GridRow {
        Text("Plan")
        Text("Seats").gridColumnAlignment(.trailing)
        Text("Price")
      }
      .foregroundStyle(.secondary)
      Divider().accessibilityIdentifier("line")
      ForEach(plans) { plan in
        GridRow {
          Text(plan.name)
          Text("\(plan.seats)")
            .accessibilityIdentifier("seats-\(plan.name)")
          Text("\(plan.price)")
            .accessibilityIdentifier("price-\(plan.name)")
        }
      }
      GridRow {
        Text("Total")
          .gridCellColumns(2)
          .accessibilityIdentifier("total")
        Text(verbatim: String(plans.map(\.price).reduce(0, +)))
      }
    }
    .accessibilityIdentifier("table")
    .font(.custom("Widthwise Box", size: 16))
  }
}
