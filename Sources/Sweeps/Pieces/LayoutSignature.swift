package import LayoutEngine

/// A short name for what a layout is: equal for equal views in equal places, on every machine.
package enum LayoutSignature {
  /// Sixteen hexadecimal digits for the formulas of a layout that was made at `extent`.
  ///
  /// Hashed (FNV-1a, 64 bits) are the views, their texts and decisions, and each frame as value at
  /// extent 0, in steps of 2⁻¹⁶ points, and slope, in steps of 2⁻³². Pieces of a sweep are compared
  /// with a tolerance; the signature only names them.
  package static func of(_ tree: LayoutTree, at extent: Double) -> String {
    var hash = Hash()
    hash.add(tree.root, at: extent)
    let digits = String(hash.state, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }

  private struct Hash {
    var state: UInt64 = 0xcbf2_9ce4_8422_2325

    mutating func add(byte: UInt8) { state = (state ^ UInt64(byte)) &* 0x100_0000_01b3 }

    mutating func add(_ number: Double, steps: Double) {
      // Adding 0 turns -0 into 0.
      var bits = ((number * steps).rounded() + 0).bitPattern
      for _ in 0..<8 {
        add(byte: UInt8(truncatingIfNeeded: bits))
        bits >>= 8
      }
    }

    mutating func add(_ text: String?) {
      add(byte: text == nil ? 0 : 1)
      for byte in text?.utf8 ?? "".utf8 { add(byte: byte) }
      add(byte: 0xff)
    }

    mutating func add(_ node: LayoutTree.Node, at extent: Double) {
      add(node.view)
      add(node.id)
      add(node.text)
      add(node.decision)
      add(byte: node.isTruncated ? 1 : 0)
      add(node.opacity, steps: 65536)
      for length in node.frame.lengths {
        add(length.value - length.slope * extent, steps: 65536)
        add(length.slope, steps: 4_294_967_296)
      }
      add(node.children.isEmpty ? nil : "")
      for child in node.children { add(child, at: extent) }
      add(byte: 0xfe)
    }
  }
}
