import GoldenPlans
import Goldens
import Maquette
import TestSupport
import Testing

@testable import MaquetteTesting

@Suite struct SwiftScreenTests {
    private func small() throws -> Variant {
        var variant = Variant()
        variant.device = try DeviceTable.profile(named: "10x10@1")
        return variant
    }

    @Test func statesAreAskedFor() throws {
        let loaded = LoadedInput.screen(
            boxScreen(), selection: InputSelection(states: .named(["left", "right"])))
        #expect(loaded.recipes.map(\.state) == ["left", "right"])
        var renderer = Renderer(session: try RenderSession())
        let screens = try loaded.recipes.map { renderer.render($0, in: try small()) }
        #expect(screens.map(\.name) == ["box.left.10x10@1", "box.right.10x10@1"])
        #expect(screens[0].picture?[0, 0] != 0)
        #expect(screens[0].picture?[9, 0] == 0)
        #expect(screens[1].picture?[9, 0] != 0)
    }

    @Test func anErrorThrownByCodeIsADiagnostic() throws {
        struct Refusal: Error {}
        let screen = Screen("thrower") { throw Refusal() }
        let loaded = LoadedInput.screen(screen, selection: InputSelection())
        var renderer = Renderer(session: try RenderSession())
        let rendered = renderer.render(try #require(loaded.recipes.first), in: Variant())
        #expect(rendered.hasFailed)
        #expect(rendered.diagnostics.first?.message.contains("Refusal") == true)
    }

    @Test func goldensAreRecordedOnceAndThenPass() throws {
        let directory = try TemporaryDirectory()
        let goldens = directory.path + "/goldens"
        func compare(_ state: String, _ mode: RecordMode) throws -> GoldenComparison {
            compareInput(
                .screen(boxScreen(), selection: InputSelection(states: .named([state]))), [try small()],
                GoldenSetting(kinds: GoldenPlan.standardKinds, record: mode, goldens: goldens),
                TestLocation(
                    fileID: #fileID, filePath: #filePath, line: #line, column: #column, function: #function))
        }
        let recorded = try compare("left", .missing)
        #expect(recorded.failures.count == 2)
        #expect(recorded.failures.allSatisfy { $0.contains("was recorded; run the test again") })
        let missing = try compare("right", .never)
        #expect(missing.results.map(\.outcomeName) == ["missing", "missing"])
        #expect(missing.failures.count == 2)
        let again = try compare("left", .never)
        #expect(again.results.map(\.outcomeName) == ["same", "same"])
        #expect(again.failures.isEmpty)
        #expect(
            directory.files.contains(
                "goldens/goldensAreRecordedOnceAndThenPass.box.left.10x10@1.png"), "\(directory.files)")
    }
}
