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
            What is compared stands in a configuration file, .maquette.yaml in the current folder. Recording \
            makes the run fail, so that it cannot pass by accident. The mode is that of --record, else never \
            where CI is set, else that of SNAPSHOT_TESTING_RECORD, else never.
            """)

    @Argument(help: ArgumentHelp("Limit the run to these screen files and folders.", valueName: "path"))
    var paths: [String] = []

    @Option(
        help: ArgumentHelp("Which goldens to write: all, changed, missing or never.", valueName: "mode"),
        transform: TestCommand.recordMode)
    var record: RecordMode?

    @Option(name: .shortAndLong, help: ArgumentHelp("Configuration file.", valueName: "file"))
    var config: String = ".maquette.yaml"

    @Option(
        name: .shortAndLong,
        help: ArgumentHelp("Folder for expected, actual and difference pictures.", valueName: "dir"))
    var output: String?

    @Flag(help: "Print one JSON object for tools.")
    var json = false

    @OptionGroup(title: "Selection") var selection: SelectionOptions

    /// The mode of a word; takes the spellings of other tools too.
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
        // What an earlier run found is not to be taken for what this one finds.
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

    private func finish(_ tally: GoldenTally, _ project: GoldenProject, _ console: Console) -> RunStatus {
        if tally.status != .success, let problem = project.evidence.write(tally.report) {
            console.report([problem])
        }
        console.write(json ? tally.report.json + "\n" : tally.summary)
        return tally.status
    }
}
