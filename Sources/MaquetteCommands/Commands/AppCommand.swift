import AppPrograms
import ArgumentParser
import Maquette

/// Renders the screens of an app with the app's own classes: `render` or `gallery` with `--app`.
struct AppCommand: ToolCommand {
    static let configuration = CommandConfiguration(
        commandName: "app", abstract: "Render an app's screens with the app's own Swift classes.",
        discussion: """
            Short for 'maquette render --app PROJECT' and 'maquette gallery --app PROJECT'. \
            Finds the Swift sources of the app, compiles what compiles here, and renders its storyboards and XIB \
            files with the classes, or what its code shows when it is launched. \
            Takes the options of 'maquette render' too. \
            What did not change is not compiled again. \
            Each screen is shown by a process of its own behind a fence, which cannot write files and ends at its limits.
            """)

    @Argument(help: "Folder of the app's project, or its .xcodeproj.")
    var project: String

    @Option(
        help: ArgumentHelp("Make a gallery in a folder instead of single pictures.", valueName: "dir"))
    var gallery: String?

    @Flag(help: "Print what became of each class instead of rendering.")
    var listClasses = false

    @Argument(
        parsing: .allUnrecognized, help: "Files of the project to render, and options of 'maquette render'.")
    var rest: [String] = []

    func run(in context: ToolContext) throws -> RunStatus {
        guard context.screens == nil else {
            throw CommandFailure.usage("app is for projects with storyboards; these screens are code already")
        }
        guard listClasses else { return try command.run(in: context) }
        let selection = try parsed(RenderCommand.self, []).selection.app
        guard let source = try selection.open(around: [project], in: context), let report = source.report
        else {
            throw CommandFailure(
                status: .failure, diagnostics: [Diagnostic(.commandOutput, "the report of the build is gone")]
            )
        }
        context.console.write(report.classLines.map { $0 + "\n" }.joined())
        return .success
    }

    /// The command that it is short for.
    private var command: any ToolCommand {
        get throws {
            if let gallery { return try parsed(GalleryCommand.self, ["-o", gallery]) }
            return try parsed(RenderCommand.self, [])
        }
    }

    private func parsed<Command: ToolCommand>(_ type: Command.Type, _ own: [String]) throws -> Command {
        do {
            return try type.parse(["--app=\(project)"] + own + rest)
        } catch {
            throw CommandFailure.usage(type.message(for: error), hints: ["maquette app --help"])
        }
    }
}
