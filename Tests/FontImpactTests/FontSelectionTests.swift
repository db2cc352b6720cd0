import FontImpact
import Testing
import Typography

@Suite struct FontSelectionTests {
  @Test func aFileMayCarryALocation() throws {
    let path = try Selections.path("Inter/Inter-Variable.ttf")
    let selection = try FontSelection.open(path + "@wght=600")
    #expect(selection.primary.location.map(\.value) == [600])
    #expect(try FontSelection.open(path).primary.location.isEmpty)
  }

  @Test func aFolderWithACatalogueIsADeclaredSet() throws {
    let directory = try FontLibrary.bundled.directory
    for name in [directory, directory + "/fonts.json"] {
      let selection = try FontSelection.open(name)
      #expect(selection.library != nil)
      #expect(selection.fonts.map(\.familyName).first == "Inter")
      #expect(selection.fonts.count == 7)
    }
  }

  @Test func whatCannotBeOpenedSaysWhy() throws {
    #expect(throws: FontError.unreadableFile(path: "nowhere.ttf")) {
      try FontSelection.open("nowhere.ttf@wght=600")
    }
    let path = try Selections.path("Roboto/Roboto-Regular.ttf")
    #expect(
      throws: FontError.unknownAxis(tag: "wght", font: path, known: [])
    ) { try FontSelection.open(path + "@wght=600") }
  }

  @Test func theFilesTellWhatTheyOffer() throws {
    let old = FontDescription(try Selections.family("Inter 3"))
    let new = FontDescription(try Selections.family("Inter"))
    #expect(old.unitsPerEm == 2816 && new.unitsPerEm == 2048)
    #expect(new.axes.map(\.tag.description) == ["opsz", "wght"])
    #expect(new.instances.contains("SemiBold"))
    #expect(new.embedding == .installable)
    let impact = FontFileImpact(from: old, to: new)
    #expect(impact.axes.gained.count == 2 && impact.axes.lost.isEmpty)
    #expect(impact.texts.map(\.name).contains("version"))
    #expect(old.positionings.map(\.description).contains("kern"))
  }
}
