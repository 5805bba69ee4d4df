package import ArgumentParser
import Diagnostics
import Foundation

/// A command that is a program of its own, beside the tool.
///
/// It ends with 2 where its arguments are wrong, as the tool does, and writes messages to standard error.
package protocol ProgramCommand: ParsableCommand {}

extension ProgramCommand {
    /// Runs the command with the arguments of the process, and ends the process.
    package static func main() {
        do {
            var command = try parseAsRoot()
            try command.run()
        } catch {
            guard exitCode(for: error) == .validationFailure else { exit(withError: error) }
            writeError(fullMessage(for: error).printable)
            exit(withError: ExitCode(2))
        }
    }

    /// Writes a line to standard error.
    package static func writeError(_ line: String) {
        FileHandle.standardError.write(Data((line + "\n").utf8))
    }
}
