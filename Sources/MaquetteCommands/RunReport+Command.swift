import Files
import Goldens
import Maquette

extension RunReport {
    /// Reads the report of the last run.
    ///
    /// - Throws: `CommandFailure` if there is none.
    static func ofLastRun(in folder: String) throws -> RunReport {
        do throws(RunReport.Problem) { return try RunReport(in: folder) } catch {
            throw CommandFailure(status: .usage, diagnostics: [error.diagnostic])
        }
    }
}

extension RunReport {
    /// Returns the results that can become goldens and that names stand for, or all of them without names.
    ///
    /// - Throws: `CommandFailure` if a name stands for none.
    func resultsToTake(named names: [String]) throws -> [StoredResult] {
        let known = results.filter(\.canBeTaken)
        guard !names.isEmpty else { return known }
        var chosen: Set<StoredResult> = []
        for name in names {
            let found = results.filter { $0.fileName == name || $0.fileName.hasPrefix(name + ".") }
            let changed = found.filter(\.canBeTaken)
            guard changed.isEmpty else {
                chosen.formUnion(changed)
                continue
            }
            if found.contains(where: \.passes) {
                throw CommandFailure.usage("'\(name)' was equal to its golden in the last run")
            }
            throw CommandFailure.usage(
                found.isEmpty
                    ? "the last run has compared no golden '\(name)'" : "'\(name)' could not be compared",
                hints: found.isEmpty
                    ? NearestName.hints(for: name, among: known.map(\.fileName) + known.map(\.name)) : [])
        }
        return results.filter(chosen.contains)
    }

    /// The number of results that could not be compared.
    var failedCount: Int { results.count { $0.outcome == "failed" } }
}

extension RunReport.Problem {
    /// The error message.
    var diagnostic: Diagnostic {
        switch self {
        case .unreadable(.missing(let path)):
            Diagnostic(
                .goldenReport, "there is no report of a run: '\(path)' does not exist",
                hints: ["run 'maquette test' first, with the same -o"])
        case .unreadable(let error): error.diagnostic
        case .foreign(let path):
            Diagnostic(
                .goldenReport, "'\(path)' is not a report of this version of 'maquette test'",
                hints: ["run 'maquette test' again"])
        }
    }
}
