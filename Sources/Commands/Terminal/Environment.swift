#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Whether an environment variable is set to something.
func environmentHas(_ name: String) -> Bool { !(environment(name) ?? "").isEmpty }

/// The value of an environment variable.
func environment(_ name: String) -> String? { getenv(name).map { String(cString: $0) } }

/// Whether a descriptor leads to a terminal.
func isTerminalDescriptor(_ descriptor: Int32) -> Bool { isatty(descriptor) == 1 }

/// Processors that can work at the same time.
func processorCount() -> Int { max(1, sysconf(Int32(_SC_NPROCESSORS_ONLN))) }
