import Maquette

/// The end of a command before its work is done.
struct CommandFailure: Error {
    /// How the process ends.
    var status: RunStatus
    /// Why.
    var diagnostics: [Diagnostic]

    /// Flags, paths or the configuration are wrong.
    static func usage(_ message: String, hints: [String] = []) -> CommandFailure {
        CommandFailure(status: .usage, diagnostics: [.error(message, hints: hints)])
    }
}
