import JSONValue
import Testing

@Suite struct JSONTests {
  @Test(
    arguments: [
      (#"{"b":1,"a":[true,null,-0.5]}"#, #"{"b":1,"a":[true,null,-0.5]}"#),
      (#" [ 1.0 , 1e3, 9223372036854775807, 1e400e ]"#, nil),
      (#"[1.0,1e3,9223372036854775807,0.1]"#, "[1,1000,9223372036854775807,0.1]"),
      ("\u{FEFF}[]", "[]"),
      (#""\u00e9\ud83d\ude00\n""#, "\"é😀\\n\""),
    ] as [(String, String?)])
  func textSurvivesTheRoundTrip(source: String, expected: String?) {
    let value = try? JSON(parsing: source)
    #expect(value?.text(.compact) == expected)
  }

  @Test(arguments: [
    ("", "line 1, column 1 (at $): expected a value but found the end"),
    (#"{"a": [1, }"#, #"line 1, column 11 (at $.a[1]): expected a value but found "}""#),
    ("[1\n 2]", "line 2, column 2 (at $): expected \",\" or \"]\" but found \"2\""),
    (
      #"{"a":1,"a":2}"#,
      #"line 1, column 8 (at $): expected another name, because "a" is there already but found a quote"#
    ),
    (
      "[1e999]",
      #"line 1, column 2 (at $[0]): expected a number that a Double can hold but found "1""#
    ),
    ("[01]", #"line 1, column 3 (at $[0]): expected no digit after a leading 0 but found "1""#),
    (
      #"["\ud800"]"#,
      #"line 1, column 9 (at $[0]): expected both halves of a surrogate pair but found a quote"#
    ),
    ("[] x", #"line 1, column 4 (at $): expected the end of the document but found "x""#),
    ("nul", #"line 1, column 1 (at $): expected a value but found "n""#),
  ])
  func whatIsNotJSONIsNamed(source: String, message: String) {
    #expect(throws: JSONError.self) { try JSON(parsing: source) }
    do throws(JSONError) { _ = try JSON(parsing: source) } catch {
      #expect(error.message == message)
    }
  }

  @Test func deepNestingIsRefusedRatherThanFollowed() {
    let bomb = String(repeating: "[", count: 100_000)
    #expect(throws: JSONError.self) { try JSON(parsing: bomb) }
    let deep = String(repeating: "[", count: 128) + String(repeating: "]", count: 128)
    #expect((try? JSON(parsing: deep)) != nil)
  }

  @Test func everyCutOfADocumentIsAnError() throws {
    let whole = Array(#"{"steps":[{"tap":"Add\u0041"},{"wait":-1.5e-3}],"on":true}"#.utf8)
    _ = try JSON(parsing: whole)
    for end in 0..<whole.count {
      #expect(throws: JSONError.self) { try JSON(parsing: Array(whole[..<end])) }
    }
  }

  @Test func textThatIsNotUTF8IsRefused() {
    #expect(throws: JSONError.self) { try JSON(parsing: [0x22, 0xFF, 0x22]) }
  }

  @Test func numbersPrintExactly() {
    let values: [JSON] = [
      .number(0.1), .number(1 / 3), .number(.leastNonzeroMagnitude), .number(1e300), .number(-0.0),
      7,
      .number(.nan), .number(481.08),
    ]
    #expect(
      JSON.array(values).text(.compact)
        == "[0.1,0.3333333333333333,5e-324,1e+300,-0,7,null,481.08]")
  }

  @Test func indentedTextKeepsPlainArraysOnOneLine() {
    let value: JSON = ["frame": [0, 1.5, 2, 3], "children": [["id": "a"]], "none": [:]]
    #expect(
      value.text() == """
        {
          "frame": [0, 1.5, 2, 3],
          "children": [
            {
              "id": "a"
            }
          ],
          "none": {}
        }
        """)
  }

  @Test func aNodeSaysWhereItsKindIsWrong() throws {
    let node = JSONNode(try JSON(parsing: #"{"steps":[{"wait":"x"}],"n":1.5}"#))
    let wait = try node.member("steps").array()[0].member("wait")
    #expect(throws: JSONError.kind(path: wait.path, expected: "a number", found: "a string")) {
      try wait.number()
    }
    #expect(wait.path.description == "$.steps[0].wait")
    do throws(JSONError) { _ = try node.member("n").integer() } catch {
      #expect(error.message == "$.n must be a whole number but is 1.5")
    }
    do throws(JSONError) { _ = try node.member("size") } catch {
      #expect(error.message == "$ has no member \"size\", which it needs")
    }
    do throws(JSONError) { try node.allow(only: ["steps"]) } catch {
      #expect(
        error.message == "$ has a member \"n\" that is not known; known are \"steps\"")
    }
  }
}
