import AppPrograms
import Foundation
import Maquette
import Processes

/// A program beside the tool that serves pages to browsers. It is not part of the tool, which needs no server for
/// anything else.
struct ServerProgram {
    /// The name of the executable.
    let name: String
    /// What does the same without a server, as a sentence.
    let alternative: String

    /// Serves the report page of a test run.
    static let report = ServerProgram(
        name: "maquette-report-server",
        alternative: "'maquette review' approves in the terminal, without a server")
    /// Serves the gallery of a project, and renders what is saved.
    static let preview = ServerProgram(
        name: "maquette-preview-server",
        alternative: "'maquette preview --watch' shows screens in the terminal, without a server")

    /// Becomes the server; returns only if that fails.
    ///
    /// - Parameter arguments: The arguments of the server.
    /// - Returns: Why the program could not be started.
    func start(_ arguments: [String]) -> CommandFailure {
        let path = InstalledPrograms.path(of: name)
        guard access(path, X_OK) == 0 else { return missing(path) }
        let error = becomeProgram(path, arguments)
        return failure("\(error)", hints: [error.remedy])
    }

    private func missing(_ path: String) -> CommandFailure {
        failure(
            "the server is not installed: '\(path)' does not exist",
            hints: ["in a clone of Maquette, 'scripts/build-release \(name)' builds it", alternative])
    }

    private func failure(_ message: String, hints: [String]) -> CommandFailure {
        CommandFailure(
            status: .environment, diagnostics: [Diagnostic(.commandServer, message, hints: hints)])
    }
}
