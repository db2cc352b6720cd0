import Files
import Surface
import Testing
import WidthwiseTesting

private let directory = "/tmp/widthwise-testing-\(UInt64.random(in: 0 ... .max))"

@MainActor
@Suite(.serialized, .snapshots(baselines: directory)) struct VerifySnapshotTests {
  @Test func aBaselineIsRecordedAndThenMatched() throws {
    defer { try? FileSystem.removeTree(directory) }
    let name = "VerifySnapshotTests.verify.label/w80xh40@2x"
    let path = "\(directory)/\(name).png"
    func verify(_ text: String, _ recording: SnapshotRecording) -> String? {
      verifySnapshot(
        of: Text(verbatim: text), as: .image(width: 80, height: 40), named: "label",
        record: recording)
    }
    #expect(
      verify("Sketch", .none)
        == "\(name) has no baseline in \(path); "
        + "run the test with WIDTHWISE_RECORD=missing to record it.")
    #expect(
      verify("Sketch", .missing)
        == "\(name) had no baseline; recorded \(path); look at it and run the test again.")
    #expect(verify("Sketch", .missing) == nil)
    let failure = try #require(verify("Shapes", .none))
    #expect(failure.hasPrefix("\(name) differs in "))
    #expect(failure.contains("a text reads “Shapes” instead of “Sketch”"))
    #expect(failure.contains("; baseline \(path); actual picture "))
    #expect(failure.hasSuffix("WIDTHWISE_RECORD=changed if the new picture is right."))
  }
}
