import ArgumentParser
import Maquette

/// Prints frames without drawing.
struct LayoutCommand: ToolCommand {
    static let configuration = CommandConfiguration(
        commandName: "layout", abstract: "Print the frame of every view, without drawing.")

    @Argument(help: ArgumentHelp("Screen files, or folders that contain them.", valueName: "file"))
    var files: [String] = []

    @Flag(help: "Print the results as one JSON object.")
    var json = false

    @Option(
        help: ArgumentHelp(
            "Also print a text: events, what happened (delegate calls, appearance, actions, steps), or output, what an "
                + "app's code has printed.", valueName: "log"))
    var log: LogKind?

    @OptionGroup(title: "Selection") var selection: SelectionOptions

    func run(in context: ToolContext) throws -> RunStatus {
        try selection.rejectChrome()
        let jobs = try RenderJobs(files, selection, in: context)
        try log?.check(hasApp: jobs.hasApp)
        var status = jobs.status
        var screens: [RenderedScreen] = []
        var options = BatchOptions(workers: jobs.workers, stage: .layout)
        options.recordsEvents = log == .events
        renderBatch(
            jobs.requests, in: jobs.session, options: options,
            finish: { $0 },
            deliver: { _, screen in
                context.console.report(screen.diagnostics)
                status = max(
                    status,
                    RenderJobs.status(
                        of: screen.diagnostics, hasFailed: screen.hasFailed, isStrict: selection.strict))
                if json {
                    screens.append(screen)
                    return
                }
                if let layout = screen.layout {
                    context.console.write("# \(screen.name)\n\(layout.dump)")
                }
                if let log, let text = log.text(of: screen) {
                    context.console.write("# \(screen.name) \(log.rawValue)\n\(text)")
                }
            })
        if json {
            var report = LayoutReport(screens: screens)
            report.hasOutput = log == .output
            context.console.write(report.json + "\n")
        }
        return status
    }
}
