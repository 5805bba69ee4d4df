import Foundation
import TestSupport
import Testing

@testable import MaquetteCommands

@Suite("maquette test --only-changed") struct OnlyChangedTests {
    private let fixture: GoldenFixture

    init() throws {
        fixture = try GoldenFixture()
        try fixture.directory.write(
            "root: {class: UIImageView, image: logo}\n", to: "screens/menu.screen.yaml")
        try fixture.directory.write("old", to: "images/logo@2x.png")
        try fixture.directory.write("", to: "README.md")
        try fixture.record()
        try git("init", "-q", "-b", "main")
        try git("add", ".")
        try git("-c", "user.name=a", "-c", "user.email=a@b.c", "commit", "-q", "-m", "first")
    }

    private func git(_ arguments: String...) throws {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        process.arguments = ["git", "-C", fixture.directory.path] + arguments
        try process.run()
        process.waitUntilExit()
        #expect(process.terminationStatus == 0)
    }

    /// The names of the screens that would be compared.
    private func screens(since revision: String = "HEAD") throws -> [String] {
        let run = try fixture.test("--list", "--only-changed", revision)
        #expect(run.status == .success, "\(run.errors)")
        let names = run.text.split(separator: "\n").map { String($0.prefix { $0 != "." }) }
        return Set(names).sorted()
    }

    @Test func withoutChangesNothingIsComparedAndTheRunPasses() throws {
        #expect(try screens() == [])
        let run = try fixture.test("--only-changed", "main")
        #expect(run.status == .success)
        #expect(run.text == "0 goldens\n")
    }

    @Test func aScreenIsAffectedByItsFile() throws {
        try fixture.write("login", color: "#00FF00")
        #expect(try screens() == ["login"])
        try fixture.write("extra", color: "#00FF00")
        #expect(try screens() == ["extra", "login"])
        #expect(try fixture.test("--only-changed", "HEAD").status != .success)
    }

    @Test func aScreenIsAffectedByItsImagesAndGoldens() throws {
        try fixture.directory.write("new", to: "images/logo@2x.png")
        #expect(try screens() == ["menu"])
        try FileManager.default.removeItem(atPath: fixture.path("goldens/about.8x8@1.png"))
        #expect(try screens() == ["about", "menu"])
    }

    @Test(arguments: [("README.md", []), ("fonts/new.ttf", ["about", "login", "menu"])])
    func filesOfNoScreen(name: String, expected: [String]) throws {
        try fixture.directory.write("new", to: name)
        #expect(try screens() == expected)
    }

    @Test func theConfigurationAffectsEverything() throws {
        let text = String(decoding: try fixture.directory.data(".maquette.yaml"), as: UTF8.self)
        try fixture.directory.write(text + "# new\n", to: ".maquette.yaml")
        #expect(try screens() == ["about", "login", "menu"])
    }

    @Test func changesSinceAnEarlierCommitCount() throws {
        try fixture.write("login", color: "#00FF00")
        try git("add", ".")
        try git("-c", "user.name=a", "-c", "user.email=a@b.c", "commit", "-q", "-m", "second")
        #expect(try screens() == [])
        #expect(try screens(since: "HEAD~1") == ["login"])
    }

    @Test(arguments: ["nowhere", "--output=x", "", "HEAD:screens"])
    func whatIsNoRevisionIsRefused(revision: String) throws {
        let run = try fixture.test("--list", "--only-changed=\(revision)")
        #expect(run.status == .usage)
        #expect(run.errors.contains("--only-changed"), "\(run.errors)")
    }

    @Test func withoutARepositoryThereAreNoRevisions() throws {
        try FileManager.default.removeItem(atPath: fixture.path(".git"))
        let run = try fixture.test("--only-changed", "HEAD")
        #expect(run.status == .usage)
        #expect(run.errors.contains("not a git repository"), "\(run.errors)")
    }
}
