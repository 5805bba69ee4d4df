import Foundation
import TestSupport
import Testing

/// The plugin in a package of its own, with the built `maquette-port` as its tool and a stub of UIKit, so that
/// nothing large is built.
@Suite("The plugin PortSwift", .serialized)
struct PluginTests {
    private let directory: TemporaryDirectory
    private var package: String { directory.path + "/package" }

    init() throws {
        directory = try TemporaryDirectory()
        let bundle = "package/port.artifactbundle/"
        try write(bundle + "info.json", Self.artifacts)
        for file in ["PortSwift.swift", "PortedSources.swift", "PortConfiguration.swift"] {
            try write("package/Plugins/PortSwift/" + file, PackageFiles.text("Sources/PortSwift/" + file))
        }
        try FileManager.default.createSymbolicLink(
            atPath: directory.path + "/" + bundle + "maquette-port",
            withDestinationPath: BuiltProduct.path("maquette-port"))
        try write("package/Package.swift", Self.manifest)
        try write("package/Sources/UIKit/UIKit.swift", Self.stub)
        try write("package/App/Linux/Linux.swift", "// The package manager asks for a source.\n")
        try write("package/App/PortSwift.json", #"{"sources": ["Views", "../../outside"]}"#)
        try write("package/App/Views/Rose.swift", "@objc class Rose: NSObject { let bed = Bed() }\n")
        try write("outside/Bed.swift", "@objcMembers class Bed: NSObject {}\n")
        try write("outside/main.swift", "print(Bed())\n")
    }

    private static let artifacts = #"""
        {"schemaVersion": "1.0", "artifacts": {"PortCommand": {"type": "executable", "version": "1", "variants": [
        {"path": "maquette-port", "supportedTriples": ["x86_64-unknown-linux-gnu", "aarch64-unknown-linux-gnu"]}]}}}
        """#

    private static let manifest = """
        // swift-tools-version: 6.2
        import PackageDescription
        let package = Package(
            name: "Garden", products: [.library(name: "App", targets: ["App"])],
            targets: [
                .binaryTarget(name: "PortCommand", path: "port.artifactbundle"),
                .plugin(name: "PortSwift", capability: .buildTool(), dependencies: ["PortCommand"]),
                .target(name: "UIKit"),
                .target(
                    name: "App", dependencies: ["UIKit"], path: "App", exclude: ["PortSwift.json"],
                    sources: ["Linux"], plugins: ["PortSwift"]),
            ])
        """

    private static let stub = """
        @_exported import Foundation
        public struct InterfaceClasses {
            public init(_ classes: [String: AnyClass]) {}
        }
        """

    private func write(_ place: String, _ text: String) throws {
        let url = URL(fileURLWithPath: directory.path + "/" + place)
        try FileManager.default.createDirectory(
            at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
        try text.write(to: url, atomically: true, encoding: .utf8)
    }

    /// Builds the package, again where the plugin's process did not run.
    ///
    /// On a busy machine it can fail to start; of that the package manager says one sentence that names no
    /// cause (swiftlang/swift-package-manager#10042).
    private func build() throws -> (isBuilt: Bool, output: String) {
        let nothingRan = "error: build planning stopped due to build-tool plugin failures"
        for _ in 1...3 {
            let result = try buildOnce()
            let errors = result.output.split(separator: "\n").filter { $0.contains("error:") }
            if errors.map(String.init) != [nothingRan] { return result }
        }
        return try buildOnce()
    }

    private func buildOnce() throws -> (isBuilt: Bool, output: String) {
        let process = Process()
        let log = directory.path + "/log"
        try Data().write(to: URL(fileURLWithPath: log))
        process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        process.arguments = [
            "swift", "build", "--package-path", package, "--cache-path", directory.path + "/cache",
        ]
        process.standardInput = FileHandle.nullDevice
        process.standardOutput = FileHandle(forWritingAtPath: log)
        process.standardError = process.standardOutput
        try process.run()
        process.waitUntilExit()
        return (process.terminationStatus == 0, try String(contentsOfFile: log, encoding: .utf8))
    }

    @Test("ports sources in and outside the target's folder, once")
    func ports() throws {
        let first = try build()
        #expect(first.isBuilt && first.output.contains("Porting 2 sources of App"), "\(first.output)")
        #expect(!first.output.contains("warning:"), "\(first.output)")
        #expect(try !build().output.contains("Porting"))

        // A source in the target's folder is found, and an error is told at its place.
        try write("package/App/Views/Tulip.swift", "@objc class Tulip: NSObject {}\nlet number: Int = \"\"\n")
        let second = try build()
        #expect(!second.isBuilt && second.output.contains("Porting 3 sources of App"), "\(second.output)")
        #expect(second.output.contains(package + "/App/Views/Tulip.swift:2:19: error:"), "\(second.output)")
        try write("package/App/Views/Tulip.swift", "class {\n")
        #expect(try build().output.contains(package + "/App/Views/Tulip.swift:1:7: error:"))

        // One outside is not found before the package is planned again.
        try write("package/App/Views/Tulip.swift", "@objc class Tulip: NSObject {}\n")
        try write("outside/Pond.swift", "@objc class Pond: NSObject {}\n")
        let third = try build()
        #expect(!third.isBuilt && third.output.contains("outside/Pond.swift: error:"), "\(third.output)")
        try write("package/Package.swift", Self.manifest + "\n")
        let fourth = try build()
        #expect(fourth.isBuilt && fourth.output.contains("Porting 4 sources of App"), "\(fourth.output)")
    }

    @Test(
        "says what is wrong with a configuration",
        arguments: [
            (#"{"sources": ["Views"], "excluded": []}"#, "unknown key 'excluded'"),
            (#"{"sources": "Views"}"#, "are lists of paths"),
            (#"{"sources": ["View"]}"#, "there is no 'View'"),
            (#"{"sources": ["Linux/../Views"], "exclude": ["Views"]}"#, "has no Swift file"),
        ])
    func configuration(text: String, message: String) throws {
        try write("package/App/PortSwift.json", text)
        let result = try build()
        #expect(!result.isBuilt && result.output.contains(message), "\(result.output)")
        #expect(result.output.contains("App/PortSwift.json"))
    }
}
