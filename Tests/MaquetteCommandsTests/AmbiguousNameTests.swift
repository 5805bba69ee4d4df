import Maquette
import Testing
import UIKit

@testable import MaquetteCommands

/// Screens that are called as commands are.
@Suite struct AmbiguousNameTests {
    private let screens = ["film", "test", "help", "render", "home"].map { Screen($0) { UIViewController() } }

    private func run(_ arguments: String...) throws -> CommandRun {
        try CommandRun(arguments + ["--device", "8x8@1"], screens: screens)
    }

    @Test(arguments: ["film", "test", "help", "render"]) func renderNamesThem(name: String) throws {
        let run = try run("render", name, "--emit", "layout")
        #expect(run.status == .success, "\(run.errors)")
        #expect(run.text.hasPrefix("screen 8x8"), "\(run.text)")
        #expect(run.errors.isEmpty)
    }

    @Test func aCommandSaysThatItIsOne() throws {
        let test = try run("test")
        #expect(test.status == .usage)
        #expect(test.errors.contains("note: test is a command; '"), "\(test.errors)")
        #expect(test.errors.contains(" render test' renders the screen 'test'\n"), "\(test.errors)")
        let render = try run("render", "--emit", "layout")
        #expect(render.status == .success)
        #expect(render.errors.contains("note: render is a command; "), "\(render.errors)")
        // Where a screen is named besides, nothing is ambiguous.
        let one = try run("layout", "film")
        #expect(one.status == .success && one.errors.isEmpty, "\(one.errors)")
    }

    @Test func commandsThatNeedMoreSayItToo() throws {
        let screens = [Screen("diff") { UIViewController() }]
        let run = try CommandRun(["diff"], screens: screens)
        #expect(run.status == .usage)
        #expect(run.errors.contains(" render diff' renders the screen 'diff'\n"), "\(run.errors)")
    }
}
