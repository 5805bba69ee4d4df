import Foundation
import TestSupport
import Testing

@testable import MaquetteCommands

@Suite("maquette prune") struct PruneTests {
    private let fixture: GoldenFixture

    init() throws {
        fixture = try GoldenFixture()
        try fixture.record()
    }

    @Test func orphansAreListedAndDeletedOnRequest() throws {
        try FileManager.default.removeItem(atPath: fixture.path("screens/menu.screen.yaml"))
        try fixture.directory.write("", to: "goldens/old/folder/menu.8x8@1.png")
        try fixture.directory.write("", to: "goldens/README.md")
        let before = fixture.directory.files
        let list = try fixture.run("prune")
        #expect(list.status == .success)
        #expect(
            list.text.hasSuffix(
                "3 of 7 goldens belong to no screen; 'maquette prune -c \(fixture.path(".maquette.yaml")) --delete' removes them\n"
            ))
        #expect(fixture.directory.files == before)
        let run = try fixture.run("prune", "--delete")
        #expect(run.status == .success, "\(run.errors)")
        #expect(run.text.hasSuffix("3 of 7 goldens belong to no screen; 3 deleted\n"), "\(run.text)")
        #expect(
            fixture.files(in: "goldens").map { $0.dropFirst("goldens/".count) } == [
                "README.md", "about.8x8@1.layout.txt", "about.8x8@1.png", "goldens.lock",
                "login.8x8@1.layout.txt", "login.8x8@1.png",
            ])
        #expect(!FileManager.default.fileExists(atPath: fixture.path("goldens/old")))
        #expect(try fixture.run("prune").text == "0 of 4 goldens belong to no screen\n")
        #expect(try fixture.test().status == .success)
    }

    @Test func screensThatCannotBeReadKeepTheirGoldens() throws {
        try fixture.directory.write("root: {class: No}\n", to: "screens/menu.screen.yaml")
        let run = try fixture.run("prune", "--delete")
        #expect(run.status == .failure)
        #expect(run.errors.contains("nothing is pruned: 1 screen file cannot be read"), "\(run.errors)")
        #expect(fixture.files(in: "goldens").count == 6 + 1)
    }

    @Test(arguments: [
        ["--device", "9x9@1"], ["--state", "x"], ["--grep", "a"], ["screens/login.screen.yaml"],
    ])
    func aSelectionIsRefused(arguments: [String]) throws {
        let run = try CommandRun(["prune", "--delete", "-c", fixture.path(".maquette.yaml")] + arguments)
        #expect(run.status == .usage)
        #expect(fixture.files(in: "goldens").count == 6 + 1)
    }

    @Test func severalConfigurationsShareAFolder() throws {
        try fixture.directory.write(
            "goldens: goldens\nscreens: screens/login.screen.yaml\ndevices: 8x8@1\n", to: "login.yaml")
        let one = try CommandRun(["prune", "-c", fixture.path("login.yaml")])
        #expect(one.text.contains("4 of 6 goldens"))
        let both = try fixture.run("prune", "-c", fixture.path("login.yaml"))
        #expect(both.text == "0 of 6 goldens belong to no screen\n", "\(both.text)\(both.errors)")
        try fixture.directory.write("goldens: others\nscreens: screens\n", to: "other.yaml")
        #expect(try fixture.run("prune", "-c", fixture.path("other.yaml")).status == .usage)
    }

    @Test func aFolderThatCannotBeReadIsAnError() throws {
        try FileManager.default.removeItem(atPath: fixture.path("goldens"))
        try fixture.directory.write("", to: "goldens")
        let run = try fixture.run("prune")
        #expect(run.status == .failure)
        #expect(run.errors.contains("goldens"), "\(run.errors)")
        try FileManager.default.removeItem(atPath: fixture.path("goldens"))
        #expect(try fixture.run("prune").text == "0 of 0 goldens belong to no screen\n")
    }
}
