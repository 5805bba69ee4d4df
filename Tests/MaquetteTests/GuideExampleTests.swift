import Foundation
import Maquette
import TestSupport
import Testing

@testable import GuideExample

/// The guide written in Swift and the guide written as a screen file render identically.
@Suite struct GuideExampleTests {
    private func pictures(of input: LoadedInput, on device: String) throws -> [[UInt8]] {
        var variant = Variant()
        variant.device = try DeviceTable.profile(named: device)
        var renderer = Renderer(session: try RenderSession())
        return try input.recipes.map { recipe in
            let screen = renderer.render(recipe, in: variant)
            #expect(screen.diagnostics.isEmpty)
            return try #require(screen.png)
        }
    }

    // A small screen, because drawing is slow in debug builds.
    @Test func bothGiveTheSameBytes() throws {
        let selection = InputSelection(states: .named(["page1", "page2", "page3"]))
        let file = LoadedInput.file(
            PackageFiles.url("assets/screens/guide.screen.yaml").path, selection: selection)
        let code = LoadedInput.screen(Guide.screens[0], selection: selection)
        #expect(file.recipes.count == 3)
        let written = try pictures(of: file, on: "320x480@1")
        #expect(try pictures(of: code, on: "320x480@1") == written)
        // The three pages differ, so that equal bytes are significant.
        #expect(Set(written).count == 3)
    }

    @Test func itsButtonTurnsThePageWithDotsAndTitles() throws {
        let turned = LoadedInput.screen(
            Guide.screens[0], selection: InputSelection(states: .named(["turned-second"])))
        let second = LoadedInput.screen(
            Guide.screens[0], selection: InputSelection(states: .named(["page2"])))
        #expect(turned.recipes.count == 1)
        #expect(try pictures(of: turned, on: "320x480@1") == pictures(of: second, on: "320x480@1"))
    }
}
