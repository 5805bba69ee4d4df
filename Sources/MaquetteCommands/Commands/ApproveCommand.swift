import ArgumentParser
import Files
import GoldenPlans
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
            "Names of goldens, or patterns such as '*dark*'. A name also stands for those that continue it after a dot.",
            valueName: "name")
    )
    var names: [String] = []

    @Flag(help: "Take all results that differ or have no golden.")
    var all = false

    @Flag(
        help:
            "Move the goldens of renamed screens: equal goldens that belong to no screen get the names that are missing."
    )
    var moved = false

    @Option(name: .shortAndLong, help: ArgumentHelp("Configuration file.", valueName: "file"))
    var config: String = ".maquette.yaml"

    @Option(name: .shortAndLong, help: ArgumentHelp("Folder of the test run's report.", valueName: "dir"))
    var output: String?

    @OptionGroup(title: "App") var app: AppSelection

    func run(in context: ToolContext) throws -> RunStatus {
        guard moved || all != !names.isEmpty else {
            throw CommandFailure.usage(
                names.isEmpty
                    ? "approve takes names of goldens, or --all" : "--all and names exclude one another")
        }
        guard !moved || !all else {
            throw CommandFailure.usage("--moved without names takes all that were renamed; leave --all out")
        }
        if !moved { try app.rejectAll("is for --moved, which looks for the goldens of all screens") }
        let folders = try GoldenFolders.named(config)
        let report = try RunReport.ofLastRun(in: output ?? folders.evidence)
        if moved { return try move(report, in: folders, context) }
        let selected = try report.resultsToTake(named: names)
        do throws(GoldenApprovalError) { try GoldenApproval.checkSources(of: report) } catch {
            throw CommandFailure(status: .usage, diagnostics: [error.diagnostic])
        }
        let approval = GoldenApproval(store: GoldenStore(directory: folders.goldens))
        var candidates: [GoldenApproval.Candidate] = [], problems: [Diagnostic] = []
        for result in selected {
            do throws(GoldenApprovalError) {
                candidates.append(try approval.candidate(result, of: report))
            } catch {
                problems.append(error.diagnostic)
            }
        }
        guard problems.isEmpty else { throw CommandFailure(status: .failure, diagnostics: problems) }
        return write(
            candidates, by: approval, failed: names.isEmpty ? report.failedCount : 0,
            RunOptions(config: config, output: output, configured: folders.evidence), context.console)
    }

    private func write(
        _ candidates: [GoldenApproval.Candidate], by approval: GoldenApproval, failed: Int,
        _ options: RunOptions, _ console: Console
    ) -> RunStatus {
        let taken = candidates.count(where: \.isTaken), fresh = candidates.count - taken
        var written = 0
        do throws(GoldenApprovalError) {
            try approval.write(candidates) { result in
                console.write("approved   \(result.fileName)\n")
                written += 1
            }
        } catch {
            console.report([error.diagnostic])
            console.writeError("\(written) of \(counted(fresh, "golden")) approved\n")
            return .failure
        }
        let rest = taken > 0 ? ", \(taken) already the same" : ""
        console.write("\(counted(fresh, "golden")) approved\(rest)\n")
        guard failed > 0 else { return .success }
        console.report([
            Diagnostic(
                .goldenReport, "\(counted(failed, "result")) could not be compared, and cannot be approved",
                hints: ["\(options.line(["test", "--last-failed"]).quotedForReaders) shows why"])
        ])
        return .failure
    }
}

extension GoldenFolders {
    /// Reads the folders of a configuration file for a command.
    static func named(_ path: String) throws -> GoldenFolders {
        do throws(ConfigurationError) { return try GoldenFolders(configurationFile: path) } catch {
            throw CommandFailure(status: .usage, diagnostics: error.diagnostics)
        }
    }
}
