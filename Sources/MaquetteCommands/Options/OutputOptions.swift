import ArgumentParser
import Maquette

/// What text becomes in an SVG, by its name on the command line.
enum SVGTextOption: String, CaseIterable, ExpressibleByArgument {
    /// Shapes.
    case outlines
    /// Words.
    case live

    /// The same for the renderer.
    var kind: SVGTextKind { self == .live ? .live : .outlines }
}

/// How small PNG files are made, by its number on the command line.
enum PNGLevelOption: String, CaseIterable, ExpressibleByArgument {
    case fastest = "1"
    case balanced = "2"
    case smallest = "3"

    /// The same for the renderer.
    var level: PNGLevel {
        switch self {
        case .fastest: .fastest
        case .balanced: .balanced
        case .smallest: .smallest
        }
    }
}

/// Where a command writes.
struct OutputOptions: ParsableArguments {
    @Option(
        name: .shortAndLong,
        help: ArgumentHelp(
            "Folder, file, or - for standard output. Default: the current folder.", valueName: "path"))
    var output: String?

    @Option(
        name: .shortAndLong,
        help: ArgumentHelp(
            "Format: png, svg or pdf. Default: as the path ends, else png.", valueName: "format"))
    var format: String?

    @Option(
        name: .customLong("png-level"),
        help: ArgumentHelp(
            "Time for smaller PNG files of the same pixels: 1 is fastest, the default, 3 smallest.",
            valueName: "level"))
    var pngLevel: PNGLevelOption?

    @Option(
        name: .customLong("svg-text"),
        help: ArgumentHelp(
            "Text in SVG: outlines, the same everywhere and the default, or live, words in the viewer's fonts.",
            valueName: "kind"))
    var svgText: SVGTextOption?

    /// Where outputs go.
    enum Destination: Hashable, Sendable {
        /// Into a folder, each under its own name.
        case folder(String)
        /// Into one file.
        case file(String)
        /// To standard output.
        case standardOutput
    }

    /// What was asked for: a path that ends in `fileExtension` is a file, any other a folder.
    ///
    /// - Throws: `CommandFailure` where the path ends as files of another kind do, and is no folder.
    func destination(fileExtension: String) throws -> Destination {
        guard let output else { return .folder(".") }
        return try OutputOptions.destination(output, fileExtension: fileExtension)
    }

    /// What a path stands for, as above.
    static func destination(_ output: String, fileExtension: String) throws -> Destination {
        if output == "-" { return .standardOutput }
        if output.hasSuffix("/") || InputFinder.isDirectory(output) { return .folder(output) }
        let name = output.lowercased()
        if name.hasSuffix(fileExtension) { return .file(output) }
        guard !fileEndings.contains(where: name.hasSuffix) else {
            throw CommandFailure.usage(
                "-o '\(output)' is a file of a kind that is not written",
                hints: ["here a file ends in \(fileExtension)", "'\(output)/' is a folder"])
        }
        return .folder(output)
    }

    /// How files end that nobody takes for folders.
    private static let fileEndings = [
        ".png", ".svg", ".pdf", ".txt", ".jpg", ".jpeg", ".gif", ".webp", ".heic", ".heif", ".avif", ".tif",
        ".tiff", ".bmp", ".ico", ".eps", ".html", ".json", ".yaml", ".yml",
    ]

    /// Refuses options that the format has no use for.
    func refuseOptions(of format: OutputFormat) throws {
        if pngLevel != nil, format != .png {
            throw CommandFailure.usage("--png-level is for PNG files, and \(format.rawValue) is written")
        }
        if svgText != nil, format != .svg {
            throw CommandFailure.usage(
                "--svg-text is for SVG files, and \(format.rawValue) is written", hints: ["-f svg"])
        }
    }

    /// The format asked for by name or by the path's end.
    func outputFormat() throws -> OutputFormat {
        let known = OutputFormat.allCases.map(\.rawValue)
        let ending = output.flatMap { path in known.first { path.lowercased().hasSuffix("." + $0) } }
        let wanted = format?.lowercased() ?? ending ?? "png"
        guard let format = OutputFormat(rawValue: wanted) else {
            throw CommandFailure.usage(
                "unknown format '\(wanted)'", hints: NearestName.hints(for: wanted, among: known))
        }
        if let ending, ending != wanted {
            throw CommandFailure.usage(
                "--format \(wanted) and --output '\(output ?? "")' contradict each other")
        }
        return format
    }
}
