import ArgumentParser
import GoldenPlans
import Goldens
import Maquette

/// Reports the layout problems of screens.
struct LintCommand: ToolCommand {
    static let configuration = CommandConfiguration(
        commandName: "lint",
        abstract: "Find layout conflicts, ambiguity, truncated text and overlaps.",
        discussion: """
            Conflicting or rejected constraints and ambiguous layout are errors. Truncated text, text that \
            overlaps other text, and text outside the screen are warnings. The exit code is 1 if there is an \
            error or, with --strict, a warning. Goldens of the project that are one file on systems that ignore case \
            or Unicode forms are warnings too.
            """)

    @Argument(help: ArgumentHelp("Screen files, or folders that contain them.", valueName: "file"))
    var files: [String] = []

    @Flag(help: "Print the results as one JSON object.")
    var json = false

    @Flag(help: "Print the results as a SARIF log, for code hosts and editors.")
    var sarif = false

    @OptionGroup(title: "Selection") var selection: SelectionOptions

    func validate() throws {
        if json && sarif { throw ValidationError("--json and --sarif exclude each other") }
    }

    func run(in context: ToolContext) throws -> RunStatus {
        try selection.rejectChrome()
        try selection.rejectTimes()
        let jobs = try RenderJobs(files, selection, in: context)
        var status = jobs.status
        var screens: [RenderedScreen] = []
        let isStrict = selection.strict
        renderBatch(
            jobs.requests, in: jobs.session,
            options: BatchOptions(
                workers: jobs.workers, stage: .layout, inspection: InspectionOptions()),
            finish: { $0 },
            deliver: { _, screen in
                status = max(status, LintCommand.status(of: screen, isStrict: isStrict))
                screens.append(screen)
            })
        let goldens = context.screens == nil ? LintCommand.goldenFindings(around: jobs.inputs) : []
        if goldens.contains(where: { $0.fails(strict: isStrict) }) { status = max(status, .differences) }
        if json {
            context.console.write(LintReport(screens: screens, goldens: goldens).json + "\n")
        } else if sarif {
            let unread = jobs.inputs.filter(\.recipes.isEmpty).flatMap(\.diagnostics)
            context.console.write(LintSARIF(screens: screens, diagnostics: unread + goldens).json + "\n")
        } else {
            printFindings(of: screens, goldens, context.console)
        }
        return status
    }

    /// Returns what is wrong with the goldens of the projects around inputs.
    private static func goldenFindings(around inputs: [LoadedInput]) -> [Diagnostic] {
        let stores = GoldenFolders.around(inputs.map(\.input)).map { GoldenStore(directory: $0.goldens) }
        var known: Set<GoldenStore> = []
        return stores.filter { known.insert($0).inserted }.flatMap { (try? $0.clashDiagnostics()) ?? [] }
    }

    private func printFindings(of screens: [RenderedScreen], _ goldens: [Diagnostic], _ console: Console) {
        var isKnown: Set<Diagnostic> = []
        // Many variants of one screen report the same.
        // Notes are not findings: rendering reports substitutions.
        let lines = (screens.flatMap(\.findings).map(\.diagnostic) + goldens)
            .filter { $0.severity > .note && isKnown.insert($0).inserted }
        console.write(lines.map { console.text($0) + "\n" }.joined())
        let errors = lines.count { $0.severity == .error }
        let warnings = lines.count { $0.severity == .warning }
        console.writeError(
            "\(counted(screens.count, "screen")): \(counted(errors, "error")), "
                + "\(counted(warnings, "warning"))\n")
    }

    private static func status(of screen: RenderedScreen, isStrict: Bool) -> RunStatus {
        if screen.layout == nil { return .failure }
        return screen.findings.contains { $0.diagnostic.fails(strict: isStrict) } ? .differences : .success
    }
}
