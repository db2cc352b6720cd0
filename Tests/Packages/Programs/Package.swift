// swift-tools-version: 6.0
import PackageDescription

// A package as a user has it: four programs of SwiftUI source, unchanged, and a suite of views.
let programs = [
  "WholeItemsDemoApp", "FlowDemoApp", "FilteredCollectionDemoApp", "DiagramAlignmentApp",
  "BadgeSuite",
]
let package = Package(
  name: "Programs",
  platforms: [.macOS(.v15)],
  dependencies: [.package(name: "Widthwise", path: "../../..")],
  targets: programs.map {
    .executableTarget(
      name: $0, dependencies: [.product(name: "SwiftUI", package: "Widthwise")])
  }
)
