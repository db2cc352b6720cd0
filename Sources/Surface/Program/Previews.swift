/// Views that a development environment shows beside their source; not run here.
@MainActor @preconcurrency
public protocol PreviewProvider {
  /// What is shown.
  associatedtype Previews: View
  /// The views.
  @ViewBuilder @MainActor @preconcurrency static var previews: Previews { get }
}

/// How much room a preview gives.
public nonisolated struct PreviewLayout: Sendable {
  /// That of a device.
  public static let device = PreviewLayout()
  /// As much as the view takes.
  public static let sizeThatFits = PreviewLayout()
  /// The given extents, in points.
  public static func fixed(width: CGFloat, height: CGFloat) -> PreviewLayout { PreviewLayout() }
}

extension View {
  /// Names a preview.
  public nonisolated func previewDisplayName(_ name: String?) -> some View { self }
  /// How much room a preview gives.
  public nonisolated func previewLayout(_ layout: PreviewLayout) -> some View { self }
}

/// A view that a development environment shows beside its source; it expands to nothing here.
@freestanding(declaration)
public macro Preview(
  _ name: String? = nil, traits: PreviewTrait...,
  @ViewBuilder body: @escaping @MainActor () -> any View
) = #externalMacro(module: "SurfaceMacros", type: "Preview")

/// Circumstances of a preview.
public nonisolated struct PreviewTrait: Sendable {
  /// As much room as the view takes.
  public static let sizeThatFitsLayout = PreviewTrait()
  /// The usual room.
  public static let defaultLayout = PreviewTrait()
  /// The given extents, in points.
  public static func fixedLayout(width: CGFloat, height: CGFloat) -> PreviewTrait {
    PreviewTrait()
  }
  /// A device that is held upright.
  public static let portrait = PreviewTrait()
  /// A device that is held across.
  public static let landscapeLeft = PreviewTrait()
}

/// Makes a variable in an extension of `EnvironmentValues` a value that views hand down.
@attached(accessor)
@attached(peer, names: prefixed(__Key_))
public macro Entry() = #externalMacro(module: "SurfaceMacros", type: "Entry")
