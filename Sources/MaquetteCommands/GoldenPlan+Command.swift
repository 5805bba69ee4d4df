import GoldenPlans
import Maquette

extension GoldenPlan {
    /// Returns the plan of a configuration file for a command that takes no selection: all of its screens.
    ///
    /// - Throws: `CommandFailure` if the configuration has an error.
    static func whole(_ path: String) throws -> GoldenPlan {
        let plan = GoldenPlan(
            configurationFile: path, overrides: Overrides(), workers: BatchOptions.coreCount)
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
        problems.isEmpty && failedInputs.isEmpty ? Set(items.flatMap(\.goldenFiles)) : nil
    }

    /// Returns the file names of all goldens of a configuration; nil if they are not known.
    static func goldenFiles(ofConfiguration path: String) -> Set<String>? {
        (try? whole(path))?.goldenFiles
    }
}

extension CommandFailure {
    /// Returns the failure for a configuration without screens.
    static func namesNoScreen(_ configuration: String) -> CommandFailure {
        .usage(
            "nothing to compare: the configuration names no screen",
            hints: ["in '\(configuration)', 'screens: [screens]' names those in a folder"])
    }
}
