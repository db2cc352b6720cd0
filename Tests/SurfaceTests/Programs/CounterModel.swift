import Observation
import Surface

/// A model that views share.
@MainActor @Observable
final class CounterModel {
  var count = 0
  var step = 1
  var title = "Count"
  var isLoaded = false

  func increase() { count += step }
  func load() async { isLoaded = true }
}

struct CounterScreen: View {
  @State private var model = CounterModel()

  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      CounterLine()
      StepEditor(model: model)
      if model.isLoaded { Text("Loaded").accessibilityIdentifier("loaded") }
    }
    .environment(model)
    .task { await model.load() }
    .font(.custom("Widthwise Box", size: 16))
  }
}

private struct CounterLine: View {
  @Environment(CounterModel.self) private var model

  var body: some View {
    HStack(spacing: 8) {
      Text("\(model.title) \(model.count)")
        .accessibilityIdentifier("line")
      Button("Increase", action: model.increase)
        .buttonStyle(.plain)
    }
  }
}

private struct StepEditor: View {
  @Bindable var model: CounterModel

  var body: some View {
    Stepper("Step \(model.step)", value: $model.step, in: 1...10)
    TextField("Title", text: $model.title)
  }
}

#Preview("Counter", traits: .sizeThatFitsLayout) {
  CounterScreen()
}

#Preview {
  CounterScreen()
    .padding()
}
