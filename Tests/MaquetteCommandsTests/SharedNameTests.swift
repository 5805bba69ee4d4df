import Foundation
import TestSupport
import Testing

@testable import MaquetteCommands

/// Scenes whose names become one in the names of files, in every command.
@Suite("Scenes of one name") struct SharedNameTests {
    private let directory: TemporaryDirectory

    init() throws {
        directory = try TemporaryDirectory()
        try write(["Step 1/2": "One", "Step 1:2": "Two"])
        try directory.write(
            "goldens: goldens\noutput: out\ndevices: 80x120@1\nscreens: [.]\n", to: ".maquette.yaml")
    }

    /// Writes a storyboard with a scene for each identifier, in their order.
    private func write(_ texts: [String: String]) throws {
        let scenes = texts.sorted { $0.key < $1.key }.enumerated().map { index, scene in
            """
            <scene sceneID="s\(index)"><objects>
            <viewController storyboardIdentifier="\(scene.key)" id="c\(index)" sceneMemberID="viewController">
            <view key="view" contentMode="scaleToFill" id="v\(index)">
            <rect key="frame" x="0" y="0" width="80" height="120"/>
            <subviews><label opaque="NO" text="\(scene.value)" id="l\(index)">
            <rect key="frame" x="4" y="40" width="70" height="30"/></label></subviews>
            <color key="backgroundColor" white="1" alpha="1" colorSpace="custom" customColorSpace="genericGamma22GrayColorSpace"/>
            </view></viewController></objects></scene>

            """
        }
        try directory.write(
            """
            <?xml version="1.0" encoding="UTF-8"?>
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
            initialViewController="c0"><scenes>\(scenes.joined())</scenes></document>

            """, to: "Main.storyboard")
    }

    private func path(_ name: String) -> String { "\(directory.path)/\(name)" }

    private func run(_ arguments: String...) throws -> CommandRun { try CommandRun(arguments) }

    private let names = ["Main.Step-1-2-2.80x120@1", "Main.Step-1-2.80x120@1"]

    @Test func bothAreComparedAndNoneIsDropped() throws {
        let common = ["-c", path(".maquette.yaml"), "--reporter", "json"]
        func test(_ more: String...) throws -> CommandRun { try CommandRun(["test"] + common + more) }
        _ = try test("--record", "all")
        let goldens = directory.files.filter { $0.hasPrefix("goldens/Main") }
        #expect(goldens == names.flatMap { ["goldens/\($0).layout.txt", "goldens/\($0).png"] })
        #expect(try test("--record", "never").text == "4 goldens: 4 same\n")
        // A change of the second alone, which was dropped.
        try write(["Step 1/2": "One", "Step 1:2": "Changed"])
        let run = try test("--record", "never")
        #expect(run.status == .differences)
        #expect(run.text.hasSuffix("4 goldens: 2 same, 2 different\n"), "\(run.text)")
        #expect(
            try CommandRun(["approve", "Main.Step-1-2-2", "-c", path(".maquette.yaml")]).status == .success)
        #expect(try test("--record", "never").status == .success)
        let selected = try test("--list", "--scene", "Step 1:2")
        #expect(selected.text == "Main.Step-1-2-2.80x120@1.layout.txt\nMain.Step-1-2-2.80x120@1.png\n")
        #expect(try test("--list", "--scene", "Step-1-2-2").text == selected.text)
    }

    @Test func everyCommandGivesThemTheSameNames() throws {
        let screen = [path("Main.storyboard"), "--device", "80x120@1"]
        let rendered = try CommandRun(["render"] + screen + ["-o", path("pictures")])
        #expect(rendered.status == .success, "\(rendered.errors)")
        #expect(directory.files.filter { $0.hasPrefix("pictures/") } == names.map { "pictures/\($0).png" })
        let layout = try CommandRun(["layout"] + screen)
        #expect(
            layout.text.split(separator: "\n").filter { $0.hasPrefix("# ") }.sorted()
                == names.map { "# \($0)" })
        let film = try CommandRun(["film"] + screen + ["-o", path("films/"), "--format", "strip"])
        #expect(film.status == .success, "\(film.errors)")
        #expect(directory.files.filter { $0.hasPrefix("films/") } == names.map { "films/\($0).strip.png" })
        #expect(try CommandRun(["gallery"] + screen + ["-o", path("site")]).status == .success)
        #expect(try CommandRun(["lint"] + screen).status == .success)
        let sheet = try CommandRun(["render", "-f", "sheet", "-o", path("sheet.png")] + screen)
        #expect(sheet.status == .success, "\(sheet.errors)")
        let emitted = try CommandRun(["render", "--emit", "layout", "-o", path("texts")] + screen)
        #expect(emitted.status == .success, "\(emitted.errors)")
        #expect(directory.files.filter { $0.hasPrefix("texts/") } == names.map { "texts/\($0).layout.txt" })
        let old = try directory.copyOfMain()
        try write(["Step 1/2": "One", "Step 1:2": "Changed"])
        let diff = try CommandRun(["diff", "--device", "80x120@1", old, path("Main.storyboard")])
        #expect(diff.status == .differences)
        #expect(diff.text.contains("different  Main.Step-1-2-2.80x120@1\n"), "\(diff.text)")
        #expect(diff.text.hasSuffix("2 screens: 1 same, 1 different\n"), "\(diff.text)")
    }

    /// Two documents of one name, of which one was written over the other.
    @Test func documentsOfOneNameAreWrittenBoth() throws {
        try directory.write("root: {}\n", to: "a/x.screen.yaml")
        try directory.write("root: {}\n", to: "b/x.screen.yaml")
        let run = try run("render", "--emit", "document", "-o", path("documents"), path("a"), path("b"))
        #expect(run.status == .success, "\(run.errors)")
        let files = directory.files.filter { $0.hasPrefix("documents/") }
        #expect(files == ["documents/a-x.document.txt", "documents/b-x.document.txt"])
    }

    /// Goldens from before names were distinct in this way, or of other tools.
    @Test(arguments: [("Login", "login"), ("caf\u{E9}", "cafe\u{301}")])
    func goldensThatCannotBeTogetherElsewhereAreNamed(first: String, second: String) throws {
        for name in [first, second] { try directory.write("", to: "goldens/sub/\(name).80x120@1.png") }
        let doctor = try run("doctor", "-c", path(".maquette.yaml"))
        #expect(
            doctor.text.contains("are one file on systems that ignore case or Unicode forms"),
            "\(doctor.text)")
        #expect(doctor.text.contains("sub/"))
        let lint = try run("lint", "--device", "80x120@1", path("Main.storyboard"))
        #expect(lint.status == .success)
        #expect(lint.text.contains("golden.names"), "\(lint.text)")
        #expect(
            try run("lint", "--strict", "--device", "80x120@1", path("Main.storyboard")).status
                == .differences)
        let json = try run("lint", "--json", "--device", "80x120@1", path("Main.storyboard"))
        #expect(try JSONSchema(report: "lint").problems(of: json.output) == [])
        #expect(json.text.contains("golden.names"))
        let sarif = try run("lint", "--sarif", "--device", "80x120@1", path("Main.storyboard"))
        #expect(try JSONSchema(report: "sarif").problems(of: sarif.output) == [])
        #expect(sarif.text.contains("golden.names"))
        #expect(try run("prune", "-c", path(".maquette.yaml")).text.hasPrefix("orphan     "))
    }

    @Test func goldensThatCanBeTogetherAreNotNamed() throws {
        for name in ["a", "b"] { try directory.write("", to: "goldens/\(name).80x120@1.png") }
        #expect(try !run("doctor", "-c", path(".maquette.yaml")).text.contains("one file"))
        #expect(
            try !run("lint", "--device", "80x120@1", path("Main.storyboard")).text.contains("golden.names"))
    }
}

extension TemporaryDirectory {
    /// Copies the storyboard into another folder; returns the path.
    fileprivate func copyOfMain() throws -> String {
        try write(data("Main.storyboard"), to: "old/Main.storyboard")
    }
}
