import Foundation
import Maquette
import TestSupport
import Testing

@testable import MaquetteCommands

/// A gallery as a user writes it.
private struct Gallery: ScreenGallery {
    static let screens = [emptyScreen(named: "first"), emptyScreen(named: "second")]
}

@Suite struct CommandTests {
    private func run(_ arguments: String...) -> RunStatus {
        let console = Console(showsProgress: false, usesColor: false)
        return MaquetteCommands.run(arguments, in: ToolContext(console: console, screens: Gallery.screens))
    }

    @Test func screensInSwiftTakeTheSameFlags() throws {
        let directory = try TemporaryDirectory()
        let folder = directory.path + "/screens"
        #expect(run("-o", folder, "--device", "8x8@1") == .success)
        #expect(run("second", "-o", folder, "--device", "9x9@1", "--appearance", "dark") == .success)
        let files = try FileManager.default.contentsOfDirectory(atPath: folder).sorted()
        #expect(files == ["first.8x8@1.png", "second.8x8@1.png", "second.9x9@1.dark.png"])
    }

    @Test func unknownScreensAndFlagsAreUsage() {
        #expect(run("third") == .usage)
        #expect(run("first", "--no-such-flag") == .usage)
        #expect(run("test") == .usage)
    }

    @Test func theWorstStatusWins() {
        #expect(max(RunStatus.differences, .failure) == .failure)
        #expect(max(RunStatus.missingGolden, .differences) == .missingGolden)
    }
}

@Suite struct NamedValueTests {
    @Test func caseDoesNotCount() throws {
        #expect(try NamedValue<TextSize>.read("ax3") == .accessibility3)
        #expect(try NamedValue<LayoutDirection>.read("RTL") == .rightToLeft)
    }

    @Test func aMisspelledNameIsAnsweredWithTheNearest() {
        #expect {
            try NamedValue<Appearance>.read("drak")
        } throws: { error in
            "\(error)".contains("did you mean 'dark'?")
        }
    }
}

@Suite struct ConsoleTests {
    @Test func severitiesAreColouredWhereWanted() {
        let diagnostic = Diagnostic(.commandUsage, "it is gone", at: Place(file: "a.yaml", line: 1))
        let plain = Console(showsProgress: false, usesColor: false)
        #expect(plain.text(diagnostic) == "a.yaml:1: error: it is gone [command.usage]")
        let colored = Console(showsProgress: false, usesColor: true)
        #expect(
            colored.text(diagnostic) == "a.yaml:1: \u{1B}[1;31merror:\u{1B}[0m it is gone [command.usage]")
    }

    @Test func tablesHaveColumns() {
        #expect(TextTable.text([["a", "b"], ["long", ""], ["x", "y"]]) == "a     b\nlong\nx     y\n")
    }
}
