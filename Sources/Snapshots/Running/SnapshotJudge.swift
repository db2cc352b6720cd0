import Baselines
import Drawing
import Files
import ImageDiff
import JSONValue
import PNGCoding
import Pixels
import Rendering
import Typography

/// Draws snapshots and holds them against their baselines; each thread has its own.
struct SnapshotJudge {
  /// What a run is to do with what it finds.
  struct Rules: Sendable {
    /// Where the baselines are.
    let store: BaselineStore
    /// What they are.
    let index: BaselineIndex
    /// Where pictures go that a person has to look at.
    let directory: RunDirectory
    /// Which baselines are written.
    let mode: RecordMode
    /// Whether baselines are decoded even where their hashes say that they are equal.
    let decodesAlways: Bool
    /// Whether a picture without anything on it may pass.
    let allowsEmpty: Bool
    /// Whether baselines are written as hashes alone.
    let storesHashes: Bool
  }

  /// An outcome, and the change to the baselines that comes of it.
  typealias Verdict = (outcome: SnapshotOutcome, change: BaselineChange?)

  private let rules: Rules
  private let renderer = Renderer()
  private var picture = Pixmap(width: 0, height: 0)

  /// A judge with empty caches.
  init(rules: Rules) { self.rules = rules }

  /// Draws and compares one snapshot.
  mutating func judge(_ name: SnapshotName, _ drawn: DrawnSnapshot) -> Verdict {
    do throws(RenderError) {
      try renderer.render(drawn.displayList, into: &picture)
    } catch {
      return (Self.error(name, "The scene cannot be drawn: \(error.message)."), nil)
    }
    var outcome = SnapshotOutcome(name: name, status: .matched)
    outcome.width = picture.width
    outcome.height = picture.height
    outcome.notes = drawn.notes
    var problems = drawn.problems
    if !rules.allowsEmpty && picture.isBlank(over: drawn.displayList.background) {
      problems.append("nothing is on the picture; if that is meant, add --allow-empty")
    }
    if !rules.decodesAlways && rules.mode != .all && isKnown(name) {
      outcome.alternatives = alternatives(of: name)
      return (settled(outcome, problems, drawn), nil)
    }
    if rules.mode != .all, let number = metAlternative(of: name) {
      outcome.alternatives = alternatives(of: name, met: number)
      return (settled(outcome, problems, drawn), nil)
    }
    do throws(SnapshotFailure) {
      return try compare(outcome, drawn, problems)
    } catch {
      outcome.status = .error
      outcome.explanation = [error.sentence]
      return (outcome, nil)
    }
  }

  /// An outcome for what has no picture.
  static func error(_ name: SnapshotName, _ sentence: String) -> SnapshotOutcome {
    var outcome = SnapshotOutcome(name: name, status: .error)
    outcome.explanation = [sentence]
    return outcome
  }

  /// Whether the index and the file agree that these pixels are the baseline; nothing is decoded.
  private func isKnown(_ name: SnapshotName) -> Bool {
    guard let entry = rules.index.entries[name] else { return false }
    return isKnown(entry, file: rules.store.picturePath(of: name))
  }

  private func isKnown(_ entry: BaselineIndex.Entry, file: String) -> Bool {
    guard entry.width == picture.width, entry.height == picture.height, isPicture(entry) else {
      return false
    }
    guard let bytes = try? FileSystem.read(file) else { return rules.index.storesHashes }
    return (try? PNGSummary(bytes))?.stamp?.digest == entry.digest
  }

  /// The number of the picture, among those approved beside the baseline, that this one equals.
  private func metAlternative(of name: SnapshotName) -> Int? {
    for (place, other) in (rules.index.alternatives[name] ?? []).enumerated() {
      let number = Alternative.number(at: place)
      if isKnown(other.entry, file: rules.store.picturePath(of: name, number: number)) {
        return number
      }
    }
    return nil
  }

  /// What is approved beside a baseline, for the outcome.
  private func alternatives(of name: SnapshotName, met: Int? = nil) -> JSON? {
    rules.index.alternatives[name].map { others in
      .array(
        others.enumerated().map { place, other in
          let number = Alternative.number(at: place)
          return [
            "number": .integer(number), "reason": .string(other.reason),
            "glyphs": .string(other.glyphs), "met": .bool(number == met),
          ]
        })
    }
  }

  /// Whether the picture is the one of a line of the index.
  private func isPicture(_ entry: BaselineIndex.Entry) -> Bool {
    guard let hash = entry.hash else { return entry.digest == PixelDigest(of: picture) }
    return hash == ContentHash(of: picture, touched: renderer.touched)
  }

  /// The outcome for a picture that equals its baseline.
  private func settled(
    _ outcome: SnapshotOutcome, _ problems: [String], _ drawn: DrawnSnapshot
  ) -> SnapshotOutcome {
    var outcome = outcome
    outcome.explanation = problems
    outcome.tolerance = drawn.tolerance?.json(isNeeded: false)
    if !problems.isEmpty { outcome.status = .failed }
    return outcome
  }

  private func compare(
    _ outcome: SnapshotOutcome, _ drawn: DrawnSnapshot, _ problems: [String]
  ) throws(SnapshotFailure) -> Verdict {
    var outcome = outcome
    let actual = picture.straight()
    let stored = try expectedBytes(of: outcome.name)
    let bytes: [UInt8]
    let expected: StraightPixmap
    if let stored {
      let path = rules.store.picturePath(of: outcome.name)
      do { expected = try PNGDecoder.decode(stored, file: path) } catch {
        return try concludeUnreadable(outcome, drawn, actual, error.message)
      }
      bytes = stored
    } else {
      let entry = rules.index.storesHashes ? rules.index.entries[outcome.name] : nil
      guard let entry else {
        outcome.status = .missing
        return try conclude(outcome, drawn, actual, expected: nil, nil, problems)
      }
      if entry.hasSamePixels(as: BaselineIndex.Entry(of: actual)) {
        outcome = settled(outcome, problems, drawn)
        return (outcome, rules.mode == .all ? change(outcome, drawn, actual) : nil)
      }
      guard let again = pictureAgain(of: outcome.name, entry, like: drawn.displayList) else {
        outcome.status = .differs
        let lost = "only the hash of the baseline is kept, and it cannot be drawn again here"
        return try conclude(outcome, drawn, actual, expected: nil, nil, problems + [lost])
      }
      expected = again
      bytes = PNGEncoder.encode(again, level: .fast)
    }
    if expected == actual {
      outcome = settled(outcome, problems, drawn)
      return (outcome, rules.mode == .all ? change(outcome, drawn, actual) : nil)
    }
    let comparison = ImageDiffer(drawn.tolerance?.options ?? DiffOptions())
      .compare(expected, actual)
    outcome.record = comparison.result.json
    outcome.tolerance = drawn.tolerance?.json(isNeeded: true)
    switch comparison.result.status {
    case .match:
      outcome.status = problems.isEmpty ? .matched : .failed
      outcome.explanation = problems
      return (outcome, nil)
    case .differs: outcome.status = .differs
    case .sizeChanged: outcome.status = .sizeChanged
    }
    return try conclude(outcome, drawn, actual, expected: bytes, comparison, problems)
  }

  /// The verdict where the baseline cannot be read: the new picture is kept, and takes its place
  /// where all baselines are written.
  private func concludeUnreadable(
    _ outcome: SnapshotOutcome, _ drawn: DrawnSnapshot, _ actual: StraightPixmap, _ reason: String
  ) throws(SnapshotFailure) -> Verdict {
    var outcome = outcome
    outcome.status = .error
    var verdict = try conclude(outcome, drawn, actual, expected: nil, nil, [])
    if verdict.outcome.status == .error {
      verdict.outcome.explanation = [reason]
    }
    return verdict
  }

  /// The picture of a baseline of which only the hash is kept, from its drawing.
  ///
  /// Nil unless it comes out as it was, which the hash tells. The fonts are those of what is drawn now.
  private func pictureAgain(
    of name: SnapshotName, _ entry: BaselineIndex.Entry, like list: DisplayList
  ) -> StraightPixmap? {
    var fonts: [String: FontInstance] = [:]
    for font in list.fonts { fonts[font.key] = font }
    guard let text = rules.store.drawing(of: name),
      let old = try? DisplayList(parsing: text, fonts: { fonts[$0] }),
      let picture = try? Renderer().render(old).straight(),
      entry.hasSamePixels(as: BaselineIndex.Entry(of: picture))
    else { return nil }
    return picture
  }

  /// The bytes of the baseline; nil where there is none.
  private func expectedBytes(of name: SnapshotName) throws(SnapshotFailure) -> [UInt8]? {
    let path = rules.store.picturePath(of: name)
    guard FileSystem.kind(of: path) != nil else { return nil }
    do { return try FileSystem.read(path) } catch { throw SnapshotFailure(sentence: error.message) }
  }

  /// Explains a difference and keeps its pictures, or makes the new picture the baseline.
  private func conclude(
    _ outcome: SnapshotOutcome, _ drawn: DrawnSnapshot, _ actual: StraightPixmap,
    expected: [UInt8]?, _ comparison: DiffComparison?, _ problems: [String]
  ) throws(SnapshotFailure) -> Verdict {
    var outcome = outcome
    outcome.explanation = problems
    if let text = rules.store.layout(of: outcome.name), let old = LayoutRecord(parsing: text) {
      outcome.explanation += LayoutComparison(expected: old, actual: drawn.layout).sentences
    }
    if outcome.explanation == problems, let regions = comparison?.result.regions {
      outcome.explanation += regions.prefix(3).map(\.description)
    }
    if isRecorded(outcome.status) && problems.isEmpty {
      let change = change(outcome, drawn, actual)
      outcome.status = .recorded
      return (outcome, change)
    }
    outcome.group = group(of: outcome)
    outcome.alternatives = alternatives(of: outcome.name)
    do throws(RunError) {
      try keepAlternatives(in: &outcome)
      try keep(PNGEncoder.encode(actual, level: .fast), as: "actual", in: &outcome)
      if let expected { try keep(expected, as: "expected", in: &outcome) }
      if let diff = comparison?.picture(DiffPictureStyle()) {
        try keep(PNGEncoder.encode(diff, level: .fast), as: "diff", in: &outcome)
      }
      let layout = rules.directory.layoutName(of: outcome.name)
      try rules.directory.write(Array(drawn.layout.text.utf8), to: layout)
      outcome.files["layout"] = layout
      if rules.storesHashes {
        let drawing = rules.directory.drawingName(of: outcome.name)
        try rules.directory.write(Array(drawn.displayList.dump().utf8), to: drawing)
        outcome.files["drawing"] = drawing
      }
      if let old = rules.store.layout(of: outcome.name) {
        let file = rules.directory.layoutName(of: outcome.name, isExpected: true)
        try rules.directory.write(Array(old.utf8), to: file)
        outcome.files["expectedLayout"] = file
      }
    } catch { throw SnapshotFailure(sentence: error.message) }
    return (outcome, nil)
  }

  /// Keeps the pictures that are approved beside the baseline, as far as they can be read.
  private func keepAlternatives(in outcome: inout SnapshotOutcome) throws(RunError) {
    for place in (rules.index.alternatives[outcome.name] ?? []).indices {
      let number = Alternative.number(at: place)
      let path = rules.store.picturePath(of: outcome.name, number: number)
      guard let bytes = try? FileSystem.read(path) else { continue }
      try keep(bytes, as: "approved-\(number)", in: &outcome)
    }
  }

  private func keep(
    _ bytes: [UInt8], as role: String, in outcome: inout SnapshotOutcome
  ) throws(RunError) {
    let file = rules.directory.pictureName(of: outcome.name, role: role)
    try rules.directory.write(bytes, to: file)
    outcome.files[role] = file
  }

  private func isRecorded(_ status: SnapshotOutcome.Status) -> Bool {
    switch rules.mode {
    case .none: false
    case .missing: status == .missing
    case .changed, .all: true
    }
  }

  private func change(
    _ outcome: SnapshotOutcome, _ drawn: DrawnSnapshot, _ actual: StraightPixmap
  ) -> BaselineChange {
    let entry = BaselineIndex.Entry(of: actual)
    let layout = drawn.layout.text
    if rules.storesHashes {
      return .set(
        outcome.name, entry, picture: nil, layout: layout, drawing: drawn.displayList.dump())
    }
    let bytes = PNGEncoder.encode(actual)
    return .set(
      outcome.name, entry, picture: { () throws(BaselineError) in bytes }, layout: layout)
  }

  /// What equal changes have in common: the words that explain them, else the size of what differs.
  private func group(of outcome: SnapshotOutcome) -> String {
    let words =
      outcome.explanation.isEmpty
      ? outcome.record?["bounds"].map { [$0.text(.compact)] } ?? [] : outcome.explanation
    return ([outcome.status.rawValue] + words).joined(separator: "; ")
  }
}

/// Why a snapshot has no verdict.
private struct SnapshotFailure: Error {
  let sentence: String
}

extension Pixmap {
  /// Whether nothing is on it but the ground that it was drawn on, if there was any.
  fileprivate func isBlank(over background: Color?) -> Bool {
    bytes.withUnsafeBytes { raw in
      let pixels = raw.bindMemory(to: UInt32.self)
      guard let first = pixels.first, pixels.allSatisfy({ $0 == first }) else {
        return pixels.isEmpty
      }
      guard let background, background.isOpaque else { return first == 0 }
      return raw.prefix(4).elementsEqual([background.red, background.green, background.blue, 255])
    }
  }
}
