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
    /// Returns the results that can become goldens and that names or patterns stand for, or all of them without names.
    ///
    /// - Throws: `CommandFailure` if a name stands for none.
    func resultsToTake(named names: [String]) throws -> [StoredResult] {
        let known = results.filter(\.canBeTaken)
        guard !names.isEmpty else { return known }
        var chosen: Set<StoredResult> = []
        for name in names {
            let found = results(named: name), changed = found.filter(\.canBeTaken)
            guard changed.isEmpty else {
                chosen.formUnion(changed)
                continue
            }
            if found.contains(where: \.passes) {
                throw CommandFailure.usage("'\(name)' was equal to its golden in the last run")
            }
            if found.contains(where: { $0.outcome == "recorded" }) {
                throw CommandFailure.usage(
                    "'\(name)' was recorded in the last run, and is the golden",
                    hints: ["after 'maquette test -o', name the same folder with -o"])
            }
            throw CommandFailure.usage(
                found.isEmpty
                    ? "the last run has compared no golden '\(name)'" : "'\(name)' could not be compared",
                hints: found.isEmpty ? RunReport.hints(for: name, among: known) : [])
        }
        return results.filter(chosen.contains)
    }

    /// Returns the results that a name stands for, or a pattern if no name is equal to it.
    private func results(named name: String) -> [StoredResult] {
        let found = results.filter { $0.fileName == name || $0.fileName.hasPrefix(name + ".") }
        guard found.isEmpty, name.contains(where: "*?[".contains) else { return found }
        let patterns = [GlobPattern(name), GlobPattern(name + ".*")]
        return results.filter { result in
            let scalars = Array(result.fileName.unicodeScalars)
            return patterns.contains { $0.matches(scalars) }
        }
    }

    /// Returns what may have been meant by a name that stands for no result.
    private static func hints(for name: String, among known: [StoredResult]) -> [String] {
        let files = known.map(\.fileName)
        if let nearest = NearestName.of(name, among: files + beginnings(of: files)) {
            return ["did you mean '\(nearest)'?"]
        }
        let part = name.filter { !"*?[]".contains($0) }.lowercased()
        let found = part.isEmpty ? [] : files.filter { $0.lowercased().contains(part) }
        if let first = found.first, !name.contains("*") {
            return ["'*\(name)*' takes \(counted(found.count, "result")), such as '\(first)'"]
        }
        guard !files.isEmpty else { return ["no result of the last run can be taken"] }
        let rest = files.count - shownNameCount
        return [
            "known: \(files.prefix(shownNameCount).joined(separator: ", "))\(rest > 0 ? " and \(rest) more" : "")"
        ]
    }

    /// Chosen: the names in a hint, some lines of a terminal.
    private static let shownNameCount = 10

    /// The parts of names up to a dot, each once: all of them stand for results.
    private static func beginnings(of files: [String]) -> [String] {
        var seen: Set<String> = []
        return files.flatMap { file in
            let parts = file.split(separator: ".")
            return parts.indices.dropLast().map { parts[...$0].joined(separator: ".") }
        }.filter { seen.insert($0).inserted }
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
