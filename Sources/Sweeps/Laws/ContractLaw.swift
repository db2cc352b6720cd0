import LayoutEngine
import Surface

/// Layouts of a program keep the promises of the `Layout` protocol at every extent.
@MainActor
enum ContractLaw {
  static let name = "layout-contract"
  /// Pieces on which layouts are asked again; further ones repeat what was found.
  private static let pieces = 200

  /// Broken promises of the program's own layouts.
  static func violations(
    in result: SweepResult, place: (LengthSize) -> PlacedView
  ) -> [Violation] {
    var violations: [Violation] = []
    for piece in result.pieces.prefix(pieces) {
      var window = LengthSize.zero
      window[result.axis] = Length((piece.from + piece.to) / 2)
      window[result.axis.other] = Length(result.crossExtent)
      for (type, allowance, fault) in faults(in: place(window)) {
        let detail = "\(type): \(fault.detail)"
        if let index = violations.firstIndex(where: { $0.detail == detail }) {
          violations[index].to = piece.to
        } else {
          violations.append(
            Violation(
              law: name, from: piece.from, to: piece.to, detail: detail, allowance: allowance))
        }
      }
    }
    return violations
  }

  private static func faults(
    in view: PlacedView
  ) -> [(type: String, allowance: String?, fault: LayoutFault)] {
    var found: [(String, String?, LayoutFault)] = []
    if let layout = view.node.rule as? any ContractedLayout {
      let allowance = view.node.traits.allowances[name]
      for fault in layout.faults(in: view.node, offered: [view.proposal]) {
        found.append((layout.typeName, allowance, fault))
      }
    }
    return view.children.reduce(into: found) { $0 += faults(in: $1) }
  }
}
