import Geometry
import Surface

/// The four systems that come with the project, as scenes.
package enum Gallery {
  /// Widths at which every scene is pictured, in points.
  private static let widths = [320.0, 480, 680, 1024]

  private static func variants(
    widths: [Double], height: Double, state: String? = nil
  ) -> [SceneVariant] {
    [1.0, 2.0].flatMap { scale in
      widths.map { width in
        SceneVariant(
          size: Size(width: width, height: height), scale: scale, state: state)
      }
    }
  }

  /// All scenes with the given inputs.
  package static func scenes(_ inputs: GalleryInputs = GalleryInputs()) -> [SceneDefinition] {
    [prefixRow(inputs), flow(inputs), collection(), diagram(inputs)]
  }

  private static func prefixRow(_ inputs: GalleryInputs) -> SceneDefinition {
    SceneDefinition(
      name: "prefix-row", summary: "whole labels from the start, and a badge for the rest",
      variants: variants(widths: [320, 400, 480, 560, 680, 1024], height: 160)
    ) { AnyView(PrefixRow(inputs: inputs)) }
  }

  private static func flow(_ inputs: GalleryInputs) -> SceneDefinition {
    SceneDefinition(
      name: "flow", summary: "labels that wrap into rows",
      variants: variants(widths: widths, height: 240)
    ) { AnyView(FlowScene(inputs: inputs)) }
  }

  private static func diagram(_ inputs: GalleryInputs) -> SceneDefinition {
    SceneDefinition(
      name: "diagram", summary: "a fitted drawing whose markers stay on their details",
      variants: variants(widths: widths, height: 480)
        + [SceneVariant(size: Size(width: 600, height: 700))]
    ) { AnyView(DiagramScene(inputs: inputs)) }
  }

  /// The collection at the start, after each step of its sequence, and at the start, a quarter, half
  /// and three quarters of each transition.
  ///
  /// The whole of a transition is the settled picture of the state.
  private static func collection() -> SceneDefinition {
    let sequence: [(state: String, steps: [Step])] = [
      ("typed-a", [.fill("Filter labels", with: "a")]),
      ("typed-b", [.fill("Filter labels", with: "b")]),
      ("tiles", [.fill("Filter labels", with: ""), .toggle("Tiles only", on: true)]),
      ("typed-z", [.fill("Filter labels", with: "z")]),
      ("cleared", [.fill("Filter labels", with: ""), .toggle("Tiles only", on: false)]),
    ]
    var states: [String: [Step]] = [:]
    var steps: [Step] = []
    var pictured = [360.0, 480, 680, 1024].map {
      SceneVariant(size: Size(width: $0, height: 480))
    }
    // At scale 2 with two of the four rows: a baseline is at most 20 KiB.
    pictured += [360.0, 480].map {
      SceneVariant(size: Size(width: $0, height: 480), scale: 2, state: "typed-a")
    }
    for (state, next) in sequence {
      steps += next
      states[state] = steps
      let settled = SceneVariant(size: Size(width: 480, height: 480), state: state)
      pictured.append(settled)
      for share in [0, 0.25, 0.5, 0.75] {
        var moving = settled
        moving.instant = CollectionScene.duration * share
        pictured.append(moving)
      }
    }
    return SceneDefinition(
      name: "collection", summary: "a list filtered by a field and a toggle",
      variants: pictured, states: states
    ) { AnyView(CollectionScene()) }
  }
}
