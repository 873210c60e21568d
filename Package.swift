// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "cupboard",
  products: [
    .executable(name: "cupboard", targets: ["Cupboard"]),
    .library(name: "Imaging", targets: ["Imaging"]),
    .library(name: "ImagingTesting", targets: ["ImagingTesting"]),
    .library(name: "Sections", targets: ["Sections"]),
  ],
  targets: [
    // C libraries: a module map and a shim of only what Swift cannot call.
    .target(name: "CEmbedded"),
    .systemLibrary(name: "CMicroHTTPD", pkgConfig: "libmicrohttpd", providers: [.apt(["libmicrohttpd-dev"])]),
    .systemLibrary(name: "CQREncode", pkgConfig: "libqrencode", providers: [.apt(["libqrencode-dev"])]),
    .systemLibrary(name: "CSQLite", pkgConfig: "sqlite3", providers: [.apt(["libsqlite3-dev"])]),
    .target(name: "CSandbox"),
    .systemLibrary(name: "CSodium", pkgConfig: "libsodium", providers: [.apt(["libsodium-dev"])]),
    .systemLibrary(name: "CVips", pkgConfig: "vips", providers: [.apt(["libvips-dev"])]),

    // Accounts
    .target(
      name: "Accounts", dependencies: ["Cryptography", "Embedded", "Platform", "Storage"], exclude: ["Migrations"]),
    .testTarget(name: "AccountsTests", dependencies: ["Accounts", "TestSupport"]),

    // Closet
    .target(
      name: "Closet",
      dependencies: ["Cryptography", "Embedded", "Imaging", "Pictures", "Platform", "Sections", "Storage"],
      exclude: ["Migrations"]
    ),
    .testTarget(name: "ClosetTests", dependencies: ["Closet", "ImagingTesting", "TestSupport"]),

    // Cryptography
    .target(name: "Cryptography", dependencies: ["CSodium"]),
    .testTarget(name: "CryptographyTests", dependencies: ["Cryptography"]),

    // Cupboard
    .executableTarget(
      name: "Cupboard",
      dependencies: [
        "Accounts", "Closet", "Cryptography", "Embedded", "HTTP", "Imaging", "Pictures", "Platform", "Storage", "Web",
      ],
      exclude: ["Sample/Pictures"]
    ),
    .testTarget(name: "CupboardTests", dependencies: ["Cupboard", "TestSupport"]),

    // Embedded
    .target(name: "Embedded", dependencies: ["CEmbedded"]),
    .testTarget(name: "EmbeddedTests", dependencies: ["Embedded"]),

    // HTTP
    .target(name: "HTTP", dependencies: ["CMicroHTTPD", "Cryptography", "Platform"]),
    .testTarget(name: "HTTPTests", dependencies: ["HTTP", "TestSupport"]),

    // Imaging
    .target(name: "Imaging", dependencies: ["CSandbox", "CVips", "Cryptography", "Platform"]),
    .target(name: "ImagingTesting", dependencies: ["Imaging"]),
    .executableTarget(name: "DecodeWorkerForTests", dependencies: ["Imaging"], path: "Tests/DecodeWorkerForTests"),
    .testTarget(
      name: "ImagingTests", dependencies: ["DecodeWorkerForTests", "Imaging", "ImagingTesting", "TestSupport"],
      resources: [.copy("Fixtures")]
    ),

    // Integration: the built program as people run it
    .testTarget(name: "IntegrationTests", dependencies: ["Cupboard", "TestSupport"]),

    // Pictures
    .target(
      name: "Pictures",
      dependencies: ["Cryptography", "Embedded", "Imaging", "Platform", "Storage"],
      exclude: ["Migrations"]
    ),
    .testTarget(name: "PicturesTests", dependencies: ["ImagingTesting", "Pictures", "TestSupport"]),

    // Platform
    .target(name: "Platform"),
    .testTarget(name: "PlatformTests", dependencies: ["Platform", "TestSupport"]),

    // Sections
    .target(name: "Sections"),
    .testTarget(name: "SectionsTests", dependencies: ["Sections"]),

    // Storage
    .target(name: "Storage", dependencies: ["CSQLite", "Cryptography", "Platform"]),
    .testTarget(name: "StorageTests", dependencies: ["Storage", "TestSupport"]),

    // TestSupport
    .target(name: "TestSupport", dependencies: ["Cryptography", "HTTP", "Platform", "Storage"]),

    // Web
    .target(
      name: "Web",
      dependencies: [
        "Accounts", "CQREncode", "Closet", "Cryptography", "Embedded", "HTTP", "Imaging", "Pictures", "Platform",
        "Sections", "Storage",
      ],
      exclude: ["Assets/Files", "Localization/Web.xcstrings"]
    ),
    .testTarget(name: "WebTests", dependencies: ["TestSupport", "Web"]),
  ],
  cLanguageStandard: .gnu2x
)

for target in package.targets where target.type != .system && !["CEmbedded", "CSandbox"].contains(target.name) {
  target.swiftSettings = [
    .swiftLanguageMode(.v6),
    .strictMemorySafety(),
    .treatAllWarnings(as: .error),
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("InferIsolatedConformances"),
    .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("MemberImportVisibility"),
    .enableUpcomingFeature("NonisolatedNonsendingByDefault"),
  ]
}
