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
    .target(name: "Files"),

    // Description
    .target(name: "Drawing", dependencies: ["Geometry", "Pixels"]),

    // Output
    .target(name: "Commands", dependencies: ["Files", "JSONValue"]),
    .executableTarget(name: "widthwise", dependencies: ["Commands"]),

    // Tests
    .testTarget(name: "GeometryTests", dependencies: ["Geometry"]),
    .testTarget(name: "JSONValueTests", dependencies: ["JSONValue"]),
    .testTarget(name: "FilesTests", dependencies: ["Files"]),
    .testTarget(name: "CommandsTests", dependencies: ["Commands"]),
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
