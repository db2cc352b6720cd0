import Baselines
import JSONValue
import Reporting
import Snapshots
import Testing

/// Documents against what their readers demand: names of members, required ones, types and words.
///
/// The tables follow the OASIS schema of SARIF 2.1.0, in which no object takes other members than those
/// it names, and GitLab's description of its code quality report.
@Suite struct DocumentShapeTests {
  /// What a node has to be.
  private indirect enum Shape: Sendable {
    case text
    case word([String])
    case whole(from: Int)
    case relativeReference
    case texts
    case list(Shape)
    case object(required: [String], [String: Shape])
  }

  private static let location = Shape.object(
    required: [],
    [
      "physicalLocation": .object(
        required: [],
        [
          "artifactLocation": .object(required: [], ["uri": .relativeReference]),
          "region": .object(required: [], ["startLine": .whole(from: 1)]),
        ]),
      "logicalLocations": .list(
        .object(required: [], ["fullyQualifiedName": .text, "kind": .text])),
    ])

  private static let level = Shape.word(["none", "note", "warning", "error"])

  private static let sarif = Shape.object(
    required: ["version", "runs"],
    [
      "$schema": .text,
      "version": .word(["2.1.0"]),
      "runs": .list(
        .object(
          required: ["tool"],
          [
            "tool": .object(
              required: ["driver"],
              [
                "driver": .object(
                  required: ["name"],
                  [
                    "name": .text, "version": .text,
                    "rules": .list(
                      .object(
                        required: ["id"],
                        [
                          "id": .text, "name": .text,
                          "shortDescription": .object(required: ["text"], ["text": .text]),
                          "defaultConfiguration": .object(required: [], ["level": level]),
                        ])),
                  ])
              ]),
            "columnKind": .word(["utf16CodeUnits", "unicodeCodePoints"]),
            "results": .list(
              .object(
                required: ["message"],
                [
                  "ruleId": .text, "ruleIndex": .whole(from: -1), "level": level,
                  "message": .object(required: ["text"], ["text": .text]),
                  "locations": .list(location), "partialFingerprints": .texts,
                ])),
          ])),
    ])

  private static let codeQuality = Shape.list(
    .object(
      required: ["description", "check_name", "fingerprint", "severity", "location"],
      [
        "description": .text, "check_name": .text, "fingerprint": .text,
        "severity": .word(["info", "minor", "major", "critical", "blocker"]),
        "location": .object(
          required: ["path", "lines"],
          [
            "path": .text, "lines": .object(required: ["begin"], ["begin": .whole(from: 1)]),
          ]),
      ]))

  private func check(_ node: JSONNode, _ shape: Shape) throws {
    switch shape {
    case .text: #expect(try !node.string().isEmpty)
    case .word(let words): #expect(words.contains(try node.string()))
    case .whole(let least): #expect(try node.integer() >= least)
    case .relativeReference:
      let text = try node.string()
      // RFC 3986: nothing but unreserved characters, escapes and delimiters; no scheme, no root.
      #expect(text.wholeMatch(of: /([A-Za-z0-9._~!$&'()*+,;=@\/-]|%[0-9A-F]{2})+/) != nil)
      #expect(!text.hasPrefix("/"))
    case .texts:
      for (_, value) in try node.members() { _ = try value.string() }
    case .list(let element):
      for one in try node.array() { try check(one, element) }
    case .object(let required, let members):
      try node.allow(only: members.keys.sorted())
      for name in required { _ = try node.member(name) }
      for (name, value) in try node.members() {
        if let shape = members[name] { try check(value, shape) }
      }
    }
  }

  /// A run with every outcome, and names that need escapes.
  private func context() throws -> ReportContext {
    let names = ["zeile/größe", "a/b", "a/c+d=e", "a/f@2x", "a/g", "a/h", "a/i"]
    let outcomes = try zip(names, SnapshotOutcome.Status.allCases).map { name, status in
      var outcome = SnapshotOutcome(name: try SnapshotName(parsing: name), status: status)
      outcome.explanation = ["a \"word\" <b>\n\u{1F600} % : , \\", ""]
      return outcome
    }
    return ReportContext(
      run: RunRecord(outcomes: outcomes, suite: outcomes.map(\.name)), baselines: "Base lines",
      output: ".widthwise", version: "1.2.3")
  }

  @Test func sarifHasTheShapeOfItsSchema() throws {
    let text = SARIFReport(try context()).json.text()
    let node = try JSONNode(parsing: Array(text.utf8))
    try check(node, Self.sarif)
    // Every outcome but the two that pass.
    #expect(try node.member("runs").array()[0].member("results").array().count == 5)
  }

  @Test func codeQualityHasTheShapeThatGitLabReads() throws {
    let text = CodeQualityReport(try context()).json.text()
    let node = try JSONNode(parsing: Array(text.utf8))
    try check(node, Self.codeQuality)
    #expect(try node.array().count == 5)
  }

  @Test func aRunWithoutSnapshotsGivesWholeDocuments() throws {
    let empty = ReportContext(
      run: RunRecord(outcomes: [], suite: []), baselines: "Baselines", output: ".widthwise",
      version: "1")
    try check(JSONNode(SARIFReport(empty).json), Self.sarif)
    #expect(CodeQualityReport(empty).json == .array([]))
    #expect(TAPReport(empty).text == "TAP version 14\n1..0\n")
    #expect(JUnitReport(empty).text.contains("tests=\"0\""))
  }
}
