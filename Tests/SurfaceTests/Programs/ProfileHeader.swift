import Surface

/// A portrait with a badge, a name and an action.
struct ProfileHeader: View {
  @State private var follows = false
  @Environment(\.colorScheme) private var colorScheme

  var body: some View {
    HStack(spacing: 16) {
      Circle()
        .fill(colorScheme == .dark ? Color.teal : Color(red: 0.2, green: 0.6, blue: 0.6))
        .frame(width: 64, height: 64)
        .overlay(alignment: .bottomTrailing) {
          Circle()
            .fill(.green)
            .frame(width: 16, height: 16)
            .overlay(Circle().stroke(.white, lineWidth: 2))
            .offset(x: 4, y: 4)
            .accessibilityIdentifier("badge")
        }
        .accessibilityIdentifier("portrait")
      VStack(alignment: .leading, spacing: 4) {
        Text("Grace Hopper")
          .fontWeight(.semibold)
          .accessibilityIdentifier("name")
        Text("Admiral")
          .foregroundStyle(.secondary)
          .accessibilityIdentifier("rank")
      }
      Spacer(minLength: 0)
      Button(follows ? "Following" : "Follow") {
        withAnimation(.easeInOut(duration: 0.2)) { follows.toggle() }
      }
      .buttonStyle(.bordered)
      .tint(.teal)
      .accessibilityIdentifier("follow")
    }
    .padding()
    .font(.custom("Widthwise Box", size: 16))
  }
}
