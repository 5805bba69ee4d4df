import Maquette

/// An error that ends a command early.
struct CommandFailure: Error {
    /// The exit status of the process.
    var status: RunStatus
    /// The errors to report.
    var diagnostics: [Diagnostic]

    /// Returns a failure for wrong flags, paths or configuration.
    static func usage(_ message: String, hints: [String] = []) -> CommandFailure {
        CommandFailure(status: .usage, diagnostics: [Diagnostic(.commandUsage, message, hints: hints)])
    }
}
