package import Diagnostics
import Synchronization

/// Collects the diagnostics of one render, each once.
package final class DiagnosticSink: Sendable {
    private struct Collected {
        var diagnostics: [Diagnostic] = []
        var missingSymbols: [String] = []
    }

    private let collected = Mutex(Collected())

    package init() {}

    /// Adds a diagnostic unless it is there already.
    package func append(_ diagnostic: Diagnostic) {
        collected.withLock { if !$0.diagnostics.contains(diagnostic) { $0.diagnostics.append(diagnostic) } }
    }

    /// Notes a symbol that has no outline; all of them are said at once.
    func note(missingSymbol name: String) {
        collected.withLock { if !$0.missingSymbols.contains(name) { $0.missingSymbols.append(name) } }
    }

    /// What was collected, in order.
    package var diagnostics: [Diagnostic] {
        collected.withLock { collected in
            guard !collected.missingSymbols.isEmpty else { return collected.diagnostics }
            let names = collected.missingSymbols.joined(separator: ", ")
            return collected.diagnostics + [
                .warning(
                    "no outlines for symbols: \(names); marked boxes stand in",
                    hints: ["docs/symbols.md lists the symbols that are drawn"])
            ]
        }
    }
}
