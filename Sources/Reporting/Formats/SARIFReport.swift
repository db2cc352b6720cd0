import Baselines
package import JSONValue
import Snapshots

/// A run as SARIF 2.1.0: one result for each snapshot that a person has to look at.
package struct SARIFReport {
  private let context: ReportContext

  /// The report of a run.
  package init(_ context: ReportContext) { self.context = context }

  private static let rules: [(status: SnapshotOutcome.Status, name: String, text: String)] = [
    (.differs, "PictureDiffers", "A snapshot differs from its baseline."),
    (.sizeChanged, "PictureSizeChanged", "A snapshot has another size than its baseline."),
    (.missing, "BaselineMissing", "A snapshot has no baseline."),
    (.failed, "SceneRuleBroken", "A scene breaks one of its own rules."),
    (.error, "SnapshotError", "A snapshot could not be drawn or read."),
  ]

  /// The document.
  package var json: JSON {
    [
      "$schema": "https://json.schemastore.org/sarif-2.1.0.json",
      "version": "2.1.0",
      "runs": [
        [
          "tool": ["driver": driver],
          "columnKind": "unicodeCodePoints",
          "results": .array(context.failures.map(result)),
        ]
      ],
    ]
  }

  private var driver: JSON {
    [
      "name": "widthwise",
      "version": .string(context.version),
      "rules": .array(
        Self.rules.map { rule in
          [
            "id": .string(rule.status.rawValue),
            "name": .string(rule.name),
            "shortDescription": ["text": .string(rule.text)],
            "defaultConfiguration": ["level": "error"],
          ]
        }),
    ]
  }

  private func result(for outcome: SnapshotOutcome) -> JSON {
    let sentences = [outcome.headline] + outcome.details
    return .members([
      "ruleId": .string(outcome.status.rawValue),
      "ruleIndex": Self.rules.firstIndex { $0.status == outcome.status }.map { .integer($0) },
      "level": "error",
      "message": [
        "text": .string("\(outcome.name): \(sentences.joined(separator: "; ")).")
      ],
      "locations": [
        [
          "physicalLocation": [
            "artifactLocation": ["uri": .string(Self.uri(context.baselinePath(of: outcome)))],
            "region": ["startLine": 1],
          ],
          "logicalLocations": [
            ["fullyQualifiedName": .string(outcome.name.description), "kind": "resource"]
          ],
        ]
      ],
      "partialFingerprints": ["snapshot/v1": .string(outcome.name.description)],
    ])
  }

  /// A path as a relative reference of RFC 3986: what is not plain is percent-encoded.
  static func uri(_ path: String) -> String {
    var result = ""
    for byte in path.utf8 {
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "."),
        UInt8(ascii: "_"), UInt8(ascii: "~"), UInt8(ascii: "/"), UInt8(ascii: "@"):
        result.unicodeScalars.append(Unicode.Scalar(byte))
      default:
        let digits = String(byte, radix: 16, uppercase: true)
        result += "%" + (digits.count == 1 ? "0" : "") + digits
      }
    }
    return result
  }
}
