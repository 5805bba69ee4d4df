import ArgumentParser
import Files
import Goldens
import Maquette

/// Compares two pictures, texts or screens.
struct DiffCommand: ToolCommand {
    static let configuration = CommandConfiguration(
        commandName: "diff", abstract: "Compare two pictures (.png), two texts (.txt) or two screens.",
        discussion: """
            Screens are rendered under the same conditions; scenes and states are paired by name. What the files \
            declare differently comes first, then views that were added, removed, moved or resized with their causes, \
            then pixels. REV:path is a file of a Git revision, with the components, images and strings of that \
            revision.
            """)

    @Argument(help: "Expected picture, text or screen, also as REV:path.")
    var expected: String

    @Argument(help: "Actual picture, text or screen, also as REV:path.")
    var actual: String

    @Option(
        name: .shortAndLong,
        help: ArgumentHelp(
            "File for expected picture, difference and actual picture side by side, or for the difference of two texts; a "
                + "folder for several screens.", valueName: "path"))
    var output: String?

    @Flag(help: "Print the results as one JSON object.")
    var json = false

    @OptionGroup(title: "Selection") var selection: SelectionOptions

    func run(in context: ToolContext) throws -> RunStatus {
        var left = try ComparedInput(expected, in: context), right = try ComparedInput(actual, in: context)
        guard left.kind == right.kind else {
            throw CommandFailure.usage(
                "'\(expected)' and '\(actual)' are of different kinds",
                hints: ["two pictures (.png), two texts (.txt) or two screens are compared"])
        }
        let destination = try destination(of: left.kind)
        if case .file(let path) = destination { try DiffCommand.protect([left, right], from: path) }
        try selection.rejectTimes()
        if left.kind != .screens {
            try selection.reject(
                SelectionFlag.allCases, "is for screens, which are rendered to be compared")
        }
        // Each removes its own files, also if the other fails.
        defer { left.close() }
        try left.open()
        defer { right.close() }
        try right.open()
        for input in [left, right] { context.console.show(input) }
        switch left.kind {
        case .texts:
            let files = try [bytes(left), bytes(right)]
            let texts = try [text(files[0], left), text(files[1], right)]
            let difference = ScreenDifference(expected: texts[0], actual: texts[1])
            if difference.isEmpty, files[0] != files[1] {
                context.console.writeError("note: the texts differ in their line ends alone\n")
            }
            return try finish(difference, destination, context.console)
        case .pictures:
            let files = try [bytes(left), bytes(right)]
            let pictures = try [picture(files[0], left), picture(files[1], right)]
            return try finish(
                ScreenDifference(
                    expected: pictures[0], file: files[0], actual: pictures[1], file: files[1]), destination,
                context.console)
        case .screens:
            return try ScreenDiff(command: self, destination: destination).run(left, right, in: context)
        }
    }

    /// Throws an error if the file that is written is one of those that are compared, by whatever name.
    private static func protect(_ inputs: [ComparedInput], from path: String) throws {
        guard let written = FileIdentity(of: path) else { return }
        for input in inputs where FileIdentity(of: input.file) == written {
            throw CommandFailure.usage(
                "-o '\(path)' would overwrite '\(input.name)', which is compared",
                hints: ["name another file with -o"])
        }
    }

    /// Writes and reports the difference of two files.
    private func finish(
        _ difference: ScreenDifference, _ destination: OutputOptions.Destination?, _ console: Console
    ) throws -> RunStatus {
        if case .file(let path) = destination {
            try DiffCommand.write(DiffCommand.bytes(of: difference), to: path)
        }
        if json {
            let head = [
                JSONValue.Member(name: "schemaVersion", value: .integer(1)),
                JSONValue.Member(name: "equal", value: .bool(difference.isEmpty)),
            ]
            console.write(JSONValue.object(head + difference.members).text + "\n")
        } else {
            if let text = difference.text { console.write(text.text() + "\n") }
            console.write(difference.lines(indent: "").map { $0 + "\n" }.joined())
        }
        return difference.isEmpty ? .success : .differences
    }

    /// Returns where the difference is written; nil for nowhere.
    private func destination(of kind: ComparedInput.Kind) throws -> OutputOptions.Destination? {
        guard let output else { return nil }
        let name = output.lowercased()
        let fileExtension = kind == .texts ? ".txt" : ".png"
        if output == "-" || kind == .texts && name.hasSuffix(".png")
            || kind != .texts && name.hasSuffix(".txt")
        {
            throw CommandFailure.usage(
                "-o '\(output)' cannot take the difference",
                hints: [kind == .texts ? "-o takes a text file here" : "-o takes a file that ends in .png"])
        }
        let destination = try OutputOptions.destination(output, fileExtension: fileExtension)
        // Two files have one difference.
        if kind != .screens, case .folder(let path) = destination {
            if path.hasSuffix("/") || InputFinder.isDirectory(path) {
                throw CommandFailure.usage("-o '\(path)' is a folder", hints: ["-o takes a file here"])
            }
            return .file(path)
        }
        return destination
    }

    /// Returns what is written about a difference: the pictures, or the lines of texts.
    static func bytes(of difference: ScreenDifference) -> [UInt8] {
        if let pictures = difference.pictures { return encodePicture(pictures.strip) }
        return difference.text.map { Array(($0.text(limit: .max) + "\n").utf8) } ?? []
    }

    /// Writes a file.
    static func write(_ bytes: [UInt8], to path: String) throws {
        do throws(FileError) { try writeFile(bytes, to: path) } catch {
            throw CommandFailure(status: .failure, diagnostics: [error.diagnostic])
        }
    }

    private func bytes(_ input: ComparedInput) throws -> [UInt8] {
        do throws(FileError) { return try readFile(input.path, as: .comparisonInput) } catch {
            throw CommandFailure(status: .failure, diagnostics: [error.diagnostic])
        }
    }

    private func text(_ bytes: [UInt8], _ input: ComparedInput) throws -> String {
        do throws(ContentProblem) { return try FileText.string(of: bytes, as: .comparisonInput) } catch {
            throw CommandFailure(
                status: .failure, diagnostics: [FileError.content(path: input.path, error).diagnostic])
        }
    }

    private func picture(_ bytes: [UInt8], _ input: ComparedInput) throws -> Pixmap {
        do throws(PictureError) { return try decodePicture(bytes, name: input.name) } catch {
            throw CommandFailure(status: .failure, diagnostics: [error.diagnostic])
        }
    }
}

extension Console {
    /// Names the files of an input's revision in messages as the user does.
    fileprivate func show(_ input: ComparedInput) {
        if let tree = input.tree { show(tree.folder + "/", as: tree.revision + ":") }
    }
}
