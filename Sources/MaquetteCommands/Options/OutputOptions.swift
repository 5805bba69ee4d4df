import ArgumentParser
import Maquette

/// How text is written to SVG, as a command line value.
enum SVGTextOption: String, CaseIterable, ExpressibleByArgument {
    /// Outlines of glyphs, which need no fonts.
    case outlines
    /// Text that stays text, in the viewer's fonts.
    case live

    /// The corresponding renderer option.
    var kind: SVGTextKind { self == .live ? .live : .outlines }
}

/// The compression level of PNG files, as a command line value.
enum PNGLevelOption: String, CaseIterable, ExpressibleByArgument {
    case fastest = "1"
    case balanced = "2"
    case smallest = "3"

    /// The corresponding renderer option.
    var level: PNGLevel {
        switch self {
        case .fastest: .fastest
        case .balanced: .balanced
        case .smallest: .smallest
        }
    }
}

/// The destination and format of a command's output.
struct OutputOptions: ParsableArguments {
    @Option(
        name: .shortAndLong,
        help: ArgumentHelp(
            "Output folder or file, or - for standard output. Default: the current folder.",
            valueName: "path"))
    var output: String?

    @Option(
        name: .shortAndLong,
        help: ArgumentHelp(
            "Output format: png, svg or pdf, or sheet for one PNG or PDF of all pictures, reduced. Default: from the "
                + "extension of the output file, otherwise png.",
            valueName: "format"))
    var format: String?

    @Option(
        name: .customLong("png-level"),
        help: ArgumentHelp(
            "Compression of PNG files, lossless: 1 is fastest, 3 is smallest. Default: 1.",
            valueName: "level"))
    var pngLevel: PNGLevelOption?

    @Option(
        name: .customLong("svg-text"),
        help: ArgumentHelp(
            "Text in SVG: outlines look the same everywhere, live text uses the viewer's fonts. Default: outlines.",
            valueName: "kind"))
    var svgText: SVGTextOption?

    /// Whether one sheet of all pictures is wanted.
    var isSheet: Bool { format?.lowercased() == "sheet" }

    /// The destination of outputs.
    enum Destination: Hashable, Sendable {
        /// A folder; each output has its own name.
        case folder(String)
        /// A single file.
        case file(String)
        case standardOutput
    }

    /// Returns the requested destination: a path that ends in `fileExtension` is a file, any other a folder.
    ///
    /// - Throws: `CommandFailure` if the path has the extension of another file type and is not a folder.
    func destination(fileExtension: String) throws -> Destination {
        guard let output else { return .folder(".") }
        return try OutputOptions.destination(output, fileExtension: fileExtension)
    }

    /// Returns the destination for a path, as above.
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

    /// File name extensions that are not expected of a folder.
    private static let fileEndings = [
        ".png", ".svg", ".pdf", ".txt", ".jpg", ".jpeg", ".gif", ".webp", ".heic", ".heif", ".avif", ".tif",
        ".tiff", ".bmp", ".ico", ".eps", ".html", ".json", ".yaml", ".yml",
    ]

    /// Rejects options that do not apply to the format.
    func rejectOptions(of format: OutputFormat) throws {
        if pngLevel != nil, format != .png {
            throw CommandFailure.usage("--png-level is for PNG files, and \(format.rawValue) is written")
        }
        if svgText != nil, format != .svg {
            throw CommandFailure.usage(
                "--svg-text is for SVG files, and \(format.rawValue) is written", hints: ["-f svg"])
        }
    }

    /// Returns the format from `--format`, otherwise from the extension of the output path.
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
