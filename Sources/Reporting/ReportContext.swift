package import Snapshots

/// What a report needs to know beside the run.
package struct ReportContext: Sendable {
  /// The run that is told.
  package let run: RunRecord
  /// The directory of baselines, as the user would write it.
  package let baselines: String
  /// The run directory, as the user would write it.
  package let output: String
  /// The version of the program.
  package let version: String

  /// A context from its parts.
  package init(run: RunRecord, baselines: String, output: String, version: String) {
    self.run = run
    self.baselines = baselines
    self.output = output
    self.version = version
  }

  /// The outcomes that a person has to look at.
  package var failures: [SnapshotOutcome] { run.outcomes.filter(\.isFailure) }

  /// What a command has to be told where the directories are not the usual ones; with a space
  /// before it.
  package var options: String {
    (output == ".widthwise" ? "" : " --output \(Self.quoted(output))") + baselinesOption
  }

  /// The run's directory as the operand of a command, with the option for baselines.
  var operand: String {
    (output == ".widthwise" ? "" : " \(Self.quoted(output))") + baselinesOption
  }

  private var baselinesOption: String {
    baselines == "Baselines" ? "" : " --baselines \(Self.quoted(baselines))"
  }

  /// A word as a shell reads it back.
  private static func quoted(_ word: String) -> String {
    let isPlain = word.utf8.allSatisfy { byte in
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"):
        true
      default: "-_./+,:@%=".utf8.contains(byte)
      }
    }
    if isPlain && !word.isEmpty { return word }
    return "'" + word.replacing("'", with: "'\\''") + "'"
  }

  /// The path of a snapshot's baseline.
  package func baselinePath(of outcome: SnapshotOutcome) -> String {
    "\(baselines)/\(outcome.name).png"
  }
}
