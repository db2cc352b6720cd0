import SwiftUI

struct Badge: View {
  let count: Int

  var body: some View {
    Text("\(count)")
      .font(.caption.bold())
      .foregroundStyle(.white)
      .padding(.horizontal, 8)
      .padding(.vertical, 2)
      .background(Color.red, in: Capsule())
  }
}

@main
struct BadgeSuite: SnapshotSuite {
  var snapshots: [Snapshot] {
    Snapshot("badge", sizes: [CGSize(width: 120, height: 60)]) { Badge(count: 3) }
    Snapshot("badge-many", sizes: [CGSize(width: 120, height: 60)], colorSchemes: [.light, .dark]) {
      Badge(count: 128)
    }
  }
}
