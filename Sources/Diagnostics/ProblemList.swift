/// The diagnostics of a file, collected while it is read, without duplicates, in the order of the file, and
/// limited in number.
package final class ProblemList {
    /// The maximum number of diagnostics. Chosen: more than anyone reads at once, few enough to print.
    private static let limit = 50

    private var seen: Set<Diagnostic> = []
    private var reported: [Diagnostic] = []
    private var suppressed = 0

    /// Creates an empty list.
    package init() {}

    /// Adds a diagnostic unless the same one was added before, for example for another instance of a
    /// component.
    package func report(_ diagnostic: Diagnostic) {
        guard seen.count < 10_000 else {
            suppressed += 1
            return
        }
        if seen.insert(diagnostic).inserted { reported.append(diagnostic) }
    }

    /// All diagnostics in the order in which they were added.
    package var unsorted: [Diagnostic] { reported }

    /// Whether an error was reported.
    package var holdsError: Bool { reported.contains { $0.severity == .error } }

    /// The number of errors that were reported.
    package var errorCount: Int { reported.count { $0.severity == .error } }

    /// Returns all diagnostics, sorted by line and column; the last one counts those that were omitted.
    package func diagnostics(file: String) -> [Diagnostic] {
        let ordered = reported.enumerated().sorted { a, b in
            let (left, right) = (a.element.place, b.element.place)
            return (left?.line ?? 0, left?.column ?? 0, a.offset)
                < (right?.line ?? 0, right?.column ?? 0, b.offset)
        }
        let kept = ordered.prefix(Self.limit).map(\.element)
        let left = ordered.count - kept.count + suppressed
        guard left > 0 else { return kept }
        return kept + [
            Diagnostic(.fileProblems, "\(left) more problems are not shown", at: Place(file: file))
        ]
    }
}
