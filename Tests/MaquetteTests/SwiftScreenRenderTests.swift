import Goldens
import Maquette
import MaquetteTesting
import Testing

@Suite struct SwiftScreenTests {
    private func small() throws -> Variant {
        var variant = Variant()
        variant.device = try DeviceTable.profile(named: "10x10@1")
        return variant
    }

    @Test func statesAreAskedFor() throws {
        let loaded = LoadedInput.screen(boxScreen(), selection: InputSelection(states: .all))
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

    @Test func theAssertionRecordsThenPasses() throws {
        let directory = try TemporaryDirectory()
        let goldens = directory.path + "/goldens"
        withKnownIssue {
            assertScreen(
                boxScreen(), state: "left", variants: [try small()], record: .missing, goldens: goldens)
        }
        let results = assertScreen(
            boxScreen(), state: "left", variants: [try small()], record: .never, goldens: goldens)
        #expect(results.map(\.outcomeName) == ["same", "same"])
        withKnownIssue {
            assertScreen(
                boxScreen(), state: "right", variants: [try small()], record: .never, goldens: goldens)
        }
    }
}
