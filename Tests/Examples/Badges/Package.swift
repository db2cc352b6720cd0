// swift-tools-version: 6.3
import PackageDescription

// A package of its own that tests its views with Widthwise; `Scripts/check-testing` runs it.
let package = Package(
  name: "Badges",
  platforms: [.macOS(.v15)],
  dependencies: [.package(name: "Widthwise", path: "../../..")],
  targets: [
    .target(
      name: "Badges", dependencies: [.product(name: "WidthwiseUI", package: "Widthwise")]),
    .testTarget(
      name: "BadgesTests",
      dependencies: [
        "Badges", .product(name: "WidthwiseTesting", package: "Widthwise"),
        .product(name: "WidthwiseUI", package: "Widthwise"),
      ]),
  ]
)
