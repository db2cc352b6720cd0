import Badges
import Testing
import WidthwiseTesting
import XCTest

@MainActor
@Suite struct BadgeTests {
  @Test func showsItsCount() {
    expectSnapshot(of: Badge(count: 3), sizes: SnapshotSize.widths([120, 240], height: 60))
  }

  @Test func showsItsCountInTheDark() {
    expectSnapshot(
      of: Badge(count: 3), sizes: [SnapshotSize(width: 120, height: 60)],
      traits: SnapshotTraits(colorScheme: .dark))
  }

  @Test(.snapshots(record: SnapshotRecording.none)) func asserts() {
    assertSnapshot(of: Badge(count: 3), as: .image(width: 120, height: 60))
  }
}

final class BadgeXCTests: XCTestCase {
  // Where XCTest is not Apple's it cannot call methods of the main actor that are not async.
  @MainActor
  func testShowsItsCount() async {
    assertSnapshot(of: Badge(count: 3), as: .image(width: 120, height: 60))
  }
}
