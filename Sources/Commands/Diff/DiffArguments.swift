import Files
import Geometry
import ImageDiff

extension DiffOptions {
  /// The options that a command line asks for; whatever is out of range is refused.
  init(_ arguments: Arguments) throws(ArgumentError) {
    let profile = try arguments.choice(DiffTable.profile) ?? DiffProfile.exact
    self.init(profile, threshold: try Self.threshold(of: profile, arguments))
    try setCounting(arguments)
    checkerboard = !arguments.has(DiffTable.noCheckerboard)
    windowSize = try arguments.integer(DiffTable.window, in: 1...Int.max)
    limits.differentPixels = try arguments.integer(DiffTable.maxPixels)
    limits.ratio = try arguments.number(DiffTable.maxRatio, in: 0...1)
    let delta = try arguments.integer(DiffTable.maxChannelDelta, in: 0...65535)
    if profile != .maxDelta { limits.channelDelta = delta }
    limits.deltaE = try arguments.number(DiffTable.maxDeltaE, in: 0...1000)
    limits.windowPixels = try arguments.integer(DiffTable.maxWindow)
    try setFuzzy(arguments)
    for text in arguments.strings(DiffTable.ignore) {
      ignored.append(try Self.area(text, DiffTable.ignore))
    }
    for path in arguments.strings(DiffTable.ignoreFile) { ignored += try Self.areas(in: path) }
  }

  private static func threshold(
    of profile: DiffProfile, _ arguments: Arguments
  ) throws(ArgumentError) -> Double? {
    guard profile.defaultThreshold != nil || !arguments.has(DiffTable.threshold) else {
      throw .conflict(
        "The profile \"\(profile.rawValue)\" has no threshold; leave out --threshold or choose "
          + "another profile, such as --profile pixelmatch7.")
    }
    let threshold = try arguments.number(DiffTable.threshold, in: profile.thresholds)
    guard profile == .maxDelta, threshold == nil else { return threshold }
    return try arguments.integer(DiffTable.maxChannelDelta, in: 0...255).map(Double.init)
  }

  private mutating func setCounting(_ arguments: Arguments) throws(ArgumentError) {
    let counts = arguments.has(DiffTable.includeAA) || arguments.has(DiffTable.strict)
    if counts && arguments.has(DiffTable.excludeAA) {
      throw .conflict("--exclude-aa contradicts --include-aa and --strict; give one of them.")
    }
    if counts { excusesAntialiased = false }
    if arguments.has(DiffTable.excludeAA) { excusesAntialiased = true }
  }

  private mutating func setFuzzy(_ arguments: Arguments) throws(ArgumentError) {
    guard let text = arguments.string(DiffTable.fuzzy) else { return }
    guard profile == .wpt else {
      throw .conflict("--fuzzy belongs to the profile wpt; add --profile wpt.")
    }
    guard let ranges = FuzzyRanges(text) else {
      throw .invalidValue(
        option: "--fuzzy", value: text,
        expected: "a pair of ranges; write maxDifference=0-15;totalPixels=0-300")
    }
    fuzzy = ranges
  }

  /// An area from "X,Y,W,H".
  private static func area(
    _ text: String, _ option: Option
  ) throws(ArgumentError) -> PixelRect {
    let numbers = text.split(separator: ",", omittingEmptySubsequences: false).map {
      Int($0.drop { $0 == " " })
    }
    // Bounded so that sums of corner and extent stay far from overflow.
    guard numbers.count == 4, let x = numbers[0], let y = numbers[1], let width = numbers[2],
      let height = numbers[3], (-1 << 32..<1 << 32).contains(x), (-1 << 32..<1 << 32).contains(y),
      (1..<1 << 32).contains(width),
      (1..<1 << 32).contains(height)
    else {
      throw .invalidValue(
        option: option.name, value: text,
        expected: "an area; write X,Y,W,H in whole pixels, W and H at least 1")
    }
    return PixelRect(minX: x, minY: y, maxX: x + width, maxY: y + height)
  }

  /// The areas in a file, one a line.
  private static func areas(in path: String) throws(ArgumentError) -> [PixelRect] {
    let bytes: [UInt8]
    do { bytes = try FileSystem.read(path, limit: 1 << 20) } catch {
      throw .conflict(error.message)
    }
    var areas: [PixelRect] = []
    for line in String(decoding: bytes, as: UTF8.self).split(whereSeparator: \.isNewline) {
      let text = line.prefix { $0 != "#" }.filter { !$0.isWhitespace }
      if !text.isEmpty { areas.append(try area(String(text), DiffTable.ignoreFile)) }
    }
    return areas
  }
}

extension DiffPictureStyle {
  /// The style that a command line asks for.
  init(for profile: DiffProfile, _ arguments: Arguments) throws(ArgumentError) {
    self.init(for: profile)
    if arguments.has(DiffTable.mask) { background = .none }
    opacity = try arguments.number(DiffTable.alpha, in: 0...1) ?? opacity
    excusedColor = try Self.color(DiffTable.aaColor, arguments) ?? excusedColor
    differentColor = try Self.color(DiffTable.diffColor, arguments) ?? differentColor
    darkerColor = try Self.color(DiffTable.diffColorAlt, arguments)
  }

  private static func color(
    _ option: Option, _ arguments: Arguments
  ) throws(ArgumentError) -> UInt32? {
    guard let text = arguments.string(option) else { return nil }
    let parts = text.split(separator: ",", omittingEmptySubsequences: false).map { UInt8($0) }
    guard parts.count == 3, let red = parts[0], let green = parts[1], let blue = parts[2] else {
      throw .invalidValue(
        option: option.name, value: text, expected: "a colour; write R,G,B with 0 to 255 each")
    }
    return color((red, green, blue))
  }
}
