import ArgumentParser
import Files
import GoldenPlans
import Goldens
import Maquette

/// Makes the reports of a run again, or serves its page.
struct ReportWriteCommand: ToolCommand {
    static let configuration = CommandConfiguration(
        commandName: "write", abstract: "Write the reports of the last test run again, or serve its page.",
        discussion: """
            The reports are made from report.json and the evidence beside it; nothing is rendered. With \
            --serve, the page is served to browsers on this computer, and approves results as 'approve' does.
            """)

    @Argument(
        help: ArgumentHelp(
            "Output folder of the run. Default: that of the configuration.", valueName: "dir"))
    var folder: String?

    @Option(name: .shortAndLong, help: ArgumentHelp("Configuration file.", valueName: "file"))
    var config: String = ".maquette.yaml"

    @Flag(help: "Serve the page until the process is interrupted, and write nothing.")
    var serve = false

    @Option(help: ArgumentHelp("Port of --serve. Default: one that is free.", valueName: "number"))
    var port: UInt16?

    @OptionGroup(title: "Reports") var reports: ReporterOptions

    func validate() throws {
        if port != nil, !serve { throw ValidationError("--port is for --serve") }
        if serve, reports.isGiven {
            throw ValidationError("--serve writes no reports; --reporter and --max-evidence are for those")
        }
    }

    func run(in context: ToolContext) throws -> RunStatus {
        if serve {
            let folders = try GoldenFolders.named(config)
            let report = try RunReport.ofLastRun(in: folder ?? folders.evidence)
            throw ServerProgram.report.start(
                ["--goldens", folders.goldens, "--port", String(port ?? 0), "--", report.folder])
        }
        let place = try ReportPlace(folder: folder, configuration: config)
        let report = try RunReport.ofLastRun(in: place.folder)
        let isComplete = reports.write(report, configured: place.reporters, context.console)
        context.console.write("\(counted(report.results.count, "golden")): \(report.summary)\n")
        return isComplete ? .success : .failure
    }
}
