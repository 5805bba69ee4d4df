import Foundation
import Maquette
import TestSupport

@testable import MaquetteCommands

/// The result of a command that was run inside the test's process.
struct CommandRun: Equatable {
    /// The exit status.
    var status: RunStatus
    /// Standard output.
    var output: Data
    /// Standard error.
    var errors: String
    /// Standard output as text.
    var text: String { String(decoding: output, as: UTF8.self) }

    /// Runs a command line with a text as standard input.
    init(_ arguments: [String], screens: [Screen]? = nil, input: String = "") throws {
        let folder = try TemporaryDirectory()
        let inputDescriptor = open(try folder.write(input, to: "input"), O_RDONLY | O_CLOEXEC)
        defer { close(inputDescriptor) }
        let paths = ["output", "errors"].map { "\(folder.path)/\($0)" }
        let descriptors = paths.map { open($0, O_WRONLY | O_CREAT | O_CLOEXEC, 0o600) }
        let console = Console(
            output: descriptors[0], errors: descriptors[1], showsProgress: false, usesColor: false)
        status = MaquetteCommands.run(
            arguments, in: ToolContext(console: console, input: inputDescriptor, screens: screens))
        for descriptor in descriptors { close(descriptor) }
        output = try folder.data("output")
        errors = String(decoding: try folder.data("errors"), as: UTF8.self)
    }
}
