import Foundation
import Maquette
import TestSupport

@testable import MaquetteCommands

/// What a command gave that was run inside the test's process.
struct CommandRun: Equatable {
    /// How it ended.
    var status: RunStatus
    /// Its results.
    var output: Data
    /// Its messages.
    var errors: String
    /// The results as text.
    var text: String { String(decoding: output, as: UTF8.self) }

    /// Runs a command line.
    init(_ arguments: [String], screens: [Screen]? = nil) throws {
        let folder = try TemporaryDirectory()
        let paths = ["output", "errors"].map { "\(folder.path)/\($0)" }
        let descriptors = paths.map { open($0, O_WRONLY | O_CREAT | O_CLOEXEC, 0o600) }
        let console = Console(
            output: descriptors[0], errors: descriptors[1], showsProgress: false, usesColor: false)
        status = MaquetteCommands.run(arguments, in: ToolContext(console: console, screens: screens))
        for descriptor in descriptors { close(descriptor) }
        output = try folder.data("output")
        errors = String(decoding: try folder.data("errors"), as: UTF8.self)
    }
}
