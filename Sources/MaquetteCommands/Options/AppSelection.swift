package import AppPrograms
package import ArgumentParser
import Files
import Maquette

/// The options that say which app's classes show the screens, shared by all commands.
package struct AppSelection: ParsableArguments {
    /// Creates options of a command line.
    package init() {}

    @Option(
        help: ArgumentHelp(
            "Project of an app, whose own Swift classes show its screens: a folder or an .xcodeproj. Default: what "
                + "'app:' in .maquette.yaml says.", valueName: "project"))
    var app: String?

    @Flag(help: "Show screens without the classes of the app that .maquette.yaml names.")
    var noApp = false

    @Option(help: ArgumentHelp("Name of the app's target. Default: the first app.", valueName: "name"))
    var target: String?

    @Option(
        help: ArgumentHelp(
            "Folder of Swift files that stand for parts of the app. Default: Stubs in the project's folder.",
            valueName: "dir"))
    var stubs: String?

    @Option(
        help: ArgumentHelp(
            "Folder for what is built of the app. Default: a folder of the project's name in ~/.cache/maquette/apps.",
            valueName: "dir"))
    var buildPath: String?

    @Flag(
        help: ArgumentHelp(
            "Fetch packages that Package.resolved or Cartfile.resolved pins with Git, into ~/.cache/maquette/packages; later runs use them without the option."
        ))
    var fetchPackages = false

    @Option(
        help: ArgumentHelp(
            "View controller of the app's code to show instead of files; '*' matches any part of a name.",
            valueName: "class"))
    var controller: [String] = []

    @Flag(help: "Accept pictures of screens whose code stops, which show what their files declare.")
    var allowFallback = false

    @Flag(help: "Show what the app's code makes also where it has less than the file of the screen.")
    var trustCodePictures = false

    @Flag(help: "Run the app's code even where the system cannot fence it in.")
    var trustCode = false

    package func validate() throws {
        if app != nil, noApp { throw ValidationError("--app and --no-app exclude each other") }
    }
}

extension AppSelection {
    /// Returns the options of a command line without any: the app is that of the configuration.
    static func none() throws -> AppSelection { try parse([]) }

    /// Builds the app that the options or a configuration name, and starts its program.
    ///
    /// - Parameters:
    ///   - paths: The files and folders of the command line, around which a configuration is searched.
    ///   - configuration: The path of the configuration; nil to search for it.
    ///   - context: The context of the command, which keeps an app that was opened.
    /// - Returns: The app; nil for none.
    /// - Throws: `CommandFailure` if there is no such project, or it cannot be built or started.
    package func open(
        around paths: [String], configuration: String? = nil, in context: ToolContext
    ) throws -> AppSource? {
        guard let options = try options(around: paths, configuration, context.console) else {
            try rejectAll("is for an app, and none is named")
            return nil
        }
        return try context.apps.open(options, context.console)
    }

    /// Rejects options that would have no effect, other than `--no-app`.
    ///
    /// - Parameter reason: The reason, as the rest of a sentence that begins with the flag: `--app is …`.
    /// - Throws: `CommandFailure` if one of them was given.
    func rejectAll(_ reason: String) throws {
        let flags = [
            ("--app", app != nil), ("--controller", !controller.isEmpty), ("--target", target != nil),
            ("--stubs", stubs != nil), ("--build-path", buildPath != nil),
            ("--fetch-packages", fetchPackages), ("--allow-fallback", allowFallback),
            ("--trust-code-pictures", trustCodePictures),
            ("--trust-code", trustCode),
        ]
        if let (flag, _) = flags.first(where: \.1) {
            throw CommandFailure.usage("\(flag) \(reason)", hints: ["--app names an app's project"])
        }
    }

    /// Rejects the options that select screens, for commands that consider all of a configuration.
    func rejectShowing() throws {
        let flags = [
            ("--controller", !controller.isEmpty), ("--allow-fallback", allowFallback),
            ("--trust-code-pictures", trustCodePictures),
        ]
        if let (flag, _) = flags.first(where: \.1) {
            throw CommandFailure.usage("\(flag) is for the verbs that show screens")
        }
    }

    private func options(
        around paths: [String], _ configuration: String?, _ console: Console
    ) throws -> AppOptions? {
        guard !noApp else { return nil }
        let configured =
            try self.configured(around: app.map { [$0] } ?? paths, configuration)
        if let configured { console.report(configured.diagnostics.filter { _ in configured.project != nil }) }
        guard let project = app ?? configured?.project else { return nil }
        try configured?.checkFolders(isProjectNamed: app != nil, areStubsNamed: stubs != nil)
        var options = AppOptions(project: project)
        options.target = target ?? configured?.target
        options.stubs = stubs ?? configured?.stubs
        options.screens = configured?.screens
        options.buildPath = buildPath
        options.fetchesPackages = fetchPackages
        options.trustsCode = trustCode
        options.allowsFallback = allowFallback
        options.trustsPictures = trustCodePictures
        return options
    }

    /// Returns what the configuration of a project says of its app.
    private func configured(around paths: [String], _ configuration: String?) throws -> AppConfiguration? {
        if let configuration {
            do throws(FileError) { return try AppConfiguration(file: configuration) } catch {
                throw CommandFailure(status: .usage, diagnostics: [error.diagnostic])
            }
        }
        guard let path = paths.first else { return nil }
        let isFolder = InputFinder.isDirectory(path) && !path.hasSuffix(".xcodeproj")
        let folder = ProjectFolder.around(isFolder ? joinedPath(path, ".") : path)
        // Whoever reads the screens says why one that was only found cannot be read.
        return try? AppConfiguration(in: isFolder ? path : folder ?? directoryName(of: path))
    }
}

extension AppConfiguration {
    /// Refuses folders outside that of the configuration: a file of a project may not name what the user has not.
    fileprivate func checkFolders(isProjectNamed: Bool, areStubsNamed: Bool) throws {
        if let screens, FileType(at: screens) != .folder {
            throw CommandFailure.usage(
                "'\(screens)', which 'screens' of 'app' in the configuration names, is not a folder",
                hints: ["name a folder of Swift files that list screens"])
        }
        let named = [isProjectNamed ? nil : project, areStubsNamed ? nil : stubs, screens].compactMap(\.self)
        guard let folder = realPath(of: folder) else { return }
        for path in named {
            guard let real = realPath(of: path), real != folder, !real.hasPrefix(folder + "/") else {
                continue
            }
            throw CommandFailure.usage(
                "'\(path)' in the configuration is outside of its folder",
                hints: path == screens ? [] : ["name it on the command line with --app or --stubs"])
        }
    }
}
