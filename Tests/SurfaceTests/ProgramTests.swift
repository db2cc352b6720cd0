import Geometry
import LayoutEngine
import Surface
import Testing

/// Ordinary programs, laid out by hand.
///
/// The box font at 16 points: letters are 8 wide, `i` and the space 4, `m` 16, a line is 16 high.
@MainActor
@Suite struct ProgramTests {
  private func check(
    _ view: some View, width: Double, height: Double, _ expected: [Expected],
    sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    let layout = try layout(of: view, width: width, height: height)
    for item in expected {
      let frame = try layout.frame(item.id)
      #expect(frame == item.frame, "\(item.id)", sourceLocation: sourceLocation)
    }
  }

  /// Rows are 360 wide; a field is 22 high, sections keep 6 between rows, the form 10 between sections.
  @Test func settingsForm() throws {
    try check(
      SettingsForm(), width: 400, height: 400,
      [
        Expected("name", 20, 20, 360, 22),
        Expected("code", 20, 48, 360, 22),
        // box 14, gap 6, "Notify" 44
        Expected("notify", 20, 80, 64, 16),
        Expected("quality", 20, 102, 360, 22),
        Expected("volume", 20, 130, 360, 16),
        Expected("copies", 20, 152, 360, 22),
      ])
  }

  /// 12 of padding; 80 + 8 + 16 + 8 + 16 + 8 + 16 = 152 high inside, centred in 300.
  @Test func articleCard() throws {
    try check(
      ArticleCard(), width: 240, height: 300,
      [
        Expected("card", 0, 62, 240, 176),
        Expected("picture", 12, 74, 216, 80),
        Expected("title", 12, 162, 36, 16),
        Expected("summary", 12, 186, 116, 16),
        Expected("time", 12, 210, 40, 16),
        Expected("share", 188, 210, 40, 16),
      ])
  }

  /// In 320 there is room for (320 + 10) / (100 + 10) = 3 columns of (320 − 20) / 3 = 100.
  @Test func dashboardGrid() throws {
    try check(
      DashboardGrid(), width: 340, height: 200,
      [
        Expected("CPU", 10, 10, 100, 60),
        Expected("RAM", 120, 10, 100, 60),
        Expected("Disk", 230, 10, 100, 60),
        Expected("Net", 10, 80, 100, 60),
        Expected("GPU", 120, 80, 100, 60),
      ])
  }

  /// Tags are 52, 64, 60, 56 and 32 wide and 24 high: 52 + 8 + 64 + 8 + 60 = 192 fit 200.
  @Test func tagCloud() throws {
    try check(
      TagCloud(), width: 200, height: 100,
      [
        Expected("cloud", 0, 22, 200, 56),
        Expected("Swift", 0, 22, 52, 24),
        Expected("Layout", 60, 22, 64, 24),
        Expected("Pixels", 132, 22, 60, 24),
        Expected("Fonts", 0, 54, 56, 24),
        Expected("CI", 64, 54, 32, 24),
      ])
  }

  /// 468 − 5 · 12 − 36 − 44 − 1 − 120 − 48 = 159 are left for the spacer.
  @Test func editorToolbar() throws {
    try check(
      EditorToolbar(), width: 500, height: 44,
      [
        Expected("new", 16, 10, 36, 24),
        Expected("open", 64, 10, 44, 24),
        Expected("divider", 120, 12, 1, 20),
        Expected("search", 304, 11, 120, 22),
        Expected("grid", 436, 11, 48, 22),
      ])
  }

  /// 320 wide at most; 16 + 16 + (22 + 8 + 22) + 16 + 22 = 122 high and 48 of padding.
  @Test func loginForm() throws {
    try check(
      LoginForm(), width: 500, height: 300,
      [
        Expected("title", 218, 89, 64, 16),
        Expected("user", 114, 121, 272, 22),
        Expected("password", 114, 151, 272, 22),
        Expected("submit", 114, 189, 272, 22),
      ])
  }

  /// Columns 40, 40 and 36 with gaps of 20: 156; rows 16, 1, 16, 16, 16 with gaps of 10: 105.
  @Test func pricingTable() throws {
    try check(
      PricingTable(), width: 400, height: 200,
      [
        Expected("table", 122, 47.5, 156, 105),
        Expected("line", 122, 73.5, 156, 1),
        Expected("seats-Basic", 214, 84.5, 8, 16),
        Expected("seats-Team", 206, 110.5, 16, 16),
        Expected("price-Team", 242, 110.5, 16, 16),
        Expected("total", 122, 136.5, 40, 16),
      ])
  }

  /// 16 of padding; the names are 16 + 4 + 16 = 36 high beside a portrait of 64.
  @Test func profileHeader() throws {
    try check(
      ProfileHeader(), width: 400, height: 120,
      [
        Expected("portrait", 16, 28, 64, 64),
        Expected("badge", 68, 80, 16, 16),
        Expected("name", 96, 42, 92, 16),
        Expected("rank", 96, 62, 60, 16),
        Expected("follow", 316, 49, 68, 22),
      ])
  }

  /// In 220 − 40 − 16 = 164 the long message breaks into lines of 136, 128 and 76.
  @Test func chatBubbles() throws {
    try check(
      ChatBubbles(), width: 240, height: 200,
      [
        Expected("message-1", 174, 10, 56, 32),
        Expected("message-2", 10, 48, 152, 64),
      ])
  }

  /// Rows of 16 + 2 · 4 below each other, 8 from the edges.
  @Test func shoppingList() throws {
    try check(
      ShoppingList(), width: 200, height: 150,
      [
        Expected("list", 0, 0, 200, 150),
        Expected("fruit-Apple", 8, 28, 40, 16),
        Expected("fruit-Pear", 8, 52, 32, 16),
        Expected("saw", 8, 100, 24, 16),
        Expected("count", 184, 100, 8, 16),
      ])
  }

  @Test func toolbarItemsAreFoundBySteps() throws {
    let laboratory = try Laboratory(ShoppingList())
    #expect(laboratory.layout(width: 200, height: 150).nodes.allSatisfy { $0.text != "Add" })
    try laboratory.tap("Add")
    #expect(laboratory.layout(width: 200, height: 150).nodes.contains { $0.view == "background" })
  }

  /// "Count 0" is 5 · 8 + 4 + 8 = 52 wide; two steps of 1 and 2 make 3.
  @Test func observedModel() throws {
    let laboratory = try Laboratory(CounterScreen())
    var layout = laboratory.layout(width: 300, height: 200)
    #expect(layout.node(id: "line")?.text == "Count 0")
    #expect(try layout.frame("line").width == 52)
    #expect(layout.node(id: "loaded") != nil)
    try laboratory.tap("Increase")
    try laboratory.tap("Step 1, increment")
    try laboratory.tap("Increase")
    try laboratory.fill("Title", with: "Sum")
    layout = laboratory.layout(width: 300, height: 200)
    #expect(layout.node(id: "line")?.text == "Sum 3")
    #expect(laboratory.session.diagnoses.isEmpty)
  }

  /// "3 Ulysses" is 8 + 4 + 56 = 68 wide.
  @Test func observableObject() throws {
    let laboratory = try Laboratory(CatalogBrowser())
    try laboratory.tap("Add")
    try laboratory.toggle("Edit", to: true)
    let layout = laboratory.layout(width: 200, height: 200)
    #expect(layout.node(id: "title-2")?.text == "3 Ulysses")
    #expect(try layout.frame("title-2").width == 68)
  }

  @Test func elementsMove() {
    var letters = ["a", "b", "c", "d"]
    letters.move(fromOffsets: [0, 1], toOffset: 4)
    #expect(letters == ["c", "d", "a", "b"])
    letters.move(fromOffsets: [3], toOffset: 0)
    #expect(letters == ["b", "c", "d", "a"])
    letters.remove(atOffsets: [0, 2])
    #expect(letters == ["c", "a"])
  }

  /// "Cancel" is 48 wide and "OK" 16: after the layout has told so, both are 48.
  @Test func preferencesSettle() throws {
    try check(
      EqualWidths(), width: 200, height: 20,
      [Expected("OK", 47, 2, 48, 16), Expected("Cancel", 105, 2, 48, 16)])
  }

  /// Items of "Item 0" are 4 + 8 + 8 + 16 + 4 + 8 = 48 and 8 of padding wide, with gaps of 10.
  @Test(arguments: [0, 1, 2])
  func anchorsFollowTheirView(selected: Int) throws {
    try check(
      SelectionFrame(selected: selected), width: 188, height: 24,
      [Expected("frame", Double(selected) * 66, 0, 56, 24)])
  }
}
