import Surface

/// A narrow form in the middle of its window.
struct LoginForm: View {
  private enum Field: Hashable {
    case user, password
  }

  @State private var user = ""
  @State private var password = ""
  @State private var failed = false
  @FocusState private var focus: Field?
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    VStack(spacing: 16) {
      Text("Welcome")
        .accessibilityIdentifier("title")
      VStack(spacing: 8) {
        TextField("User", text: $user)
          .focused($focus, equals: .user)
          .accessibilityIdentifier("user")
        SecureField("Password", text: $password)
          .focused($focus, equals: .password)
          .onSubmit(signIn)
          .accessibilityIdentifier("password")
      }
      .textFieldStyle(.roundedBorder)
      Button {
        signIn()
      } label: {
        Text("Sign in").frame(maxWidth: .infinity)
      }
      .buttonStyle(.borderedProminent)
      .disabled(user.isEmpty || password.isEmpty)
      .keyboardShortcut(.defaultAction)
      .accessibilityIdentifier("submit")
      if failed {
        Label("Wrong password", systemImage: "exclamationmark.triangle")
          .foregroundStyle(.red)
      }
    }
    .padding(24)
    .frame(maxWidth: 320)
    .font(.custom("Widthwise Box", size: 16))
    .alert("Locked", isPresented: .constant(false)) {
      Button("OK", role: .cancel) { dismiss() }
    } message: {
      Text("Try again later.")
    }
  }

  private func signIn() { failed = password != "secret" }
}
