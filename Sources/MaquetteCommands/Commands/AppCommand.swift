import ArgumentParser
import Files
import Foundation
import Maquette
import Processes

/// Renders the screens of an app with the app's own classes.
struct AppCommand: ToolCommand {
    static let configuration = CommandConfiguration(
        commandName: "app", abstract: "Render an app's screens with the app's own Swift classes.",
        discussion: """
            Finds the Swift sources of the app, compiles what compiles here, and renders its storyboards and XIB \
            files with the classes, or what its code shows when it is launched. \
            Takes the options of 'maquette render' too. \
            What did not change is not compiled again. \
            Each screen is shown by a process of its own, which cannot write files and ends at its limits.
            """)

    @Argument(help: "Folder of the app's project, or its .xcodeproj.")
    var project: String

    @Option(help: ArgumentHelp("Name of the app's target. Default: the first app.", valueName: "name"))
    var target: String?

    @Option(
        help: ArgumentHelp(
            "Folder of Swift files that stand for parts of the app. Default: Stubs in the project's folder.",
            valueName: "dir"))
    var stubs: String?

    @Option(
        help: ArgumentHelp(
            "Folder for what is built. Default: a folder of the project's name in ~/.cache/maquette/apps.",
            valueName: "dir"))
    var buildPath: String?

    @Flag(
        help: ArgumentHelp(
            "Fetch packages that Package.resolved or Cartfile.resolved pins with Git, into ~/.cache/maquette/packages; later runs use them without the option."
        ))
    var fetchPackages = false

    @Option(
        help: ArgumentHelp("Make a gallery in a folder instead of single pictures.", valueName: "dir"))
    var gallery: String?

    @Option(
        help: ArgumentHelp(
            "View controller of code to render instead of files; '*' matches any part of a name.",
            valueName: "class"))
    var controller: [String] = []

    @Flag(help: "Print what became of each class instead of rendering.")
    var listClasses = false

    @Argument(
        parsing: .allUnrecognized, help: "Files of the project to render, and options of 'maquette render'.")
    var rest: [String] = []

    func run(in context: ToolContext) throws -> RunStatus {
        guard context.screens == nil else {
            throw CommandFailure.usage("app is for projects with storyboards; these screens are code already")
        }
        let folder = try AppBuildFolder(for: project, named: buildPath)
        let console = context.console
        let configured: AppConfiguration
        do throws(FileError) {
            configured = try AppConfiguration(of: project)
        } catch {
            throw CommandFailure(status: .usage, diagnostics: [error.diagnostic])
        }
        console.report(configured.diagnostics)
        let target = target ?? configured.target, stubs = stubs ?? configured.stubs
        let builder = try AppBuilderProgram().run(
            [project, "--build-path", folder.path, "--package-path", AppBuildFolder.packages]
                + (fetchPackages ? ["--fetch-packages"] : [])
                + (target.map { ["--target", $0] } ?? []) + (stubs.map { ["--stubs", $0] } ?? []), console)
        let report = AppReport(in: folder.path)
        console.writeError(report.map { $0.summary + "\n" } ?? "")
        if listClasses {
            guard let report else {
                throw CommandFailure(
                    status: .failure,
                    diagnostics: [
                        Diagnostic(.commandOutput, "the report of the build in '\(folder.path)' is gone")
                    ])
            }
            console.write(report.classLines.map { $0 + "\n" }.joined())
            return .success
        }
        throw Self.start(builder, arguments)
    }

    /// The arguments of the app's program: what is rendered, and how.
    private var arguments: [String] {
        let isFileNamed = rest.contains { !$0.hasPrefix("-") && InputFinder.isInterfaceBuilderFile($0) }
        let inputs = isFileNamed ? [] : [project]
        let controllers = controller.map { Self.controllerOption + $0 }
        if let gallery { return controllers + ["gallery"] + inputs + ["-o", gallery] + rest }
        return controllers + ["render"] + inputs + rest
    }

    /// What the program of an app takes before its command.
    private static let controllerOption = "--controller="

    /// Returns the name of a controller that an argument of an app's program says to show; nil for another argument.
    static func controllerName(in argument: String) -> String? {
        argument.hasPrefix(controllerOption) ? String(argument.dropFirst(controllerOption.count)) : nil
    }

    /// Becomes the app's program; returns only if that fails.
    private static func start(_ program: String, _ arguments: [String]) -> CommandFailure {
        let error = becomeProgram(program, arguments)
        return CommandFailure(
            status: .environment,
            diagnostics: [Diagnostic(.commandServer, "\(error)", hints: [error.remedy])])
    }

    /// Rejects the commands that programs of apps do not have: code of an app runs in processes that send pictures and
    /// frames only.
    static func rejectUnsupported(_ command: any ToolCommand, in context: ToolContext) throws {
        guard context.app != nil else { return }
        if let render = command as? RenderCommand {
            if render.output.isSheet {
                throw CommandFailure.usage(
                    "a sheet of an app with its classes cannot be made; render the pictures")
            }
            if render.emit == .commands {
                throw CommandFailure.usage(
                    "the drawing commands of an app with its classes cannot be printed")
            }
        } else if !(command is GalleryCommand), !(command is VersionCommand) {
            throw CommandFailure.usage("the program of an app has the commands render and gallery alone")
        }
    }
}
