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
                == [
                    ".gitattributes", ".github/workflows/screens.yml", ".gitignore", ".maquette.yaml",
                    "screens/welcome.screen.yaml",
                ])
        let test = ["test", "-c", "\(directory.path)/.maquette.yaml", "--record"]
        let recording = try CommandRun(test + ["missing"])
        #expect(recording.text.hasSuffix("16 goldens: 16 recorded\n"), "\(recording.text)\(recording.errors)")
        #expect(recording.errors.isEmpty, "\(recording.errors)")
        #expect(try CommandRun(test + ["never", "--strict"]).status == .success)
        let lint = try CommandRun(["lint", "\(directory.path)/screens", "--strict", "--state", "*"])
        #expect(lint.status == .success, "\(lint.text)")
    }

    @Test(arguments: [".maquette.yaml", ".github/workflows/screens.yml"])
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
        #expect(
            directory.files
                == [
                    ".gitattributes", ".gitignore", ".gitlab-ci.yml", ".maquette.yaml",
                    "my \"views\"/a.screen.yaml",
                ])
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
        #expect(
            directory.files
                == [".gitattributes", ".gitignore", ".maquette.yaml", "screens/welcome.screen.yaml"])
        #expect(
            try CommandRun(["init", directory.path, "--ci", "githb"]).errors.contains(
                "did you mean 'github'?"))
        #expect(try CommandRun(["init", "\(directory.path)/.maquette.yaml"]).status == .usage)
    }

    @Test func screenFilesBesideItAreListed() throws {
        for name in ["a.screen.yaml", "views/b*.screen.json", "views/c d.screen.yml"] {
            try directory.write(#"{"root": {}}"#, to: name)
        }
        #expect(try CommandRun(["init", directory.path, "--ci", "none"]).status == .success)
        #expect(!directory.files.contains("screens/welcome.screen.yaml"))
        let text = String(decoding: try directory.data(".maquette.yaml"), as: UTF8.self)
        #expect(
            text.hasSuffix(
                #"""
                screens:
                  - "a.screen.yaml"
                  - "views/b\\*.screen.json"
                  - "views/c d.screen.yml"

                """#), "\(text)")
        let list = try CommandRun(["test", "--list", "-c", "\(directory.path)/.maquette.yaml"])
        #expect(list.status == .success, "\(list.errors)")
        // Three screens on two devices in two appearances, each with two goldens.
        #expect(list.text.split(separator: "\n").count == 24, "\(list.text)")
    }

    @Test func manyScreenFilesAreAFolder() throws {
        for number in 0..<60 { try directory.write("root: {}\n", to: "screens/\(number).screen.yaml") }
        #expect(try CommandRun(["init", directory.path, "--ci", "none"]).status == .success)
        let text = String(decoding: try directory.data(".maquette.yaml"), as: UTF8.self)
        #expect(text.hasSuffix("screens:\n  - \".\"\n"), "\(text)")
    }

    /// Git reads what was written, whatever it is told about line ends.
    @Test func goldensAndOutputAreKnownToGit() throws {
        let git = try GitFixture()
        #expect(try CommandRun(["init", git.directory.path, "--ci", "none"]).status == .success)
        try git.directory.write("screen 8 8\n", to: "goldens/a/b.layout.txt")
        try git.directory.write("look 1\n", to: "goldens/goldens.lock")
        try git.directory.write("\u{89}PNG\r\n", to: "goldens/b.png")
        try git.directory.write("x", to: "out/test/report.json")
        try git.commit()
        try git.git("-c", "core.autocrlf=true", "clone", "-q", git.directory.path, git.path("out/clone"))
        for file in ["goldens/a/b.layout.txt", "goldens/goldens.lock", "goldens/b.png"] {
            #expect(try git.directory.data("out/clone/\(file)") == git.directory.data(file), "\(file)")
        }
        let screen = try git.directory.data("out/clone/screens/welcome.screen.yaml")
        #expect(String(decoding: screen, as: UTF8.self).contains("\r\n"))
        #expect(!FileManager.default.fileExists(atPath: git.path("out/clone/out")))
    }

    @Test func filesOfGitAreMerged() throws {
        try directory.write("*.png filter=lfs diff=lfs merge=lfs -text", to: ".gitattributes")
        try directory.write("build/\r\n", to: ".gitignore")
        let run = try CommandRun(["init", directory.path, "--ci", "none"])
        #expect(run.text.contains("extended \(directory.path)/.gitattributes\n"), "\(run.text)")
        let attributes = String(decoding: try directory.data(".gitattributes"), as: UTF8.self)
        #expect(attributes.hasPrefix("*.png filter=lfs diff=lfs merge=lfs -text\n\n# "), "\(attributes)")
        #expect(attributes.hasSuffix("\ngoldens/**/*.txt text eol=lf\ngoldens/goldens.lock text eol=lf\n"))
        let ignored = String(decoding: try directory.data(".gitignore"), as: UTF8.self)
        #expect(ignored.hasPrefix("build/\r\n\r\n# ") && ignored.hasSuffix("\r\n/out/\r\n"), "\(ignored)")
    }

    @Test func whatGitKnowsIsNotRepeated() throws {
        let attributes = "goldens/**/*.txt text eol=lf\ngoldens/goldens.lock text\n*.png binary\n"
        try directory.write(attributes, to: ".gitattributes")
        try directory.write("out\n", to: ".gitignore")
        #expect(try CommandRun(["init", directory.path, "--ci", "none"]).status == .success)
        #expect(try directory.data(".gitattributes") == Data(attributes.utf8))
        #expect(try directory.data(".gitignore") == Data("out\n".utf8))
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

    @Test(arguments: ["", "# later\n", "---\n", "{}\n"]) func anEmptyConfigurationNamesNoScreen(text: String)
        throws
    {
        try fixture.record()
        try fixture.directory.write(text, to: ".maquette.yaml")
        let found = try checks()
        #expect(found.contains("warning screens the configuration names no screen"), "\(found)")
        #expect(!found.contains { $0.hasPrefix("problem ") }, "\(found)")
        let run = try fixture.test()
        #expect(run.status == .usage)
        #expect(run.errors.contains("the configuration names no screen"), "\(run.errors)")
        // Without a list of screens, no golden is known to belong to none.
        #expect(try fixture.run("prune", "--delete").status == .usage)
        #expect(fixture.files(in: "goldens").count == 7)
        // It is no reason to say anything when a screen is rendered.
        let screen = try CommandRun([
            "layout", fixture.path("screens/menu.screen.yaml"), "--device", "8x8@1",
        ])
        #expect(screen.status == .success && screen.errors.isEmpty, "\(screen.errors)")
    }

    @Test func screensThatCannotBeReadAreNamed() throws {
        try fixture.directory.write("root: {class: No}\n", to: "screens/bad.screen.yaml")
        let run = try fixture.run("doctor")
        #expect(run.status == .failure)
        #expect(run.text.contains("bad.screen.yaml:1"), "\(run.text)")
    }
}
