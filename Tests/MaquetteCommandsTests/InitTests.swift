import Foundation
import TestSupport
import Testing

@testable import MaquetteCommands

@Suite("maquette init") struct InitTests {
    private let directory: TemporaryDirectory

    init() throws { directory = try TemporaryDirectory() }

    @Test func whatIsWrittenIsAProjectThatPasses() throws {
        let run = try CommandRun(["init", directory.path])
        #expect(run.status == .success, "\(run.errors)")
        #expect(
            directory.files
                == [".github/workflows/screens.yml", ".maquette.yaml", "screens/welcome.screen.yaml"])
        let test = ["test", "-c", "\(directory.path)/.maquette.yaml", "--record"]
        let recording = try CommandRun(test + ["missing"])
        #expect(recording.text.hasSuffix("16 goldens: 16 recorded\n"), "\(recording.text)\(recording.errors)")
        #expect(recording.errors.isEmpty, "\(recording.errors)")
        #expect(try CommandRun(test + ["never", "--strict"]).status == .success)
        let lint = try CommandRun(["lint", "\(directory.path)/screens", "--strict", "--state", "*"])
        #expect(lint.status == .success, "\(lint.text)")
    }

    @Test(arguments: [".maquette.yaml", "screens/welcome.screen.yaml", ".github/workflows/screens.yml"])
    func nothingIsReplaced(name: String) throws {
        try directory.write("mine", to: name)
        let run = try CommandRun(["init", directory.path])
        #expect(run.status == .usage)
        #expect(
            run.errors.contains("nothing is written: '\(directory.path)/\(name)' exists"), "\(run.errors)")
        #expect(try directory.contents() == [name: Data("mine".utf8)])
    }

    @Test func aProjectsOwnScreensNeedNoSample() throws {
        try directory.write("root: {}\n", to: "my \"views\"/a.screen.yaml")
        let run = try CommandRun(["init", directory.path, "--screens", "my \"views\"", "--ci", "gitlab"])
        #expect(run.status == .success, "\(run.errors)")
        #expect(directory.files == [".gitlab-ci.yml", ".maquette.yaml", "my \"views\"/a.screen.yaml"])
        let list = try CommandRun(["test", "--list", "-c", "\(directory.path)/.maquette.yaml"])
        #expect(list.text.hasPrefix("a.iphone-16.layout.txt\na.iphone-16.png\n"), "\(list.errors)")
        let none = try CommandRun(["init", directory.path + "/new", "--screens", "nowhere"])
        #expect(none.status == .usage)
        #expect(none.errors.contains("no screen file matches 'nowhere'"))
    }

    @Test func whatCanBeSeenOfAnAppIsProposed() throws {
        try directory.write("<document/>", to: "App/Main.storyboard")
        try directory.write(
            #"{"colors": [{"idiom": "universal", "color": {"color-space": "srgb", "components": {"red": "1.000", "green": "0.500", "blue": "0.000", "alpha": "1.000"}}}], "info": {"author": "xcode", "version": 1}}"#,
            to: "App/Assets.xcassets/Brand.colorset/Contents.json")
        try directory.write(
            "ASSETCATALOG_COMPILER_GLOBAL_ACCENT_COLOR_NAME = Brand;\n", to: "App.xcodeproj/project.pbxproj")
        try directory.write("UINavigationBar.appearance().barTintColor = .red\n", to: "App/Look.swift")
        #expect(try CommandRun(["init", directory.path, "--ci", "none"]).status == .success)
        let text = try String(contentsOfFile: directory.path + "/.maquette.yaml", encoding: .utf8)
        #expect(text.contains("appearance:\n  tintColor: \"Brand\"\n"), "\(text)")
        #expect(text.contains("# UINavigationBar: {…}"), "\(text)")
        #expect(text.contains("what App/Look.swift sets by UINavigationBar.appearance()"), "\(text)")
        #expect(text.hasSuffix("screens:\n  - \".\"\n"), "\(text)")
        #expect(!directory.files.contains("screens/welcome.screen.yaml"))
        // What is written can be read.
        #expect(
            try !CommandRun(["doctor", "-c", "\(directory.path)/.maquette.yaml"]).text.contains("unknown key")
        )
    }

    @Test func withoutABuildServerThereIsNoWorkflow() throws {
        #expect(try CommandRun(["init", directory.path, "--ci", "none"]).status == .success)
        #expect(directory.files == [".maquette.yaml", "screens/welcome.screen.yaml"])
        #expect(
            try CommandRun(["init", directory.path, "--ci", "githb"]).errors.contains(
                "did you mean 'github'?"))
        #expect(try CommandRun(["init", "\(directory.path)/.maquette.yaml"]).status == .usage)
    }
}

@Suite("maquette doctor") struct DoctorTests {
    private let fixture: GoldenFixture

    init() throws { fixture = try GoldenFixture() }

    private func checks() throws -> [String] {
        let run = try fixture.run("doctor", "--json")
        let json = try JSONSerialization.jsonObject(with: run.output) as? [String: Any]
        let checks = try #require(json?["checks"] as? [[String: Any]])
        return checks.map { check in
            ["result", "name", "message"].map { check[$0] as? String ?? "" }.joined(separator: " ")
        }
    }

    @Test func aProjectIsChecked() throws {
        #expect(try checks().contains("warning goldens 6 of 6 are missing"))
        try fixture.record()
        let found = try checks()
        #expect(found.contains("ok screens 6 goldens of 3 files"), "\(found)")
        #expect(found.contains("ok goldens all 6 are there"))
        #expect(found.contains { $0.hasPrefix("ok fonts ") })
        #expect(found.contains { $0.hasPrefix("ok output ") })
        #expect(try fixture.run("doctor").status == .success)
        try fixture.directory.write("", to: "goldens/old.png")
        #expect(try checks().contains("warning goldens 1 file belongs to no screen"))
    }

    @Test func goldensOfAnotherVersionAreAProblem() throws {
        try fixture.record()
        #expect(try checks().contains { $0.hasPrefix("ok goldens made with look ") })
        try fixture.directory.write("look 999\nfonts 0\n", to: "goldens/goldens.lock")
        let run = try fixture.run("doctor")
        #expect(run.status == .environment)
        #expect(run.text.contains("made with look 999"), "\(run.text)")
    }

    @Test func pointersOfLargeFilesAreAProblem() throws {
        try fixture.record()
        try fixture.directory.write(
            "version https://git-lfs.github.com/spec/v1\n", to: "goldens/login.8x8@1.png")
        let run = try fixture.run("doctor")
        #expect(run.status == .failure)
        #expect(run.text.contains("Git LFS pointer"), "\(run.text)")
    }

    @Test func anOutputFolderThatCannotBeWrittenIsAWarning() throws {
        try fixture.directory.write("", to: "file")
        try fixture.directory.write("screens: screens\noutput: file/out\n", to: ".maquette.yaml")
        let found = try checks()
        #expect(found.contains { $0.hasPrefix("warning output ") }, "\(found)")
    }

    @Test func theConfigurationIsChecked() throws {
        try fixture.directory.write("screens: screens\ndevces: a\n", to: ".maquette.yaml")
        let run = try fixture.run("doctor")
        #expect(run.status == .usage)
        #expect(run.text.contains("did you mean 'devices'?"), "\(run.text)")
        try FileManager.default.removeItem(atPath: fixture.path(".maquette.yaml"))
        #expect(try fixture.run("doctor").text.contains("maquette init writes one"))
    }

    @Test func screensThatCannotBeReadAreNamed() throws {
        try fixture.directory.write("root: {class: No}\n", to: "screens/bad.screen.yaml")
        let run = try fixture.run("doctor")
        #expect(run.status == .failure)
        #expect(run.text.contains("bad.screen.yaml:1"), "\(run.text)")
    }
}
