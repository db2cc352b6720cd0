/// A width that grows run by run, with the font units of equal grids summed as whole numbers.
struct WidthSum {
  private struct Part {
    var unitsPerEm: Int
    var size: Double
    var units: Int
  }

  private var parts: [Part] = []
  private var extra = 0.0

  mutating func add(units: Int, clusters: Int, unitsPerEm: Int, size: Double, tracking: Double) {
    if let index = parts.firstIndex(where: { $0.unitsPerEm == unitsPerEm && $0.size == size }) {
      parts[index].units += units
    } else {
      parts.append(Part(unitsPerEm: unitsPerEm, size: size, units: units))
    }
    if tracking != 0 { extra += tracking * Double(clusters) }
  }

  /// Width in points.
  var width: Double {
    var width = 0.0
    for part in parts { width += Double(part.units) * part.size / Double(part.unitsPerEm) }
    return width + extra
  }
}
