import CDeepStack

/// Bytes of the stack on which programs are resolved and laid out; only those that are used are
/// there in memory.
///
/// A level of nesting takes up to 40 kB without the optimizer, so that this is enough for more than
/// 10,000 levels.
private let deepStackSize = 512 << 20

/// Does work that descends into a program on a stack that is large enough for thousands of levels.
///
/// The thread stays the same, as closures of programs may run on the main actor only. Where there is
/// no such stack, as on Apple's platforms, the work is done on the thread's own.
package func withDeepStack<Result>(_ body: () -> Result) -> Result {
  var result: Result?
  withoutActuallyEscaping(body) { body in
    var work: () -> Void = { result = body() }
    let isDone = withUnsafeMutablePointer(to: &work) { pointer in
      cds_run(
        deepStackSize, { $0?.assumingMemoryBound(to: (() -> Void).self).pointee() }, pointer)
    }
    if isDone == 0 { work() }
  }
  guard let result else { preconditionFailure("the work was done on one of both stacks") }
  return result
}
