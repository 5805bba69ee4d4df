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
            "Time for smaller PNG files of the same pixels: 1 is fastest, 3 smallest.",
            valueName: "level"))
    var pngLevel: PNGLevelOption = .fastest

    @Option(
        name: .customLong("svg-text"),
        help: ArgumentHelp(
            "Text in SVG: outlines, the same everywhere, or live, words in the viewer's fonts.",
            valueName: "kind"))
    var svgText: SVGTextOption = .outlines

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
    func destination(fileExtension: String) -> Destination {
        guard let output else { return .folder(".") }
        if output == "-" { return .standardOutput }
        if output.hasSuffix(fileExtension), !output.hasSuffix("/"), !InputFinder.isDirectory(output) {
            return .file(output)
        }
        return .folder(output)
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
