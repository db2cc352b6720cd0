import Scenes

/// The laws over time of a suite's timelines: states of which several instants are pictured.
///
/// Each timeline is checked once, as a whole and at more instants than are pictured; a breach is told
/// by the last snapshot before it, whichever part of a suite that one belongs to.
@MainActor
final class SceneTimelines {
  private struct Key: Hashable {
    let scene: String
    let variant: SceneVariant
  }

  private let renderer: SceneRenderer
  private var instants: [Key: [Double]] = [:]
  private var reducing: Set<String> = []
  private var breaches: [Key: [MotionLaws.Breach]] = [:]

  /// The timelines among all snapshots of a suite.
  init(_ members: [SceneSuite.Member], renderer: SceneRenderer) {
    self.renderer = renderer
    for member in members {
      if member.variant.reducesMotion { reducing.insert(member.scene.name) }
      guard let key = Self.key(of: member), let instant = member.variant.instant else { continue }
      instants[key, default: []].append(instant)
    }
  }

  private static func key(of member: SceneSuite.Member) -> Key? {
    guard member.variant.instant != nil, member.variant.state != nil else { return nil }
    var variant = member.variant
    variant.instant = nil
    return Key(scene: member.scene.name, variant: variant)
  }

  /// What a snapshot has to tell of its timeline, one sentence each without a final stop.
  func problems(of member: SceneSuite.Member) throws(SceneError) -> [String] {
    guard let key = Self.key(of: member), let instant = member.variant.instant else { return [] }
    let known = try breaches(of: member, key)
    let all = instants[key] ?? []
    return known.filter { breach in
      (all.filter { $0 <= breach.time }.max() ?? all.min()) == instant
    }.map(\.sentence)
  }

  private func breaches(
    of member: SceneSuite.Member, _ key: Key
  ) throws(SceneError) -> [MotionLaws.Breach] {
    if let known = breaches[key] { return known }
    let laws = try renderer.motionLaws(
      of: member.scene, variant: key.variant,
      checksReducedMotion: reducing.contains(member.scene.name))
    let found = laws.breaches()
    breaches[key] = found
    return found
  }
}
