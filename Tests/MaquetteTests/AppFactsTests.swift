import Foundation
import Testing
import UIKitCore

@testable import Maquette

/// What the program of an app says of it, which may be anything.
@Suite("Facts about an app") struct AppFactsTests {
    private func facts(_ screens: [(String, [String])], controllers: [String] = []) throws -> AppFacts {
        let list = screens.map { name, states in
            ["name": name, "states": states.map { ["name": $0, "steps": []] as [String: Any] }]
                as [String: Any]
        }
        let json: [String: Any] = [
            "classNames": [], "controllerNames": controllers, "hasMainStoryboard": true,
            "lacksInformation": false, "isForPad": false, "screens": list,
        ]
        return try JSONDecoder().decode(AppFacts.self, from: JSONSerialization.data(withJSONObject: json))
            .checked
    }

    @Test(
        "name no file outside the output folder",
        arguments: [
            "../a", "/etc/a", "a/b", ".a", "..", "", "a\nb", "a\u{1B}[2J", String(repeating: "a", count: 201),
        ])
    func names(_ name: String) throws {
        let facts = try facts(
            [("good", ["one"]), (name, []), ("other", [name])], controllers: ["Good", name])
        #expect(facts.screens.map(\.name) == ["good"])
        #expect(facts.controllerNames == ["Good"])
        #expect(facts.screenProblem?.contains("cannot be that of a file") == true)
    }

    @Test("say what stopped in one line, without control characters")
    func reason() throws {
        let json = """
            {"classNames": [], "controllerNames": [], "hasMainStoryboard": true, "lacksInformation": false, \
            "isForPad": false, "screens": [], "screenProblem": "a\\u001b[2Jb\(String(repeating: "c", count: 1000))"}
            """
        let problem = try JSONDecoder().decode(AppFacts.self, from: Data(json.utf8)).checked.screenProblem
        #expect(problem?.contains("\u{1B}") == false && problem?.hasPrefix("a") == true)
        #expect(problem.map(\.count) ?? 0 < 400)
    }

    @Test("have screens by patterns, in their order")
    func patterns() throws {
        let facts = try facts([("plant-a", []), ("tip", ["x", "ünï 中 b"]), ("plant-b", [])])
        #expect(facts.screenProblem == nil && facts.screens.count == 3)
        #expect(facts.screens(matching: ["tip", "plant-*"]).map(\.name) == ["plant-a", "tip", "plant-b"])
        #expect(facts.screens(matching: []).count == 3)
        #expect(facts.screens(matching: "*-b").map(\.name) == ["plant-b"])
        #expect(facts.screens(matching: ["none"]).isEmpty)
    }

    @Test("have the states of screens, with their steps as text")
    func listed() {
        let screen = Screen("a", states: ["one"]) { _ in fatalError("not made") }
            .steps("two") {
                Step.tap("Next")
                Step.capture("end", at: 0.5)
            }
        let listed = AppGalleries([{ [screen] }]).listed
        #expect(listed.map(\.name) == ["a"])
        #expect(listed[0].states.map(\.name) == ["one", "two"])
        #expect(listed[0].states.map(\.steps) == [[], ["tap Next", "capture end at 0.5"]])
    }

    @Test("have previews, which are shown where they are asked for by name")
    func previews() throws {
        let previews = [("A/Card.swift", "Dark / wide"), ("A/Card.swift", nil), ("Row.swift", nil)].map {
            InterfacePreview($1, traits: [], file: $0, line: 1) { UIViewController() }
        }
        let galleries = AppGalleries(
            [{ [Screen("a") { UIViewController() }] }], previews: AppPreviews(previews))
        #expect(galleries.listed.map(\.isPreview) == [false, true, true, true])
        #expect(
            galleries.listed.map(\.name)
                == ["a", "preview-Card-Dark - wide", "preview-Card-2", "preview-Row"])
        #expect(try galleries.controller(of: "preview-Row", in: nil) != nil)
        #expect(try galleries.controller(of: "preview-Other", in: nil) == nil)
        var facts = try facts([])
        facts.screens = galleries.listed
        #expect(facts.screens(matching: []).map(\.name) == ["a"])
        #expect(facts.screens(matching: ["preview-Card*"]).count == 2)
    }

    @Test("previews of one name in files of one name have numbers")
    func previewNames() {
        let found = AppPreviews.names(of: [("A/C.swift", "x"), ("B/C.swift", "x"), ("C.swift", nil)])
        #expect(found == ["preview-C-x", "preview-C-x-2", "preview-C-3"])
    }
}
