private import CKernels

/// Work spread over the processors.
package enum Parallel {
  /// Number of processors.
  package static var processorCount: Int { Int(ck_processor_count()) }

  /// Calls the body once for every index below the count, at the same time where there are
  /// processors, and returns when all calls have.
  package static func forEach(
    _ count: Int, threads: Int = processorCount, _ body: @Sendable (Int) -> Void
  ) {
    guard count > 1, threads > 1 else {
      for index in 0..<count { body(index) }
      return
    }
    withoutActuallyEscaping(body) { body in
      let box = Box(body)
      ck_parallel(
        Int32(count), Int32(threads),
        { context, index in
          guard let context else { return }
          Unmanaged<Box>.fromOpaque(context).takeUnretainedValue().body(Int(index))
        }, Unmanaged.passUnretained(box).toOpaque())
      withExtendedLifetime(box) {}
    }
  }

  private final class Box: Sendable {
    let body: @Sendable (Int) -> Void
    init(_ body: @escaping @Sendable (Int) -> Void) { self.body = body }
  }
}
