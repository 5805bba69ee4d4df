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
        return plan
    }

    /// What is said of the inputs without goldens.
    var inputDiagnostics: [Diagnostic] {
        failedInputs.flatMap(\.diagnostics) + emptyInputs.compactMap(\.emptinessNote)
    }
}
