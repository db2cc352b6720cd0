import Surface

/// A card with a picture, a title and a row of actions.
struct ArticleCard: View {
  var title = "Kites"
  var summary: LocalizedStringKey = "Paper and sticks"

  var body: some View {
    VStack(alignment: .leading, spacing: 8) {
      Rectangle()
        .fill(LinearGradient(colors: [.blue, .purple], startPoint: .top, endPoint: .bottom))
        .frame(height: 80)
        .clipShape(RoundedRectangle(cornerRadius: 8))
        .accessibilityIdentifier("picture")
      Text(title)
        .accessibilityIdentifier("title")
      Text(summary)
        .foregroundStyle(.secondary)
        .accessibilityIdentifier("summary")
      HStack {
        Text("\(4) min")
          .accessibilityIdentifier("time")
        Spacer()
        Text("Share")
          .foregroundColor(.accentColor)
          .accessibilityIdentifier("share")
      }
    }
    .padding(12)
    .background(.white, in: RoundedRectangle(cornerRadius: 12))
    .overlay(RoundedRectangle(cornerRadius: 12).stroke(.gray.opacity(0.3), lineWidth: 1))
    .shadow(color: .black.opacity(0.1), radius: 4, x: 0, y: 2)
    .accessibilityIdentifier("card")
    .frame(width: 240)
    .font(.custom("Widthwise Box", size: 16))
  }
}
