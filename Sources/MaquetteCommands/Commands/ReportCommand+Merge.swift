import ArgumentParser
import Files
import GoldenPlans
import Goldens
import Maquette

/// Joins the reports of the parts of a run.
struct ReportMergeCommand: ToolCommand {
    static let configuration = CommandConfiguration(
        commandName: "merge", abstract: "Join the reports of the parts of a run that was split with --shard.",
        discussion: """
            The result is the report that one run would have written, with its evidence, so that 'approve' and \
            'test --last-failed' take it, and the same reports in other formats. The exit code is that of the \
            whole run.
            """)

    @Argument(help: ArgumentHelp("Output folders of all parts, in any order.", valueName: "dir"))
    var folders: [String]

    @Option(name: .shortAndLong, help: ArgumentHelp("Configuration file.", valueName: "file"))
    var config: String = ".maquette.yaml"

    @Option(
        name: .shortAndLong,
        help: ArgumentHelp(
            "Folder for the joined report and its evidence. Default: that of the configuration.",
            valueName: "dir"))
    var output: String?

    @Flag(help: "Print the joined report.")
    var json = false

    @OptionGroup(title: "Reports") var reports: ReporterOptions

    func run(in context: ToolContext) throws -> RunStatus {
        let place = try ReportPlace(folder: output, configuration: config), target = place.folder
        if let folder = folders.first(where: {
            realPath(of: $0) == realPath(of: target) && realPath(of: target) != nil
        }) {
            throw CommandFailure.usage(
                "the joined report cannot replace that of a part in '\(folder)'",
                hints: ["name another folder with -o"])
        }
        let merge: ReportMerge
        let parts = try folders.map(RunReport.ofLastRun)
        do throws(ReportMerge.Refusal) { merge = try ReportMerge(parts) } catch {
            throw CommandFailure(
                status: .usage, diagnostics: [Diagnostic(.goldenReport, error.reason)])
        }
        let report = try write(merge, to: target, options(of: parts, in: target))
        if let merged = RunReport(report, in: target) {
            reports.write(merged, configured: place.reporters, context.console)
        }
        let total = report["total"]?.integerValue ?? 0, passed = report["passed"]?.integerValue ?? 0
        context.console.write(
            json
                ? report.text + "\n"
                : "\(counted(folders.count, "part")), \(counted(total, "golden")): \(passed) passed, "
                    + "\(total - passed) did not\n")
        return RunStatus(rawValue: Int32(clamping: merge.exitCode)) ?? .failure
    }

    /// Returns the options by which other commands find the joined report: the configuration is that of the parts.
    private func options(of parts: [RunReport], in folder: String) -> RunOptions {
        let configuration = parts.first?.sources.first?.file ?? config
        let configured = try? GoldenFolders(configurationFile: configuration).evidence
        return RunOptions(config: configuration, output: folder, configured: configured)
    }

    /// Writes the joined report and its evidence, and removes what was there.
    private func write(
        _ merge: ReportMerge, to folder: String, _ options: RunOptions
    ) throws -> JSONValue {
        let (report, copies) = merge.merged(into: folder, options)
        EvidenceFolder(path: folder).removeReport()
        do throws(FileError) {
            for copy in copies {
                try writeFile(EvidenceFolder(path: copy.folder).bytes(ofFile: copy.from), to: copy.to)
            }
            try writeFile(Array((report.text + "\n").utf8), to: RunReport.path(in: folder))
        } catch {
            throw CommandFailure(status: .failure, diagnostics: [error.diagnostic])
        }
        return report
    }
}
