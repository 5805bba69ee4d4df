import Foundation
import FoundationXML
import TestSupport
import Testing

@testable import MaquetteCommands

/// Documents that draw nothing: they are named and counted, and fail no test.
@Suite("Documents that draw nothing") struct EmptyDocumentTests {
    private let directory: TemporaryDirectory

    private static func document(_ content: String, kind: String = "Storyboard.XIB") -> String {
        """
        <?xml version="1.0" encoding="UTF-8"?>
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.\(kind)" version="3.0">\(content)</document>

        """
    }

    private static func scenes(_ objects: String...) -> String {
        document("<scenes>\(objects.map { "<scene><objects>\($0)</objects></scene>" }.joined())</scenes>")
    }

    private static let documents: [(name: String, text: String, contents: String)] = [
        (
            "Bridge.storyboard",
            scenes("<viewController id=\"a\" customClass=\"BridgeController\"/>"),
            "1 view controller without a view (BridgeController)"
        ),
        (
            "Code.storyboard",
            scenes(
                "<viewController id=\"a\" customClass=\"A\"/><placeholder id=\"p\"/>",
                "<viewController id=\"b\" customClass=\"B\"/>", "<viewController id=\"c\"/>"),
            "3 view controllers without views (A, B)"
        ),
        (
            "Player.storyboard", scenes("<glkViewController id=\"a\"/>"),
            "1 glk view controller without a view"
        ),
        (
            "References.storyboard",
            scenes(
                "<viewControllerPlaceholder id=\"a\" storyboardName=\"X\"/>",
                "<viewControllerPlaceholder id=\"b\" storyboardName=\"Y\"/>"),
            "2 storyboard references"
        ),
        ("None.storyboard", document("<scenes/>"), "no object"),
        (
            "Empty.xib",
            document(
                "<objects><placeholder placeholderIdentifier=\"IBFilesOwner\" id=\"-1\"/></objects>",
                kind: "XIB"),
            "no object"
        ),
        (
            "Objects.xib",
            document(
                "<objects><customObject id=\"a\" customClass=\"Model\"/><tapGestureRecognizer id=\"b\"/></objects>",
                kind: "XIB"), "1 object (Model), 1 tap gesture recognizer"
        ),
    ]

    init() throws {
        directory = try TemporaryDirectory()
        for document in Self.documents { try directory.write(document.text, to: "screens/\(document.name)") }
        try directory.write("root: {backgroundColor: \"#FF0000\"}\n", to: "screens/red.screen.yaml")
        try directory.write(
            "goldens: goldens\noutput: out\ndevices: 8x8@1\nscreens: screens\n", to: ".maquette.yaml")
        _ = try test("--record", "all")
    }

    private func path(_ name: String) -> String { "\(directory.path)/\(name)" }

    private func test(_ arguments: String...) throws -> CommandRun {
        try CommandRun(
            ["test", "--reporter", "json,junit,html,github", "-c", path(".maquette.yaml")] + arguments)
    }

    @Test func testsPassAndNameThem() throws {
        let run = try test("--record", "never")
        #expect(run.status == .success, "\(run.errors)")
        #expect(run.text == "2 goldens: 2 same; 7 documents draw nothing\n")
        for document in Self.documents {
            #expect(
                run.errors.contains(
                    "screens/\(document.name): note: the document draws nothing: it holds \(document.contents) "
                        + "[storyboard.empty]\n"), "\(run.errors)")
        }
        #expect(!run.errors.contains("::error"))
        #expect(try test("--record", "never", "--strict").status == .success)
        #expect(try test("--list").status == .success)
    }

    @Test func reportsGiveTheirCodesAndMessages() throws {
        try directory.write("root: {class: No}\n", to: "screens/bad.screen.yaml")
        let run = try test("--record", "never", "--json")
        #expect(run.status == .failure)
        #expect(try JSONSchema(report: "test").problems(of: run.output) == [])
        let report = try JSONDecoder().decode(JSONTree.self, from: run.output)
        let entries = try #require(report["notRendered"]?.items)
        #expect(entries.count == 8)
        for entry in entries {
            let isBad = entry["name"] == .text(path("screens/bad.screen.yaml"))
            #expect(entry["severity"] == .text(isBad ? "error" : "note"))
            #expect(entry["code"] == .text(isBad ? "screen.class" : "storyboard.empty"))
            #expect(entry["message"] != nil && entry["message"] != .null)
        }
        let xml = try XMLDocument(data: try directory.data("out/junit.xml"))
        let suite = try #require(xml.rootElement()?.elements(forName: "testsuite").first)
        func count(_ name: String) -> String? { suite.attribute(forName: name)?.stringValue }
        #expect(
            [count("tests"), count("failures"), count("errors"), count("skipped")] == ["10", "0", "1", "7"])
        let cases = suite.elements(forName: "testcase")
        let error = try #require(cases.flatMap { $0.elements(forName: "error") }.first)
        #expect(error.attribute(forName: "type")?.stringValue == "screen.class")
        #expect(error.attribute(forName: "message")?.stringValue?.contains("'No'") == true)
        let skipped = cases.flatMap { $0.elements(forName: "skipped") }
        #expect(skipped.count == 7)
        #expect(
            skipped.first?.attribute(forName: "message")?.stringValue
                == "storyboard.empty: the document draws nothing: it holds 1 view controller without a view "
                + "(BridgeController)")
        let page = String(decoding: try directory.data("out/report.html"), as: UTF8.self)
        #expect(page.contains("Documents that draw nothing"))
        // What failed is compared again, and nothing else.
        let again = try test("--record", "never", "--last-failed")
        #expect(again.status == .failure)
        #expect(again.text == "0 goldens: 1 screen not rendered\n", "\(again.text)")
    }

    @Test func theLastRunMayHavePassed() throws {
        _ = try test("--record", "never")
        #expect(try test("--last-failed").errors.contains("everything passed in the last run"))
        let report = try CommandRun(["report", path("out"), "-c", path(".maquette.yaml")])
        #expect(report.text == "2 goldens: 2 same, 7 documents draw nothing\n")
    }

    @Test func partsOfARunAreJoined() throws {
        for part in 1...2 {
            _ = try test("--record", "never", "--shard", "\(part)/2", "-o", path("part\(part)"))
        }
        let run = try CommandRun(["report", "merge", path("part1"), path("part2"), "-o", path("merged")])
        #expect(run.status == .success)
        _ = try test("--record", "never")
        #expect(try directory.data("merged/report.json").count > 0)
        let merged = try JSONDecoder().decode(JSONTree.self, from: try directory.data("merged/report.json"))
        #expect(merged["notRendered"]?.items?.count == 7)
    }

    @Test func theOtherCommandsDoNotFail() throws {
        let configuration = ["-c", path(".maquette.yaml")]
        let prune = try CommandRun(["prune"] + configuration)
        #expect(prune.status == .success, "\(prune.errors)")
        #expect(prune.text == "0 of 2 goldens belong to no screen\n")
        let doctor = try CommandRun(["doctor"] + configuration)
        #expect(doctor.text.contains("7 documents draw nothing: '"), "\(doctor.text)")
        #expect(!doctor.text.contains("problem"))
        let render = try CommandRun(["render", path("screens"), "-o", path("pictures")])
        #expect(render.status == .success)
        #expect(render.errors.contains("7 storyboard.empty in 7 files"), "\(render.errors)")
        #expect(try CommandRun(["lint", path("screens")]).status == .success)
    }

    /// No command reports success without having checked anything.
    @Test func aProjectOfNothingElseIsRefusedWithWhatItHolds() throws {
        try FileManager.default.removeItem(atPath: path("screens/red.screen.yaml"))
        let run = try test("--record", "never")
        #expect(run.status == .usage)
        #expect(run.errors.contains("the documents that are named draw nothing"), "\(run.errors)")
        for document in Self.documents { #expect(run.errors.contains("it holds \(document.contents)")) }
    }

    @Test(arguments: 0..<7) func aloneItSaysWhatItHolds(index: Int) throws {
        let document = Self.documents[index]
        let run = try CommandRun(["render", path("screens/\(document.name)"), "-o", path("pictures")])
        #expect(run.status == .usage)
        #expect(run.errors.contains("screens/\(document.name)' holds \(document.contents)"), "\(run.errors)")
        #expect(run.errors.contains("--app shows") == document.contents.contains("controller"))
    }

    /// An error in the document is a failure as before.
    @Test func aBrokenDocumentFails() throws {
        try directory.write("<document", to: "screens/Broken.xib")
        let run = try test("--record", "never")
        #expect(run.status == .failure)
        #expect(run.text.contains("1 screen not rendered; 7 documents draw nothing"), "\(run.text)")
    }
}
