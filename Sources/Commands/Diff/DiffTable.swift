import ImageDiff

/// The options of `widthwise diff` and the values that they stand for.
enum DiffTable {
  static let profile = Option(
    "--profile", "-p", choices: DiffProfile.allCases.map(\.rawValue),
    help: "the rule for when two pixels differ; exact unless said otherwise")
  static let threshold = Option(
    "--threshold", "-t", value: "T",
    help: "the profile's threshold: 0…1 for pixelmatch and odiff, levels for max-delta, ΔE else")
  static let includeAA = Option(
    "--include-aa", help: "counts pixels that look antialiased")
  static let strict = Option("--strict", help: "counts excused pixels too, whatever the profile")
  static let excludeAA = Option(
    "--exclude-aa", "--aa", help: "excuses pixels that look antialiased, in any profile")
  static let fuzzy = Option(
    "--fuzzy", value: "RANGES",
    help: "for wpt: what is allowed, such as \"maxDifference=0-15;totalPixels=0-300\"")
  static let window = Option(
    "--window", value: "N", help: "counts the fullest window of N × N pixels instead of all")
  static let noCheckerboard = Option(
    "--no-checkerboard", help: "blends transparent pixels on white, not on pixelmatch's board")
  static let ignore = Option(
    "--ignore", "-i", value: "X,Y,W,H", isRepeatable: true,
    help: "an area that is not compared, in pixels")
  static let ignoreFile = Option(
    "--ignore-file", value: "FILE", isRepeatable: true,
    help: "areas that are not compared, one X,Y,W,H a line, # for remarks")
  static let maxPixels = Option(
    "--max-diff-pixels", value: "N", help: "number of pixels that may differ")
  static let maxRatio = Option(
    "--max-diff-ratio", value: "R", help: "share of pixels that may differ, 0…1")
  static let maxChannelDelta = Option(
    "--max-channel-delta", value: "N",
    help: "largest difference of a channel that is allowed, 0…255; for max-delta its threshold")
  static let maxDeltaE = Option(
    "--max-delta-e", value: "E", help: "largest distance in OKLab × 100 that is allowed")
  static let maxWindow = Option(
    "--max-window-pixels", value: "N", help: "pixels that may differ in the fullest window")
  static let output = Option(
    "--output", "-o", value: "PATH",
    help: "where the diff picture goes; for folders the folder of pictures and report")
  static let picture = Option(
    "--picture", choices: DiffPictureKind.allCases.map(\.rawValue),
    help: "what the picture shows; blink is an animated PNG")
  static let mask = Option("--diff-mask", help: "draws the different pixels on nothing")
  static let alpha = Option(
    "--alpha", value: "A", help: "how much of the first picture shows behind, 0…1")
  static let aaColor = Option("--aa-color", value: "R,G,B", help: "colour of excused pixels")
  static let diffColor = Option("--diff-color", value: "R,G,B", help: "colour of different pixels")
  static let diffColorAlt = Option(
    "--diff-color-alt", value: "R,G,B",
    help: "colour of different pixels that are darker in the second picture")
  static let decode = Option(
    "--decode", choices: ["auto", "always"],
    help: "auto trusts equal bytes and sealed hashes, always decodes the pixels")
  static let server = Option(
    "--server", help: "answers requests on standard input, one JSON document a line")
  static let compatibility = Option(
    "--exit-compat", choices: ["pixelmatch", "odiff"],
    help: "ends with that program's exit status")
  static let failOnLayout = Option(
    "--fail-on-layout", help: "with --exit-compat odiff: ends with 21 where sizes differ")

  static let table = CommandTable(
    "diff", summary: "Compares two PNG files or two folders of them.",
    discussion: """
      Without limits no pixel may differ; with limits each that is set has to hold. Exit status: \
      0 match, 1 difference, 2 usage, 3 unreadable input, 6 nothing compared. Profiles named for \
      a program count and draw as that program does.
      """,
    operands: [
      .init("A", .optional, help: "the expected PNG or folder"),
      .init("B", .optional, help: "the actual PNG or folder"),
    ],
    options: [
      profile, threshold, includeAA, strict, excludeAA, fuzzy, window, noCheckerboard, ignore,
      ignoreFile, maxPixels, maxRatio, maxChannelDelta, maxDeltaE, maxWindow, output, picture,
      mask, alpha, aaColor, diffColor, diffColorAlt, decode, server, compatibility, failOnLayout,
    ])
}
