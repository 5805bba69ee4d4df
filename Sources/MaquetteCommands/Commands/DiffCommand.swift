import ArgumentParser
import Goldens
import Maquette

/// Compares two pictures, texts or screens.
struct DiffCommand: ToolCommand {
    static let configuration = CommandConfiguration(
        commandName: "diff", abstract: "Compare two pictures (.png), two texts (.txt) or two screens.",
        discussion:
            "Two screens are rendered under the same conditions; their frames and pictures are compared.")

    @Argument(help: "What is expected.")
    var expected: String

    @Argument(help: "What is compared with it.")
    var actual: String

    @Option(
        name: .shortAndLong, help: ArgumentHelp("File for a picture of the difference.", valueName: "path"))
    var output: String?

    @Flag(help: "Print one JSON object for tools.")
    var json = false

    @OptionGroup(title: "Selection") var selection: SelectionOptions

    func run(in context: ToolContext) throws -> RunStatus {
        if expected.hasSuffix(".txt"), actual.hasSuffix(".txt") {
            let (left, right) = (try text(expected), try text(actual))
            return finish(compareTexts(expected: left, actual: right), nil, context.console)
        }
        var textDifference: TextDifference?
        let left: Pixmap, right: Pixmap, scale: Double
        if expected.lowercased().hasSuffix(".png"), actual.lowercased().hasSuffix(".png") {
            (left, right, scale) = (try picture(expected), try picture(actual), 1)
        } else {
            let screens = try [expected, actual].map { try screen($0, context) }
            textDifference = compareTexts(
                expected: screens[0].layout?.dump ?? "", actual: screens[1].layout?.dump ?? "")
            guard let first = screens[0].picture, let second = screens[1].picture else { return .failure }
            (left, right, scale) = (first, second, screens[0].variant.device.scale)
        }
        let difference = comparePictures(expected: left, actual: right)
        if let output {
            do throws(FileError) {
                try writeFile(encodePicture(differencePicture(expected: left, actual: right)), to: output)
            } catch {
                throw CommandFailure(status: .failure, diagnostics: [error.diagnostic])
            }
        }
        return finish(textDifference, (difference, scale), context.console)
    }

    private func finish(
        _ text: TextDifference?, _ pixels: (difference: PixelDifference, scale: Double)?, _ console: Console
    ) -> RunStatus {
        let box = pixels.flatMap { $0.difference.boundingBox(scale: $0.scale) }
        let picture = pixels.flatMap { $0.difference.isEmpty ? nil : $0.difference }
        if json {
            console.write(DiffCommand.value(text, picture, box).text + "\n")
        } else {
            if let text { console.write(text.text() + "\n") }
            if let picture { console.write(GoldenTally.pixelText(picture, box) + "\n") }
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
        do throws(FileError) { return try readFile(path) } catch {
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

    /// The one screen that an input and the flags give.
    private func screen(_ path: String, _ context: ToolContext) throws -> RenderedScreen {
        let jobs = try RenderJobs([path], selection, in: context)
        guard jobs.status == .success, jobs.requests.count == 1, let request = jobs.requests.first else {
            guard jobs.status == .success else { throw CommandFailure(status: jobs.status, diagnostics: []) }
            throw CommandFailure.usage("'\(path)' gives \(jobs.requests.count) pictures; one is compared")
        }
        var renderer = Renderer(session: jobs.session)
        let screen = renderer.render(request.recipe, in: request.variant, to: .picture)
        context.console.report(screen.diagnostics)
        return screen
    }
}
