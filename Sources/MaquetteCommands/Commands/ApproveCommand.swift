import ArgumentParser
import Files
import Goldens
import Maquette

/// Takes results of the last test run as goldens.
struct ApproveCommand: ToolCommand {
    static let configuration = CommandConfiguration(
        commandName: "approve", abstract: "Take results of the last test run as goldens.",
        discussion: """
            The results are those in the report of 'maquette test', as they were when somebody looked at them; \
            nothing is rendered. If screens, the configuration or goldens have changed since, nothing is \
            written.
            """)

    @Argument(
        help: ArgumentHelp(
            "Names of goldens. A name also stands for those that continue it after a dot.", valueName: "name")
    )
    var names: [String] = []

    @Flag(help: "Take all results that differ or have no golden.")
    var all = false

    @Option(name: .shortAndLong, help: ArgumentHelp("Configuration file.", valueName: "file"))
    var config: String = ".maquette.yaml"

    @Option(name: .shortAndLong, help: ArgumentHelp("Folder of the test run's report.", valueName: "dir"))
    var output: String?

    func run(in context: ToolContext) throws -> RunStatus {
        guard all != !names.isEmpty else {
            throw CommandFailure.usage(
                names.isEmpty
                    ? "approve takes names of goldens, or --all" : "--all and names exclude one another")
        }
        let folders = try GoldenFolders.named(config)
        let report = try RunReport.ofLastRun(in: output ?? folders.evidence)
        let selected = try names.isEmpty ? report.results.filter(\.canBeTaken) : results(named: names, report)
        try rejectChangedSources(of: report)
        let approval = GoldenApproval(store: GoldenStore(directory: folders.goldens))
        var candidates: [GoldenApproval.Candidate] = [], problems: [Diagnostic] = []
        for result in selected {
            do throws(GoldenApprovalError) { candidates.append(try approval.candidate(result)) } catch {
                problems.append(error.diagnostic)
            }
        }
        guard problems.isEmpty else { throw CommandFailure(status: .failure, diagnostics: problems) }
        return write(
            candidates, by: approval, failed: names.isEmpty ? report.failedCount : 0, context.console)
    }

    private func write(
        _ candidates: [GoldenApproval.Candidate], by approval: GoldenApproval, failed: Int, _ console: Console
    ) -> RunStatus {
        let fresh = candidates.filter { !$0.isTaken }
        for (index, candidate) in fresh.enumerated() {
            if let problem = approval.write(candidate) {
                console.report([problem])
                console.writeError("\(index) of \(counted(fresh.count, "golden")) approved\n")
                return .failure
            }
            console.write("approved   \(candidate.result.fileName)\n")
        }
        let taken = candidates.count - fresh.count
        let rest = taken > 0 ? ", \(taken) already the same" : ""
        console.write("\(counted(fresh.count, "golden")) approved\(rest)\n")
        guard failed > 0 else { return .success }
        console.report([
            Diagnostic(
                .goldenReport, "\(counted(failed, "result")) could not be compared, and cannot be approved",
                hints: ["'maquette test --last-failed' shows why"])
        ])
        return .failure
    }

    /// Returns the results that names stand for.
    private func results(named names: [String], _ report: RunReport) throws -> [StoredResult] {
        var chosen: Set<StoredResult> = []
        for name in names {
            let found = report.results.filter { $0.fileName == name || $0.fileName.hasPrefix(name + ".") }
            let changed = found.filter(\.canBeTaken)
            guard changed.isEmpty else {
                chosen.formUnion(changed)
                continue
            }
            let known = report.results.filter(\.canBeTaken)
            if found.contains(where: \.passes) {
                throw CommandFailure.usage("'\(name)' was equal to its golden in the last run")
            }
            throw CommandFailure.usage(
                found.isEmpty
                    ? "the last run has compared no golden '\(name)'" : "'\(name)' could not be compared",
                hints: found.isEmpty
                    ? NearestName.hints(for: name, among: known.map(\.fileName) + known.map(\.name)) : [])
        }
        return report.results.filter(chosen.contains)
    }

    private func rejectChangedSources(of report: RunReport) throws {
        let changed = report.changedSources
        guard let first = changed.first else { return }
        let others = changed.count > 1 ? " and \(counted(changed.count - 1, "other file"))" : ""
        throw CommandFailure(
            status: .usage,
            diagnostics: [
                Diagnostic(
                    .goldenReport, "the report is stale: '\(first)'\(others) changed after the last run",
                    hints: ["run 'maquette test' again, and look at what differs now"])
            ])
    }
}

extension RunReport {
    /// The number of results that could not be compared.
    fileprivate var failedCount: Int { results.count { $0.outcome == "failed" } }
}

extension GoldenFolders {
    /// Reads the folders of a configuration file for a command.
    static func named(_ path: String) throws -> GoldenFolders {
        do throws(ConfigurationError) { return try GoldenFolders(configurationFile: path) } catch {
            throw CommandFailure(status: .usage, diagnostics: error.diagnostics)
        }
    }
}
