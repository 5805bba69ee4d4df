import ArgumentParser
import Files
import Foundation
import GoldenPlans
import Goldens
import Maquette
import ResultCache

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

    @Option(
        help: ArgumentHelp(
            "Git revision that shows what digests stand for. Default: the last that changed goldens.lock.",
            valueName: "rev"))
    var base: String?

    @Flag(help: "Print the names of the goldens that would be compared, and compare none.")
    var list = false

    @Flag(help: "Print the results as one JSON object.")
    var json = false

    @OptionGroup(title: "Part of the run") var narrowing: NarrowingOptions

    @OptionGroup(title: "Cache") var caching: CacheOptions

    @OptionGroup(title: "Reports") var reports: ReporterOptions

    @OptionGroup(title: "Selection") var selection: SelectionOptions

    /// Parses a record mode, including the spellings of other tools.
    private static func recordMode(_ text: String) throws -> RecordMode {
        if let mode = RecordMode(spelling: text) { return mode }
        throw ValidationError(
            "'\(text)' is none of \(RecordMode.allCases.map(\.rawValue).joined(separator: ", "))")
    }

    func run(in context: ToolContext) throws -> RunStatus {
        guard json else { return try run(in: context, nil) }
        let mode = try? RecordMode.effective(
            flag: record, environment: ProcessInfo.processInfo.environment)
        let document = TestDocument(on: context.console, recording: mode ?? .never, isList: list)
        Interrupts.end(with: document.interrupt)
        defer { Interrupts.end(with: nil) }
        do {
            return try run(in: context, document)
        } catch {
            let failure =
                error as? CommandFailure ?? .usage((error as? GitCommand.Failure)?.reason ?? "\(error)")
            document.print(status: failure.status, failure.diagnostics)
            throw failure
        }
    }

    /// Runs the command; `document` is what it prints as JSON, nil for text.
    private func run(in context: ToolContext, _ document: TestDocument?) throws -> RunStatus {
        if context.screens != nil {
            throw CommandFailure.usage(
                "test compares screen files; screens in Swift are compared by MaquetteTesting")
        }
        let project = try GoldenProject(self, context)
        if list { return printNames(of: project, context.console, document) }
        if narrowing.maxFailures != nil, project.check.mode != .never {
            throw CommandFailure.usage("--max-failures is for runs that record nothing")
        }
        let sources = project.plan.sources(configuration: config)
        // Remove the results of an earlier run, so that they are not mistaken for those of this one.
        project.evidence.removeReport()
        let summary = SharedSummary(
            GoldenSummary(
                project, sources: sources, recordingLine: line(recording: .missing, project.options)))
        document?.begin(summary)
        for input in project.plan.failedInputs { summary.withLock { $0.add(input) } }
        for input in project.plan.emptyInputs { summary.withLock { $0.add(drawingNothing: input) } }
        context.console.report(project.plan.inputDiagnostics)
        let total = project.plan.items.count
        compareWithGoldens(
            project.plan, in: project.session, check: project.check, workers: project.workers,
            cache: project.cache,
            base: BaseScreens(session: project.session, makePlan: project.base.plan),
            deliver: { index, outcome in
                context.console.progress(nil)
                context.console.report(outcome.diagnostics + outcome.results.compactMap(\.evidenceProblem))
                let isStrict = selection.strict
                let (lines, failures) = summary.withLock {
                    ($0.add(outcome, isStrict: isStrict), $0.failures)
                }
                if !json { context.console.write(lines) }
                guard index + 1 < total else { return true }
                if let limit = narrowing.maxFailures, failures >= limit {
                    summary.withLock { $0.stop() }
                    context.console.writeError(
                        "ended after \(counted(limit, "failure")); \(index + 1) of \(counted(total, "screen")) "
                            + "compared\n")
                    return false
                }
                context.console.progress("\(index + 1) of \(total)")
                return true
            })
        return finish(summary, project, context.console, document)
    }

    /// Whether the run compares a part of what the configuration names.
    var isLimited: Bool {
        !paths.isEmpty || !selection.scene.isEmpty || !selection.state.isEmpty || !selection.device.isEmpty
            || narrowing.isLimiting
    }

    /// Whether options replace what the configuration names, so that the plan of the run is another one.
    var isOverridden: Bool {
        let others: Set<SelectionFlag> = [.workers, .strict, .fonts, .assets]
        return !paths.isEmpty || !others.isSuperset(of: selection.given)
    }

    /// Returns the command line of the same run with other goldens written.
    func line(recording mode: RecordMode, _ options: RunOptions) -> String {
        var selection = selection
        (selection.workers, selection.strict) = (nil, false)
        return options.line(["test"] + selection.arguments + ["--record", mode.rawValue], paths)
    }

    /// Prints the file names of the goldens, or as JSON also what they are made of.
    private func printNames(
        of project: GoldenProject, _ console: Console, _ document: TestDocument?
    ) -> RunStatus {
        console.report(project.plan.inputDiagnostics)
        if let document {
            let goldens = project.plan.items.flatMap { item in
                item.kinds.map { kind in
                    let name = item.request.outputName
                    return JSONValue.members([
                        "name": .string(name), "kind": .string(kind.rawValue),
                        "golden": .string(project.check.store.path(of: name, kind)),
                        "input": .string(item.request.recipe.input),
                    ])
                }
            }
            document.print(
                JSONValue.members(["schemaVersion": .integer(1), "goldens": .array(goldens)]).text)
        } else {
            console.write(project.plan.items.flatMap(\.goldenFiles).map { $0 + "\n" }.joined())
        }
        let lacksSelection = project.plan.failedInputs.contains(where: \.lacksSelection)
        return project.plan.failedInputs.isEmpty ? .success : lacksSelection ? .usage : .failure
    }

    private func finish(
        _ summary: SharedSummary, _ project: GoldenProject, _ console: Console, _ document: TestDocument?
    ) -> RunStatus {
        releaseFreeMemory()
        let report = summary.withLock { $0.finished }
        project.base.remove()
        console.report(project.base.diagnostics)
        if let cache = project.cache { console.report(cache.finish()) }
        if let problem = project.recordEnvironment(after: report) { console.report([problem]) }
        // A run that passes leaves its report too, for the commands that read the last run.
        if let problem = project.evidence.write(report) {
            console.report([problem])
        } else {
            reports.write(report, to: project.evidence, configured: project.plan.reporters, console)
        }
        if let document {
            document.print(report.json)
        } else {
            console.write(summary.withLock { $0.text })
        }
        return summary.withLock { $0.status }
    }
}
