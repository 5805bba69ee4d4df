import Foundation
import TestSupport
import Testing

@testable import Assets

/// The search for fonts and symbols, in folders created by a test.
@Suite struct InstalledDataTests {
    private let directory: TemporaryDirectory

    init() throws { directory = try TemporaryDirectory() }

    private var root: String { directory.path }

    private func make(_ files: String...) throws {
        for file in files { try directory.write("", to: file) }
    }

    /// Returns the location of the fonts for an executable and a build location.
    private func found(
        executable: String, source: String = "nowhere", workingDirectory: String = "elsewhere",
        environment: [String: String] = [:]
    ) -> String? {
        let places = InstalledDataLocations(
            environment: environment, executable: "\(root)/\(executable)",
            source: "\(root)/\(source)/Sources/Assets/Installation/InstalledData.swift",
            workingDirectory: "\(root)/\(workingDirectory)")
        return places.directory(named: "fonts", holding: "a.otf").map { String($0.dropFirst(root.count + 1)) }
    }

    @Test func besideACopiedExecutable() throws {
        try make("bin/fonts/a.otf")
        #expect(found(executable: "bin/tool") == "bin/fonts")
        #expect(found(executable: "other/tool") == nil)
    }

    @Test func inTheSharedFolderOfAnInstallation() throws {
        try make("usr/share/maquette/fonts/a.otf")
        #expect(found(executable: "usr/bin/tool") == "usr/share/maquette/fonts")
    }

    @Test func inTheCheckoutOfAPackageThatDependsOnIt() throws {
        // The user's package has another folder of fonts.
        try make("app/Package.swift", "app/fonts/own.otf", "app/.build/checkouts/Maquette/fonts/a.otf")
        let source = "app/.build/checkouts/Maquette"
        #expect(found(executable: "app/.build/debug/tests.xctest", source: source) == "\(source)/fonts")
        #expect(found(executable: "moved/tool", source: source) == "\(source)/fonts")
    }

    @Test func inTheCloneThatTheExecutableWasBuiltIn() throws {
        try make("clone/Package.swift", "clone/fonts/a.otf", "other/Package.swift", "other/fonts/a.otf")
        #expect(found(executable: "clone/.build/release/tool", source: "other") == "clone/fonts")
        #expect(found(executable: "bin/tool", workingDirectory: "other/deep/down") == "other/fonts")
    }

    @Test func theVariableComesFirst() throws {
        try make("data/fonts/a.otf", "bin/fonts/a.otf")
        #expect(found(executable: "bin/tool", environment: ["MAQUETTE_DATA": "\(root)/data"]) == "data/fonts")
        #expect(found(executable: "bin/tool", environment: ["MAQUETTE_DATA": ""]) == "bin/fonts")
    }

    @Test func picturesOfTheLibraryAreNotTheUsers() throws {
        try make("lib/assets/images/a.png", "app/Package.swift", "app/assets/images/a.png")
        let places = InstalledDataLocations(
            environment: [:], executable: "\(root)/app/.build/debug/tool",
            source: "\(root)/lib/Sources/Assets/Installation/InstalledData.swift", workingDirectory: root)
        #expect(!places.projectFolders.contains("\(root)/lib"))
        #expect(places.projectFolders.contains("\(root)/app"))
    }
}
