import ArgumentParser
import Foundation
import Maquette
import TerminalPictures

/// Shows screens in the terminal.
struct PreviewCommand: ToolCommand {
    static let configuration = CommandConfiguration(
        commandName: "preview", abstract: "Show screens in the terminal, or in a browser.",
        discussion: """
            Uses the graphics protocol of kitty or iTerm2, or sixels, if the environment indicates that the \
            terminal supports them; otherwise colored half blocks. With --serve, a gallery is served to browsers on \
            this computer, in which saved files are shown at once.
            """)

    @Argument(help: ArgumentHelp("Screen files, or folders that contain them.", valueName: "file"))
    var files: [String] = []

    @Flag(help: "Redraw when a file or an image changes.")
    var watch = false

    @Flag(help: "Serve a gallery that shows each saved file, until the process is interrupted.")
    var serve = false

    @Option(help: ArgumentHelp("Port of --serve. Default: one that is free.", valueName: "number"))
    var port: UInt16?

    @Option(
        name: .customLong("protocol"),
        help: ArgumentHelp("Graphics protocol. Default: detected from the environment.", valueName: "name"))
    var graphicsProtocol: TerminalProtocol?

    @Option(
        help: ArgumentHelp(
            "Maximum width in columns. Default: as wide as fits the terminal's columns and rows.",
            valueName: "columns"))
    var width: Int?

    @OptionGroup(title: "Selection") var selection: SelectionOptions

    func validate() throws {
        if let width, !(1...10_000).contains(width) { throw ValidationError("--width is 1 to 10000 columns") }
        if port != nil, !serve { throw ValidationError("--port is for --serve") }
        guard serve else { return }
        if watch {
            throw ValidationError("--serve shows every saved file; --watch does that in the terminal")
        }
        if graphicsProtocol != nil || width != nil {
            throw ValidationError(
                "--serve shows screens in a browser; --protocol and --width are for the terminal")
        }
    }

    func run(in context: ToolContext) throws -> RunStatus {
        if serve { throw try becomeServer(context) }
        let graphicsProtocol =
            graphicsProtocol ?? TerminalProtocol.known(from: ProcessInfo.processInfo.environment)
        guard watch else { return try show(by: graphicsProtocol, context) }
        var last: [FileStamp]?
        while !context.console.lostOutput {
            let stamps = FileStamp.all(of: files, assets: selection.assets)
            if stamps != last {
                last = stamps
                context.console.write(Array("\u{1B}[H\u{1B}[2J".utf8))
                context.console.resetReported()
                if graphicsProtocol == .kitty { context.console.write(InlineImageEncoder.kittyClear) }
                do {
                    _ = try show(by: graphicsProtocol, context)
                } catch let failure as CommandFailure {
                    // A file that is being saved may be missing for a moment.
                    context.console.report(failure.diagnostics)
                }
            }
            usleep(PreviewCommand.pollingInterval)
        }
        return .success
    }

    /// Returns only if there is no server, with the reason.
    private func becomeServer(_ context: ToolContext) throws -> CommandFailure {
        guard context.screens == nil else {
            throw CommandFailure.usage(
                "--serve shows screen files; screens in Swift change when they are built",
                hints: ["'gallery' makes a folder of pages"])
        }
        try selection.reject([.strict], "is an exit code, and --serve has none")
        try selection.reject(
            [.defaults], "is for screens in Swift and for apps in the verbs that end; --serve has none")
        try selection.reject([.controller], "is for the verbs that end; --serve shows files")
        guard !files.isEmpty || selection.app.app != nil else {
            throw CommandFailure.usage("no screen file is named", hints: ["maquette --help shows how"])
        }
        return ServerProgram.preview.start(
            ["--port", String(port ?? 0)] + selection.arguments + ["--"] + files)
    }

    /// In microseconds. Chosen: a saved file is shown immediately, and polling has no measurable cost.
    private static let pollingInterval: UInt32 = 200_000

    private func show(by graphicsProtocol: TerminalProtocol, _ context: ToolContext) throws -> RunStatus {
        let jobs = try RenderJobs(files, selection, in: context)
        var status = jobs.status
        let size = terminalSize
        renderBatch(
            jobs.requests, in: jobs.session, options: BatchOptions(workers: jobs.workers),
            finish: { screen in
                let bytes = screen.picture.map { picture in
                    TerminalPicture.bytes(picture, png: screen.png ?? [], by: graphicsProtocol, in: size)
                }
                return (bytes, screen.name, screen.diagnostics, screen.hasFailed)
            },
            deliver: { _, shown in
                let (bytes, name, diagnostics, hasFailed) = shown
                if let bytes {
                    context.console.write(bytes)
                    context.console.writeError(name + "\n")
                }
                context.console.report(diagnostics)
                status = max(
                    status,
                    RenderJobs.status(of: diagnostics, hasFailed: hasFailed, isStrict: selection.strict))
            })
        return status
    }

    private var terminalSize: TerminalSize {
        var size = TerminalSize.current
        if let width { (size.columns, size.rows) = (width, nil) }
        return size
    }
}

extension TerminalProtocol: ExpressibleByArgument {}
