import CKernels

/// The sets of pixels that a comparison fills; those that stay empty take no memory.
struct DiffMasks {
  var different: PixelMask
  var excused: PixelMask
  var ignored: PixelMask

  init(width: Int, height: Int, _ options: DiffOptions) {
    let none = PixelMask(width: 0, height: 0)
    different = PixelMask(width: width, height: height)
    excused = options.excusesAntialiased ? PixelMask(width: width, height: height) : none
    ignored = options.ignored.isEmpty ? none : PixelMask(width: width, height: height)
    for area in options.ignored { ignored.insert(area) }
  }

  /// Calls with a job whose size and masks are set; the masks stay where they are meanwhile.
  mutating func withUnsafeJob<R>(_ body: (inout ck_diff_job) -> R) -> R {
    var job = ck_diff_job()
    job.width = UInt32(different.width)
    job.height = UInt32(different.height)
    return different.words.withUnsafeMutableBufferPointer { different in
      excused.words.withUnsafeMutableBufferPointer { excused in
        ignored.words.withUnsafeBufferPointer { ignored in
          job.different = different.baseAddress
          job.excused = excused.isEmpty ? nil : excused.baseAddress
          job.ignored = ignored.isEmpty ? nil : ignored.baseAddress
          return body(&job)
        }
      }
    }
  }
}
