import Diagnostics
import Scripts

/// Why a step was not carried out.
struct StepFailure: Error {
    var code: DiagnosticCode
    var message: String
    var hints: [String] = []

    init(_ code: DiagnosticCode, _ message: String, hints: [String] = []) {
        self.code = code
        self.message = message
        self.hints = hints
    }

    /// Returns the diagnostic, which names the step.
    func diagnostic(of step: Step) -> Diagnostic {
        Diagnostic(code, "\(step): \(message)", at: step.place, hints: hints)
    }
}
