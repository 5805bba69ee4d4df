import Goldens
import Maquette
import MaquetteTesting
import TestSupport
import Testing
import UIKit

@testable import LiveExample

/// The screens whose code runs: what happens, in order, and how each moment looks. Each picture was inspected,
/// enlarged, when it was recorded.
@Suite struct LiveExampleTests {
    // A small screen, because drawing is slow in debug builds.
    private static let device = "320x480@1+20+0+0+0"

    @Test(arguments: LiveScreens.screens.map(\.name))
    func momentsLookAsTheyDid(name: String) throws {
        let screen = try #require(LiveScreens.screens.first { $0.name == name })
        var variant = Variant()
        variant.device = try DeviceTable.profile(named: Self.device)
        for state in screen.states {
            assertScreen(screen, state: state, variants: [variant], matching: [.picture, .events])
        }
    }

    @Test func theGuideIsShownOnceForEachVersion() throws {
        func text(_ state: String) throws -> [String] {
            let loaded = LoadedInput.screen(
                LiveScreens.guide, selection: InputSelection(states: .named([state])))
            var renderer = Renderer(session: try RenderSession())
            let recipe = try #require(loaded.recipes.last)
            return renderer.render(recipe, in: Variant(), to: .layout).layout?.nodes.compactMap(\.text) ?? []
        }
        #expect(try text("first").contains("Home"))
        #expect(try !text("first-guide").contains("Home"))
        #expect(try text("again").contains("Home"))
        #expect(try text("newer").contains("Discover"))
    }

    /// What is shown at the end of a state of a screen that starts with defaults.
    private func texts(_ screen: Screen, _ state: String, defaults: String) throws -> [String] {
        let directory = try TemporaryDirectory()
        let path = try directory.write(defaults, to: "defaults.json")
        let loaded = LoadedInput.screen(screen, selection: InputSelection(states: .named([state])))
        var renderer = Renderer(session: try RenderSession(defaults: SeededDefaults(file: path)))
        let rendered = renderer.render(try #require(loaded.recipes.last), in: Variant(), to: .layout)
        #expect(!rendered.diagnostics.contains { $0.code.name.hasPrefix("script.") })
        return rendered.layout?.nodes.compactMap(\.text) ?? []
    }

    @Test(
        "the guide is tried with the defaults of an earlier launch",
        arguments: [("{}", true), (#"{"guideVersion": 2}"#, false), (#"{"guideVersion": 1}"#, true)])
    func theGuideFollowsDefaults(defaults: String, isShown: Bool) throws {
        let launched = Screen("home", states: ["launched"]) { _ in HomeViewController(guideVersion: 2) }
        let shown = try texts(launched, "launched", defaults: defaults)
        #expect(shown.contains("Discover") == isShown && shown.contains("Home") != isShown)
        guard isShown else { return }
        // Read to its end, it goes; each picture of the script starts with the defaults anew.
        let read = Screen("home") { HomeViewController(guideVersion: 2) }
            .steps("read") {
                Step.tap("next")
                Step.tap("next")
                Step.capture("last")
                Step.tap("next")
                Step.capture("end")
            }
        #expect(try texts(read, "read-last", defaults: defaults).contains("Set off"))
        let end = try texts(read, "read-end", defaults: defaults)
        #expect(end.contains("Home") && !end.contains("Set off"))
    }

    /// A turn leaves the offset of the width before: the page is kept by the example's own code.
    @Test func theOnboardingKeepsItsPageWhenTheDeviceTurns() throws {
        let screen = Screen("onboarding") { OnboardingViewController() }
            .steps("turned") {
                Step.tap("next")
                Step.wait(1)
                Step.expect("pages", .offsetX, .equal, .number(320))
                Step.rotate()
                Step.wait(1)
                Step.expect("pages", .offsetX, .equal, .number(480))
                Step.expect("dots", .page, .equal, .number(1))
                Step.capture("sideways")
            }
        let loaded = LoadedInput.screen(
            screen, selection: InputSelection(states: .named(["turned-sideways"])))
        var variant = Variant()
        variant.device = try DeviceTable.profile(named: Self.device)
        var renderer = Renderer(session: try RenderSession())
        let rendered = renderer.render(try #require(loaded.recipes.last), in: variant, to: .layout)
        #expect(!rendered.diagnostics.contains { $0.code.name.hasPrefix("script.") })
    }

    /// Source: the order that was observed on iOS: a button's action, then `prepare`, then the unwind action; a bar
    /// item's unwind segue takes the place of its action.
    @Test(arguments: [
        (
            "by-button", "Save",
            [
                "action: save touchUpInside save:", "action: save touchUpInside",
                "segue: EditNameViewController shouldPerformSegue('saved')",
                "segue: EditNameViewController prepare(for: 'saved' to ProfileViewController)",
                "segue: ProfileViewController unwind 'unwindToProfile:'",
                "lifecycle: EditNameViewController willMove(toParent: nil)",
                "lifecycle: EditNameViewController viewWillDisappear(animated: true)",
                "lifecycle: ProfileViewController viewWillAppear(animated: true)",
            ]
        ),
        (
            "by-item", "Done",
            [
                "action: Done", "segue: EditNameViewController shouldPerformSegue('done')",
                "segue: EditNameViewController prepare(for: 'done' to ProfileViewController)",
                "segue: ProfileViewController unwind 'unwindToProfile:'",
                "lifecycle: EditNameViewController willMove(toParent: nil)",
                "lifecycle: EditNameViewController viewWillDisappear(animated: true)",
                "lifecycle: ProfileViewController viewWillAppear(animated: true)",
            ]
        ),
    ])
    func unwindingComesInOrder(state: String, tapped: String, expected: [String]) throws {
        let loaded = LoadedInput.screen(
            LiveScreens.profile, selection: InputSelection(states: .named([state])))
        var renderer = Renderer(session: try RenderSession())
        renderer.recordsEvents = true
        let recipe = try #require(loaded.recipes.last)
        let rendered = renderer.render(recipe, in: Variant(), to: .layout)
        // Each line begins with the time.
        let lines = (rendered.events ?? "").split(separator: "\n").map { $0.drop { $0 != " " }.dropFirst() }
        let after = lines.drop { $0 != "step: tap \(tapped)" }.dropFirst()
        #expect(after.prefix(expected.count).map(String.init) == expected)
    }
}
