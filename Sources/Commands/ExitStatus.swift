/// What the process tells its caller; scripts rely on the numbers.
package enum ExitStatus: Int32, Sendable {
  /// Everything matches, or the work is done.
  case success = 0
  /// Differences were found, or laws are broken.
  case differences = 1
  /// The command line or the configuration is wrong.
  case usage = 2
  /// Input cannot be read, output cannot be written, or the program is at fault.
  case failure = 3
  /// A snapshot has no baseline.
  case missingBaseline = 4
  /// Baselines belong to no scene, where that was asked to fail.
  case orphans = 5
  /// Nothing was compared.
  case nothingCompared = 6
  /// pixelmatch's status for a wrong command line, where that program is stood in for.
  case pixelmatchUsage = 64
  /// pixelmatch's status for pictures of different sizes, where that program is stood in for.
  case pixelmatchSizes = 65
  /// pixelmatch's status for a difference.
  case pixelmatchDifferences = 66
  /// odiff's status for pictures of different sizes, where that program is stood in for.
  case odiffLayout = 21
  /// odiff's status for a difference.
  case odiffPixels = 22
}
