import Foundation
import GoldenPlans
import TestSupport
import Testing
import UIKit

@testable import Maquette

@Suite("Names of outputs") struct DistinctNameTests {
    @Test(
        arguments: [
            (["a", "b"], ["a", "b"]), (["a", "A"], ["a", "A-2"]), (["A", "a", "a"], ["A", "a-2", "a-3"]),
            // A name that is there stays, wherever it stands.
            (["a", "A", "a-2"], ["a", "A-3", "a-2"]),
            (["a", "a", "A-2", "a-3"], ["a", "a-4", "A-2", "a-3"]),
            (["caf\u{E9}", "cafe\u{301}"], ["caf\u{E9}", "cafe\u{301}-2"]), ([], []),
        ] as [([String], [String])])
    func namesThatAreTakenAreNumbered(names: [String], expected: [String]) {
        let numbered = DistinctNames.numbering(names)
        #expect(numbered.map { Array($0.utf8) } == expected.map { Array($0.utf8) })
    }

    /// Every list of four names of a few letters gives names that are distinct whatever the case.
    @Test func allListsBecomeDistinct() {
        let letters = ["a", "A", "a-2", "A-2", "a-3"]
        for number in 0..<625 {
            let names = [number % 5, number / 5 % 5, number / 25 % 5, number / 125].map { letters[$0] }
            let numbered = DistinctNames.numbering(names)
            #expect(Set(numbered.map { $0.lowercased() }).count == names.count, "\(names)")
            // The first of each name keeps it.
            for (index, name) in names.enumerated()
            where !names[..<index].contains(where: { $0.lowercased() == name.lowercased() }) {
                #expect(numbered[index] == name, "\(names)")
            }
        }
    }

    @Test func givenNamesAreTakenFirst() {
        #expect(DistinctNames.numbering(["a", "A"]) { $0 == 1 } == ["a-2", "A"])
        #expect(DistinctNames.numbering(["a", "a"]) { _ in true } == ["a", "a"])
    }

    @Test(
        arguments: [
            ("Step 1/2", "Step 1:2"), ("Login", "LOGIN"), ("caf\u{E9}/", "cafe\u{301}-"), ("a.b", "a-b"),
            ("★", "☆"),
            ("a b", "a\u{A0}b"), ("Straße", "STRASSE"),
        ] as [(String, String)])
    func scenesThatBecomeOneAreToldApart(first: String, second: String) throws {
        let directory = try TemporaryDirectory()
        let file = try directory.write(storyboard([first, second]), to: "Main.storyboard")
        let loaded = LoadedInput.file(file, selection: InputSelection())
        let names = loaded.recipes.map { $0.outputName(Variant()) }
        #expect(names.count == 2)
        #expect(Set(names.map { $0.lowercased() }).count == 2, "\(names)")
        #expect(names.allSatisfy { !$0.contains("/") && !$0.contains(":") })
        #expect(names.last?.hasSuffix("-2.iphone-16") == true, "\(names)")
        // A selection changes no name, and takes what outputs are called.
        for (recipe, name) in zip(loaded.recipes, names) {
            let own = try #require(recipe.scene), part = try #require(recipe.scenePart)
            // The own name of another scene comes first.
            let isOwn = loaded.recipes.contains { $0.scene == part }
            for scene in isOwn ? [own] : [own, part] {
                let selected = LoadedInput.file(file, selection: InputSelection(scenes: [scene]))
                #expect(selected.recipes.map { $0.outputName(Variant()) } == [name], "\(scene)")
            }
        }
    }

    @Test func statesAndPicturesThatBecomeOneAreToldApart() throws {
        let directory = try TemporaryDirectory()
        let file = try directory.write(
            """
            root: {subviews: [{id: a, class: UILabel, text: A}]}
            states:
              error: {a.text: B}
              Error: {a.text: C}
              shown: {steps: [capture Top, capture end]}
              shown-top: {a.text: D}
            """, to: "a.screen.yaml")
        let all = LoadedInput.file(file, selection: InputSelection(states: .all))
        #expect(all.diagnostics.isEmpty, "\(all.diagnostics)")
        #expect(
            all.recipes.map { $0.outputName(Variant()) } == [
                "a.iphone-16", "a.error.iphone-16", "a.Error-2.iphone-16", "a.shown-Top.iphone-16",
                "a.shown-end.iphone-16", "a.shown-top-2.iphone-16",
            ])
        for name in ["Error", "Error-2"] {
            let one = LoadedInput.file(file, selection: InputSelection(states: .named([name])))
            #expect(one.recipes.map { $0.outputName(Variant()) } == ["a.Error-2.iphone-16"])
        }
    }

    @Test func screensInSwiftAreToldApart() {
        let screens = ["Home", "home", "home.error"].map {
            Screen($0, states: ["Error", "error"]) { _ in UIViewController() }
        }
        let loaded = loadInputs([], screens: screens, selection: InputSelection(states: .all), workers: 1)
        let names = loaded.flatMap(\.recipes).map { $0.outputName(Variant()).lowercased() }
        #expect(names.count == 9)
        #expect(Set(names).count == 9, "\(names)")
        let one = loadInputs(["home"], screens: screens, selection: InputSelection(), workers: 1)
        #expect(one.flatMap(\.recipes).map { $0.outputName(Variant()) } == ["home-2.iphone-16"])
    }

    /// The names of the inputs for some paths in a folder.
    private func names(_ files: [String], for paths: [String]? = nil) throws -> [String] {
        let directory = try TemporaryDirectory()
        for file in files { try directory.write("root: {}\nstates: {v2: {}}\n", to: file) }
        let inputs = InputFinder.inputs(for: (paths ?? [""]).map { "\(directory.path)/\($0)" })
        return loadInputs(inputs, selection: InputSelection(states: .all), workers: 1).flatMap(\.recipes)
            .map { String($0.outputName(Variant()).dropLast(".iphone-16".count)) }
    }

    @Test func filesThatDifferInCaseAreToldApart() throws {
        #expect(try names(["a/Login.screen.yaml", "a/login.screen.yaml"]) == ["Login.v2", "login-2.v2"])
        #expect(try names(["a/Login.screen.yaml", "b/login.screen.yaml"]) == ["a-Login.v2", "b-login.v2"])
        let files = ["login.screen.yaml", "Login.screen.yaml"]
        #expect(try names(files, for: files) == ["login.v2", "Login-2.v2"])
        #expect(
            try names(["caf\u{E9}.screen.yaml", "cafe\u{301}.screen.yaml"]).map { Array($0.utf8).count }
                .sorted()
                == [9, 10])
    }

    /// A prefix that is cleaned may be the name of another file.
    @Test func prefixedNamesAreToldApartFromOthers() throws {
        let found = try names([
            "a b/x.screen.yaml", "a-b/x.screen.yaml", "A-B-x.screen.yaml", "c/x.screen.yaml",
        ])
        #expect(found.count == 4)
        #expect(Set(found.map { $0.lowercased() }).count == 4, "\(found)")
    }

    /// `login` in the state `v2`, and `login.v2` in no state.
    @Test func aNameThatContinuesAnotherIsToldApart() throws {
        let directory = try TemporaryDirectory()
        try directory.write("root: {}\nstates: {v2: {}, v3: {}}\n", to: "login.screen.yaml")
        try directory.write("root: {}\n", to: "Login.V2.screen.yaml")
        try directory.write("root: {}\n", to: "login.v4.screen.yaml")
        let inputs = InputFinder.inputs(for: [directory.path])
        let loaded = loadInputs(inputs, selection: InputSelection(states: .all), workers: 1)
        #expect(
            Set(loaded.flatMap(\.recipes).map { $0.outputName(Variant()) }) == [
                "login.v2.iphone-16", "login.v3.iphone-16", "Login.V2-2.iphone-16", "login.v4.iphone-16",
            ])
    }

    /// A plan that is limited to one of the files gives it the same name as a whole one.
    @Test func goldensHaveTheSameNamesInPartsOfARun() throws {
        let directory = try TemporaryDirectory()
        try directory.write("root: {}\nstates: {v2: {}}\n", to: "screens/login.screen.yaml")
        try directory.write("root: {}\n", to: "screens/login.v2.screen.yaml")
        try directory.write("root: {}\n", to: "screens/LOGIN.screen.yaml")
        try directory.write(storyboard(["Step 1/2", "Step 1:2"]), to: "screens/Main.storyboard")
        let configuration = try directory.write("devices: iphone-8\nscreens: screens\n", to: ".maquette.yaml")
        func names(_ path: String?) -> [String] {
            var overrides = GoldenPlan.Overrides()
            overrides.paths = path.map { ["\(directory.path)/screens/\($0)"] } ?? []
            let plan = GoldenPlan(configurationFile: configuration, overrides: overrides, workers: 1)
            #expect(plan.problems.isEmpty, "\(plan.problems)")
            return plan.items.map { String($0.request.outputName.dropLast(".iphone-8".count)) }
        }
        let whole = names(nil)
        #expect(
            whole == [
                "LOGIN", "Main.Step-1-2", "Main.Step-1-2-2", "login-2.v2", "login.v2",
            ])
        let files = ["LOGIN.screen.yaml", "Main.storyboard", "login.screen.yaml", "login.v2.screen.yaml"]
        #expect(files.flatMap(names) == whole)
    }
}

/// A storyboard with a scene for each identifier.
func storyboard(_ identifiers: [String]) -> String {
    let scenes = identifiers.enumerated().map { index, identifier in
        """
        <scene sceneID="s\(index)"><objects>
        <viewController storyboardIdentifier="\(identifier)" id="c\(index)" sceneMemberID="viewController">
        <view key="view" contentMode="scaleToFill" id="v\(index)"><rect key="frame" x="0" y="0" width="375" height="667"/>
        <subviews><label opaque="NO" text="\(identifier)" id="l\(index)">
        <rect key="frame" x="20" y="100" width="200" height="30"/></label></subviews>
        </view></viewController></objects></scene>

        """
    }
    return """
        <?xml version="1.0" encoding="UTF-8"?>
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" initialViewController="c0">
        <scenes>\(scenes.joined())</scenes></document>

        """
}
