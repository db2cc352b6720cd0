import Baselines
import JSONValue
import Reporting
import Snapshots
import Testing

@Suite struct FormatTests {
  /// A run with one snapshot of each kind that reports treat differently.
  func context() throws -> ReportContext {
    var differs = SnapshotOutcome(
      name: try SnapshotName(parsing: "row/w440xh160@2x"), status: .differs)
    differs.width = 880
    differs.height = 320
    differs.record = [
      "differentPixels": 1204, "maxChannelDelta": 183,
      "bounds": ["x": 12, "y": 40, "width": 120, "height": 64],
    ]
    differs.explanation = ["visible 4 → 3", "<b>100%</b>, 1: \"x\""]
    differs.files = ["actual": "pictures/row/w440xh160@2x.actual.png"]
    differs.duration = 0.0125
    let matched = SnapshotOutcome(name: try SnapshotName(parsing: "flow/w320"), status: .matched)
    let missing = SnapshotOutcome(name: try SnapshotName(parsing: "flow/w480"), status: .missing)
    var error = SnapshotOutcome(name: try SnapshotName(parsing: "flow/w500"), status: .error)
    error.explanation = ["The font is gone"]
    let outcomes = [differs, matched, missing, error]
    return ReportContext(
      run: RunRecord(outcomes: outcomes, suite: outcomes.map(\.name)), baselines: "Baselines",
      output: ".widthwise", version: "1.2.3")
  }

  @Test func aRunInOneSentence() throws {
    #expect(
      RunSentence.text(try context().run.summary)
        == "4 snapshots: 1 matches, 1 differs, 1 has no baseline, 1 could not be compared")
  }

  @Test func theListNamesPicturesAndWhatMoved() throws {
    #expect(
      ListReport(try context()).lines == [
        "✗ flow/w500 The font is gone", "",
        "✗ row/w440xh160@2x differs in 1204 of 281600 pixels, at most by 183, "
          + "within 120 × 64 at (12, 40)",
        "    visible 4 → 3", "    <b>100%</b>, 1: \"x\"",
        "    actual: .widthwise/pictures/row/w440xh160@2x.actual.png", "",
        "○ flow/w480 has no baseline", "",
        "✗ flow     3  1 matches, 1 has no baseline, 1 could not be compared",
        "✗ row      1  1 differs", "",
        "4 snapshots: 1 matches, 1 differs, 1 has no baseline, 1 could not be compared",
        "Look at them with \"widthwise report\"; "
          + "make them the baselines with \"widthwise approve --all\".",
      ])
  }

  @Test func junitHasASuiteForEachScene() throws {
    #expect(
      JUnitReport(try context()).text == """
        <?xml version="1.0" encoding="UTF-8"?>
        <testsuites name="widthwise" tests="4" failures="2" errors="1" skipped="0" time="0.013">
          <testsuite name="flow" tests="3" failures="1" errors="1" skipped="0" time="0">
            <testcase classname="flow" name="w320" file="Baselines/flow/w320.png" time="0"/>
            <testcase classname="flow" name="w480" file="Baselines/flow/w480.png" time="0">
              <failure type="missing" message="has no baseline">next: widthwise approve flow/w480</failure>
            </testcase>
            <testcase classname="flow" name="w500" file="Baselines/flow/w500.png" time="0">
              <error type="error" message="The font is gone">next: mend the scene, then widthwise test flow</error>
            </testcase>
          </testsuite>
          <testsuite name="row" tests="1" failures="1" errors="0" skipped="0" time="0.013">
            <testcase classname="row" name="w440xh160@2x" file="Baselines/row/w440xh160@2x.png" time="0.013">
              <failure type="differs" message="differs in 1204 of 281600 pixels, at most by 183, within 120 × 64 at (12, 40)">visible 4 → 3
        &lt;b&gt;100%&lt;/b&gt;, 1: &quot;x&quot;
        next: widthwise approve row/w440xh160@2x</failure>
              <system-out>[[ATTACHMENT|.widthwise/pictures/row/w440xh160@2x.actual.png]]</system-out>
            </testcase>
          </testsuite>
        </testsuites>

        """)
  }

  @Test func tapCountsFromOne() throws {
    let lines = TAPReport(try context()).text.split(separator: "\n")
    #expect(
      lines.prefix(4) == [
        "TAP version 14", "1..4", "ok 1 - flow/w320", "not ok 2 - flow/w480",
      ])
    #expect(lines.contains("    - \"<b>100%</b>, 1: \\\"x\\\"\""))
  }

  @Test func annotationsAreEscaped() throws {
    let lines = GitHubReport(try context()).annotations.split(separator: "\n")
    #expect(lines.count == 3)
    #expect(
      lines[2] == """
        ::error file=Baselines/row/w440xh160@2x.png,title=row/w440xh160@2x::differs in 1204 of \
        281600 pixels, at most by 183, within 120 × 64 at (12, 40)%0Avisible 4 → 3%0A<b>100%25</b>, \
        1: "x"%0Anext: widthwise approve row/w440xh160@2x
        """)
    #expect(GitHubReport(try context()).summary.contains("&lt;b&gt;100%&lt;/b&gt;"))
  }

  @Test func sarifHasAResultForEachFailure() throws {
    let json = SARIFReport(try context()).json
    let run = try JSONNode(json).member("runs").array()[0]
    let results = try run.member("results").array()
    #expect(
      try results.map { try $0.member("ruleId").string() } == ["missing", "error", "differs"])
    let rules = try run.member("tool").member("driver").member("rules").array()
    for result in results {
      let rule = rules[try result.member("ruleIndex").integer()]
      #expect(try rule.member("id").value == result.member("ruleId").value)
    }
  }

  @Test func codeQualityHasDistinctFingerprints() throws {
    let findings = try JSONNode(CodeQualityReport(try context()).json).array()
    #expect(Set(try findings.map { try $0.member("fingerprint").string() }).count == 3)
  }
}
