import Surface

/// Messages of two people at opposite edges.
struct ChatBubbles: View {
  struct Message: Identifiable {
    let id: Int
    let text: String
    let isMine: Bool
  }

  let messages = [
    Message(id: 1, text: "Hello", isMine: true),
    Message(id: 2, text: "Can you see the new layout on the wide screen now", isMine: false),
  ]

  var body: some View {
    ScrollView(.vertical, showsIndicators: false) {
      LazyVStack(spacing: 6) {
        ForEach(messages) { message in
          bubble(message)
        }
      }
      .padding(10)
    }
    .font(.custom("Widthwise Box", size: 16))
  }

  private func bubble(_ message: Message) -> some View {
    HStack {
      if message.isMine { Spacer(minLength: 40) }
      Text(message.text)
        .multilineTextAlignment(message.isMine ? .trailing : .leading)
        .padding(8)
        .foregroundStyle(message.isMine ? Color.white : .primary)
        .background(
          message.isMine ? AnyShapeStyle(Color.blue) : AnyShapeStyle(.gray.opacity(0.2)),
          in: .rect(cornerRadius: 12)
        )
        .accessibilityIdentifier("message-\(message.id)")
      if !message.isMine { Spacer(minLength: 40) }
    }
    .transition(.move(edge: .bottom).combined(with: .opacity))
  }
}
