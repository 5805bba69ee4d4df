import Diagnostics
import Foundation
import GoldenPlans
import Maquette
import TestSupport
import Testing

/// What a configuration compares of an app's code.
@Suite("Plans with screens of code") struct AppPlanTests {
    /// An app that answers nothing, of which only the facts are known.
    private final class SilentApp: ScreenSource {
        let facts: AppFacts
        let screenProblems: [Diagnostic]
        let fingerprint: String? = nil
        let trustsPictures = true

        init(screenProblems: [Diagnostic] = []) throws {
            let json = """
                {"classNames": ["Tips"], "controllerNames": ["Tips"], "hasMainStoryboard": true, \
                "lacksInformation": false, "isForPad": false, "screens": [
                  {"name": "plant-dry", "states": [{"name": "watered", "steps": ["tap Water", "capture once"]}]},
                  {"name": "plant-wet", "states": [{"name": "old", "steps": []}]}, {"name": "tip", "states": []}]}
                """
            facts = try JSONDecoder().decode(AppFacts.self, from: Data(json.utf8))
            self.screenProblems = screenProblems
        }

        func expect(_ screens: [ScreenOccurrence]) {}

        func layOut(
            _ request: SourceRequest, in session: RenderSession, into screen: inout RenderedScreen
        ) -> Bool { false }

        func moments(
            _ request: SourceRequest, framesPerSecond rate: Int, in session: RenderSession,
            into screen: inout RenderedScreen
        ) -> ScreenMoments? { nil }
    }

    private let directory: TemporaryDirectory

    init() throws { directory = try TemporaryDirectory() }

    private func plan(
        _ entries: String, of app: SilentApp?, scenes: [String] = []
    ) throws -> GoldenPlan {
        let file = try directory.write(
            "app: {screens: Previews}\ndevices: iphone-8\nscreens:\n" + entries, to: ".maquette.yaml")
        var overrides = GoldenPlan.Overrides()
        overrides.source = app
        overrides.scenes = scenes
        return GoldenPlan(configurationFile: file, overrides: overrides, workers: 1)
    }

    private func names(_ plan: GoldenPlan) -> [String] { plan.items.map(\.request.outputName) }

    @Test("name screens in Swift, whose states and pictures the app says")
    func screens() throws {
        let app = try SilentApp()
        let plan = try plan("  - screen: plant-*\n  - {screen: [tip, tip], states: base}\n", of: app)
        #expect(plan.problems.isEmpty && plan.failedInputs.isEmpty, "\(plan.problems)")
        #expect(
            names(plan) == [
                "plant-dry.iphone-8", "plant-dry.watered-once.iphone-8", "plant-wet.iphone-8",
                "plant-wet.old.iphone-8", "tip.iphone-8",
            ])
        let some = try self.plan("  - screen: '*'\n", of: app, scenes: ["plant-w*"])
        #expect(names(some) == ["plant-wet.iphone-8", "plant-wet.old.iphone-8"])
    }

    @Test("refuse names that the app does not have, and fail where its lists do")
    func mistakes() throws {
        let wrong = try plan("  - screen: tips\n", of: SilentApp())
        #expect(wrong.problems.first?.message == "the app has no screen in Swift 'tips'")
        #expect(wrong.problems.first?.hints == ["did you mean 'tip'?"])
        let problem = Diagnostic(.appScreens, "cannot find 'A' in scope")
        let failed = try plan("  - screen: tip\n", of: SilentApp(screenProblems: [problem]))
        #expect(names(failed) == ["tip.iphone-8"])
        #expect(failed.failedInputs.flatMap(\.diagnostics) == [problem])
        // Without the app nobody knows their states, nor which goldens are theirs.
        let unknown = try plan("  - screen: tip\n", of: nil)
        #expect(unknown.codeNames == ["tip"] && unknown.unknownCode.count == 1 && unknown.items.isEmpty)
        let empty = try plan("  - devices: iphone-8\n", of: nil)
        #expect(
            empty.problems.first?.message
                == "an entry of screens has no path, no controller and no screen")
    }
}
