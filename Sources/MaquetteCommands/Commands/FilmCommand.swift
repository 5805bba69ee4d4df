import ArgumentParser
import Files
import Films
import Maquette

/// Makes films of screens.
struct FilmCommand: ToolCommand {
    static let configuration = CommandConfiguration(
        commandName: "film", abstract: "Make a film of a screen and what its steps do.",
        discussion: """
            A film lasts from the appearance of the screen to the end of the state's steps. It is made as a strip \
            of pictures, an animated PNG, and a page with a slider over its time, which needs no network.
            """)

    @Argument(help: ArgumentHelp("Screen files, or folders that contain them.", valueName: "file"))
    var files: [String] = []

    @Option(
        name: .shortAndLong,
        help: ArgumentHelp("Output folder or file. Default: the current folder.", valueName: "path"))
    var output: String?

    @Option(
        name: .shortAndLong,
        help: ArgumentHelp(
            "Format: strip, apng or html. Default: from the extension of the output file, otherwise all three.",
            valueName: "format"), transform: NamedValue<Film.Format>.read)
    var format: Film.Format?

    @Option(help: ArgumentHelp("Frames a second, from 1 to 60. Default: 30.", valueName: "n"))
    var fps: Int = 30

    @Option(help: ArgumentHelp("Pixels a point, from 0.1 to 3. Default: 1.", valueName: "n"))
    var scale: Double = 1

    @OptionGroup(title: "Selection") var selection: SelectionOptions

    func validate() throws {
        if !(1...60).contains(fps) { throw ValidationError("--fps is from 1 to 60 frames a second") }
        if !(0.1...3).contains(scale) { throw ValidationError("--scale is from 0.1 to 3 pixels a point") }
    }

    func run(in context: ToolContext) throws -> RunStatus {
        try selection.reject([.at], "is a moment, and a film has all of them")
        try selection.reject([.fullPage], "shows what is scrolled to, and a film shows the scrolling")
        let (folder, file, formats) = try destination()
        let jobs = try RenderJobs(files, selection, in: context, films: true)
        if let file, jobs.requests.count > 1 {
            throw CommandFailure.usage(
                "-o \(file) takes one film, but \(jobs.requests.count) would be made",
                hints: ["-o takes a folder too"])
        }
        var status = jobs.status
        let options = Film.Options(framesPerSecond: fps, scale: scale)
        filmBatch(
            jobs.requests, in: jobs.session, workers: jobs.workers, options,
            finish: { film, renderer in
                FilmCommand.write(&film, formats, options, folder: folder, file: file, by: &renderer)
            },
            deliver: { film, paths in
                context.console.report(film.diagnostics)
                context.console.write(paths.map { $0 + "\n" }.joined())
                status = max(
                    status,
                    RenderJobs.status(
                        of: film.diagnostics, hasFailed: film.hasFailed || paths.count < formats.count,
                        isStrict: selection.strict))
            })
        return status
    }

    /// Returns the folder and, for a single file, its path; and the formats to write.
    private func destination() throws -> (folder: String, file: String?, formats: [Film.Format]) {
        guard let output, output != "-" else {
            if output == "-" {
                throw CommandFailure.usage(
                    "films are written to files", hints: ["-o takes a folder or a file"])
            }
            return (".", nil, format.map { [$0] } ?? Film.Format.allCases)
        }
        let name = output.lowercased()
        let isFile = !output.hasSuffix("/") && !InputFinder.isDirectory(output)
        let known: Film.Format? =
            !isFile
            ? nil
            : name.hasSuffix(".html")
                ? .html
                : name.hasSuffix(".strip.png")
                    ? .strip : name.hasSuffix(".png") || name.hasSuffix(".apng") ? format ?? .apng : nil
        guard let known else { return (output, nil, format.map { [$0] } ?? Film.Format.allCases) }
        if let format, format != known {
            throw CommandFailure.usage(
                "--format \(format.rawValue) and --output '\(output)' contradict each other")
        }
        return (".", output, [known])
    }

    /// Writes the files of a film; returns the paths of those that were written.
    private static func write(
        _ film: inout Film, _ formats: [Film.Format], _ options: Film.Options, folder: String, file: String?,
        by renderer: inout Renderer
    ) -> [String] {
        var paths: [String] = []
        for format in formats {
            guard let bytes = renderer.file(of: &film, as: format, options) else { continue }
            let name = film.name + format.fileExtension
            let path = file ?? (folder == "." ? name : folder + (folder.hasSuffix("/") ? "" : "/") + name)
            do throws(FileError) {
                try writeFile(bytes, to: path)
                paths.append(path)
            } catch {
                film.diagnostics.append(error.diagnostic)
            }
        }
        return paths
    }
}
