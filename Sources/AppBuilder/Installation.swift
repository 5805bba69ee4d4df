package import Diagnostics
import Files
import Foundation
import SwiftPorting

/// The compiled modules of Maquette that the code of apps is compiled and linked with.
package struct Installation: Sendable {
    /// The folder of the release build, with `Modules` and the library.
    package var buildFolder: String
    /// The folder of the sources, with the module maps of the C libraries.
    package var sourceFolder: String
    /// The path of the compiler.
    package var compiler: String

    /// The name of the library that all code of apps is linked with.
    package static let libraryName = "MaquetteRuntime"

    /// Finds the installation around this program, in the folder that `swift build` gave it.
    ///
    /// - Throws: What is missing.
    package init() throws(AppBuildError) {
        let program = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
        try self.init(buildFolder: program.deletingLastPathComponent().path)
    }

    /// Finds the installation of a build folder, such as `.build/release`.
    package init(buildFolder: String) throws(AppBuildError) {
        self.buildFolder = buildFolder
        var folder = URL(fileURLWithPath: buildFolder).resolvingSymlinksInPath()
        while folder.path != "/",
            FileType(at: folder.path + "/Package.swift") == nil
                || FileType(at: folder.path + "/Sources/UIKitCore") == nil
        {
            folder.deleteLastPathComponent()
        }
        guard folder.path != "/" else {
            throw AppBuildError(
                "the sources of Maquette are not found around '\(buildFolder)'",
                hints: ["run the program in the folder that 'swift build' has made"])
        }
        sourceFolder = folder.path
        guard let found = Self.findCompiler() else {
            throw AppBuildError(
                "there is no Swift compiler", hints: ["put 'swiftc' of a Swift toolchain on the PATH"])
        }
        compiler = found
        guard FileType(at: library) == .file else {
            throw AppBuildError(
                "'\(library)' does not exist",
                hints: ["'scripts/build-release maquette-app-builder' builds it"])
        }
    }

    /// The path of the archive of what the library is made of.
    var library: String { "\(buildFolder)/lib\(Self.libraryName).a" }

    /// Returns the folder of what the compiler makes of the modules of the C libraries: one for all apps, where it can be
    /// written.
    ///
    /// - Parameter folder: The folder of the modules of an app.
    /// - Returns: The path of the folder, which the compiler makes: without links, since the compiler takes a module that it
    ///   finds by two paths for two.
    func moduleCache(orIn folder: String) -> String {
        let isShared = access(buildFolder, W_OK) == 0
        return (isShared ? (realPath(of: buildFolder) ?? buildFolder) + "/Module" : folder + "/") + "Cache"
    }

    /// The versions of everything that programs are made with, as texts, and where it is.
    var versions: [String] {
        [buildFolder]
            + [library, compiler, "/proc/self/exe"].map { path in FileVersion(of: path).map { "\($0)" } ?? ""
            }
    }

    private static func findCompiler() -> String? {
        let paths = ProcessInfo.processInfo.environment["PATH"] ?? ""
        return paths.split(separator: ":").map { $0 + "/swiftc" }.first { access($0, X_OK) == 0 }
    }

    /// The names of the modules that code can import, besides those of the app.
    var moduleNames: Set<String> {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: buildFolder + "/Modules")) ?? []
        var own = Set(
            names.filter { $0.hasSuffix(".swiftmodule") }.map { String($0.dropLast(".swiftmodule".count)) })
        // Those that are not there are built when an app imports them.
        if linkedFrameworks != nil { own.formUnion(BuildCondition.frameworkStubs) }
        let renamed = BuildCondition.renamedModules.filter { own.contains($0.value) }.keys
        return own.filter(Self.isForApps).union(renamed).union(Self.toolchainModules)
    }

    /// Whether code of apps may import a module: names of Maquette's own parts would only clash with those of apps.
    private static func isForApps(_ module: String) -> Bool {
        module == "UIKit" || module == "MyLayout" || BuildCondition.frameworkStubs.contains(module)
            || BuildCondition.modulesBelowUIKit.contains(module)
    }

    /// The modules of the toolchain that the code of apps may use.
    private static let toolchainModules: Set<String> = [
        "Swift", "Foundation", "FoundationEssentials", "FoundationNetworking", "FoundationXML", "Dispatch",
        "Glibc", "Synchronization", "Observation", "RegexBuilder", "_Concurrency", "_StringProcessing",
        "Distributed",
    ]

    /// The flags that let the compiler find the modules.
    var moduleFlags: [String] {
        var flags = ["-I", buildFolder + "/Modules"]
        for map in moduleMaps {
            flags += ["-Xcc", "-fmodule-map-file=" + map, "-Xcc", "-I" + directoryName(of: map)]
        }
        for folder in ["/usr/include/freetype2", "/usr/include/harfbuzz"] {
            flags += ["-Xcc", "-I" + folder]
        }
        return flags
    }

    /// The module maps of the C libraries: those in the sources and those that SwiftPM writes.
    private var moduleMaps: [String] {
        let sources = sourceFolder + "/Sources"
        let checkouts = sourceFolder + "/.build/checkouts"
        var found: [String] = []
        for name in Self.entries(of: sources) { found.append("\(sources)/\(name)/module.modulemap") }
        for name in Self.entries(of: buildFolder) where name.hasSuffix(".build") {
            found.append("\(buildFolder)/\(name)/module.modulemap")
        }
        for package in Self.entries(of: checkouts) {
            for name in Self.entries(of: "\(checkouts)/\(package)/Sources") {
                found.append("\(checkouts)/\(package)/Sources/\(name)/include/module.modulemap")
            }
        }
        return found.filter { FileType(at: $0) == .file && !$0.contains("/_") }
    }

    private static func entries(of folder: String) -> [String] {
        ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []).sorted()
    }
}

/// Why an app cannot be built at all.
package struct AppBuildError: Error {
    /// What is missing or fails.
    package var diagnostic: Diagnostic

    init(_ message: String, hints: [String] = []) {
        diagnostic = Diagnostic(.appBuild, message, hints: hints)
    }

    init(_ error: FileError, hints: [String] = []) {
        self.init(error.diagnostic.message, hints: error.hints + hints)
    }
}
