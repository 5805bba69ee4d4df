import ArgumentParser
import Files
import Foundation
import Goldens
import Maquette

/// Renders screens to files.
struct RenderCommand: ToolCommand {
    static let configuration = CommandConfiguration(
        commandName: "render",
        abstract: "Render screens to PNG, SVG or PDF. 'maquette FILE' is a shortcut.")

    @Argument(help: ArgumentHelp("Screen files, or folders that contain them.", valueName: "file"))
    var files: [String] = []

    @OptionGroup var output: OutputOptions

    @Option(help: "Print an intermediate result instead of rendering.")
    var emit: EmittedStage?

    @Option(
        help: ArgumentHelp(
            "Also write a text beside the picture: events, what happened (delegate calls, appearance, actions, steps), or "
                + "output, what an app's code has printed.", valueName: "log"))
    var log: LogKind?

    @Flag(help: "Print the results as one JSON object.")
    var json = false

    @OptionGroup(title: "Selection") var selection: SelectionOptions

    func run(in context: ToolContext) throws -> RunStatus {
        try rejectMisspelledCommand(context)
        if let emit {
            return try EmitJob(command: self, emit: emit, isCode: context.screens != nil).run(context)
        }
        if output.isSheet { return try SheetJob(command: self).run(context) }
        let format = try output.outputFormat()
        try output.rejectOptions(of: format)
        let destination = try output.destination(fileExtension: format.fileExtension)
        if json, destination == .standardOutput {
            throw CommandFailure.usage("--json and -o - would both write to standard output")
        }
        if log != nil, destination == .standardOutput {
            throw CommandFailure.usage(
                "--log writes beside the picture, which goes to standard output",
                hints: ["--emit events prints the log"])
        }
        let jobs = try RenderJobs(files, selection, in: context, summarizes: true)
        if destination != .folder(output.output ?? "."), jobs.requests.count > 1 {
            throw CommandFailure.usage(
                "-o \(output.output ?? "") takes one picture, but \(jobs.requests.count) would be made",
                hints: ["-o takes a folder too"])
        }
        try log?.check(hasApp: jobs.hasApp)
        return render(jobs, as: format, to: destination, context.console)
    }

    /// Rejects a word that is neither a file nor a command: because the command may be omitted, a misspelled
    /// one is parsed as an input.
    private func rejectMisspelledCommand(_ context: ToolContext) throws {
        guard let word = files.first, !word.contains("/"), !word.contains(".") else { return }
        let verb = NearestName.of(word, among: RootCommand.subcommandNames)
        let hint = verb.map { "did you mean '\($0)'?" }
        if let screens = context.screens {
            guard let hint, !screens.contains(where: { $0.name == word }) else { return }
            guard NearestName.of(word, among: screens.map(\.name)) == nil else { return }
            throw CommandFailure.usage("there is no screen and no command '\(word)'", hints: [hint])
        }
        guard FileType(at: word) == nil else { return }
        throw CommandFailure.usage(
            "there is no file and no command '\(word)'", hints: [hint ?? "maquette --help lists the commands"]
        )
    }

    private func render(
        _ jobs: RenderJobs, as format: OutputFormat, to destination: OutputOptions.Destination,
        _ console: Console
    ) -> RunStatus {
        var status = jobs.status
        var outputs: [RenderReport.Output] = []
        var summary = BatchSummary()
        for input in jobs.inputs { summary.add(input) }
        let total = jobs.requests.count
        // Pictures are drawn while they are written.
        var options = BatchOptions(workers: jobs.workers, stage: .commands)
        options.format = format
        options.pngLevel = (output.pngLevel ?? .fastest).level
        options.svgText = (output.svgText ?? .outlines).kind
        options.recordsEvents = log == .events
        renderBatch(
            jobs.requests, in: jobs.session, options: options,
            finishing: { screen, renderer in
                RenderCommand.write(screen, as: format, to: destination, log, by: &renderer)
            },
            deliver: { index, outcome in
                console.progress(nil)
                summary.add(outcome)
                let reported = outcome.report.diagnostics
                console.report(jobs.isSummarized ? reported.filter { $0.severity == .error } : reported)
                if let bytes = outcome.bytes { console.write(bytes) }
                if !json {
                    let paths = [outcome.report.path, outcome.report.logPath].compactMap { $0 }
                    console.write(paths.map { $0 + "\n" }.joined())
                }
                status = max(
                    status,
                    RenderJobs.status(
                        of: outcome.report.diagnostics, hasFailed: outcome.hasFailed,
                        isStrict: selection.strict))
                if json { outputs.append(outcome.report) }
                if index + 1 < total { console.progress("\(index + 1) of \(total)") }
            })
        if jobs.isSummarized { console.writeError(summary.lines.map { $0 + "\n" }.joined()) }
        if json {
            let diagnostics = jobs.inputs.flatMap(\.diagnostics)
            console.write(RenderReport(outputs: outputs, diagnostics: diagnostics).json + "\n")
        }
        return status
    }

    fileprivate struct Outcome: Sendable {
        var report: RenderReport.Output
        var hasFailed: Bool
        var bytes: [UInt8]?
    }

    private static func write(
        _ screen: RenderedScreen, as format: OutputFormat, to destination: OutputOptions.Destination,
        _ log: LogKind?, by renderer: inout Renderer
    ) -> Outcome {
        var outcome = Outcome(
            report: .init(screen, path: nil, diagnostics: screen.diagnostics), hasFailed: true)
        guard screen.commands != nil else { return outcome }
        let path: String?
        switch destination {
        case .standardOutput: path = nil
        case .file(let name): path = name
        case .folder("."): path = screen.name + format.fileExtension
        case .folder(let folder):
            path = folder + (folder.hasSuffix("/") ? "" : "/") + screen.name + format.fileExtension
        }
        do throws(WritingError) {
            if let path {
                try renderer.writeFile(of: screen, to: path)
            } else {
                outcome.bytes = try renderer.file(of: screen)
            }
            outcome.report.path = path
            outcome.hasFailed = screen.hasFailed
        } catch {
            outcome.report.diagnostics.append(error.diagnostic)
        }
        if let path, let log, let text = log.text(of: screen) {
            write(text, log, beside: path, into: &outcome)
        }
        return outcome
    }

    /// Writes a log of a screen beside its picture.
    private static func write(
        _ text: String, _ log: LogKind, beside path: String, into outcome: inout Outcome
    ) {
        let name = path.lastIndex(of: ".").map { String(path[..<$0]) } ?? path
        let path = name + log.fileExtension
        do throws(FileError) {
            try writeFile(Array(text.utf8), to: path)
            outcome.report.log = (log.rawValue, path)
        } catch {
            outcome.report.diagnostics.append(error.diagnostic)
            outcome.hasFailed = true
        }
    }
}

extension BatchSummary {
    /// Counts the outcome of a request.
    fileprivate mutating func add(_ outcome: RenderCommand.Outcome) {
        if outcome.report.path != nil || outcome.bytes != nil { pictures += 1 }
        if outcome.hasFailed { failures += 1 }
        add(outcome.report.diagnostics)
    }
}
