import GoldenPlans
import Maquette

extension GoldenPlan {
    /// Returns the plan of a configuration file for a command that takes no selection: all of its screens.
    ///
    /// - Parameters:
    ///   - path: The configuration file.
    ///   - app: The options of the app whose classes show the screens.
    ///   - context: The context of the command.
    /// - Returns: The plan.
    /// - Throws: `CommandFailure` if the configuration has an error, or its app cannot be built.
    static func whole(
        _ path: String, _ app: AppSelection, in context: ToolContext
    ) throws -> GoldenPlan {
        try app.rejectShowing()
        var overrides = Overrides()
        overrides.source = try app.open(around: [], configuration: path, in: context)
        let plan = GoldenPlan(
            configurationFile: path, overrides: overrides, workers: BatchOptions.coreCount)
        guard plan.problems.isEmpty else {
            throw CommandFailure(status: .usage, diagnostics: plan.problems)
        }
        // All goldens would belong to no screen.
        guard plan.namesScreens else { throw CommandFailure.namesNoScreen(path) }
        return plan
    }

    /// What is said of the inputs without goldens.
    var inputDiagnostics: [Diagnostic] {
        failedInputs.flatMap(\.diagnostics) + emptyInputs.compactMap(\.emptinessNote)
    }

    /// The file names of all its goldens; nil if a file cannot be read, whose goldens are not known.
    var goldenFiles: Set<String>? {
        problems.isEmpty && failedInputs.isEmpty && unknownCode.isEmpty
            ? Set(items.flatMap(\.goldenFiles)) : nil
    }

    /// Returns the file names of all goldens of a configuration; nil if they are not known.
    static func goldenFiles(ofConfiguration path: String, in context: ToolContext) -> Set<String>? {
        (try? AppSelection.none()).flatMap { try? whole(path, $0, in: context) }?.goldenFiles
    }
}

extension CommandFailure {
    /// Returns the failure for a configuration without screens.
    static func namesNoScreen(_ configuration: String) -> CommandFailure {
        .usage(
            "nothing to compare: the configuration names no screen",
            hints: ["in '\(configuration)', 'screens: [screens]' names those in a folder"])
    }

    /// Returns the failure for view controllers or screens in Swift in a configuration without an app.
    static func codeNeedsApp(_ names: [String]) -> CommandFailure {
        .usage(
            "the configuration names '\(names[0])' of an app's code, and no app",
            hints: ["--app names the app's project, or 'app: .' in the configuration"])
    }
}
