import ArgumentParser
import Files
import Maquette

/// Lists the font faces.
struct FontsCommand: ToolCommand {
    static let configuration = CommandConfiguration(
        commandName: "fonts", abstract: "List the available fonts. System fonts are never used."
    )

    @Option(help: ArgumentHelp("Folder of additional fonts.", valueName: "dir"))
    var fonts: [String] = []

    @Flag(help: "Print the results as one JSON object.")
    var json = false

    func run(in context: ToolContext) throws -> RunStatus {
        for folder in fonts where !InputFinder.isDirectory(folder) {
            throw CommandFailure.usage("--fonts '\(folder)' is not a folder")
        }
        let session: RenderSession
        do throws(InstallationError) {
            session = try RenderSession(fontDirectories: fonts)
        } catch {
            throw CommandFailure(status: .environment, diagnostics: [error.diagnostic])
        }
        context.console.report(session.diagnostics)
        if json {
            let faces = session.faces.map(FontsCommand.value)
            context.console.write(
                JSONValue.members(["schemaVersion": .integer(1), "faces": .array(faces)]).text + "\n")
        } else {
            let rows = session.faces.map {
                [$0.family, $0.postScriptName, "\($0.weight)", $0.isItalic ? "italic" : "", $0.path]
            }
            context.console.write(TextTable.text([["family", "name", "weight", "slant", "file"]] + rows))
        }
        return .success
    }

    private static func value(_ face: RenderSession.Face) -> JSONValue {
        .members([
            "family": .string(face.family), "name": .string(face.postScriptName),
            "weight": .integer(face.weight), "italic": .bool(face.isItalic),
            "shipped": .bool(face.isShipped), "file": .string(face.path),
        ])
    }
}
