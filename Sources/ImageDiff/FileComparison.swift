import Files
import PNGCoding
import Pixels
private import Synchronization

/// Two PNG files compared, with as little decoding as is honest.
package struct FileComparison: Sendable {
  /// When pixels are decoded.
  package enum Decoding: String, Sendable {
    /// Where headers do not settle it: equal bytes, or hashes that the files carry of their pixels.
    case auto
    /// Always.
    case always
  }

  /// The record.
  package let result: DiffResult
  /// Pictures and masks; nil where the files were found equal without decoding.
  package let comparison: DiffComparison?

  /// Reads and compares two files, decoding both at once where more than one thread is allowed.
  package init(
    _ expected: String, _ actual: String, _ options: DiffOptions, decoding: Decoding = .auto,
    threads: Int = Parallel.processorCount
  ) throws(PictureFileError) {
    var files = try (PictureFile(expected), PictureFile(actual))
    let notes = Self.notes(on: files.0, files.1)
    if decoding == .auto, Self.areEqualByHeaders(files.0, files.1) {
      var result = DiffResult(
        options, expected: files.0.summary.size, actual: files.1.summary.size)
      result.judge(by: options)
      result.notes = notes
      self.result = result
      comparison = nil
      return
    }
    try Self.checkMemory(for: files.0, files.1)
    var comparison = try Self.compare(&files.0, &files.1, options, threads)
    comparison.result.notes += notes
    result = comparison.result
    self.comparison = comparison
  }

  /// Pixels from which on the pictures take most of the memory, not the program.
  private static let largePicture = 4_000_000

  /// Whether the pixels must be equal: the same intact bytes, or the same sealed hash.
  private static func areEqualByHeaders(_ a: PictureFile, _ b: PictureFile) -> Bool {
    if a.bytes == b.bytes { return a.summary.isIntact }
    guard let stamp = a.summary.stamp, stamp == b.summary.stamp else { return false }
    return a.summary.size == b.summary.size
  }

  /// Two pictures with their inflated rows, what a rule may need and the picture of the difference
  /// take 32 bytes a pixel at most, at 16 bits a sample 48.
  private static func checkMemory(
    for a: PictureFile, _ b: PictureFile
  ) throws(PictureFileError) {
    let pixels = [a, b].map {
      $0.summary.header.width.multipliedReportingOverflow(by: $0.summary.header.height)
    }
    // What is larger than a file may be is refused when that file is read.
    guard pixels.allSatisfy({ !$0.overflow && $0.partialValue <= PNGLimits().pixels }) else {
      return
    }
    let isDeep = max(a.summary.header.bitDepth, b.summary.header.bitDepth) == 16
    guard Memory.has(pixels.reduce(0) { max($0, $1.partialValue) } * (isDeep ? 48 : 32)) else {
      throw .png(PNGError(file: b.path, reason: .outOfMemory))
    }
  }

  private static func compare(
    _ a: inout PictureFile, _ b: inout PictureFile, _ options: DiffOptions, _ threads: Int
  ) throws(PictureFileError) -> DiffComparison {
    let header = a.summary.header
    if header.width >= largePicture / max(1, header.height) { Memory.makeRoom() }
    let differ = ImageDiffer(options, threads: threads)
    if options.profile == .exact, max(a.summary.header.bitDepth, b.summary.header.bitDepth) == 16 {
      let (first, second) = try both(a, b, threads) { bytes, file throws(PNGError) in
        try PNGDecoder.decodeDeep(bytes, file: file)
      }
      a.forgetBytes()
      b.forgetBytes()
      return differ.compare(first, second)
    }
    let (first, second) = try both(a, b, threads) { bytes, file throws(PNGError) in
      try PNGDecoder.decode(bytes, file: file)
    }
    a.forgetBytes()
    b.forgetBytes()
    return differ.compare(first, second)
  }

  /// Decodes two files at the same time.
  private static func both<Picture: Sendable>(
    _ a: PictureFile, _ b: PictureFile, _ threads: Int,
    _ decode: @Sendable ([UInt8], String) throws(PNGError) -> Picture
  ) throws(PictureFileError) -> (Picture, Picture) {
    let results = Mutex<[Result<Picture, PNGError>?]>([nil, nil])
    Parallel.forEach(2, threads: threads) { index in
      let file = index == 0 ? a : b
      let result = Result { () throws(PNGError) in try decode(file.bytes, file.path) }
      results.withLock { $0[index] = result }
    }
    let (first, second) = results.withLock { ($0[0], $0[1]) }
    guard let first, let second else { preconditionFailure("both files have been decoded") }
    do { return try (first.get(), second.get()) } catch { throw .png(error) }
  }

  private static func notes(on a: PictureFile, _ b: PictureFile) -> [String] {
    var notes: [String] = []
    let names = Set(a.summary.colorNotes).symmetricDifference(b.summary.colorNotes).map(\.name)
    if !names.isEmpty {
      notes.append(
        "The files state different colour spaces (\(Set(names).sorted().joined(separator: ", "))); "
          + "pixels were compared as they are stored.")
    }
    for file in [a, b] where !file.summary.hasEnd && file.summary.isIntact {
      notes.append("\"\(file.path)\" lacks its closing chunk IEND.")
    }
    return notes
  }
}

extension PNGSummary {
  /// Columns and rows.
  fileprivate var size: (width: Int, height: Int) { (header.width, header.height) }
}
