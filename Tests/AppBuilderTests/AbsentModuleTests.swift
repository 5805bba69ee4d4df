import Diagnostics
import Foundation
import SwiftPorting
import TestSupport
import Testing

@testable import AppBuilder

/// Apps that import modules which are not there, with the release build beside the tests, where there is one.
@Suite(
    "Absent modules of apps",
    .enabled(
        if: FileManager.default.isExecutableFile(atPath: ReleaseBuild.builder)
            && FileManager.default.fileExists(atPath: ReleaseBuild.folder + "/libMaquetteRuntime.a"),
        "maquette-app-builder is not built"))
struct AbsentModuleTests {
    private let directory: TemporaryDirectory

    init() throws {
        directory = try TemporaryDirectory()
        try save(
            "Screen",
            """
            import Players
            class Screen: UIViewController, PlayerDelegate {
                let player: Player = Player(name: "a")
                override func viewDidLoad() {
                    title = player.song.title
                    player.volume = 3
                    player.play(.loud, at: 2) { [weak self] item, error in self?.title = item.title }
                    Player.shared.delegate = self
                    if let next = player.next { title = next.title }
                }
            }

            """)
        try save("Other", "class Other: UIViewController {\n    func show() { title = \"x\" }\n}\n")
    }

    private func save(_ name: String, _ text: String) throws {
        _ = try directory.write("import UIKit\n" + text, to: "project/\(name).swift")
    }

    private func build() throws -> BuiltModule {
        var build = AppBuild(
            AppBuild.Options(
                project: directory.path + "/project", buildFolder: directory.path + "/build"),
            try Installation(buildFolder: ReleaseBuild.folder))
        build.run()
        #expect(build.program != nil, "\(build.diagnostics)")
        return try #require(build.modules.last)
    }

    @Test("compile with a class that stands for each type of the module")
    func classes() throws {
        let module = try build()
        let screen = try #require(module.classes.first { $0.name == "Screen" })
        #expect(screen.status == .complete, "\(screen.reasons)")
        #expect(screen.placeholders == ["Player", "PlayerDelegate"])
        let other = try #require(module.classes.first { $0.name == "Other" })
        #expect(other.placeholders.isEmpty)
        #expect(module.omitted.filter(\.code.isLoss).map(\.code.kind) == [.module])
    }

    @Test("have it also in sources that name its types without an import")
    func otherSources() throws {
        try save(
            "Other",
            "class Other: UIViewController {\n    func show() { title = Player.shared.song.title }\n}\n")
        let module = try build()
        let other = try #require(module.classes.first { $0.name == "Other" })
        #expect(other.status == .complete, "\(other.reasons)")
        #expect(other.placeholders == ["Player"])
    }

    @Test("keep it from one build to the next")
    func builds() throws {
        let first = try build()
        try save("Other", "class Other: UIViewController {\n    func show() { title = \"y\" }\n}\n")
        let second = try build()
        #expect(second.roundCount == 1)
        #expect(second.classes.map(\.placeholders) == first.classes.map(\.placeholders))
        // What others see has changed: the types are known, and no run of the compiler finds them again.
        try save("Other", "class Other: UIViewController {\n    var a = Player(size: 3)\n}\nimport Players\n")
        let third = try build()
        #expect(third.classes.map(\.status) == [.complete, .complete])
        #expect(third.roundCount < first.roundCount)
    }
}
