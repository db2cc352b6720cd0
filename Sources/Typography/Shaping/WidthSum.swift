/// A width that grows run by run, with the font units of equal grids summed as whole numbers.
struct WidthSum {
  private struct Part {
    var unitsPerEm: Int
    var size: Double
    var units: Int

    var width: Double { Double(units) * size / Double(unitsPerEm) }
  }

  private var first: Part?
  private var others: [Part] = []
  private var extra = 0.0

  mutating func add(units: Int, clusters: Int, unitsPerEm: Int, size: Double, tracking: Double) {
    if tracking != 0 { extra += tracking * Double(clusters) }
    guard let known = first else {
      first = Part(unitsPerEm: unitsPerEm, size: size, units: units)
      return
    }
    if known.unitsPerEm == unitsPerEm, known.size == size {
      first?.units += units
    } else if let index = others.firstIndex(where: {
      $0.unitsPerEm == unitsPerEm && $0.size == size
    }) {
      others[index].units += units
    } else {
      others.append(Part(unitsPerEm: unitsPerEm, size: size, units: units))
    }
  }

  /// Width in points.
  var width: Double {
    guard let first else { return 0 }
    var width = first.width
    for part in others { width += part.width }
    return extra == 0 ? width : width + extra
  }
}
