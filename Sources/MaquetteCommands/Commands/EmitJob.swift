import Files
import Goldens
import Maquette

/// Writes an intermediate result as text, for `render --emit`.
struct EmitJob {
    private let command: RenderCommand
    private let emit: EmittedStage
    private let destination: OutputOptions.Destination

    /// Creates a job.
    ///
    /// - Parameters:
    ///   - command: The command.
    ///   - emit: The stage to print.
    ///   - isCode: Whether the screens are written in Swift.
    /// - Throws: `CommandFailure` if an option was given that does not affect the text.
    init(command: RenderCommand, emit: EmittedStage, isCode: Bool) throws {
        self.command = command
        self.emit = emit
        let text = "--emit \(emit.rawValue)"
        let flags = [
            ("--format", command.output.format != nil), ("--png-level", command.output.pngLevel != nil),
            ("--svg-text", command.output.svgText != nil), ("--json", command.json),
            ("--log", command.log != nil),
        ]
        if let (flag, _) = flags.first(where: \.1) {
            throw CommandFailure.usage("\(flag) changes nothing with \(text)")
        }
        switch emit {
        case .document:
            guard !isCode else { throw CommandFailure.usage("screens in Swift have no document to print") }
            try command.selection.reject(
                SelectionFlag.allCases.filter { ![.set, .rows, .tab, .workers, .strict].contains($0) },
                "changes nothing with \(text), which prints the file as it was read")
        case .layout, .events:
            try command.selection.reject([.chrome, .outlineCustom], "changes nothing with \(text)")
        case .commands: break
        }
        destination = try command.output.destination(fileExtension: ".txt")
    }

    func run(_ context: ToolContext) throws -> RunStatus {
        let jobs = try RenderJobs(command.files, command.selection, in: context)
        return emit == .document
            ? try writeDocuments(jobs, context.console) : try writeStages(jobs, context.console)
    }

    private func writeDocuments(_ jobs: RenderJobs, _ console: Console) throws -> RunStatus {
        var status = jobs.status
        let documents = jobs.inputs.compactMap { input in input.documentText.map { (input, $0) } }
        for (input, text) in documents {
            let name = input.screenName ?? OutputName.screenName(ofFile: input.input)
            status = max(status, try write(text, name: name, of: documents.count, console))
        }
        return status
    }

    private func writeStages(_ jobs: RenderJobs, _ console: Console) throws -> RunStatus {
        var status = jobs.status
        var texts: [(name: String, text: String)] = []
        let emit = emit
        var options = BatchOptions(workers: jobs.workers, stage: emit.stage)
        options.recordsEvents = emit == .events
        renderBatch(
            jobs.requests, in: jobs.session, options: options,
            finish: { screen in (screen, emit.text(of: screen)) },
            deliver: { _, result in
                let (screen, text) = result
                console.report(screen.diagnostics)
                status = max(
                    status,
                    RenderJobs.status(
                        of: screen.diagnostics, hasFailed: screen.hasFailed,
                        isStrict: command.selection.strict))
                if let text { texts.append((screen.name, text)) }
            })
        for (name, text) in texts {
            status = max(status, try write(text, name: name, of: texts.count, console))
        }
        return status
    }

    /// Writes to standard output without `-o` or with `-o -`; several texts are preceded by their names.
    private func write(
        _ text: String, name: String, of count: Int, _ console: Console
    ) throws -> RunStatus {
        var path: String
        switch destination {
        case .folder(".") where command.output.output == nil, .standardOutput:
            console.write(count > 1 ? "# \(name)\n\(text)" : text)
            return .success
        case .file(let file):
            guard count == 1 else {
                throw CommandFailure.usage("-o \(file) takes one text, but \(count) would be made")
            }
            path = file
        case .folder(let folder): path = "\(folder)/\(name)\(emit.fileExtension)"
        }
        if path.hasPrefix("./") { path.removeFirst(2) }
        do throws(FileError) {
            try writeFile(Array(text.utf8), to: path)
            console.write(path + "\n")
            return .success
        } catch {
            console.report([error.diagnostic])
            return .failure
        }
    }
}

extension EmittedStage {
    /// Returns the text of a screen; nil for the document, and if the screen was not rendered so far.
    fileprivate func text(of screen: RenderedScreen) -> String? {
        switch self {
        case .document: nil
        case .layout: screen.layout?.dump
        case .commands: screen.commands?.dump
        case .events: screen.events
        }
    }
}
