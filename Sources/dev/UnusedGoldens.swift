import Goldens
import Maquette

/// Finds goldens that are no longer compared with anything.
enum UnusedGoldens {
    /// Lists them; returns 1 if there are any.
    static func run(_ arguments: [String]) -> Int32 {
        let plan = GoldenPlan(
            configurationFile: arguments.first ?? ".maquette.yaml", overrides: GoldenPlan.Overrides(),
            workers: BatchOptions.coreCount)
        let problems = plan.problems + plan.failedInputs.flatMap(\.diagnostics)
        guard problems.isEmpty else {
            for problem in problems { print(problem) }
            return 2
        }
        let used = Set(
            plan.items.flatMap { item in item.kinds.map { item.request.outputName + $0.fileExtension } })
        let dead = ((try? GoldenStore(directory: plan.goldens).files()) ?? []).filter { !used.contains($0) }
        for file in dead { print("\(plan.goldens)/\(file)") }
        return dead.isEmpty ? 0 : 1
    }
}
