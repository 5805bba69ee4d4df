// swift-tools-version: 6.2
import Foundation
import PackageDescription

/// Whether this package is built for itself or for a package beside it, not as a version that SwiftPM has fetched: it
/// refuses flags there.
let isFetched = Context.packageDirectory.contains("/checkouts/")

/// The flags of every module in release.
///
/// - The metadata of a generic type is asked of its own function, not looked up by name. By name, the runtime searches all
///   conformances of the program once for each type that must conform to a protocol, as the keys of dictionaries must: a
///   short run did so some thirty times, for a tenth of its instructions.
/// - There is no debug information, which makes code larger by a tenth and compiling longer by a twentieth; backtraces
///   name functions without it.
let releaseFlags = flags([
    "-Xfrontend", "-disable-concrete-type-metadata-mangled-name-accessors", "-Xfrontend", "-gnone",
])

/// The flags of modules that read files: they call generic functions instead of having a copy for each
/// type, which takes two thirds of the time to compile.
///
/// The names of optimization passes belong to the compiler; one that it no longer has is passed over.
let readingFlags = flags(["-Xllvm", "-sil-disable-pass=generic-specializer"])

/// The flags of modules whose functions run a few times for a screen or a run, which are small as well. Not for what
/// copies large values often, since their copies become calls.
let coldFlags = flags(["-Osize", "-Xllvm", "-sil-disable-pass=generic-specializer"])

/// Returns flags of the compiler for a configuration; none in a version that SwiftPM has fetched.
func flags(_ flags: [String], in configuration: BuildConfiguration = .release) -> [SwiftSetting] {
    isFetched ? [] : [.unsafeFlags(flags, .when(configuration: configuration))]
}

/// Leaking a lower module's type through an API must be written out as `public import`, so that what a
/// module exposes stands on its import lines; a member needs its own module's import, so that the import
/// table in ARCHITECTURE.md is the whole truth.
let settings: [SwiftSetting] =
    [
        .enableUpcomingFeature("InternalImportsByDefault"),
        .enableUpcomingFeature("MemberImportVisibility"),
        .enableUpcomingFeature("ExistentialAny"),
    ] + releaseFlags

/// A module of the pipeline or the tools around it.
func module(_ name: String, _ dependencies: [Target.Dependency] = [], exclude: [String] = []) -> Target {
    .target(name: name, dependencies: dependencies, exclude: exclude, swiftSettings: settings)
}

/// A stub of a framework of iOS: the names that views' code uses of it.
func framework(_ name: String, _ dependencies: [Target.Dependency] = ["UIKit"]) -> Target {
    .target(
        name: name, dependencies: dependencies, path: "Sources/Frameworks/\(name)", swiftSettings: settings)
}

/// The tests of one module. They are not optimized in release either, which takes longer than running them.
func tests(_ name: String, _ dependencies: [Target.Dependency], exclude: [String] = []) -> Target {
    .testTarget(
        name: name, dependencies: dependencies, exclude: exclude,
        swiftSettings: settings + flags(["-Onone"]))
}

/// A C library of the system, as a module map.
func library(_ name: String, pkgConfig: String? = nil, apt: String? = nil) -> Target {
    .systemLibrary(name: name, pkgConfig: pkgConfig, providers: apt.map { [.apt([$0])] })
}

/// The folder of the libraries that the toolchain's own compiler parses Swift with; nil where they are not there, or
/// where their flags would be refused.
///
/// A manifest is linked with the toolchain that reads it, so that the process knows where that is. Foundation would read
/// such a file in part, since it does not know how long it is: in one of six evaluations, the line was not there.
let parserLibraries: String? = {
    guard !isFetched, let maps = fopen("/proc/self/maps", "r") else { return nil }
    defer { fclose(maps) }
    let library = "/lib/swift/pm/ManifestAPI/libPackageDescription.so\n"
    var bytes = [CChar](repeating: 0, count: 8192)
    while fgets(&bytes, Int32(bytes.count), maps) != nil {
        let line = String(decoding: bytes.prefix { $0 != 0 }.map(UInt8.init(bitPattern:)), as: UTF8.self)
        guard line.hasSuffix(library), let start = line.firstIndex(of: "/") else { continue }
        let host = line[start...].dropLast(library.count) + "/lib/swift/host"
        let modules = ["SwiftSyntax", "SwiftParser", "SwiftParserDiagnostics", "SwiftDiagnostics"]
        let isComplete = modules.allSatisfy {
            FileManager.default.fileExists(atPath: "\(host)/lib\($0).so")
                && FileManager.default.fileExists(atPath: "\(host)/\($0).swiftmodule")
        }
        return isComplete ? String(host) : nil
    }
    return nil
}()

/// What parses Swift: the toolchain's libraries, which need no compiling, or else the package of the same sources.
let parserPackage: [Package.Dependency] =
    parserLibraries == nil
    ? [.package(url: "https://github.com/swiftlang/swift-syntax", from: "603.0.1")] : []

/// Returns what a target that parses Swift depends on: modules of the package, where that is used.
func parser(_ modules: String...) -> [Target.Dependency] {
    parserLibraries == nil ? modules.map { .product(name: $0, package: "swift-syntax") } : []
}

/// The flags of targets that parse Swift, for the toolchain's libraries.
let parserFlags: [SwiftSetting] = parserLibraries.map { [.unsafeFlags(["-I", $0])] } ?? []
let parserLinking: [LinkerSetting] =
    parserLibraries.map { host in
        let libraries = ["SwiftParserDiagnostics", "SwiftDiagnostics", "SwiftParser", "SwiftSyntax"].map {
            "-l" + $0
        }
        return [.unsafeFlags(["-L", host] + libraries + ["-Xlinker", "-rpath", "-Xlinker", host])]
    } ?? []

/// Links the tool statically in release, so that it starts in a few milliseconds and runs without a toolchain.
///
/// `swift build --static-swift-stdlib` also compiles every module in another way, so that the tool and everything else
/// built in release (examples, servers, `dev`) would build all modules again, one after the other.
/// The libraries are those that Foundation's own static objects need; the linker takes them in any order in a group.
let staticRuntime: [LinkerSetting] = [
    .unsafeFlags(
        // No program loads the tool as a library, so that its symbols need no names to be found by.
        ["-static-stdlib", "-use-ld=lld", "-Xlinker", "--no-export-dynamic", "-Xlinker", "--start-group"]
            + [
                "Foundation", "FoundationInternationalization", "FoundationEssentials", "_FoundationICU",
                "CoreFoundation", "_FoundationCShims", "_FoundationCollections",
            ].flatMap { ["-Xlinker", "-l" + $0] } + ["-Xlinker", "--end-group"],
        .when(platforms: [.linux], configuration: .release))
]

/// How the broker of apps is linked: without the object that registers Swift's metadata, the only Swift that a program
/// in C is linked with.
let brokerFlags: [String] = {
    let folders = ["/usr/lib64", "/usr/lib/x86_64-linux-gnu", "/usr/lib/aarch64-linux-gnu", "/usr/lib"]
    let isStatic = folders.contains { FileManager.default.fileExists(atPath: $0 + "/libc.a") }
    return ["-nostartfiles"] + (isStatic ? ["-static-executable"] : [])
}()

/// The stubs of frameworks of iOS that apps import beside UIKit, all of which there are.
let frameworks: [Target] = [
    framework("Accelerate", ["UIKit", "Geometry"]),
    framework("AdSupport"),
    framework("AppIntents", ["UIKit", "SwiftUI"]),
    framework("AppTrackingTransparency"),
    framework("AudioToolbox"),
    framework("AuthenticationServices"),
    framework("AVFAudio", ["AVFoundation"]),
    framework("AVFoundation", ["UIKit", "AudioToolbox", "CoreMedia"]),
    framework("AVKit", ["UIKit", "AVFoundation"]),
    framework("BackgroundTasks"),
    framework("CallKit", ["UIKit", "AVFoundation"]),
    framework("CloudKit"),
    framework("Compression", ["CMaquetteZlib"]),
    framework("Contacts"),
    framework("ContactsUI", ["UIKit", "Contacts"]),
    framework("CoreBluetooth"),
    framework("CoreData"),
    framework("CoreHaptics"),
    framework("CoreLocation"),
    framework("CoreMedia"),
    framework("CoreMotion"),
    framework("CoreServices", ["MobileCoreServices"]),
    framework("CoreSpotlight"),
    framework("CoreText", ["UIKit", "Geometry", "Scene", "Typography"]),
    framework("CoreTelephony"),
    framework("EventKit"),
    framework("EventKitUI", ["UIKit", "EventKit"]),
    framework("GameplayKit"),
    framework("HealthKit"),
    framework("ImageIO", ["UIKit", "ImageCodec", "Scene"]),
    framework("Intents"),
    framework("IntentsUI", ["UIKit", "Intents"]),
    framework("LinkPresentation"),
    framework("LocalAuthentication"),
    framework("MapKit", ["UIKit", "CoreLocation"]),
    framework("MaquetteCombine", ["UIKit", .product(name: "OpenCombine", package: "OpenCombine")]),
    framework("MaquetteCommonCrypto", ["Security", .product(name: "Crypto", package: "swift-crypto")]),
    framework("MaquetteCryptoKit", [.product(name: "Crypto", package: "swift-crypto")]),
    framework("MaquetteOS"),
    framework("MaquetteUniformTypeIdentifiers"),
    framework("MediaPlayer"),
    framework("MessageUI"),
    framework("Metal"),
    framework("MetalKit", ["UIKit", "Metal"]),
    framework("MobileCoreServices", ["UIKit", "MaquetteUniformTypeIdentifiers"]),
    framework("MultipeerConnectivity"),
    framework("Network"),
    framework("NetworkExtension"),
    framework("NotificationCenter"),
    framework("PDFKit"),
    framework("Photos", ["UIKit", "AVFoundation"]),
    framework("PhotosUI", ["UIKit", "Photos"]),
    framework("PushKit"),
    framework("QuickLook"),
    framework("RxCocoaRuntime"),
    framework("SafariServices"),
    framework("Security"),
    framework("SQLite3", ["UIKit", "CMaquetteSQLite"]),
    framework("simd"),
    framework("Social"),
    framework("StoreKit"),
    framework("SwiftData", ["FoundationAdditions", "SwiftUI", "UIKit"]),
    framework(
        "SwiftUI",
        [
            "UIKit", "UIKitCore", "MaquetteCombine", "MaquetteUniformTypeIdentifiers", "SwiftUICore",
            "CoreGraphics", "FoundationAdditions", "Geometry", "Maquette", "QuartzCore", "RenderContext",
            "Scene",
        ]),
    framework("SystemConfiguration"),
    framework("UserNotifications"),
    framework("VisionKit"),
    framework("WatchConnectivity"),
    framework("WebKit"),
    framework("WidgetKit", ["UIKit", "SwiftUI"]),
]

/// The stubs that programs of apps are linked with: those that `scripts/build-release` names, which are those that the
/// apps of this computer import, or all. What modules are compiled with is the same for both.
let linkedFrameworks: [String] = {
    let names = frameworks.map(\.name)
    guard let chosen = Context.environment["MAQUETTE_FRAMEWORKS"]?.split(separator: " ") else { return names }
    return names.filter { name in chosen.contains { $0 == name } }
}()

let package = Package(
    name: "Maquette",
    products: [
        .executable(name: "maquette", targets: ["MaquetteCommand"]),
        .executable(name: "maquette-report-server", targets: ["ReportServerCommand"]),
        .executable(name: "maquette-preview-server", targets: ["PreviewServerCommand"]),
        .executable(name: "maquette-port", targets: ["PortCommand"]),
        .executable(name: "maquette-app-builder", targets: ["AppBuilderCommand"]),
        .executable(name: "maquette-app-broker", targets: ["AppBrokerCommand"]),
        // What programs of apps are linked with, by 'maquette app'.
        .library(
            name: "MaquetteRuntime", type: .static,
            targets: [
                "UIKit", "_Testing_UIKit", "CoreGraphics", "CoreImage", "QuartzCore", "MyLayout",
                "AppServer", "COfflineCurl", "CForkedLocks",
            ] + linkedFrameworks),
        .library(
            name: "Maquette", targets: ["Maquette", "Films", "GoldenPlans", "MaquetteCommands", "UIKit"]),
        .library(
            name: "UIKit",
            targets: [
                "UIKit", "_Testing_UIKit", "CoreGraphics", "_Testing_CoreGraphics", "CoreImage",
                "_Testing_CoreImage", "QuartzCore", "_Testing_QuartzCore",
            ]),
        .library(name: "MyLayout", targets: ["MyLayout", "UIKit"]),
        .library(name: "MaquetteTesting", targets: ["MaquetteTesting"]),
        .library(name: "AppFrameworks", targets: frameworks.map(\.name)),
        .plugin(name: "PortSwift", targets: ["PortSwift"]),
    ],
    dependencies: [
        .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.2"),
        .package(url: "https://github.com/jpsim/Yams", from: "6.2.2"),
        .package(url: "https://github.com/swhitty/FlyingFox", from: "0.27.1"),
        .package(url: "https://github.com/OpenCombine/OpenCombine", from: "0.14.0"),
        .package(url: "https://github.com/apple/swift-crypto", from: "3.12.3"),
    ] + parserPackage,
    targets: [
        // Nouns and numbers.
        module("Geometry"),
        module("Diagnostics"),
        module("Constraints", ["Geometry"]),
        module("ConstraintSolver", ["Constraints"]),
        module("Parallel"),
        module("Files", ["Diagnostics"]),
        module("Processes", ["CProcesses"]),
        module("XML", ["CExpat"]),
        module("YAML", ["Diagnostics", .product(name: "Yams", package: "Yams")]),
        module("PropertyLists", ["Files", "XML"]),
        module("Scene", ["Geometry"]),
        module("SceneMap", ["Geometry", "Scene"]),
        module("Wire", ["Geometry", "Diagnostics", "Scene"]),
        module("Devices", ["Geometry"]),
        module("Scripts", ["Geometry", "Diagnostics"]),

        // Stages.
        module(
            "Typography",
            ["Files", "Geometry", "Scene", "Diagnostics", "CFreeType", "CHarfBuzz", "CICU", "CUnicodeData"]),
        module("ImageCodec", ["Scene", "Geometry", "Diagnostics", "Parallel", "CPNG", "CImageLibraries"]),
        module("VectorImages", ["Files", "Processes", "Scene", "Geometry", "ImageCodec", "XML"]),
        module("Layout", ["Constraints", "ConstraintSolver", "Geometry", "Diagnostics"]),
        module("Compositor", ["Scene", "Geometry"]),
        module("Bezels", ["Devices", "Geometry", "Scene", "Typography"]),
        module("Raster", ["Files", "Scene", "Geometry", "Typography", "Parallel"]),

        module(
            "Assets", ["Files", "Geometry", "Scene", "ImageCodec", "VectorImages", "Diagnostics"]),
        module("RenderContext", ["Assets", "Devices", "Diagnostics", "Typography"]),

        // Apple's modules below UIKit, which UIKit exports.
        module("FoundationAdditions", ["Diagnostics", "RenderContext"]),
        module(
            "CoreGraphics",
            ["Diagnostics", "Geometry", "ImageCodec", "Raster", "RenderContext", "Scene"]),
        module("CoreImage", ["CoreGraphics", "Geometry", "Scene"]),
        module(
            "QuartzCore",
            [
                "Compositor", "CoreGraphics", "Devices", "Diagnostics", "FoundationAdditions", "Geometry",
                "RenderContext", "Scene", "Typography",
            ]),
        module(
            "SwiftUICore",
            [
                "Assets", "CoreGraphics", "Devices", "Diagnostics", "FoundationAdditions", "Geometry",
                "RenderContext", "Scene", "Typography", "VectorImages",
                .product(name: "OpenCombine", package: "OpenCombine"),
            ]),
        module("_Testing_CoreGraphics"),
        module("_Testing_CoreImage", ["_Testing_CoreGraphics"]),
        module("_Testing_QuartzCore", ["_Testing_CoreGraphics"]),

        // The class tree people write, and what builds it from files.
        module(
            "UIKitCore",
            [
                "Assets", "Files", "Geometry", "Constraints", "Scene", "Typography", "ImageCodec",
                "VectorImages",
                "Devices", "Layout", "Compositor", "Raster", "Diagnostics", "RenderContext", "CoreGraphics",
                "CoreImage", "FoundationAdditions", "QuartzCore",
            ]),
        // What is drawn in the place of content that no still image can know.
        module(
            "PlaceholderViews", ["UIKitCore", "Diagnostics", "Geometry", "RenderContext", "Scene"]),
        // What only the code of apps names.
        module("Swift4Names", ["UIKitCore", "UIKitSharing"]),
        module("UIKitDocuments", ["UIKitCore", "PlaceholderViews"]),
        module("UIKitDragAndDrop", ["UIKitCore"]),
        module("UIKitDynamics", ["UIKitCore", "Diagnostics"]),
        module("UIKitSharing", ["UIKitCore", "PlaceholderViews"]),
        module(
            "UIKit",
            [
                "PlaceholderViews", "Swift4Names", "UIKitCore", "UIKitDocuments", "UIKitDragAndDrop",
                "UIKitDynamics", "UIKitSharing",
            ]),
        module("_Testing_UIKit", ["_Testing_CoreImage", "_Testing_QuartzCore"]),
        module("MyLayout", ["UIKitCore", "Geometry", "Diagnostics"]),
        module("Interaction", ["Scripts", "UIKitCore", "Geometry", "Devices", "Diagnostics"]),
        // A screen as a value, what reads it from files, and what builds its views, side by side.
        module(
            "ScreenDocuments", ["Files", "Diagnostics", "Geometry", "Constraints", "Scripts", "YAML"]),
        module(
            "InterfaceFiles",
            [
                "ScreenDocuments", "Files", "Diagnostics", "Geometry", "Constraints", "PropertyLists", "XML",
            ]),
        module(
            "ScreenFiles",
            [
                "ScreenDocuments", "InterfaceFiles", "Files", "Diagnostics", "Geometry", "Constraints",
                "Scripts", "YAML",
            ]),
        module(
            "ScreenBuilder",
            [
                "Assets", "ScreenDocuments", "InterfaceFiles", "UIKitCore", "PlaceholderViews", "MyLayout",
                "Geometry",
                "Constraints", "Devices", "Diagnostics",
            ]),

        // Facade and tools.
        module("Pages", ["CPages"]),
        module("ResultCache", ["Files", "Diagnostics", "CCurl"]),
        module("AppFence", ["CProcesses", "Processes"]),
        // The broker that makes the fence: C alone, without Swift's runtime, in a static executable where the system has
        // a C library for that.
        .executableTarget(
            name: "AppBrokerCommand", linkerSettings: isFetched ? [] : [.unsafeFlags(brokerFlags)]),
        module("Gallery", ["Files", "Geometry", "Pages", "Scene", "SceneMap", "ImageCodec", "Diagnostics"]),
        module("Goldens", ["Files", "Scene", "Geometry", "ImageCodec", "Pages", "Diagnostics"]),
        module(
            "Maquette",
            [
                "Assets", "Files", "Geometry", "Diagnostics", "Scene", "Typography", "ImageCodec", "Devices",
                "Layout",
                "Bezels", "Compositor", "Raster", "RenderContext", "CoreGraphics", "FoundationAdditions",
                "QuartzCore", "UIKitCore", "PlaceholderViews", "MyLayout",
                "ScreenDocuments", "InterfaceFiles", "ScreenFiles", "YAML",
                "ScreenBuilder",
                "Goldens", "Parallel", "PropertyLists", "ResultCache", "Scripts", "VectorImages",
                "Interaction", "Wire",
            ]),
        // What is made of rendered screens, side by side.
        module(
            "Films",
            [
                "Maquette", "Bezels", "Compositor", "Files", "Geometry", "ImageCodec", "Interaction",
                "Pages", "Parallel", "Raster", "Scene", "ScreenDocuments", "Scripts", "Typography",
                "UIKitCore",
            ]),
        module(
            "Sheets",
            [
                "Maquette", "Files", "Geometry", "Goldens", "ImageCodec", "Raster", "Scene", "SceneMap",
                "Typography",
            ]),
        module(
            "Flows", ["Maquette", "Files", "Geometry", "Goldens", "Scene", "SceneMap", "ScreenDocuments"]),
        module(
            "GoldenPlans",
            [
                "Maquette", "Assets", "Files", "Geometry", "Goldens", "Parallel", "ResultCache",
                "ScreenDocuments", "InterfaceFiles", "ScreenFiles",
            ]),
        module(
            "AppPrograms",
            ["Maquette", "AppFence", "Files", "Diagnostics", "Processes", "VectorImages", "Wire"]),
        module("AppServer", ["Maquette", "AppFence", "CProcesses"]),
        module("MaquetteTesting", ["Maquette", "GoldenPlans", "Goldens", "SwiftUI", "UIKit"]),
        module("TerminalPictures", ["Files", "Scene"]),
        module(
            "MaquetteCommands",
            [
                "Maquette", "AppFence", "AppPrograms", "Films", "Sheets", "Flows", "GoldenPlans", "Gallery",
                "Goldens",
                "ResultCache", "Files", "Processes", "TerminalPictures", "CMalloc",
                .product(name: "ArgumentParser", package: "swift-argument-parser"),
            ]),
        .executableTarget(
            name: "MaquetteCommand", dependencies: ["MaquetteCommands", "CEmptyICUData"],
            swiftSettings: settings,
            linkerSettings: staticRuntime),
        module(
            "LoopbackServer",
            [
                "Files", .product(name: "FlyingFox", package: "FlyingFox"),
                .product(name: "FlyingSocks", package: "FlyingFox"),
            ]),
        module(
            "ReportServer",
            [
                "LoopbackServer", "Goldens", "Files", "Diagnostics",
                .product(name: "FlyingFox", package: "FlyingFox"),
            ]),
        .executableTarget(
            name: "ReportServerCommand",
            dependencies: [
                "LoopbackServer", "ReportServer",
                .product(name: "ArgumentParser", package: "swift-argument-parser"),
            ], swiftSettings: settings),
        module(
            "PreviewServer",
            [
                "LoopbackServer", "AppPrograms", "Diagnostics", "MaquetteCommands", "Maquette", "Flows",
                "Gallery",
                "ImageCodec", "Files",
                "Parallel",
                .product(name: "FlyingFox", package: "FlyingFox"),
                .product(name: "FlyingSocks", package: "FlyingFox"),
            ]),
        .executableTarget(
            name: "PreviewServerCommand",
            dependencies: [
                "LoopbackServer", "PreviewServer", "MaquetteCommands",
                .product(name: "ArgumentParser", package: "swift-argument-parser"),
            ], swiftSettings: settings),
        .target(
            name: "SwiftPorting",
            dependencies: ["Diagnostics", "Files"]
                + parser("SwiftSyntax", "SwiftParser", "SwiftParserDiagnostics", "SwiftDiagnostics"),
            swiftSettings: settings + parserFlags, linkerSettings: parserLinking),
        module(
            "ProgramCommands",
            ["Diagnostics", .product(name: "ArgumentParser", package: "swift-argument-parser")]),
        .executableTarget(
            name: "PortCommand",
            dependencies: [
                "SwiftPorting", "Files", "Diagnostics", "ProgramCommands",
                .product(name: "ArgumentParser", package: "swift-argument-parser"),
            ], swiftSettings: settings),
        .plugin(
            name: "PortSwift", capability: .buildTool(), dependencies: ["PortCommand"],
            path: "Sources/PortSwift"),
        .target(
            name: "AppBuilder",
            dependencies: [
                "SwiftPorting", "Files", "Diagnostics", "Processes", "PropertyLists", "XML",
                .product(name: "Yams", package: "Yams"),
            ] + parser("SwiftSyntax", "SwiftParser"), swiftSettings: settings + parserFlags),
        .executableTarget(
            name: "AppBuilderCommand",
            dependencies: [
                "AppBuilder", "SwiftPorting", "Files", "Diagnostics", "ProgramCommands",
                .product(name: "ArgumentParser", package: "swift-argument-parser"),
            ], swiftSettings: settings, linkerSettings: parserLibraries == nil ? staticRuntime : []),
        // What tests try to do within the fence, in C.
        .executableTarget(
            name: "FenceProbe", linkerSettings: isFetched ? [] : [.unsafeFlags(brokerFlags)]),
        .executableTarget(
            name: "dev",
            dependencies: [
                "Maquette", "MaquetteCommands", "GoldenPlans", "Goldens", "Constraints", "ConstraintSolver",
                "UIKitCore", "MyLayout", "RandomTrees",
                "RandomDrawings", "HostileProjects", "AppReports", "PixelReports", "Assets", "Files",
                "Geometry",
                "ImageCodec", "Processes",
                "Raster",
                "Scene",
                "SwiftUI", "Typography", "UIKit", "Wire", "HostileMessages", "HostilePrograms",
                "CMalloc",
            ],
            swiftSettings: settings),
        module("TestSupport"),
        module("SeededRandom"),
        module("RandomTrees", ["SeededRandom", "UIKitCore", "Devices", "Diagnostics", "Layout"]),
        module("ReferenceRenderer", ["Geometry", "Scene", "Raster"]),
        module(
            "RandomDrawings",
            ["SeededRandom", "Geometry", "Scene", "Compositor", "Raster", "ReferenceRenderer"]),
        module("AppReports", ["Files", "Processes"]),
        module(
            "PixelReports",
            ["Diagnostics", "Files", "Geometry", "ImageCodec", "Raster", "Scene", "Typography"]),
        module(
            "HostileMessages",
            ["SeededRandom", "RandomDrawings", "Compositor", "Geometry", "Raster", "Scene", "Wire"]),
        module(
            "HostilePrograms",
            [
                "AppFence", "AppPrograms", "CProcesses", "Diagnostics", "Files", "Geometry", "Maquette",
                "Processes",
                "Scene",
            ]),
        module("HostileProjects", ["SeededRandom", "Files", "ImageCodec", "Processes", "Scene"]),

        // A screen written in Swift, as a user's package would have it.
        .executableTarget(name: "GuideExample", dependencies: ["UIKit", "Maquette", "MaquetteCommands"]),
        .executableTarget(
            name: "LiveExample", dependencies: ["UIKit", "Maquette", "MaquetteCommands"],
            exclude: ["Interfaces"]),
        .executableTarget(
            name: "SwiftUIExample", dependencies: ["SwiftUI", "UIKit", "Maquette", "MaquetteCommands"]),

        // C libraries of the system, as module maps; libpng's macros behind a C shim.
        library("CExpat", pkgConfig: "expat", apt: "libexpat1-dev"),
        library("CFreeType", pkgConfig: "freetype2", apt: "libfreetype-dev"),
        library("CHarfBuzz", pkgConfig: "harfbuzz", apt: "libharfbuzz-dev"),
        library("CMalloc"),
        // SQLite and zlib for programs of apps.
        library("CMaquetteSQLite", pkgConfig: "sqlite3", apt: "libsqlite3-dev"),
        library("CMaquetteZlib", pkgConfig: "zlib", apt: "zlib1g-dev"),
        // The programs and styles of pages, embedded.
        .target(name: "CPages", dependencies: [], exclude: ["Pages"]),
        .target(name: "CPNG", linkerSettings: [.linkedLibrary("png16")]),
        // Starts programs under limits.
        .target(name: "CProcesses"),
        // Loads ICU's dictionaries when Thai and the like is wrapped.
        .target(name: "CICU"),
        // Properties of characters, of one version of Unicode.
        .target(name: "CUnicodeData"),
        // Takes the place of ICU's data in the tool.
        .target(name: "CEmptyICUData"),
        // Loads libcurl when a cache is an HTTP store.
        .target(name: "CCurl"),
        // What Foundation wants of libcurl in programs of apps, which have no network.
        .target(name: "COfflineCurl"),
        // Keeps Swift's locks in copies of the programs of apps.
        .target(name: "CForkedLocks"),
        // Loads the decoders of JPEG and WebP when a picture wants them.
        .target(name: "CImageLibraries"),

        // Tests, one target a module; ToolTests runs the built executable, HouseTests keeps the house tidy.
        tests("GeometryTests", ["Geometry"]),
        tests("DiagnosticsTests", ["Diagnostics"]),
        tests("ConstraintsTests", ["Constraints", "Geometry"]),
        tests("ConstraintSolverTests", ["ConstraintSolver", "Constraints"], exclude: ["Fixtures"]),
        tests("ParallelTests", ["Parallel"]),
        tests("AppServerTests", ["AppServer", "Maquette"]),
        tests("AppProgramsTests", ["TestSupport", "AppPrograms", "Maquette", "Diagnostics"]),
        tests("ProcessesTests", ["TestSupport", "Processes"]),
        // Run the broker and FenceProbe, which are not linked into tests: they have a main function of their own in C.
        tests("AppFenceTests", ["TestSupport", "AppFence", "AppServer", "Processes"]),
        tests("FilesTests", ["TestSupport", "Files", "Diagnostics"]),
        tests("XMLTests", ["XML"]),
        tests("YAMLTests", ["YAML", "Diagnostics"]),
        tests("PropertyListsTests", ["PropertyLists", "Files"]),
        tests("SceneTests", ["Scene", "Geometry"]),
        tests(
            "WireTests",
            ["Wire", "HostileMessages", "Scene", "Geometry", "Diagnostics"]),
        tests("SceneMapTests", ["SceneMap", "SeededRandom", "Scene", "Geometry"]),
        tests("DevicesTests", ["Devices", "Geometry"]),
        tests("ScriptsTests", ["Scripts", "Geometry", "Diagnostics"]),
        tests(
            "InteractionTests",
            [
                "Interaction", "Scripts", "UIKitCore", "UIKit", "_Testing_UIKit", "Geometry", "Scene",
                "Devices",
                "Diagnostics",
            ]),
        tests(
            "TypographyTests", ["TestSupport", "Typography", "Files", "Geometry", "Scene", "Diagnostics"],
            exclude: ["Fixtures"]),
        tests(
            "ImageCodecTests",
            ["TestSupport", "SeededRandom", "ImageCodec", "Scene", "Geometry", "Diagnostics"]),
        tests("VectorImagesTests", ["TestSupport", "VectorImages", "Scene", "Geometry"]),
        tests("LayoutTests", ["Layout", "Constraints", "Geometry", "Diagnostics"]),
        tests("CompositorTests", ["Compositor", "Scene", "Geometry"]),
        tests("BezelsTests", ["TestSupport", "Bezels", "Devices", "Geometry", "Scene", "Typography"]),
        tests("ResultCacheTests", ["TestSupport", "ResultCache", "Diagnostics"]),
        tests(
            "RasterTests",
            ["Raster", "Files", "SeededRandom", "Scene", "Geometry", "Typography", "ImageCodec"]),
        tests("FoundationAdditionsTests", ["FoundationAdditions", "RenderContext", "Diagnostics"]),
        tests("CoreGraphicsTests", ["CoreGraphics", "_Testing_CoreGraphics"]),
        tests("CoreImageTests", ["CoreImage", "_Testing_CoreImage", "CoreGraphics", "Geometry", "Scene"]),
        tests("QuartzCoreTests", ["QuartzCore", "_Testing_QuartzCore", "RenderContext"]),
        tests(
            "SwiftUICoreTests",
            [
                "SwiftUICore", "CoreGraphics", "_Testing_CoreGraphics", "Diagnostics", "FoundationAdditions",
                "Geometry", "RenderContext", "Scene", "SeededRandom",
                .product(name: "OpenCombine", package: "OpenCombine"),
            ]),
        tests("RenderContextTests", ["RenderContext", "Devices"]),
        tests("AssetsTests", ["TestSupport", "Assets", "Geometry", "Scene", "Diagnostics"]),
        tests(
            "UIKitTests",
            [
                "Assets", "VectorImages", "TestSupport",
                "UIKitCore", "PlaceholderViews", "Swift4Names", "UIKitDocuments", "UIKitDragAndDrop",
                "UIKitDynamics",
                "UIKitSharing", "UIKit", "_Testing_UIKit", "CoreGraphics", "FoundationAdditions",
                "QuartzCore",
                "Geometry", "Scene",
                "Devices",
                "Diagnostics",
                "Typography",
                "Compositor", "Raster", "SeededRandom",
            ]),
        tests(
            "AppFrameworksTests",
            [
                "Accelerate", "AdSupport", "AppIntents", "AppTrackingTransparency", "AuthenticationServices",
                "AVFoundation", "AVKit", "CallKit", "CloudKit", "Compression", "Contacts", "CoreData",
                "CoreLocation", "CoreMedia", "CoreText", "Diagnostics", "EventKit", "EventKitUI",
                "GameplayKit", "HealthKit", "ImageIO", "Intents", "IntentsUI", "LocalAuthentication",
                "MapKit", "MaquetteCombine", "MaquetteOS", "MaquetteUniformTypeIdentifiers", "MediaPlayer",
                "MessageUI", "Metal", "MetalKit", "MobileCoreServices", "Network", "NetworkExtension",
                "NotificationCenter",
                "PDFKit",
                "Photos", "PhotosUI", "PushKit", "QuickLook", "RxCocoaRuntime", "SafariServices", "Security",
                "simd",
                "Social", "SQLite3", "StoreKit", "SwiftData", "SwiftUI", "TestSupport", "UIKit", "UIKitCore",
                "UserNotifications",
                "WebKit", "WidgetKit", "_Testing_UIKit", "Scene",
            ]),
        tests(
            "SwiftUITests",
            [
                "SwiftUI", "SwiftUICore", "SwiftUIExample", "Diagnostics", "Maquette", "MaquetteTesting",
                "RenderContext",
                "Scene", "UIKit", "UIKitCore", "_Testing_UIKit", "Devices", "Geometry",
            ]),
        tests("MyLayoutTests", ["MyLayout", "UIKitCore", "UIKit", "_Testing_UIKit", "Devices"]),
        tests("RandomTreesTests", ["RandomTrees"]),
        tests("AppReportsTests", ["TestSupport", "AppReports", "Files"]),
        tests(
            "PixelReportsTests",
            [
                "TestSupport", "PixelReports", "Diagnostics", "Files", "Geometry", "ImageCodec", "Scene",
                "Typography",
            ]),
        tests("HostileMessagesTests", ["HostileMessages", "Geometry", "Scene", "Wire"]),
        // Run the broker and FenceProbe, as AppFenceTests do.
        tests("HostileProgramsTests", ["TestSupport", "HostilePrograms", "Maquette"]),
        tests("HostileProjectsTests", ["TestSupport", "HostileProjects"]),
        tests("SeededRandomTests", ["SeededRandom"]),
        tests("ReferenceRendererTests", ["ReferenceRenderer", "Scene", "Geometry"]),
        tests("RandomDrawingsTests", ["RandomDrawings"]),
        tests("ScreenDocumentsTests", ["ScreenDocuments", "Diagnostics"]),
        tests(
            "InterfaceFilesTests",
            ["TestSupport", "InterfaceFiles", "ScreenDocuments", "Diagnostics", "Geometry"]),
        tests(
            "ScreenFilesTests",
            [
                "TestSupport", "ScreenFiles", "InterfaceFiles", "ScreenDocuments", "YAML", "Scripts",
                "Constraints", "Diagnostics", "Geometry",
            ]),
        tests(
            "ScreenBuilderTests",
            [
                "Assets", "TestSupport", "ScreenBuilder", "ScreenDocuments", "InterfaceFiles", "ScreenFiles",
                "UIKitCore", "UIKit", "MyLayout",
                "_Testing_UIKit",
                "Constraints",
                "Geometry", "Devices", "Diagnostics", "RenderContext",
            ]),
        tests(
            "GoldensTests",
            [
                "TestSupport", "SeededRandom", "Goldens", "Files", "Scene", "Geometry", "ImageCodec",
                "Diagnostics",
            ]),
        tests("PagesTests", ["TestSupport", "Pages"]),
        tests("GalleryTests", ["TestSupport", "Gallery", "Files", "Geometry", "Scene", "Diagnostics"]),
        tests(
            "MaquetteTests",
            [
                "Assets", "TestSupport",
                "Maquette", "GoldenPlans", "MaquetteTesting", "Goldens", "Files", "UIKitCore", "UIKit",
                "_Testing_UIKit",
                "GuideExample", "LiveExample",
                "ScreenBuilder", "ImageCodec", "CMalloc", "SeededRandom", "ResultCache", "Wire",
            ]),
        tests(
            "FilmsTests",
            ["TestSupport", "Films", "Maquette", "ImageCodec", "UIKitCore", "UIKit", "_Testing_UIKit"]),
        tests("SheetsTests", ["Sheets", "Maquette", "Geometry", "ImageCodec", "Scene"]),
        tests("FlowsTests", ["TestSupport", "Flows", "Maquette", "SceneMap", "ScreenDocuments"]),
        tests(
            "GoldenPlansTests",
            [
                "TestSupport", "GoldenPlans", "Maquette", "Assets", "Files", "Goldens", "ResultCache",
                "SeededRandom",
            ]),
        // With the sources of Examples/Handbook, as they are ported.
        tests(
            "HandbookTests",
            [
                "Assets", "Devices", "Diagnostics", "MyLayout", "ScreenBuilder", "SwiftPorting",
                "TestSupport",
                "UIKitCore", "UIKit", "_Testing_UIKit",
            ]),
        tests("TerminalPicturesTests", ["TerminalPictures", "Scene"]),
        tests(
            "MaquetteCommandsTests",
            [
                "TestSupport", "AppFence", "MaquetteCommands", "Maquette", "UIKit", "_Testing_UIKit", "XML",
            ]),
        tests(
            "LoopbackServerTests", ["LoopbackServer", .product(name: "FlyingFox", package: "FlyingFox")]),
        tests(
            "ReportServerTests",
            ["TestSupport", "ReportServer", "ReportServerCommand", "Goldens", "Files", "Scene", "ImageCodec"]),
        tests(
            "PreviewServerTests",
            [
                "TestSupport", "PreviewServer", "PreviewServerCommand", "MaquetteCommands", "Maquette",
                "LoopbackServer", "Gallery", "Files",
            ]),
        tests(
            "SwiftPortingTests",
            [
                "TestSupport", "SwiftPorting", "PortCommand", "Diagnostics", "Files", "UIKit", "UIKitCore",
                "PlaceholderViews",
                .product(name: "ArgumentParser", package: "swift-argument-parser"),
            ],
            exclude: ["Fixtures"]),
        tests(
            "AppBuilderTests",
            ["TestSupport", "AppBuilder", "SwiftPorting", "Diagnostics", "Processes", "PropertyLists"]),
        tests("ToolTests", ["TestSupport", "HostileProjects", "Maquette", "Goldens", "ImageCodec", "Scene"]),
        tests("HouseTests", ["ScreenBuilder", "ScreenDocuments", "ScreenFiles"]),
    ] + frameworks,
    swiftLanguageModes: [.v6],
    cLanguageStandard: .c11
)

/// Appends flags of the compiler to those of some modules.
@MainActor
func append(_ flags: [SwiftSetting], to modules: Set<String>) {
    for target in package.targets where modules.contains(target.name) {
        target.swiftSettings?.append(contentsOf: flags)
    }
}

// Where the tests spend their time: without optimization, loops over pixels take some fifty times as long.
append(
    flags(["-O"], in: .debug),
    to: [
        "ConstraintSolver", "Files", "Geometry", "Gallery", "ImageCodec", "Layout", "Raster",
        "ReferenceRenderer",
        "Scene", "Typography", "Wire",
    ])

// What is compiled without optimization in release too, since it takes a third to a fifth of the time and nobody waits
// for what it does: stubs of frameworks but the one that computes pixels, and the builder of apps, which waits for the
// compiler, as the porter does for its parser (72,000 lines: 3.5 seconds instead of 3.4).
append(
    flags(["-Onone"]),
    to: Set(frameworks.map(\.name)).subtracting(["Accelerate"]).union(["SwiftPorting", "AppBuilder"]))

// Who imports the porter, or what uses it, is given the parser's modules, which it loads with them.
for target in package.targets {
    let usesParser = target.dependencies.contains {
        if case .byNameItem("SwiftPorting", _) = $0 { return true }
        if case .byNameItem("AppBuilder", _) = $0 { return true }
        return false
    }
    if usesParser { target.swiftSettings?.append(contentsOf: parserFlags) }
}

// What runs a few times for a screen, and draws, measures and compares no pixels: see Benchmarks/build.md.
append(
    coldFlags,
    to: [
        "AppPrograms", "AppServer", "Bezels", "Films", "Flows", "GoldenPlans", "Interaction", "Maquette",
        "MaquetteCommands", "Pages",
        "PreviewServer", "Processes", "ProgramCommands", "ReportServer", "ResultCache",
        "SceneMap", "Scripts", "YAML",
    ])

// What reads files, once for each screen.
append(readingFlags, to: ["InterfaceFiles", "ScreenDocuments", "ScreenFiles"])
