import ConstraintSolver
import Testing

/// The solver against optima found by another one (HiGHS), one level after another.
@Suite struct OracleTests {
    @Test func matchesEveryOptimum() throws {
        for oracle in try OracleCase.read("oracle.tsv") {
            var loaded = try LoadedCase(oracle)
            let solution = loaded.solver.solve()
            #expect(loaded.solver.checkInvariants() == nil, "line \(oracle.line)")
            let conflicts = solution.conflicts.map {
                $0.members.compactMap { loaded.constraints.firstIndex(of: $0) }
            }
            #expect(conflicts == oracle.conflicts, "line \(oracle.line)")
            let levels = loaded.solver.levelErrors()
            #expect(levels.map(\.priority) == oracle.levels.map(\.priority), "line \(oracle.line)")
            for (found, wanted) in zip(levels, oracle.levels) {
                let difference = abs(found.error - wanted.error)
                #expect(
                    difference <= 1e-6 * max(1, wanted.error),
                    "line \(oracle.line): \(found.error) at \(found.priority), not \(wanted.error)")
            }
            guard let values = oracle.values else { continue }
            for (number, wanted) in values.enumerated() {
                let found = solution[loaded.variables[number]]
                #expect(
                    abs(found - wanted) <= 1e-5 * max(1, abs(wanted)),
                    "line \(oracle.line): x\(number) is \(found), not \(wanted)")
            }
        }
    }
}
