import Surface

/// A list of things to do whose rows are put in order, ticked off and removed.
struct TodoProgram: View {
  struct Item: Identifiable {
    let id: String
    var isDone = false
  }
  @State private var items = ["tea", "bread", "milk"].map { Item(id: $0) }
  @State private var draft = ""

  var body: some View {
    VStack(alignment: .leading, spacing: 10) {
      TextField("New item", text: $draft)
      HStack {
        Button("Add") {
          withAnimation(.linear(duration: 0.5)) { items.append(Item(id: draft)) }
          draft = ""
        }
        Button("Sort") {
          withAnimation(.linear(duration: 1)) { items.sort { $0.id < $1.id } }
        }
        Button("Remove first") {
          withAnimation(.linear(duration: 0.4)) { _ = items.removeFirst() }
        }
      }
      ForEach(items) { item in
        Text(item.id)
          .frame(maxWidth: .infinity, alignment: .leading)
          .frame(height: 30)
          .transition(.slide)
      }
      Spacer()
    }
    .frame(width: 300, height: 400)
  }
}

/// Sections that open and close.
struct AccordionProgram: View {
  @State private var isOpen = false

  var body: some View {
    VStack(spacing: 0) {
      Button("Details") { isOpen.toggle() }
      Text("›").rotationEffect(.degrees(isOpen ? 90 : 0)).accessibilityIdentifier("chevron")
      if isOpen {
        Color.blue.frame(height: 80)
          .accessibilityIdentifier("content")
          .transition(.opacity.combined(with: .move(edge: .top)))
      }
      Rectangle().fill(isOpen ? Color.red : Color.black)
        .frame(width: isOpen ? 200 : 100, height: 20)
        .opacity(isOpen ? 0.5 : 1)
        .accessibilityIdentifier("bar")
      Spacer()
    }
    .frame(width: 300, height: 300)
    .animation(.linear(duration: 1), value: isOpen)
  }
}

/// A message over the window that comes from below and goes again.
struct ToastProgram: View {
  @State private var isShown = false

  var body: some View {
    VStack {
      Button("Save") { withAnimation(.linear(duration: 1)) { isShown = true } }
      Button("Dismiss") { withAnimation(.linear(duration: 1)) { isShown = false } }
      Spacer()
    }
    .frame(width: 300, height: 300)
    .overlay(alignment: .bottom) {
      if isShown {
        Text("Saved").frame(width: 100, height: 40)
          .background(Color.green)
          .accessibilityIdentifier("toast")
          .transition(.move(edge: .bottom).combined(with: .opacity))
      }
    }
  }
}

/// A view that comes and goes by a modifier of the program's own.
struct CustomTransitionProgram: View {
  struct Tilt: ViewModifier {
    let amount: Double
    func body(content: Content) -> some View {
      content.offset(x: 100 * amount).opacity(1 - amount)
    }
  }
  struct Drop: Transition {
    func body(content: Content, phase: TransitionPhase) -> some View {
      content.offset(y: phase.value * 50)
    }
  }
  @State private var isShown = false

  var body: some View {
    VStack(spacing: 0) {
      Button("Toggle") { withAnimation(.linear(duration: 1)) { isShown.toggle() } }
      if isShown {
        Color.red.frame(width: 50, height: 50).accessibilityIdentifier("tilt")
          .transition(.modifier(active: Tilt(amount: 1), identity: Tilt(amount: 0)))
        Color.red.frame(width: 50, height: 50).accessibilityIdentifier("drop")
          .transition(Drop())
      }
      Spacer()
    }
    .frame(width: 300, height: 300)
  }
}

/// State that changes beside an animated change, in the same action.
struct MixedProgram: View {
  @State private var width = 100.0
  @State private var height = 100.0

  var body: some View {
    VStack(spacing: 0) {
      Button("Go") {
        width = 200
        withAnimation(.linear(duration: 1)) { height = 200 }
      }
      Color.red.frame(width: 100, height: height).accessibilityIdentifier("animated")
      Color.red.frame(width: width, height: 10).accessibilityIdentifier("plain")
      Spacer()
    }
    .frame(width: 400, height: 400, alignment: .topLeading)
  }
}

/// A view that appears with an animation, and one that turns for ever.
struct AppearingProgram: View {
  @State private var isThere = false
  @State private var isTurning = false

  var body: some View {
    VStack(spacing: 0) {
      Color.red.frame(width: isThere ? 200 : 100, height: 10).accessibilityIdentifier("bar")
      Color.blue.frame(width: 10, height: 10)
        .offset(x: isTurning ? 100 : 0)
        .accessibilityIdentifier("endless")
        .animation(.linear(duration: 1).repeatForever(autoreverses: false), value: isTurning)
    }
    .frame(width: 300, height: 100, alignment: .topLeading)
    .onAppear {
      withAnimation(.linear(duration: 1)) { isThere = true }
      isTurning = true
    }
  }
}

/// A ring that fills, and a shape with a number of its own.
struct RingProgram: View {
  struct Wedge: Shape {
    var width: Double
    var animatableData: Double {
      get { width }
      set { width = newValue }
    }
    func path(in rect: CGRect) -> Path {
      Path(CGRect(x: rect.minX, y: rect.minY, width: (width / 2).rounded() * 2, height: 10))
    }
  }
  @State private var share = 0.25

  var body: some View {
    VStack(spacing: 0) {
      Button("Fill") { withAnimation(.linear(duration: 1)) { share = 0.75 } }
      Circle().trim(from: 0, to: share).stroke(Color.blue, lineWidth: 4)
        .frame(width: 100, height: 100)
      Wedge(width: share * 200).fill(Color.red).frame(width: 200, height: 10)
      Spacer()
    }
    .frame(width: 300, height: 300)
  }
}

/// A ring at rest.
struct StillRingProgram: View {
  let share: Double
  var body: some View {
    VStack(spacing: 0) {
      Button("Fill") {}
      Circle().trim(from: 0, to: share).stroke(Color.blue, lineWidth: 4)
        .frame(width: 100, height: 100)
      RingProgram.Wedge(width: share * 200).fill(Color.red).frame(width: 200, height: 10)
      Spacer()
    }
    .frame(width: 300, height: 300)
  }
}
