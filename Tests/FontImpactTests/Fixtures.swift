import FontImpact

/// Fonts that `Scripts/make-test-fonts` makes.
enum Fixtures {
  static func path(_ name: String) -> String {
    let folder = #filePath.split(separator: "/").dropLast().joined(separator: "/")
    return "/\(folder)/Fixtures/\(name)"
  }

  static func font(_ name: String, size: Double = 14) throws -> FontSelection {
    try FontSelection.open(path(name), size: size)
  }
}
