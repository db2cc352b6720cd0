import Foundation
public import Surface
import Testing
import XCTest

/// The way in which a view is made a snapshot, for calls in the manner of swift-snapshot-testing.
public struct SnapshotStrategy: Sendable {
  let size: SnapshotSize
  let traits: SnapshotTraits

  /// A picture in a window of the given size in points.
  public static func image(
    width: Double, height: Double, scale: Double = 2, traits: SnapshotTraits = SnapshotTraits()
  ) -> SnapshotStrategy {
    SnapshotStrategy(
      size: SnapshotSize(width: width, height: height, scale: scale), traits: traits)
  }
}

/// Asserts that a view looks as its baseline says; for XCTest and Swift Testing alike.
///
/// Methods of an `XCTestCase` that call it are `@MainActor` and `async`; outside of Apple's systems
/// XCTest cannot call those that are not `async`.
@MainActor
public func assertSnapshot<Content: View>(
  of view: @autoclosure () throws -> Content, as strategy: SnapshotStrategy,
  named name: String? = nil, record recording: SnapshotRecording? = nil,
  fileID: StaticString = #fileID, file filePath: StaticString = #filePath,
  testName: String = #function, line: UInt = #line, column: UInt = #column
) {
  let failure: String?
  do {
    failure = verifySnapshot(
      of: try view(), as: strategy, named: name, record: recording, file: filePath,
      testName: testName)
  } catch {
    failure = "The view of \(testName) cannot be made: \(error); mend it."
  }
  guard let failure else { return }
  if Test.current != nil {
    let location = SourceLocation(
      fileID: "\(fileID)", filePath: "\(filePath)", line: Int(line), column: Int(column))
    Issue.record(Comment(rawValue: failure), sourceLocation: location)
  } else {
    XCTFail(failure, file: filePath, line: line)
  }
}

/// What `assertSnapshot` would fail with; nil where the view looks as its baseline says.
@MainActor
public func verifySnapshot<Content: View>(
  of view: Content, as strategy: SnapshotStrategy, named name: String? = nil,
  record recording: SnapshotRecording? = nil, file filePath: StaticString = #filePath,
  testName: String = #function
) -> String? {
  let file = "\(filePath)"
  let check = SnapshotCheck(of: view, named: snapshotName(file, testName, name), file: file)
  let result = check.result(
    strategy.traits.variant(strategy.size),
    recording: SnapshotConfiguration.recording(recording))
  for (name, bytes) in result.attachments where Test.current != nil {
    Attachment.record(bytes, named: name)
  }
  return result.failure
}
