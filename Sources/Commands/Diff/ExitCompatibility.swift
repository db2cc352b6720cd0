import ImageDiff

/// The program whose exit statuses `widthwise diff` ends with.
enum ExitCompatibility: String {
  case pixelmatch, odiff

  /// What a command line asks for, found even where the rest of it cannot be understood.
  init?(in arguments: [String]) {
    let name = DiffTable.compatibility.name
    guard arguments.first == DiffTable.table.name,
      let index = arguments.firstIndex(where: { $0 == name || $0.hasPrefix(name + "=") })
    else { return nil }
    let value =
      arguments[index] == name
      ? arguments.dropFirst(index + 1).first ?? ""
      : String(arguments[index].dropFirst(name.count + 1))
    self.init(rawValue: value)
  }

  /// What the program ends with for an error of the given status.
  ///
  /// pixelmatch has a status for a wrong command line and ends with Node's for whatever is thrown;
  /// odiff has one status for all errors. Both are 1.
  func status(for status: ExitStatus) -> ExitStatus {
    self == .pixelmatch && status == .usage ? .pixelmatchUsage : .differences
  }

  /// What the program ends with for two pictures.
  func status(of result: DiffResult, failsOnLayout: Bool) -> ExitStatus {
    switch self {
    case .pixelmatch:
      switch result.status {
      case .match: .success
      case .sizeChanged: .pixelmatchSizes
      case .differs: .pixelmatchDifferences
      }
    case .odiff:
      if failsOnLayout && !result.hasEqualSizes {
        .odiffLayout
      } else if result.status == .match || result.differentPixels == 0 {
        .success
      } else {
        .odiffPixels
      }
    }
  }
}
