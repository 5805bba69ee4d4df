import ArgumentParser
import Maquette

/// Says which constraints decided where a view lies.
struct ExplainCommand: ToolCommand {
    static let configuration = CommandConfiguration(
        commandName: "explain", abstract: "Show the constraints that decided each edge of a view.",
        discussion: """
            Changing a constraint that is named moves the edge; changing others a little does not. \
            Places are those of the alignment rectangle in the superview, before rounding to pixels.
            """)

    @Argument(help: ArgumentHelp("Screen files, or folders of them.", valueName: "file"))
    var files: [String] = []

    @Option(help: ArgumentHelp("The view, by id or by its path in 'maquette layout'.", valueName: "id"))
    var view: String

    @Flag(help: "Print one JSON object for tools.")
    var json = false

    @OptionGroup(title: "Selection") var selection: SelectionOptions

    func run(in context: ToolContext) throws -> RunStatus {
        try selection.refuseChrome()
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
            .error(
                "there is no view '\(view)'",
                hints: NearestName.hints(for: view, among: ids) + ["maquette layout prints the ids"])
        ])
        return .usage
    }
}
