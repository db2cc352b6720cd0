// What .github/SURFACE.md says is there compiles, each name of it once; see Scripts/check-names.
import SwiftUI

@MainActor struct Programs {
  struct Own: App {
    var body: some Scene {
      WindowGroup("Main") { Text("") }
      Window("One", id: "one") { Text("") }
      Settings { Text("") }
    }
  }
  struct Preview: PreviewProvider {
    static var previews: some View { Text("") }
  }
}
extension EnvironmentValues { @Entry var rank = 1 }
#Preview { Text("") }

struct Record: Identifiable, Hashable {
  let id: Int
  var name = ""
  static let all = [Record(id: 1)]
}

struct StacksAndGrids: View {
  private let columns = [GridItem(.flexible()), GridItem(.adaptive(minimum: 20))]
  var body: some View {
    HStack(alignment: .firstTextBaseline, spacing: 1) { Spacer(minLength: 1) }
    VStack(alignment: .leading) { Divider() }
    ZStack(alignment: .topLeading) { Group { Text("") } }
    LazyHStack { Text("") }
    LazyVStack(pinnedViews: .sectionHeaders) { Section("") { Text("") } }
    Grid(horizontalSpacing: 1, verticalSpacing: 1) { GridRow { Text("").gridCellColumns(2) } }
    LazyHGrid(rows: columns) { ForEach(Record.all) { Text($0.name) } }
    LazyVGrid(columns: columns) { ForEach(0..<3) { Text("\($0)") } }
    ViewThatFits(in: .horizontal) { Text("") }
    GeometryReader { Text("\($0.size.width)") }
    ScrollView(.horizontal, showsIndicators: false) { Text("") }
  }
}

struct Layouts: View {
  struct Rank: LayoutValueKey { static let defaultValue = 0 }
  struct Own: Layout {
    func makeCache(subviews: Subviews) -> [CGSize] { [] }
    func sizeThatFits(
      proposal: ProposedViewSize, subviews: Subviews, cache: inout [CGSize]
    ) -> CGSize { proposal.replacingUnspecifiedDimensions() }
    func placeSubviews(
      in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout [CGSize]
    ) {
      for (a, b) in zip(subviews, subviews.dropFirst()) where a[Rank.self] < a.priority.hashValue {
        _ = a.spacing.distance(to: b.spacing, along: .horizontal)
        a.place(at: bounds.origin, anchor: .topLeading, proposal: .unspecified)
      }
    }
  }
  var body: some View {
    Own { Text("").layoutValue(key: Rank.self, value: 1) }
    AnyLayout(HStackLayout(spacing: 1)) { Text("") }
    AnyLayout(VStackLayout()) { Text("") }
    AnyLayout(ZStackLayout()) { Text("") }
  }
}

extension HorizontalAlignment {
  private struct Middle: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context.width / 2 }
  }
  static let own = HorizontalAlignment(Middle.self)
}

struct Room: View {
  var body: some View {
    Text("").frame(width: 1).frame(minWidth: 1, maxWidth: .infinity, alignment: .leading)
    Text("").padding().padding(.horizontal, 1).padding(EdgeInsets()).fixedSize()
    Text("").aspectRatio(2, contentMode: .fit).layoutPriority(1).offset(x: 1).position(x: 1, y: 1)
    Text("").overlay { Text("") }.overlay(alignment: .topTrailing) { Text("") }
    Text("").background(.red, in: Capsule()).background { Text("") }.border(.red, width: 2)
    Text("").alignmentGuide(.own) { $0[.leading] }.alignmentGuide(.top) { $0.height }.zIndex(1)
  }
}

struct ShapesAndStyles: View {
  struct Own: Shape {
    func path(in rect: CGRect) -> Path { Path { $0.move(to: .zero) } }
  }
  struct Inner: InsettableShape {
    func path(in rect: CGRect) -> Path { Path(ellipseIn: rect) }
    func inset(by amount: CGFloat) -> Inner { self }
  }
  var body: some View {
    Rectangle().fill(.red).stroke(.blue, lineWidth: 2)
    RoundedRectangle(cornerRadius: 1, style: .continuous).strokeBorder(.red)
    UnevenRoundedRectangle(topLeadingRadius: 1).fill(.red.gradient)
    Capsule().trim(from: 0, to: 0.5).stroke(.red, style: StrokeStyle(lineWidth: 1, dash: [1, 2]))
    Circle().fill(LinearGradient(colors: [.red], startPoint: .top, endPoint: .bottom))
    Ellipse().fill(RadialGradient(colors: [.red], center: .center, startRadius: 0, endRadius: 1))
    Own().fill(AngularGradient(colors: [.red], center: .center))
    Inner().fill(.tertiary.opacity(0.5))
    Canvas { context, size in context.fill(Path(CGRect(origin: .zero, size: size)), with: .color(.red)) }
  }
}

struct Effects: View {
  struct Slide: GeometryEffect {
    func effectValue(size: CGSize) -> ProjectionTransform { ProjectionTransform() }
  }
  var body: some View {
    Text("").opacity(0.5).clipShape(.rect(cornerRadius: 1)).mask { Circle() }.shadow(radius: 1)
    Text("").blur(radius: 1).blendMode(.multiply).rotationEffect(.degrees(1)).scaleEffect(2)
    Text("").modifier(Slide())
  }
}

struct TextsAndImages: View {
  var body: some View {
    Text("**bold**").font(.title.bold()).font(.system(size: 12, weight: .semibold, design: .rounded))
    Label("a", systemImage: "star").labelStyle(.titleAndIcon)
    Link("a", destination: URL(filePath: "/"))
    Image("picture").resizable().scaledToFit()
  }
}

struct Controls: View {
  @State private var isOn = false
  @State private var text = ""
  @State private var number = 1.0
  @State private var whole = 1
  @State private var date = Date(timeIntervalSince1970: 0)
  @State private var color = Color.red
  @FocusState private var isFocused: Bool
  var body: some View {
    Button("a", role: .destructive) {}.buttonStyle(.borderedProminent).controlSize(.large)
    Toggle("a", isOn: $isOn).toggleStyle(.switch)
    TextField("a", text: $text, prompt: Text("b")).textFieldStyle(.roundedBorder)
    SecureField("a", text: $text).focused($isFocused)
    TextEditor(text: $text)
    Slider(value: $number, in: 0...2, step: 0.5)
    Stepper("a", value: $whole, in: 0...3)
    Picker("a", selection: $whole) { Text("").tag(1) }.pickerStyle(.segmented)
    DatePicker("a", selection: $date, displayedComponents: .date)
    ColorPicker("a", selection: $color)
    Menu("a") { Button("b") {} }
    ControlGroup { Button("a") {} }
    ProgressView(value: 0.5).progressViewStyle(.linear)
    Gauge(value: 0.5) { Text("") }
    DisclosureGroup("a", isExpanded: $isOn) { Text("") }
    Text("").badge(3)
  }
}

struct OwnStyles {
  struct Press: ButtonStyle {
    func makeBody(configuration: Configuration) -> some View {
      configuration.label.opacity(configuration.isPressed ? 0.5 : 1)
    }
  }
  struct Flip: ToggleStyle {
    func makeBody(configuration: Configuration) -> some View {
      configuration.label.onTapGesture { configuration.isOn.toggle() }
    }
  }
  struct Tall: LabelStyle {
    func makeBody(configuration: Configuration) -> some View {
      VStack { configuration.icon; configuration.title }
    }
  }
}

struct Containers: View {
  @State private var chosen: Int?
  @State private var tab = 1
  var body: some View {
    List(Record.all, selection: $chosen) { Text($0.name) }
    Form { Text("") }
    GroupBox("a") { Text("") }
    TabView(selection: $tab) { Text("").tabItem { Label("a", systemImage: "star") }.tag(1) }
    NavigationStack {
      NavigationLink("a", value: 1)
        .navigationDestination(for: Int.self) { Text("\($0)") }
        .navigationTitle("b")
        .toolbar { ToolbarItem(placement: .primaryAction) { Button("a") {} } }
    }
    NavigationSplitView { Text("").navigationSplitViewColumnWidth(200) } detail: { Text("") }
    ContentUnavailableView("a", systemImage: "star", description: Text("b"))
  }
}

@Observable final class Model { var count = 0 }
final class OldModel: ObservableObject { @Published var count = 0 }
struct WidthKey: PreferenceKey {
  static let defaultValue: CGFloat = 0
  static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) { value = max(value, nextValue()) }
}
struct BoundsKey: PreferenceKey {
  static var defaultValue: [Anchor<CGRect>] { [] }
  static func reduce(value: inout [Anchor<CGRect>], nextValue: () -> [Anchor<CGRect>]) { value += nextValue() }
}

struct States: View {
  @State private var count = 0
  @Binding var bound: Int
  @Bindable var model: Model
  @Environment(\.colorScheme) private var scheme
  @StateObject private var old = OldModel()
  @ObservedObject var given: OldModel
  @AppStorage("a") private var stored = 1
  var body: some View {
    Text("\(count)").onAppear { count = 1 }.onChange(of: count) { _, new in bound = new }.task {}
    Stepper("a", value: $model.count).environmentObject(old).environment(\.colorScheme, .dark)
    Text("").preference(key: WidthKey.self, value: 1).onPreferenceChange(WidthKey.self) { _ in }
    Text("").anchorPreference(key: BoundsKey.self, value: .bounds) { [$0] }
      .overlayPreferenceValue(BoundsKey.self) { Text("\($0.count)") }
  }
}

struct Motion: View {
  struct Wave: Shape, Animatable {
    var phase: Double
    var animatableData: Double {
      get { phase }
      set { phase = newValue }
    }
    func path(in rect: CGRect) -> Path { Path(rect) }
  }
  struct Fade: Transition {
    func body(content: Content, phase: TransitionPhase) -> some View {
      content.opacity(phase.isIdentity ? 1 : 0)
    }
  }
  @State private var flag = false
  @Namespace private var space
  var body: some View {
    Text("").animation(.easeInOut(duration: 0.2).delay(1).speed(2), value: flag)
    Button("a") {
      withAnimation(.spring(duration: 1, bounce: 0.2)) { flag.toggle() } completion: {}
      withTransaction(Transaction(animation: .linear.repeatCount(2))) { flag.toggle() }
    }
    Text("").transition(.asymmetric(insertion: .slide, removal: .opacity)).transition(Fade())
    Text("").matchedGeometryEffect(id: 1, in: space).transaction { $0.animation = nil }
    Text("").phaseAnimator([0.0, 1]) { view, phase in view.opacity(phase) }
    PhaseAnimator([0.0, 1], trigger: flag) { Text("").opacity($0) }
    Wave(phase: 1)
  }
}
