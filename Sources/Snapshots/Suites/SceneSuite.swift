package import Baselines
import ImageDiff
package import Scenes

/// Scenes and their variants as snapshots with names.
@MainActor
package struct SceneSuite {
  /// One scene in one variant.
  package struct Member {
    /// The snapshot's name.
    package let name: SnapshotName
    /// What is pictured.
    package let scene: SceneDefinition
    /// In which circumstances.
    package let variant: SceneVariant
  }

  /// All snapshots in order of their names.
  package let members: [Member]

  /// The names of all snapshots, in order.
  package var names: [SnapshotName] { members.map(\.name) }

  /// The snapshots of scenes; refuses names that are not safe or not distinct as file names.
  package init(_ scenes: [SceneDefinition]) throws(BaselineError) {
    var members: [Member] = []
    for scene in scenes {
      for variant in scene.variants {
        let name = try SnapshotName(
          scene: SnapshotName.safe(scene.name), variant: SnapshotName.safe(variant.name))
        members.append(Member(name: name, scene: scene, variant: variant))
      }
    }
    try SnapshotName.checkDistinct(members.map(\.name))
    self.members = members.sorted { $0.name < $1.name }
  }

  /// The cases of some of the snapshots, drawn by one renderer.
  package func cases(of members: [Member], by renderer: SceneRenderer) -> [SnapshotCase] {
    let timelines = SceneTimelines(self.members, renderer: renderer)
    return members.map { member in
      SnapshotCase(name: member.name) {
        let picture = try renderer.picture(of: member.scene, variant: member.variant)
        let layout = picture.layout
        return DrawnSnapshot(
          displayList: picture.displayList, layout: LayoutRecord(compact: layout),
          problems: Self.problems(of: picture, in: member.scene)
            + (try timelines.problems(of: member)),
          notes: picture.notes,
          tolerance: member.scene.tolerance.map { Tolerance($0) })
      }
    }
  }

  private static func problems(of picture: ScenePicture, in scene: SceneDefinition) -> [String] {
    var problems = picture.diagnoses
    if !scene.allowsMissingCharacters && !picture.missing.isEmpty {
      let points = picture.missing.map { scalar in
        let digits = String(scalar.value, radix: 16, uppercase: true)
        return "U+" + String(repeating: "0", count: max(0, 4 - digits.count)) + digits
      }
      problems.append("missing: \(points.joined(separator: ", ")), which no font has")
    }
    return problems
  }
}

extension Tolerance {
  /// The tolerance of a scene; what it does not state is not limited.
  init(_ tolerance: SceneTolerance) {
    var limits = DiffLimits()
    limits.differentPixels = tolerance.maxDiffPixels
    limits.ratio = tolerance.maxDiffRatio
    limits.channelDelta = tolerance.maxChannelDelta
    self.init(limits, reason: tolerance.reason)
  }
}
