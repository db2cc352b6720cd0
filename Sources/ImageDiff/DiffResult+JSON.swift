import Geometry
package import JSONValue

extension DiffResult {
  /// The record as JSON; the names are part of the command line's contract.
  package var json: JSON {
    .members([
      "status": .string(status.rawValue),
      "profile": .string(profile.rawValue),
      "threshold": profile.defaultThreshold == nil ? .null : .number(threshold),
      "width": .integer(width),
      "height": .integer(height),
      "expectedSize": .array([.integer(expectedWidth), .integer(expectedHeight)]),
      "actualSize": .array([.integer(actualWidth), .integer(actualHeight)]),
      "differentPixels": .integer(differentPixels),
      "antialiasedPixels": .integer(antialiasedPixels),
      "unequalPixels": .integer(unequalPixels),
      "ignoredPixels": .integer(ignoredPixels),
      "ratio": .number(ratio),
      "maxChannelDelta": .integer(maxChannelDelta),
      "maxDeltaE": .number((maxDeltaE * 1000).rounded() / 1000),
      "bounds": bounds.map(\.json) ?? .null,
      "regions": .array(regions.map(\.json)),
      "regionCount": .integer(regionCount),
      "shift": shift.map(\.json) ?? .null,
      "worstWindow": worstWindow.map(\.json) ?? .null,
      "limits": .object(limits.map { JSON.Member($0.name, $0.json) }),
      "notes": notes.isEmpty ? nil : .array(notes.map { .string($0) }),
    ])
  }
}

extension PixelRect {
  /// Corner and extents.
  fileprivate var json: JSON {
    .members([
      "x": .integer(minX), "y": .integer(minY), "width": .integer(width),
      "height": .integer(height),
    ])
  }
}

extension DiffRegion {
  fileprivate var json: JSON {
    var movement: JSON?
    if case .moved(let dx, let dy) = kind {
      movement = .members(["dx": .integer(dx), "dy": .integer(dy)])
    }
    return .members([
      "bounds": bounds.json, "pixels": .integer(pixels), "kind": .string(kindName),
      "shift": movement, "place": .string(place), "description": .string(description),
    ])
  }
}

extension DiffResult.Shift {
  fileprivate var json: JSON {
    .members(["dx": .integer(dx), "dy": .integer(dy), "residual": .number(residual)])
  }
}

extension DiffResult.Window {
  fileprivate var json: JSON {
    .members([
      "size": .integer(size), "x": .integer(x), "y": .integer(y), "pixels": .integer(pixels),
    ])
  }
}

extension DiffLimitOutcome {
  fileprivate var json: JSON {
    .members([
      "allowed": .number(allowed), "measured": .number(measured), "holds": .bool(holds),
      "unused": .bool(isUnused),
    ])
  }
}
