public import WidthwiseUI

/// A count on a coloured ground.
public struct Badge: View {
  private let count: Int

  /// A badge with a count.
  public init(count: Int) { self.count = count }

  /// The badge.
  public var body: some View {
    Text("\(count) more")
      .padding(.horizontal, 10)
      .padding(.vertical, 6)
      .background(RoundedRectangle(cornerRadius: 8).fill(Color.gray.opacity(0.15)))
  }
}
