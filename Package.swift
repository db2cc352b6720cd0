// swift-tools-version: 6.3
import CompilerPluginSupport
import PackageDescription

// Targets stand in the order in which data flows through them: a target imports only what stands above it.
let package = Package(
  name: "Widthwise",
  platforms: [.macOS(.v15)],
  products: [
    .library(name: "WidthwiseUI", targets: ["WidthwiseUI"]),
    .library(name: "WidthwiseTesting", targets: ["WidthwiseTesting"]),
    .executable(name: "widthwise", targets: ["widthwise"]),
  ],
  targets: [
    // C libraries of the system
    .systemLibrary(
      name: "CFreeType", pkgConfig: "freetype2",
      providers: [.apt(["libfreetype-dev"]), .brew(["freetype"])]),
    .systemLibrary(
      name: "CHarfBuzz", pkgConfig: "harfbuzz",
      providers: [.apt(["libharfbuzz-dev"]), .brew(["harfbuzz"])]),
    .systemLibrary(
      name: "CFriBidi", pkgConfig: "fribidi",
      providers: [.apt(["libfribidi-dev"]), .brew(["fribidi"])]),
    .systemLibrary(
      name: "CLibPNG", pkgConfig: "libpng",
      providers: [.apt(["libpng-dev"]), .brew(["libpng"])]),
    .systemLibrary(
      name: "CDeflate", pkgConfig: "libdeflate",
      providers: [.apt(["libdeflate-dev"]), .brew(["libdeflate"])]),
    .systemLibrary(
      name: "CSQLite", pkgConfig: "sqlite3",
      providers: [.apt(["libsqlite3-dev"]), .brew(["sqlite"])]),
    .systemLibrary(
      name: "CXXHash", pkgConfig: "libxxhash",
      providers: [.apt(["libxxhash-dev"]), .brew(["xxhash"])]),

    .systemLibrary(
      name: "CMicroHTTPD", pkgConfig: "libmicrohttpd",
      providers: [.apt(["libmicrohttpd-dev"]), .brew(["libmicrohttpd"])]),

    // Values
    .target(name: "Geometry"),
    .target(name: "Pixels", dependencies: ["Geometry"]),
    .target(name: "JSONValue"),
    .target(name: "Files"),

    // Text
    .target(
      name: "Typography",
      dependencies: [
        "CFreeType", "CFriBidi", "CHarfBuzz", "CKernels", "Files", "Geometry", "JSONValue",
        "Pixels",
      ]),

    .target(name: "Localization", dependencies: ["JSONValue"]),

    // Pixels in files
    .target(name: "CPNG", dependencies: ["CLibPNG"]),
    .target(name: "CKernels", dependencies: ["CXXHash"]),
    .target(
      name: "PNGCoding",
      dependencies: ["CDeflate", "CKernels", "CPNG", "CXXHash", "Geometry", "Pixels"]),

    // Description
    .target(name: "Drawing", dependencies: ["Geometry", "JSONValue", "Pixels", "Typography"]),

    .target(name: "CDeepStack"),
    .target(
      name: "LayoutEngine", dependencies: ["CDeepStack", "Drawing", "Geometry", "Pixels"]),
    .macro(name: "SurfaceMacros"),
    .target(
      name: "Surface",
      dependencies: [
        "Drawing", "Files", "Geometry", "LayoutEngine", "Localization", "PNGCoding", "Pixels",
        "SurfaceMacros", "Typography",
      ]),

    .target(
      name: "Scenes",
      dependencies: [
        "Drawing", "Geometry", "JSONValue", "LayoutEngine", "Localization", "Pixels", "Surface",
      ],
      exclude: ["SceneFiles/scene.schema.json"]),

    // Pixels
    .target(name: "Raster", dependencies: ["Geometry", "Pixels"]),
    .target(
      name: "Rendering", dependencies: ["Drawing", "Geometry", "Pixels", "Raster", "Typography"]),

    // Judging
    .target(
      name: "ImageDiff",
      dependencies: ["CKernels", "Files", "Geometry", "JSONValue", "PNGCoding", "Pixels"]),
    .target(name: "Baselines", dependencies: ["Files", "PNGCoding", "Pixels"]),
    .target(
      name: "Snapshots",
      dependencies: [
        "Baselines", "Drawing", "Files", "Geometry", "ImageDiff", "JSONValue", "LayoutEngine",
        "PNGCoding",
        "Pixels", "Rendering", "Scenes", "Typography",
      ]),

    // Studies
    .target(
      name: "Sweeps",
      dependencies: [
        "CSQLite", "Drawing", "Geometry", "JSONValue", "LayoutEngine", "Pixels", "Raster", "Scenes",
        "Surface",
        "Typography",
      ]),
    .target(
      name: "FontImpact",
      dependencies: [
        "Drawing", "Geometry", "JSONValue", "LayoutEngine", "Pixels", "Rendering", "Scenes",
        "Surface", "Sweeps", "Typography",
      ]),

    .target(
      name: "Benchmarks",
      dependencies: [
        "CHarfBuzz", "Drawing", "Files", "FontImpact", "Geometry", "ImageDiff", "LayoutEngine",
        "PNGCoding", "Pixels", "Raster", "Rendering", "Scenes", "Surface", "Sweeps", "Typography",
      ]),

    // Output
    .target(
      name: "Reporting",
      dependencies: [
        "Baselines", "Files", "FontImpact", "JSONValue", "PNGCoding", "Pixels", "Snapshots",
        "Sweeps", "Typography",
      ],
      resources: [
        .embedInCode("Page/impact.css"),
        .embedInCode("Page/report.css"), .embedInCode("Page/report.html"),
        .embedInCode("Page/report.js"),
      ]),
    .target(
      name: "ReviewServer",
      dependencies: ["Baselines", "CMicroHTTPD", "JSONValue", "Reporting", "Snapshots"]),
    .target(
      name: "Commands",
      dependencies: [
        "Baselines",
        "Benchmarks",
        "Drawing",
        "Files",
        "FontImpact",
        "Geometry",
        "ImageDiff",
        "JSONValue",
        "LayoutEngine", "Localization",
        "PNGCoding",
        "Pixels",
        "Rendering",
        "Reporting",
        "ReviewServer",
        "Scenes",
        "Snapshots",
        "Surface",
        "Sweeps",
        "Typography",
      ]),
    .executableTarget(name: "widthwise", dependencies: ["Commands"]),
    .target(name: "WidthwiseUI", dependencies: ["Commands", "Geometry", "Scenes", "Surface"]),
    .target(
      name: "WidthwiseTesting",
      dependencies: [
        "Baselines", "Files", "Geometry", "LayoutEngine", "Reporting", "Scenes", "Snapshots",
        "Surface", "Sweeps",
        "Typography",
      ]),

    // Tests
    .testTarget(name: "GeometryTests", dependencies: ["Geometry"]),
    .testTarget(name: "JSONValueTests", dependencies: ["JSONValue"]),
    .testTarget(name: "FilesTests", dependencies: ["Files"]),
    .testTarget(name: "BaselinesTests", dependencies: ["Baselines", "Files", "Pixels"]),
    .testTarget(
      name: "ImageDiffTests",
      dependencies: [
        "CKernels", "Files", "Geometry", "ImageDiff", "JSONValue", "PNGCoding", "Pixels",
      ],
      exclude: ["Fixtures"]),
    .testTarget(
      name: "PNGCodingTests",
      dependencies: ["CKernels", "Files", "JSONValue", "Pixels", "PNGCoding"],
      exclude: ["Fixtures"]),
    .testTarget(
      name: "SnapshotsTests",
      dependencies: [
        "Baselines", "Drawing", "Files", "Geometry", "ImageDiff", "JSONValue", "Pixels",
        "Snapshots",
      ]),
    .testTarget(
      name: "ReportingTests", dependencies: ["Baselines", "JSONValue", "Reporting", "Snapshots"]),
    .testTarget(name: "LayoutEngineTests", dependencies: ["Geometry", "LayoutEngine"]),
    .testTarget(
      name: "SurfaceTests",
      dependencies: ["Drawing", "Geometry", "LayoutEngine", "Pixels", "Surface", "Typography"],
      exclude: ["Fixtures"]),
    .testTarget(
      name: "SceneFileTests",
      dependencies: [
        "Drawing", "Geometry", "JSONValue", "LayoutEngine", "Scenes", "Surface", "Typography",
      ],
      exclude: ["Examples"]),
    .testTarget(
      name: "ScenesTests",
      dependencies: [
        "Drawing", "Geometry", "JSONValue", "LayoutEngine", "Pixels", "Scenes", "Surface",
        "Typography",
      ]),
    .testTarget(
      name: "FontImpactTests",
      dependencies: [
        "FontImpact", "Geometry", "JSONValue", "Scenes", "Surface", "Sweeps", "Typography",
      ],
      exclude: ["Fixtures"]),
    .testTarget(
      name: "SweepsTests",
      dependencies: [
        "Geometry", "JSONValue", "LayoutEngine", "Scenes", "Surface", "Sweeps", "Typography",
      ],
      exclude: ["Fixtures"]),
    .testTarget(
      name: "WidthwiseTestingTests",
      dependencies: ["Files", "Surface", "Sweeps", "WidthwiseTesting"]),
    .testTarget(
      name: "CommandsTests",
      dependencies: ["Commands", "Files", "JSONValue", "PNGCoding", "Pixels"]),
    .testTarget(
      name: "LocalizationTests", dependencies: ["JSONValue", "Localization"],
      exclude: ["Fixtures"]),
    .testTarget(
      name: "TypographyTests", dependencies: ["Geometry", "JSONValue", "Typography"],
      exclude: ["Fixtures"]),
    .testTarget(name: "RasterTests", dependencies: ["Geometry", "Pixels", "Raster"]),
    .testTarget(
      name: "RenderingTests",
      dependencies: [
        "Drawing", "Geometry", "JSONValue", "PNGCoding", "Pixels", "Rendering", "Scenes", "Surface",
        "Typography",
      ],
      exclude: ["Fixtures"]),
    .testTarget(
      name: "DrawingTests",
      dependencies: ["Drawing", "Geometry", "JSONValue", "Pixels", "Typography"]),
  ],
  swiftLanguageModes: [.v6]
)

#if os(Linux)
  // Apple's platforms have modules of these names; elsewhere ours take their place.
  package.targets.append(.target(name: "Combine", dependencies: ["Surface"]))
  package.targets.append(.target(name: "SwiftUI", dependencies: ["Combine", "WidthwiseUI"]))
  package.products.append(.library(name: "SwiftUI", targets: ["SwiftUI"]))
#endif

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
