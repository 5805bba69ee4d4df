import AppBuilder
import ArgumentParser
import Diagnostics
import Files
import ProgramCommands
import SwiftPorting

/// The executable `maquette-app-builder`, which `maquette app` starts.
@main struct AppBuilderCommand: ProgramCommand {
    static let configuration = CommandConfiguration(
        commandName: "maquette-app-builder",
        abstract: "Build the program that shows an app's screens with the app's own classes.",
        discussion: """
            Ports the Swift sources of the app, leaves out what does not compile here, and links the rest with \
            Maquette. Prints the path of the program, which takes the arguments of 'maquette'; report.json in the build \
            folder says what was left out.

            Exit codes: 0 the program is built or up to date, 2 usage error, 3 it cannot be built, 5 the \
            installation is incomplete.
            """)

    @Argument(help: "Folder of the app's project, or its .xcodeproj.")
    var project: String

    @Option(help: "Name of the app's target. Default: the first app of the project.")
    var target: String?

    @Option(
        help: "Folder of Swift files that stand for parts of the app. Default: Stubs in the project's folder."
    )
    var stubs: String?

    @Option(
        help: "Folder of Swift files that list screens, compiled with the app here alone. Default: none.")
    var screens: String?

    @Option(help: "Folder for what the build makes.")
    var buildPath: String

    @Option(
        help: "Folder of packages of other repositories, which all projects share. Default: none are used.")
    var packagePath: String?

    @Flag(
        help:
            "Write a line to standard error for each step of the build: 'progress' and an object in JSON. Default: a line that is written over, on terminals."
    )
    var progress = false

    @Flag(help: "Fetch packages that the project pins and that are not in the folder, with Git.")
    var fetchPackages = false

    @Option(
        help: ArgumentHelp(
            "Source that was saved just now; build nothing while it cannot be parsed, and write why as JSON to standard output.",
            valueName: "file"))
    var saved: [String] = []

    @Option(
        help: ArgumentHelp(
            "Place where the program stopped: an object in JSON with file, line and reason. Functions end there.",
            valueName: "place"))
    var stopped: [String] = []

    func run() throws {
        var build: AppBuild
        var options = AppBuild.Options(
            // The compiler would take a path that begins with '-' or '@' for something else.
            project: project, target: target, stubs: stubs, buildFolder: absolutePath(of: buildPath))
        options.packageFolder = packagePath
        options.fetchesPackages = fetchPackages
        options.savedSources = saved
        options.screens = screens
        options.stops = stopped.compactMap { SourceStop(json: $0) }
        do throws(AppBuildError) {
            build = AppBuild(options, try Installation())
        } catch {
            Self.writeError("\(error.diagnostic)")
            throw ExitCode(5)
        }
        let line = ProgressLine(isForPrograms: progress)
        build.onProgress = line.show
        build.run()
        line.clear()
        guard build.syntaxProblems.isEmpty else {
            print(JSONValue.array(build.syntaxProblems.map(PortReport.json)).indentedText)
            throw ExitCode(3)
        }
        // The report has the others, which are about single lines.
        for diagnostic in build.diagnostics
        where diagnostic.severity == .error
            || [.appPackage, .appFile, .appSymbol, .appContent].contains(diagnostic.code)
        {
            Self.writeError("\(diagnostic)")
        }
        guard let program = build.program else { throw ExitCode(3) }
        print(program)
    }

    func validate() throws {
        for place in stopped where SourceStop(json: place) == nil {
            throw ValidationError("--stopped '\(place)' is no object with file, line and reason")
        }
        if project.isEmpty { throw ValidationError("the project's path is empty; name a folder") }
        if buildPath.isEmpty { throw ValidationError("--build-path is empty; name a folder") }
        if fetchPackages, packagePath == nil {
            throw ValidationError("--fetch-packages needs --package-path")
        }
        if packagePath?.isEmpty ?? false { throw ValidationError("--package-path is empty; name a folder") }
        if let stubs, FileType(at: stubs) != .folder {
            throw ValidationError("--stubs '\(stubs)' is not a folder")
        }
        if let screens, FileType(at: screens) != .folder {
            throw ValidationError("--screens '\(screens)' is not a folder")
        }
    }
}
