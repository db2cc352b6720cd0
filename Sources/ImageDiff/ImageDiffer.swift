import CKernels
import Geometry
package import PNGCoding
package import Pixels
private import Synchronization

/// Compares two pictures pixel by pixel.
package struct ImageDiffer: Sendable {
  private let options: DiffOptions
  private let threads: Int

  /// A comparison with the given options on up to so many threads.
  ///
  /// - Precondition: the threshold is one of the profile's.
  package init(
    _ options: DiffOptions = DiffOptions(), threads: Int = Parallel.processorCount
  ) {
    precondition(options.profile.thresholds.contains(options.threshold))
    self.options = options
    self.threads = threads
  }

  /// Measures how two pictures differ; pictures of different size are compared where they overlap,
  /// and the rest counts as different (for odiff only where it is not fully transparent).
  package func compare(_ expected: StraightPixmap, _ actual: StraightPixmap) -> DiffComparison {
    var comparison = DiffComparison(expected, actual, options)
    let tally = measureOverlap(&comparison)
    comparison.result.unequalPixels = Int(tally.unequal)
    comparison.result.antialiasedPixels = Int(tally.excused)
    comparison.result.maxChannelDelta = Int(tally.max_channel_delta)
    comparison.result.maxDeltaE = tally.max_delta_e
    comparison.result.differentPixels = Int(tally.different)
    let rows = PixelRect(
      minX: 0, minY: Int(tally.first_row), maxX: comparison.result.width,
      maxY: Int(tally.end_row))
    if !comparison.result.hasEqualSizes { countExtraAreas(&comparison) }
    describe(&comparison, within: comparison.result.hasEqualSizes ? rows : nil)
    comparison.result.judge(by: options)
    return comparison
  }

  /// Measures how two pictures differ in any of 16 bits; for the profile `exact`.
  ///
  /// What is drawn and described is their upper eight bits.
  package func compare(_ expected: DeepPixmap, _ actual: DeepPixmap) -> DiffComparison {
    var comparison = compare(expected.reduced, actual.reduced)
    guard options.profile == .exact, comparison.result.hasEqualSizes else { return comparison }
    let (mask, mostDelta) = deepDifference(expected, actual, ignored: comparison.ignored)
    comparison.different = mask
    comparison.result.differentPixels = mask.count
    comparison.result.unequalPixels = mask.count
    comparison.result.maxChannelDelta = mostDelta
    comparison.result.notes.append(
      "The pictures have 16 bits a channel and were compared at all of them.")
    describe(&comparison)
    comparison.result.judge(by: options)
    return comparison
  }

  /// The pixels that are unequal at 16 bits, and the largest difference of a sample.
  private func deepDifference(
    _ expected: DeepPixmap, _ actual: DeepPixmap, ignored: PixelMask
  ) -> (mask: PixelMask, mostDelta: Int) {
    var mask = PixelMask(width: expected.width, height: expected.height)
    var most = 0
    expected.samples.withUnsafeBytes { first in
      actual.samples.withUnsafeBytes { second in
        // Four samples of 16 bits make a word, so a pixel is one comparison.
        let (a, b) = (first.bindMemory(to: UInt64.self), second.bindMemory(to: UInt64.self))
        for y in 0..<expected.height {
          for x in 0..<expected.width {
            let place = y * expected.width + x
            guard a[place] != b[place] else { continue }
            if !ignored.words.isEmpty, ignored.contains(x: x, y: y) { continue }
            mask.words[y * mask.wordsPerRow + x / 64] |= 1 << UInt64(x % 64)
            for shift in stride(from: UInt64(0), to: 64, by: 16) {
              let delta = Int(a[place] >> shift & 0xFFFF) - Int(b[place] >> shift & 0xFFFF)
              most = max(most, abs(delta))
            }
          }
        }
      }
    }
    return (mask, most)
  }

  // MARK: Pixels

  private func measureOverlap(_ comparison: inout DiffComparison) -> ck_diff_tally {
    let (expected, actual) = (comparison.expected, comparison.actual)
    let width = min(expected.width, actual.width)
    let height = min(expected.height, actual.height)
    guard width > 0 && height > 0 else {
      comparison.take(DiffMasks(width: 0, height: 0, options))
      return ck_diff_tally()
    }
    var masks = DiffMasks(width: width, height: height, options)
    let total = masks.withUnsafeJob { job in
      expected.bytes.withUnsafeBufferPointer { first in
        actual.bytes.withUnsafeBufferPointer { second in
          job.a = ck_picture(
            pixels: first.baseAddress, width: UInt32(expected.width),
            height: UInt32(expected.height))
          job.b = ck_picture(
            pixels: second.baseAddress, width: UInt32(actual.width),
            height: UInt32(actual.height))
          setRule(of: &job)
          return run(job)
        }
      }
    }
    comparison.take(masks)
    return total
  }

  private func setRule(of job: inout ck_diff_job) {
    job.metric = options.metric
    job.limit = options.metricLimit
    job.checkerboard = options.checkerboard ? 1 : 0
    job.excuses_antialiased = options.excusesAntialiased ? 1 : 0
    job.measures_delta_e = 1
  }

  private func run(_ job: ck_diff_job) -> ck_diff_tally {
    var job = job
    if options.profile == .ssimCIE94 {
      // The rows are gone through for the profile-independent figures; their verdict is replaced.
      job.metric = CK_METRIC_EXACT
      job.excuses_antialiased = 0
      var tally = runRows(job)
      guard tally.unequal > 0 else { return tally }
      let words = Int((job.width + 63) / 64 * job.height)
      job.different.update(repeating: 0, count: words)
      job.excuses_antialiased = options.excusesAntialiased ? 1 : 0
      var memory = [UInt64](repeating: 0, count: ck_ssim_memory(job.width, job.height))
      ck_ssim_cie94(&job, options.threshold, &memory, &tally)
      return tally
    }
    return runRows(job)
  }

  private func runRows(_ job: ck_diff_job) -> ck_diff_tally {
    let height = Int(job.height)
    // Starting a thread costs as much as comparing some 100,000 pixels.
    let threads = Int(job.width) * height < 200_000 ? 1 : threads
    let rows = threads == 1 ? height : max(32, (height + threads * 4 - 1) / (threads * 4))
    let total = Mutex(ck_diff_tally())
    let shared = SharedJob(job: job)
    Parallel.forEach((height + rows - 1) / rows, threads: threads) { band in
      var tally = ck_diff_tally()
      withUnsafePointer(to: shared.job) {
        ck_diff_rows($0, UInt32(band * rows), UInt32(min((band + 1) * rows, height)), &tally)
      }
      total.withLock { $0.add(tally) }
    }
    return total.withLock { $0 }
  }

  // MARK: Sizes

  private func countExtraAreas(_ comparison: inout DiffComparison) {
    let (expected, actual) = (comparison.expected, comparison.actual)
    let overlap = PixelRect(
      width: min(expected.width, actual.width), height: min(expected.height, actual.height))
    var extra = PixelMask(width: comparison.result.width, height: comparison.result.height)
    for picture in [expected, actual] {
      for area in PixelRect(width: picture.width, height: picture.height).parts(outside: overlap) {
        if options.profile == .odiff {
          extra.insert(visiblePixelsOf: picture, in: area)
        } else {
          extra.insert(area)
        }
      }
    }
    // odiff's ignored areas do not reach past the first picture; everywhere else they do.
    if options.profile != .odiff {
      for area in options.ignored { extra.remove(area) }
    }
    comparison.different.formUnion(extra)
    comparison.result.differentPixels += extra.count
    comparison.result.unequalPixels += extra.count
  }

  // MARK: Record

  /// Fills in what the different pixels have in common; all of them lie within `area`.
  private func describe(_ comparison: inout DiffComparison, within area: PixelRect? = nil) {
    guard comparison.result.differentPixels > 0 else { return }
    guard let bounds = comparison.different.bounds(within: area) else { return }
    comparison.result.bounds = bounds
    comparison.result.shift = ShiftFinder(comparison).best(within: bounds)
    let finder = RegionFinder(comparison, within: bounds)
    comparison.result.regions = finder.regions
    comparison.result.regionCount = finder.count
    let density = WindowDensity(comparison.different)
    if let size = options.windowSize {
      let worst = density.worst(size: size)
      comparison.result.worstWindow = worst
      comparison.result.differentPixels = worst.pixels
    } else {
      comparison.result.worstWindow = density.worstOnGrid(finder.grid)
    }
  }
}

/// A job that several threads read; each writes only its own rows of the masks.
private struct SharedJob: @unchecked Sendable {
  let job: ck_diff_job
}

extension ck_diff_tally {
  fileprivate mutating func add(_ other: ck_diff_tally) {
    unequal += other.unequal
    different += other.different
    excused += other.excused
    max_channel_delta = max(max_channel_delta, other.max_channel_delta)
    max_delta_e = max(max_delta_e, other.max_delta_e)
    guard other.first_row < other.end_row else { return }
    first_row = first_row == end_row ? other.first_row : min(first_row, other.first_row)
    end_row = max(end_row, other.end_row)
  }
}

extension DiffOptions {
  var metric: ck_metric {
    switch profile {
    case .exact, .ssimCIE94: CK_METRIC_EXACT
    case .maxDelta: CK_METRIC_MAX_DELTA
    case .pixelmatch5: CK_METRIC_PIXELMATCH5
    case .pixelmatch7: CK_METRIC_PIXELMATCH7
    case .pixelmatchOKLab: CK_METRIC_OKLAB
    case .odiff: CK_METRIC_ODIFF
    case .wpt: CK_METRIC_RGB
    case .ciede2000: CK_METRIC_CIEDE2000
    }
  }

  /// The threshold in the metric's unit, multiplied in the order in which each program does it.
  var metricLimit: Double {
    switch profile {
    case .pixelmatch5, .pixelmatch7: 35215 * threshold * threshold
    case .odiff: 35215 * (threshold * threshold)
    default: threshold
    }
  }
}

extension PixelRect {
  /// What of the area lies to the right of or below another that starts at the same corner.
  fileprivate func parts(outside other: PixelRect) -> [PixelRect] {
    let right = PixelRect(
      minX: other.maxX, minY: 0, maxX: maxX, maxY: Swift.min(maxY, other.maxY))
    let below = PixelRect(minX: 0, minY: other.maxY, maxX: maxX, maxY: maxY)
    return [right, below].filter { !$0.isEmpty }
  }
}
