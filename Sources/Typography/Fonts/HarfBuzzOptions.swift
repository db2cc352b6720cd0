#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// The settings that HarfBuzz takes from the environment of the process.
enum HarfBuzzOptions {
  /// Removes them, once and before HarfBuzz reads them, which it does when it first shapes a text.
  ///
  /// `HB_OPTIONS=uniscribe-bug-compatible` changes the clusters of Indic texts, and nothing that
  /// HarfBuzz offers to programs undoes it.
  static let areRemoved: Bool = {
    let names = ["HB_OPTIONS", "HB_SHAPER_LIST"]
    return names.allSatisfy { unsetenv($0) == 0 }
  }()
}
