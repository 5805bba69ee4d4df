package import Diagnostics
import Synchronization

/// Collects the diagnostics of one render, each once.
package final class DiagnosticSink: Sendable {
    private let collected = Mutex<[Diagnostic]>([])

    package init() {}

    /// Adds a diagnostic unless it is there already.
    package func append(_ diagnostic: Diagnostic) {
        collected.withLock { if !$0.contains(diagnostic) { $0.append(diagnostic) } }
    }

    /// What was collected, in order.
    package var diagnostics: [Diagnostic] { collected.withLock { $0 } }
}
