package import Maquette

/// An error that ends a command early.
package struct CommandFailure: Error {
    /// The exit status of the process.
    package var status: RunStatus
    /// The errors to report.
    package var diagnostics: [Diagnostic]

    /// Creates an error that ends a command with a status.
    package init(status: RunStatus, diagnostics: [Diagnostic]) {
        (self.status, self.diagnostics) = (status, diagnostics)
    }

    /// Returns a failure for wrong flags, paths or configuration.
    package static func usage(_ message: String, hints: [String] = []) -> CommandFailure {
        CommandFailure(status: .usage, diagnostics: [Diagnostic(.commandUsage, message, hints: hints)])
    }
}
