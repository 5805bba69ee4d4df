import Maquette
import Sheets

/// Renders screens to one sheet of reduced pictures, a PNG or the pages of a PDF, for `render --format sheet`.
struct SheetJob {
    private let command: RenderCommand
    private let path: String
    /// Whether the sheet is a PDF.
    private let writesPages: Bool

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
        writesPages = command.output.output?.lowercased().hasSuffix(".pdf") ?? false
        switch try command.output.destination(fileExtension: writesPages ? ".pdf" : ".png") {
        case .standardOutput:
            throw CommandFailure.usage(
                "a sheet is written to a file", hints: ["-o sheet.png", "-o sheet.pdf"])
        case .file(let path): self.path = path
        case .folder("."): path = "sheet.png"
        case .folder(let folder): path = folder + (folder.hasSuffix("/") ? "" : "/") + "sheet.png"
        }
    }

    func run(_ context: ToolContext) throws -> RunStatus {
        var jobs = try RenderJobs(
            command.files, command.selection, in: context, summarizes: true, writesFiles: false)
        var sheet = ContactSheet(writesPages ? .page : .picture)
        jobs.renderThumbnails(
            fitting: sheet.metrics.pictureLimit, scale: sheet.metrics.scale,
            isStrict: command.selection.strict, context.console
        ) { request, picture, _ in
            sheet.add(picture, of: request)
        }
        guard !jobs.requests.isEmpty else { return jobs.status }
        var renderer = Renderer(
            session: jobs.session, threads: jobs.workers,
            pngLevel: (command.output.pngLevel ?? .fastest).level)
        do throws(WritingError) {
            if writesPages {
                try renderer.writePages(sheet, to: path)
            } else {
                try renderer.write(sheet, to: path)
            }
        } catch {
            throw CommandFailure(status: .failure, diagnostics: [error.diagnostic])
        }
        context.console.write(path + "\n")
        return jobs.status
    }
}
