import ArgumentParser
import Maquette

/// Explains which constraints decide the position of a view.
struct ExplainCommand: ToolCommand {
    static let configuration = CommandConfiguration(
        commandName: "explain", abstract: "Show the constraints that decided each edge of a view.",
        discussion: """
            Changing a listed constraint moves the edge; a small change to any other constraint does not. \
            Positions are those of the alignment rectangle in the superview, before rounding to pixels.
            """)

    @Argument(help: ArgumentHelp("Screen files, or folders that contain them.", valueName: "file"))
    var files: [String] = []

    @Option(
        help: ArgumentHelp("View to explain, by id or by its path in 'maquette layout'.", valueName: "id"))
    var view: String

    @Flag(help: "Print the results as one JSON object.")
    var json = false

    @OptionGroup(title: "Selection") var selection: SelectionOptions

    func run(in context: ToolContext) throws -> RunStatus {
        try selection.rejectChrome()
        try selection.rejectTimes()
        let jobs = try RenderJobs(files, selection, in: context)
        var status = jobs.status
        var screens: [RenderedScreen] = []
        renderBatch(
            jobs.requests, in: jobs.session,
            options: BatchOptions(
                workers: jobs.workers, stage: .layout,
                inspection: InspectionOptions(explainedView: view)),
            finish: { $0 },
            deliver: { _, screen in
                context.console.report(screen.diagnostics)
                status = max(
                    status,
                    RenderJobs.status(
                        of: screen.diagnostics, hasFailed: screen.hasFailed, isStrict: selection.strict))
                screens.append(screen)
            })
        guard screens.contains(where: { $0.explanation != nil }) else {
            return max(status, reportMissingView(screens, context.console))
        }
        if json {
            context.console.write(ExplanationReport(screens: screens).json + "\n")
        } else {
            context.console.write(screens.compactMap(ExplanationReport.text).joined(separator: "\n"))
        }
        return status
    }

    private func reportMissingView(_ screens: [RenderedScreen], _ console: Console) -> RunStatus {
        let ids = screens.flatMap { $0.layout?.nodes.map(\.id) ?? [] }
        guard !ids.isEmpty else { return .failure }
        console.report([
            Diagnostic(
                .commandUsage, "there is no view '\(view)'",
                hints: NearestName.hints(for: view, among: ids) + ["maquette layout prints the ids"])
        ])
        return .usage
    }
}
