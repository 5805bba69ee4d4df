package import Diagnostics
import Synchronization

/// Collects the diagnostics of one render, each once.
package final class DiagnosticSink: Sendable {
    private struct Collected {
        // A file may have tens of thousands of them.
        var diagnostics = UniqueList<Diagnostic>()
        var missingSymbols = UniqueList<String>()
    }

    private let collected = Mutex(Collected())

    package init() {}

    /// Adds a diagnostic unless it is there already.
    package func append(_ diagnostic: Diagnostic) {
        collected.withLock { $0.diagnostics.append(diagnostic) }
    }

    /// Adds the name of a symbol without an outline; all of them make one diagnostic.
    package func append(missingSymbol name: String) {
        collected.withLock { $0.missingSymbols.append(name) }
    }

    /// What was collected, in order.
    package var diagnostics: [Diagnostic] {
        collected.withLock { collected in
            let diagnostics = collected.diagnostics.elements, symbols = collected.missingSymbols.elements
            guard !symbols.isEmpty else { return diagnostics }
            let names = symbols.joined(separator: ", ")
            return diagnostics + [
                Diagnostic(
                    .imageSymbol, "no outlines for symbols: \(names); marked boxes are drawn",
                    of: symbols.map { Diagnostic.Subject($0) },
                    hints: ["docs/symbols.md lists the symbols that are drawn"])
            ]
        }
    }
}
