import Surface

/// A form as an app's settings window has it.
struct SettingsForm: View {
  enum Quality: String, CaseIterable, Identifiable {
    case draft, normal, high
    var id: Self { self }
  }

  @State private var name = "Ada"
  @State private var code = ""
  @State private var notifies = true
  @State private var quality = Quality.high
  @State private var volume = 0.5
  @State private var copies = 2

  var body: some View {
    Form {
      Section {
        TextField("Name", text: $name)
          .accessibilityIdentifier("name")
        SecureField("Code", text: $code)
          .accessibilityIdentifier("code")
      }
      Section {
        Toggle("Notify", isOn: $notifies)
          .accessibilityIdentifier("notify")
        Picker("Quality", selection: $quality) {
          ForEach(Quality.allCases) { quality in
            Text(quality.rawValue.capitalized).tag(quality)
          }
        }
        .accessibilityIdentifier("quality")
        Slider(value: $volume, in: 0...1) {
          Text("Volume")
        }
        .accessibilityIdentifier("volume")
        Stepper("Copies: \(copies)", value: $copies, in: 1...5)
          .accessibilityIdentifier("copies")
      } footer: {
        Text("Changes are saved at once.")
      }
    }
    .formStyle(.columns)
    .padding(20)
    .frame(width: 400, height: 400, alignment: .top)
    .font(.custom("Widthwise Box", size: 16))
  }
}
