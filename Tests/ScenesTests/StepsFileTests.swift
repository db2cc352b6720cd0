import JSONValue
import Scenes
import Testing

@Suite struct StepsFileTests {
  private func message(_ text: String) -> String? {
    do {
      _ = try StepsFile(parsing: Array(text.utf8))
      return nil
    } catch { return error.message }
  }

  @Test func readsEveryStep() throws {
    let text = """
      {"steps": [{"fill": "Filter labels", "with": "a"}, {"toggle": "Tiles only", "to": "on"},
       {"toggle": "Tiles only", "to": false}, {"tap": "Add"}, {"wait": 0.11}]}
      """
    let steps = try StepsFile(parsing: Array(text.utf8)).steps
    #expect(
      steps == [
        .fill("Filter labels", with: "a"), .toggle("Tiles only", on: true),
        .toggle("Tiles only", on: false), .tap("Add"), .wait(0.11),
      ])
    #expect(try StepsFile(parsing: Array(#"[{"tap": "Add"}]"#.utf8)).steps == [.tap("Add")])
  }

  @Test func saysWhereAFileIsWrong() {
    #expect(
      message(#"{"steps": [{"fil": "x"}]}"#)
        == #"$.steps[0] is no step: it needs one of "fill", "toggle", "tap" and "wait""#)
    #expect(
      message(#"{"steps": [{"tap": "x", "wait": 1}]}"#)
        == #"$.steps[0] holds several steps: give "tap" and "wait" one each"#)
    #expect(
      message(#"{"steps": [{"fill": "x"}]}"#)
        == #"$.steps[0] has no member "with", which it needs"#)
    #expect(
      message(#"{"steps": [{"toggle": "x", "to": "maybe"}]}"#)
        == #"$.steps[0].to must be "on" or "off""#)
    #expect(
      message(#"{"steps": [{"wait": -1}]}"#) == "$.steps[0].wait must be from 0 to 86400 seconds")
    #expect(
      message(#"{"steps": [{"tap": ""}]}"#)
        == "$.steps[0].tap is empty: give the control's label as a person reads it")
    #expect(message(#"{"steps": 3}"#) == "$.steps must be an array but is a number")
    #expect(message("{") != nil)
  }
}
