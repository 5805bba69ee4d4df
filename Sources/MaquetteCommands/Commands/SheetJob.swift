import Maquette

/// Renders screens to one sheet of reduced pictures, for `render --format sheet`.
struct SheetJob {
    private let command: RenderCommand
    private let path: String

    /// Creates a job.
    ///
    /// - Throws: `CommandFailure` if an option was given that a sheet does not have, or a path that it is not written
    ///   to.
    init(command: RenderCommand) throws {
        self.command = command
        let flags = [
            ("--svg-text", command.output.svgText != nil), ("--json", command.json),
            ("--log", command.log != nil),
        ]
        if let (flag, _) = flags.first(where: \.1) {
            throw CommandFailure.usage(
                "\(flag) is for pictures of their own, and --format sheet makes one of all")
        }
        switch try command.output.destination(fileExtension: ".png") {
        case .standardOutput:
            throw CommandFailure.usage("a sheet is written to a file", hints: ["-o sheet.png"])
        case .file(let path): self.path = path
        case .folder("."): path = "sheet.png"
        case .folder(let folder): path = folder + (folder.hasSuffix("/") ? "" : "/") + "sheet.png"
        }
    }

    func run(_ context: ToolContext) throws -> RunStatus {
        let console = context.console, isStrict = command.selection.strict
        let jobs = try RenderJobs(
            command.files, command.selection, in: context, summarizes: true, writesFiles: false)
        var status = jobs.status
        var sheet = ContactSheet()
        let limit = Size(
            width: ContactSheet.pictureLimit.width * ContactSheet.scale,
            height: ContactSheet.pictureLimit.height * ContactSheet.scale)
        renderBatch(
            jobs.requests, in: jobs.session, options: BatchOptions(workers: jobs.workers, stage: .commands),
            finishing: { screen, renderer in
                var screen = screen
                let picture = renderer.thumbnail(of: &screen, fitting: limit)
                return (picture, screen.diagnostics, screen.hasFailed)
            },
            deliver: { index, outcome in
                console.progress(nil)
                let (picture, diagnostics, hasFailed) = outcome
                console.report(
                    jobs.isSummarized ? diagnostics.filter { $0.severity == .error } : diagnostics)
                status = max(
                    status, RenderJobs.status(of: diagnostics, hasFailed: hasFailed, isStrict: isStrict))
                sheet.add(picture, of: jobs.requests[index])
                if index + 1 < jobs.requests.count {
                    console.progress("\(index + 1) of \(jobs.requests.count)")
                }
            })
        guard !jobs.requests.isEmpty else { return status }
        var renderer = Renderer(
            session: jobs.session, threads: jobs.workers,
            pngLevel: (command.output.pngLevel ?? .fastest).level)
        do throws(WritingError) {
            try renderer.write(sheet, to: path)
        } catch {
            throw CommandFailure(status: .failure, diagnostics: [error.diagnostic])
        }
        console.write(path + "\n")
        return status
    }
}
