// swift-tools-version: 6.3
import PackageDescription

// Targets stand in the order in which data flows through them: a target imports only what stands above it.
let package = Package(
  name: "Widthwise",
  platforms: [.macOS(.v15)],
  targets: [
    // Values
    .target(name: "Geometry"),
    .target(name: "Pixels", dependencies: ["Geometry"]),
    .target(name: "JSONValue"),

    // Description
    .target(name: "Drawing", dependencies: ["Geometry", "Pixels"]),

    // Tests
    .testTarget(name: "GeometryTests", dependencies: ["Geometry"]),
    .testTarget(name: "JSONValueTests", dependencies: ["JSONValue"]),
  ],
  swiftLanguageModes: [.v6]
)

let settings: [SwiftSetting] = [
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
  .treatAllWarnings(as: .error),
]
for target in package.targets
where target.type == .regular || target.type == .executable || target.type == .test {
  target.swiftSettings = (target.swiftSettings ?? []) + settings
}
