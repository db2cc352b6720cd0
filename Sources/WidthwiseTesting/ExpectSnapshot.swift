import Foundation
public import Surface
public import Testing

/// Expects that a view looks as its baselines say, in every given size.
///
/// The baselines are in the folder `Baselines/Tests` of the package, under the test's file and
/// function; they are not the command line's, which would take them for orphans.
/// Expected, actual and diff pictures of what differs are attached to the test.
///
/// ```swift
/// @Test @MainActor func badgeShowsItsCount() {
///   expectSnapshot(of: Badge(count: 3), sizes: SnapshotSize.widths([120, 320], height: 60))
/// }
/// ```
@MainActor
public func expectSnapshot<Content: View>(
  of view: Content, sizes: [SnapshotSize], traits: SnapshotTraits = SnapshotTraits(),
  named name: String? = nil, record recording: SnapshotRecording? = nil,
  filePath: String = #filePath, function: String = #function,
  sourceLocation: SourceLocation = #_sourceLocation
) {
  if sizes.isEmpty {
    Issue.record(
      "No size was given, so nothing was compared; give at least one.",
      sourceLocation: sourceLocation)
  }
  let check = SnapshotCheck(
    of: view, named: snapshotName(filePath, function, name), file: filePath)
  for size in sizes {
    let result = check.result(
      traits.variant(size), recording: SnapshotConfiguration.recording(recording))
    for (name, bytes) in result.attachments {
      Attachment.record(bytes, named: name, sourceLocation: sourceLocation)
    }
    if let failure = result.failure {
      Issue.record(Comment(rawValue: failure), sourceLocation: sourceLocation)
    }
  }
}

/// The scene's name for a call: the test file, the function and a name of its own.
func snapshotName(_ filePath: String, _ function: String, _ name: String?) -> String {
  let file = filePath.split(separator: "/").last.map { $0.prefix { $0 != "." } } ?? "tests"
  let test = function.prefix { $0 != "(" }
  return ["\(file)", "\(test)", name].compactMap { $0 }.joined(separator: ".")
}
