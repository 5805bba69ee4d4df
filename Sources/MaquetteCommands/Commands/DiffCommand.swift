import ArgumentParser
import Files
import Goldens
import Maquette

/// Compares two pictures, texts or screens.
struct DiffCommand: ToolCommand {
    static let configuration = CommandConfiguration(
        commandName: "diff", abstract: "Compare two pictures (.png), two texts (.txt) or two screens.",
        discussion:
            "Screens are rendered under the same conditions, and their frames and pictures are compared.")

    @Argument(help: "Expected picture, text or screen.")
    var expected: String

    @Argument(help: "Actual picture, text or screen.")
    var actual: String

    @Option(
        name: .shortAndLong,
        help: ArgumentHelp(
            "File to write the difference to: a PNG, or text for two texts.", valueName: "path"))
    var output: String?

    @Flag(help: "Print the results as one JSON object.")
    var json = false

    @OptionGroup(title: "Selection") var selection: SelectionOptions

    /// The kind of input.
    private enum Kind: Equatable {
        case texts, pictures, screens

        init(of path: String) {
            let name = path.lowercased()
            self = name.hasSuffix(".txt") ? .texts : name.hasSuffix(".png") ? .pictures : .screens
        }
    }

    func run(in context: ToolContext) throws -> RunStatus {
        let kind = Kind(of: expected)
        guard kind == Kind(of: actual) else {
            throw CommandFailure.usage(
                "'\(expected)' and '\(actual)' are of different kinds",
                hints: ["two pictures (.png), two texts (.txt) or two screens are compared"])
        }
        try checkOutput(kind)
        try selection.rejectTimes()
        if kind != .screens {
            try selection.reject(
                SelectionFlag.allCases, "is for screens, which are rendered to be compared")
        }
        switch kind {
        case .texts:
            let difference = compareTexts(expected: try text(expected), actual: try text(actual))
            try writeOutput(difference.map { Array(($0.text(limit: .max) + "\n").utf8) } ?? [])
            return finish(difference, nil, context.console)
        case .pictures:
            return try finish(nil, picture(expected), picture(actual), scale: nil, context.console)
        case .screens: return try compareScreens(context)
        }
    }

    private func compareScreens(_ context: ToolContext) throws -> RunStatus {
        let (left, right) = (try screen(expected, context), try screen(actual, context))
        guard let first = left.picture, let second = right.picture, let layout = left.layout else {
            return .failure
        }
        let difference = compareTexts(expected: layout.dump, actual: right.layout?.dump ?? "")
        let status = try finish(
            difference, first, second, scale: left.variant.device.scale, context.console)
        return [left, right].reduce(status) { worst, screen in
            max(
                worst,
                RenderJobs.status(
                    of: screen.diagnostics, hasFailed: screen.hasFailed, isStrict: selection.strict))
        }
    }

    /// Compares two pictures and reports all differences. `scale` is in pixels per point; nil for image
    /// files.
    private func finish(
        _ text: TextDifference?, _ left: Pixmap, _ right: Pixmap, scale: Double?, _ console: Console
    ) throws -> RunStatus {
        let difference = comparePictures(expected: left, actual: right)
        if output != nil {
            try writeOutput(encodePicture(differencePicture(expected: left, actual: right)))
        }
        return finish(text, (difference, scale), console)
    }

    private func checkOutput(_ kind: Kind) throws {
        guard let output else { return }
        let name = output.lowercased()
        let isPicture = name.hasSuffix(".png")
        if output == "-" || kind == .texts && isPicture || kind != .texts && name.hasSuffix(".txt") {
            throw CommandFailure.usage(
                "-o '\(output)' cannot take the difference",
                hints: [kind == .texts ? "-o takes a text file here" : "-o takes a file that ends in .png"])
        }
        _ = try OutputOptions.destination(output, fileExtension: kind == .texts ? ".txt" : ".png")
    }

    private func writeOutput(_ bytes: [UInt8]) throws {
        guard let output else { return }
        do throws(FileError) { try writeFile(bytes, to: output) } catch {
            throw CommandFailure(status: .failure, diagnostics: [error.diagnostic])
        }
    }

    private func finish(
        _ text: TextDifference?, _ pixels: (difference: PixelDifference, scale: Double?)?, _ console: Console
    ) -> RunStatus {
        let box = pixels.flatMap { $0.difference.boundingBox(scale: $0.scale ?? 1) }
        let picture = pixels.flatMap { $0.difference.isEmpty ? nil : $0.difference }
        if json {
            console.write(DiffCommand.value(text, picture, box).text + "\n")
        } else {
            if let text { console.write(text.text() + "\n") }
            if let picture {
                let unit = pixels?.scale == nil ? "pixels" : "points"
                console.write(GoldenTally.pixelText(picture, box, unit: unit) + "\n")
            }
        }
        return text == nil && picture == nil ? .success : .differences
    }

    private static func value(_ text: TextDifference?, _ picture: PixelDifference?, _ box: Rect?) -> JSONValue
    {
        .members([
            "schemaVersion": .integer(1), "equal": .bool(text == nil && picture == nil),
            "firstLine": text.map { .integer($0.firstLine) } ?? .null,
            "lines": .integer(text?.lineCount ?? 0),
            "pixels": .integer(picture?.differingPixelCount ?? 0),
            "largestChannelDifference": .integer(picture?.largestChannelDifference ?? 0),
            "box": box.map(JSONValue.rect) ?? .null,
        ])
    }

    private func bytes(_ path: String) throws -> [UInt8] {
        do throws(FileError) { return try readFile(path, as: .comparisonInput) } catch {
            throw CommandFailure(status: .failure, diagnostics: [error.diagnostic])
        }
    }

    private func text(_ path: String) throws -> String { String(decoding: try bytes(path), as: UTF8.self) }

    private func picture(_ path: String) throws -> Pixmap {
        let bytes = try bytes(path)
        do throws(PictureError) { return try decodePicture(bytes, name: path) } catch {
            throw CommandFailure(status: .failure, diagnostics: [error.diagnostic])
        }
    }

    /// Renders the single screen that an input and the options select.
    private func screen(_ path: String, _ context: ToolContext) throws -> RenderedScreen {
        let jobs = try RenderJobs([path], selection, in: context)
        guard jobs.status == .success, jobs.requests.count == 1, let request = jobs.requests.first else {
            guard jobs.status == .success else { throw CommandFailure(status: jobs.status, diagnostics: []) }
            throw CommandFailure.usage("'\(path)' gives \(jobs.requests.count) pictures; one is compared")
        }
        var renderer = Renderer(session: jobs.session, threads: jobs.workers)
        let screen = renderer.render(request.recipe, in: request.variant, to: .picture)
        context.console.report(screen.diagnostics)
        return screen
    }
}
