import Baselines
import JSONValue
import Snapshots

/// A run as one page that opens from disk, without a network and without a server.
///
/// Pictures of what changed stand in the page as text until they are looked at; beyond the limit the
/// page refers to the run directory beside it.
package struct HTMLReport {
  /// Bytes of pictures that a page carries.
  package static let pictureLimit = 64 << 20

  private let context: ReportContext
  private let token: String?
  private let read: (String) -> [UInt8]?

  /// The page of a run.
  ///
  /// `read` gives a file of the run directory; a token makes the page ask the review server that
  /// gave it, rather than show commands.
  package init(
    _ context: ReportContext, token: String? = nil, reading read: @escaping (String) -> [UInt8]?
  ) {
    self.context = context
    self.token = token
    self.read = read
  }

  /// The page.
  package var bytes: [UInt8] {
    var images = PageImages(limit: Self.pictureLimit, read: read)
    let shown = context.run.outcomes.filter(isShown)
    let snapshots = shown.map { snapshot($0, &images) }
    let unchanged = context.run.outcomes.filter { !isShown($0) }
    let data = JSON.members([
      "version": .string(context.version),
      "token": token.map { .string($0) },
      "snapshots": .array(snapshots), "options": .string(context.options),
      "unchanged": .array(unchanged.map { .string($0.name.description) }),
    ])
    return fill([
      "title": Array(Markup.escaped(RunSentence.text(context.run.summary)).utf8),
      "style": PackageResources.report_css,
      "data": Array(data.text(.compact).replacing("<", with: "\\u003c").utf8),
      "images": images.elements,
      "script": PackageResources.report_js,
    ])
  }

  /// Whether there is more to an outcome than its name.
  private func isShown(_ outcome: SnapshotOutcome) -> Bool {
    outcome.isFailure || !outcome.files.isEmpty || outcome.alternatives != nil
  }

  private func snapshot(_ outcome: SnapshotOutcome, _ images: inout PageImages) -> JSON {
    var sources: [JSON.Member] = []
    let others = outcome.files.keys.filter { $0.hasPrefix("approved-") }.sorted()
    for role in ["expected", "actual", "diff"] + others {
      if let file = outcome.files[role], let source = images.source(of: file) {
        sources.append(.init(role, source))
      }
    }
    return .members([
      "name": .string(outcome.name.description),
      "status": .string(outcome.status.rawValue),
      "headline": .string(outcome.headline),
      "details": .array(outcome.details.map { .string($0) }),
      "width": .integer(outcome.width),
      "height": .integer(outcome.height),
      "record": outcome.record,
      "tolerance": outcome.tolerance,
      "alternatives": outcome.alternatives,
      "group": outcome.group.map { .string($0) },
      "next": .string(outcome.nextStep(in: context)),
      "images": .object(sources),
    ])
  }

  /// The template with each `{{name}}` replaced; what is put in is not looked through again.
  private func fill(_ values: [String: [UInt8]]) -> [UInt8] {
    let template = String(decoding: PackageResources.report_html, as: UTF8.self)
    var result: [UInt8] = []
    var rest = template[...]
    while let open = rest.firstRange(of: "{{"), let close = rest.firstRange(of: "}}") {
      result += Array(rest[..<open.lowerBound].utf8)
      result += values[String(rest[open.upperBound..<close.lowerBound])] ?? []
      rest = rest[close.upperBound...]
    }
    return result + Array(rest.utf8)
  }
}
