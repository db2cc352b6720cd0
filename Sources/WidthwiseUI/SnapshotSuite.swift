import Commands
import Foundation
import Geometry
import Scenes
public import Surface

/// Views that are pictured as scenes: a program of its own that is the command line on them.
///
/// ```swift
/// @main struct Suite: SnapshotSuite {
///   var snapshots: [Snapshot] {
///     Snapshot("badge", sizes: [CGSize(width: 200, height: 60)]) { Badge(count: 3) }
///   }
/// }
/// ```
@MainActor
public protocol SnapshotSuite {
  /// A suite.
  init()
  /// The scenes.
  @SnapshotBuilder var snapshots: [Snapshot] { get }
}

extension SnapshotSuite {
  /// Runs the command line of `widthwise` on the suite's scenes.
  @MainActor
  public static func main() {
    let source = SceneSource { _ in Self().snapshots.map(\.scene) }
    let status = CommandLineTool.run(Array(CommandLine.arguments.dropFirst()), source: source)
    exit(status.rawValue)
  }
}

/// A view that is pictured under a name, in sizes, scales and circumstances.
public struct Snapshot {
  let scene: SceneDefinition

  /// A scene of a suite.
  ///
  /// Sizes are in points; every size is pictured at every scale, in every scheme and language.
  @MainActor
  public init<Content: View>(
    _ name: String,
    sizes: [CGSize] = [
      CGSize(width: 320, height: 240), CGSize(width: 480, height: 240),
      CGSize(width: 680, height: 240), CGSize(width: 1024, height: 240),
    ],
    scales: [CGFloat] = [1, 2], colorSchemes: [ColorScheme] = [.light], locales: [String] = [],
    @ViewBuilder content: @escaping @MainActor @Sendable () -> Content
  ) {
    var variants: [SceneVariant] = []
    for scale in scales {
      for size in sizes {
        for scheme in colorSchemes {
          for locale in locales.isEmpty ? [nil] : locales.map(Optional.some) {
            variants.append(
              SceneVariant(
                size: Size(width: Double(size.width), height: Double(size.height)),
                scale: Double(scale), colorScheme: scheme, locale: locale))
          }
        }
      }
    }
    scene = SceneDefinition(name: name, variants: variants) { AnyView(content()) }
  }
}

/// Collects the scenes of a suite.
@resultBuilder
public struct SnapshotBuilder {
  /// One scene.
  public static func buildExpression(_ snapshot: Snapshot) -> [Snapshot] { [snapshot] }
  /// Several scenes.
  public static func buildExpression(_ snapshots: [Snapshot]) -> [Snapshot] { snapshots }
  /// All scenes in order.
  public static func buildBlock(_ snapshots: [Snapshot]...) -> [Snapshot] {
    snapshots.flatMap { $0 }
  }
  /// Scenes of an `if`.
  public static func buildOptional(_ snapshots: [Snapshot]?) -> [Snapshot] { snapshots ?? [] }
  /// Scenes of one way.
  public static func buildEither(first: [Snapshot]) -> [Snapshot] { first }
  /// Scenes of the other way.
  public static func buildEither(second: [Snapshot]) -> [Snapshot] { second }
  /// Scenes of a loop.
  public static func buildArray(_ snapshots: [[Snapshot]]) -> [Snapshot] {
    snapshots.flatMap { $0 }
  }
}
