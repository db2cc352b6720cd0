import CKernels

/// The sets of pixels that a comparison fills.
struct DiffMasks {
  var unequal: PixelMask
  var different: PixelMask
  var excused: PixelMask
  var ignored: PixelMask

  init(width: Int, height: Int) {
    unequal = PixelMask(width: width, height: height)
    different = unequal
    excused = unequal
    ignored = unequal
  }

  /// Calls with a job whose size and masks are set; the masks stay where they are meanwhile.
  mutating func withUnsafeJob<R>(_ body: (inout ck_diff_job) -> R) -> R {
    var job = ck_diff_job()
    job.width = UInt32(unequal.width)
    job.height = UInt32(unequal.height)
    return unequal.words.withUnsafeMutableBufferPointer { unequal in
      different.words.withUnsafeMutableBufferPointer { different in
        excused.words.withUnsafeMutableBufferPointer { excused in
          ignored.words.withUnsafeBufferPointer { ignored in
            job.unequal = unequal.baseAddress
            job.different = different.baseAddress
            job.excused = excused.baseAddress
            job.ignored = ignored.baseAddress
            return body(&job)
          }
        }
      }
    }
  }
}
