import ArgumentParser
import Files
import Foundation
import Goldens
import Maquette

/// Compares screens with their goldens.
struct TestCommand: ToolCommand {
    static let configuration = CommandConfiguration(
        commandName: "test", abstract: "Compare screens with their goldens, byte for byte.",
        discussion: """
            The configuration file lists the screens to compare. A run that records goldens fails, so that \
            it cannot pass by accident. The record mode is that of --record, otherwise that of \
            SNAPSHOT_TESTING_RECORD unless CI is set, otherwise never.
            """)

    @Argument(help: ArgumentHelp("Screen files and folders to limit the run to.", valueName: "path"))
    var paths: [String] = []

    @Option(
        help: ArgumentHelp("Goldens to write: all, changed, missing or never.", valueName: "mode"),
        transform: TestCommand.recordMode)
    var record: RecordMode?

    @Option(name: .shortAndLong, help: ArgumentHelp("Configuration file.", valueName: "file"))
    var config: String = ".maquette.yaml"

    @Option(
        name: .shortAndLong,
        help: ArgumentHelp("Folder for expected, actual and difference files.", valueName: "dir"))
    var output: String?

    @Flag(help: "Print the results as one JSON object.")
    var json = false

    @OptionGroup(title: "Reports") var reports: ReporterOptions

    @OptionGroup(title: "Selection") var selection: SelectionOptions

    /// Parses a record mode, including the spellings of other tools.
    private static func recordMode(_ text: String) throws -> RecordMode {
        if let mode = RecordMode(spelling: text) { return mode }
        throw ValidationError(
            "'\(text)' is none of \(RecordMode.allCases.map(\.rawValue).joined(separator: ", "))")
    }

    func run(in context: ToolContext) throws -> RunStatus {
        if context.screens != nil {
            throw CommandFailure.usage(
                "test compares screen files; screens in Swift are compared by MaquetteTesting")
        }
        let project = try GoldenProject(self, context.console)
        // Remove the results of an earlier run, so that they are not mistaken for those of this one.
        project.evidence.removeReport()
        var tally = GoldenTally(mode: project.check.mode)
        for input in project.plan.failedInputs { tally.add(input) }
        context.console.report(project.plan.failedInputs.flatMap(\.diagnostics))
        let total = project.plan.items.count
        compareWithGoldens(
            project.plan, in: project.session, check: project.check, workers: project.workers,
            deliver: { index, outcome in
                context.console.progress(nil)
                context.console.report(outcome.diagnostics + outcome.results.compactMap(\.evidenceProblem))
                let lines = tally.add(outcome, isStrict: selection.strict)
                if !json { context.console.write(lines) }
                if index + 1 < total { context.console.progress("\(index + 1) of \(total)") }
            })
        return finish(tally, project, context.console)
    }

    /// Whether the run compares a part of what the configuration names.
    var isLimited: Bool {
        !paths.isEmpty || !selection.scene.isEmpty || !selection.state.isEmpty || !selection.device.isEmpty
    }

    private func finish(_ tally: GoldenTally, _ project: GoldenProject, _ console: Console) -> RunStatus {
        if let problem = project.recordEnvironment(after: tally.report) { console.report([problem]) }
        if let problem = project.evidence.write(tally.report) {
            console.report([problem])
        } else {
            reports.write(
                tally.report, to: project.evidence, configured: project.plan.reporters, console)
        }
        console.write(json ? tally.report.json + "\n" : tally.summary)
        return tally.status
    }
}
