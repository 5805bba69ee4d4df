import Foundation
import TestSupport

@testable import MaquetteCommands

/// A project of three screens, whose goldens are layout texts and pictures.
struct GoldenFixture {
    let directory: TemporaryDirectory

    init() throws {
        directory = try TemporaryDirectory()
        for name in ["about", "login", "menu"] { try write(name, color: "#FF0000") }
        try directory.write(
            "goldens: goldens\noutput: out\nscreens: screens\ndevices: 8x8@1\n", to: ".maquette.yaml")
    }

    /// Writes a screen of one color.
    func write(_ name: String, color: String) throws {
        try directory.write(
            "root: {backgroundColor: \"\(color)\"}\n", to: "screens/\(name).screen.yaml")
    }

    /// The path of a file of the project.
    func path(_ name: String) -> String { "\(directory.path)/\(name)" }

    /// Runs a command with the project's configuration.
    func run(_ arguments: String...) throws -> CommandRun {
        try CommandRun(arguments + ["-c", path(".maquette.yaml")])
    }

    /// Reviews the last run with the letters of a text, one on each line.
    func review(_ keys: String, _ arguments: String...) throws -> CommandRun {
        try CommandRun(
            ["review", "-c", path(".maquette.yaml")] + arguments,
            input: keys.map { "\($0)\n" }.joined())
    }

    /// Records all goldens.
    func record() throws { _ = try run("test", "--record", "all") }

    /// Runs the tests without recording.
    func test(_ arguments: String...) throws -> CommandRun { try test(arguments) }

    /// Runs the tests without recording.
    func test(_ arguments: [String]) throws -> CommandRun {
        try CommandRun(
            ["test", "--record", "never", "--reporter", "json", "-c", path(".maquette.yaml")] + arguments)
    }

    /// The relative paths of the files in a folder.
    func files(in folder: String) -> [String] { directory.files.filter { $0.hasPrefix(folder + "/") } }
}
