import Foundation
import Maquette
import TestSupport
import Testing
import UIKit
import XML

@testable import MaquetteCommands

@Suite struct FlowTests {
    private let directory: TemporaryDirectory

    init() throws { directory = try TemporaryDirectory() }

    private func path(_ name: String) -> String { "\(directory.path)/\(name)" }

    /// Writes a storyboard with the scenes `a` and `b`, a segue between them, and other segues of `b`.
    private func write(
        _ name: String, identifier: String = "Second", segues: String = "", scenes: String = ""
    ) throws {
        let text = """
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0"
                toolsVersion="21701" targetRuntime="iOS.CocoaTouch" initialViewController="a"><scenes>
            <scene sceneID="s1"><objects><viewController storyboardIdentifier="First" id="a">
                <view key="view" contentMode="scaleToFill" id="av"/><connections>
                <segue destination="b" kind="show" identifier="next" id="g1"/></connections></viewController>
            </objects></scene>
            <scene sceneID="s2"><objects><viewController storyboardIdentifier="\(identifier)" id="b">
                <view key="view" contentMode="scaleToFill" id="bv"/><connections>\(segues)</connections>
                </viewController><exit id="x" sceneMemberID="exit"/></objects></scene>
            \(scenes)</scenes></document>
            """
        try directory.write(text, to: name)
    }

    private func reference(_ storyboard: String) -> String {
        """
        <scene sceneID="r"><objects><viewControllerPlaceholder storyboardName="\(storyboard)" id="ref"/>
        </objects></scene>
        """
    }

    private static let toReference = #"<segue destination="ref" kind="presentation" id="g2"/>"#

    private func graph(_ arguments: [String]) throws -> JSONTree {
        let run = try CommandRun(["flow", "--json", "--device", "60x80@1"] + arguments)
        #expect(try JSONSchema(report: "flow").problems(of: run.output) == [])
        return try JSONDecoder().decode(JSONTree.self, from: run.output)
    }

    private func ends(_ graph: JSONTree) -> [String] {
        (graph["edges"]?.items ?? []).map { edge in
            func name(_ key: String) -> String {
                guard case .text(let id)? = edge[key] else { return "-" }
                return String(id.split(separator: "/").last ?? "")
            }
            return "\(name("from")) \(name("kind")) \(name("to"))"
        }
    }

    @Test("references lead to the scene in another file of the run")
    func references() throws {
        try write("App/Main.storyboard", segues: Self.toReference, scenes: reference("Help"))
        try write("App/Help.storyboard")
        #expect(
            ends(try graph([path("App")])) == [
                "Help.storyboard#a show Help.storyboard#b", "Main.storyboard#a show Main.storyboard#b",
                "Main.storyboard#b present Help.storyboard#a",
            ])
        let alone = try graph([path("App/Main.storyboard")])
        #expect(ends(alone).last == "Main.storyboard#b present Main.storyboard#ref")
        let stub = try #require(alone["nodes"]?.items?.last)
        #expect(stub["scene"] == .text("Help › initial"))
        #expect(stub["reference"]?["storyboard"] == .text("Help"))
    }

    @Test("of several storyboards with one name, a reference means the nearest")
    func nearestReference() throws {
        for folder in ["One", "Two"] {
            try write("\(folder)/Help.storyboard")
            try write("\(folder)/\(folder).storyboard", segues: Self.toReference, scenes: reference("Help"))
        }
        let graph = try graph([path("")])
        let targets = (graph["edges"]?.items ?? []).filter { $0["kind"] == .text("present") }.map { $0["to"] }
        #expect(targets == ["One", "Two"].map { .text(path("\($0)/Help.storyboard#a")) })
    }

    @Test("a storyboard that refers to itself, and references in a circle, end")
    func circles() throws {
        try write("A.storyboard", segues: Self.toReference, scenes: reference("A"))
        #expect(ends(try graph([path("A.storyboard")])).last == "A.storyboard#b present A.storyboard#a")
    }

    @Test("files without segues are nodes")
    func otherFiles() throws {
        try write("Main.storyboard")
        try directory.write("root: {}\n", to: "one.screen.yaml")
        let nodes = try graph([path("Main.storyboard"), path("one.screen.yaml")])["nodes"]?.items ?? []
        #expect(nodes.map { $0["scene"] } == [.text("First"), .text("Second"), .text("one")])
        #expect(nodes.last?["size"]?["width"] == .number(60))
    }

    @Test("a map has every scene, segue and kind, and nothing that runs or loads")
    func map() throws {
        let hostile = "&lt;script&gt;alert(1)&lt;/script&gt;&quot; onload=&quot;x&amp;"
        try write(
            "Main.storyboard", identifier: hostile,
            segues: """
                <segue destination="a" kind="presentation" identifier="\(hostile)" id="g2"/>
                <segue destination="x" kind="unwind" unwindAction="back:" id="g3"/>
                """)
        let output = path("map.svg")
        let run = try CommandRun(["flow", path("Main.storyboard"), "-o", output, "--device", "60x80@1"])
        #expect(run.status == .success && run.text == output + "\n", "\(run.errors)")
        let svg = try String(contentsOfFile: output, encoding: .utf8)
        for word in ["<script", "onload=\"", "href=\"http", "javascript:"] {
            #expect(!svg.contains(word), "\(word)")
        }
        let options = XMLOptions(
            fileBytes: 1 << 20, textBytes: 1 << 20, depth: 10, elements: 1000, declarations: .none)
        #expect(try readXML(Array(svg.utf8), options).name == "svg")
        for id in ["node-0", "node-1", "edge-0", "edge-1", "edge-2"] {
            #expect(svg.contains("<g id=\"\(id)\">"))
        }
        for text in ["show, push", "present modally", "unwind", "start of a storyboard", ">back:<", ">next<"]
        {
            #expect(svg.contains(text), "\(text)")
        }
        // Both scenes are empty, so that they share their picture.
        #expect(svg.components(separatedBy: "data:image/png").count == 2)
        let again = try CommandRun(["flow", path("Main.storyboard"), "-o", "-", "--device", "60x80@1"])
        #expect(again.text == svg)
    }

    @Test("what a map cannot be made of or from")
    func refusals() throws {
        try write("Main.storyboard")
        func errors(_ arguments: String...) throws -> String {
            let run = try CommandRun(["flow", path("Main.storyboard")] + arguments)
            #expect(run.status == .usage)
            return run.errors
        }
        #expect(try errors("-o", path("map.png")).contains("ends in .svg"))
        #expect(try errors("--json", "-o", path("map.svg")).contains("--output names a map"))
        #expect(try errors("--device", "60x80@1", "--device", "80x60@1").contains("every scene once"))
        #expect(try errors("--scene", "First").contains("a map has all of them"))
        #expect(try errors("--state", "error").contains("every scene as declared"))
        let screens = try CommandRun(["flow"], screens: [Screen("one") { UIViewController() }])
        #expect(screens.status == .usage && screens.errors.contains("storyboards"))
        try directory.write("<no", to: "bad.storyboard")
        let bad = try CommandRun(["flow", path("bad.storyboard"), "-o", path("bad.svg")])
        #expect(
            bad.status == .failure && bad.errors.components(separatedBy: "error: ").count == 2,
            "\(bad.errors)")
    }
}
