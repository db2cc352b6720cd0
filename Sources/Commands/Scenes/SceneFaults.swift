import JSONValue
import Scenes

/// What is wrong with a scene's picture by itself: faults of the program and characters without a glyph.
struct SceneFaults {
  /// One sentence for each fault of the program, without a picture that it names, for example.
  let sentences: [String]
  /// Code points that no font has.
  let missing: [Unicode.Scalar]

  /// The faults that a picture has noticed.
  init(_ picture: ScenePicture) {
    sentences = picture.diagnoses.map(Self.ended)
    missing = picture.missing
  }

  /// The faults of a scene at one size; characters without a glyph are the concern of pictures.
  @MainActor
  init(
    _ scene: SceneDefinition, _ variant: SceneVariant, _ renderer: SceneRenderer
  ) throws(SceneError) {
    let picture = try renderer.stage(of: scene, variant: variant).picture(in: variant.size)
    sentences = picture.diagnoses.map(Self.ended)
    missing = []
  }

  /// Whether nothing is wrong.
  var isEmpty: Bool { sentences.isEmpty && missing.isEmpty }

  /// Code points that no font has, as `U+0041`.
  var missingNames: [String] { Self.names(of: missing) }

  /// Code points as `U+0041`.
  static func names(of scalars: [Unicode.Scalar]) -> [String] {
    scalars.map { scalar in
      let digits = String(scalar.value, radix: 16, uppercase: true)
      return "U+" + String(repeating: "0", count: max(4 - digits.count, 0)) + digits
    }
  }

  /// Says what is wrong on standard error.
  func tell(on console: Console) {
    for sentence in sentences { console.error(sentence) }
    guard !missing.isEmpty else { return }
    let list = missingNames.joined(separator: ", ")
    console.error(
      "No font has \(list), which is drawn as a box; add a font that has it with --font.")
  }

  /// The faults as members of a JSON object, nothing where there are none.
  var members: [JSON.Member] {
    var members: [JSON.Member] = []
    if !sentences.isEmpty {
      members.append(.init("faults", .array(sentences.map { .string($0) })))
    }
    if !missing.isEmpty {
      members.append(.init("missing", .array(missingNames.map { .string($0) })))
    }
    return members
  }

  /// A sentence with a capital and a full stop.
  static func ended(_ sentence: String) -> String {
    let first = sentence.prefix(1).uppercased() + sentence.dropFirst()
    return first.hasSuffix(".") ? first : first + "."
  }
}
