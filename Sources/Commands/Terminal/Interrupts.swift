import Synchronization

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// A port that is known only after the server that answers on it has started.
final class PortBox: Sendable {
  let port = Mutex<UInt16>(0)
}

/// Keeps the signals that end a program waiting, on this thread and on those it starts.
func holdInterrupts() {
  var signals = interrupts()
  pthread_sigmask(SIG_BLOCK, &signals, nil)
  signal(SIGPIPE, SIG_IGN)
}

/// Waits for Control-C or a request to end.
func waitForInterrupt() {
  var signals = interrupts()
  var received: Int32 = 0
  sigwait(&signals, &received)
}

private func interrupts() -> sigset_t {
  var signals = sigset_t()
  sigemptyset(&signals)
  sigaddset(&signals, SIGINT)
  sigaddset(&signals, SIGTERM)
  return signals
}
