extension Diagnostic {
    /// The context in which a diagnostic is reported, which decides its severity.
    public enum Context: Hashable, Sendable {
        /// An input, an option or a file that was requested.
        case input
        /// A component; views of its class can be drawn without it.
        case component
        /// A screen that was drawn, with placeholders for what could not be.
        case drawnScreen
        /// A finding about a layout.
        case lint
    }

    /// Returns the severity of a code in a context; the only function that decides it.
    public static func severity(of code: DiagnosticCode, in context: Context) -> Severity {
        switch context {
        case .input: code.severity
        case .component, .drawnScreen: min(code.severity, .warning)
        case .lint: code.lintSeverity ?? code.severity
        }
    }

    /// Returns the diagnostic with its severity in a context.
    public func reported(in context: Context) -> Diagnostic {
        var diagnostic = self
        diagnostic.severity = Diagnostic.severity(of: code, in: context)
        return diagnostic
    }

    /// Whether a run that reports it fails: errors fail every run, warnings fail strict runs.
    public func fails(strict: Bool) -> Bool { severity >= (strict ? .warning : .error) }
}
