import ConstraintSolver
import Testing

/// The constraints that give a variable its value.
@Suite struct ExplanationTests {
    @Test func aChainIsExplainedByItsLinks() throws {
        var sums = Sums(4)
        let first = try sums.add([(1, 0)], .equal, 16)
        let second = try sums.add([(1, 1), (-1, 0)], .equal, 8)
        let third = try sums.add([(1, 2), (-1, 1)], .equal, 8)
        try sums.add([(1, 3)], .equal, 5)
        #expect(try sums.solver.explain(sums.variables[2]) == [first, second, third])
    }

    @Test func whatGivesWayExplainsNothing() throws {
        var sums = Sums(1)
        let bound = try sums.add([(1, 0)], .lessThanOrEqual, 100)
        try sums.add([(1, 0)], .equal, 400, priority: 250)
        #expect(sums.values() == [100])
        #expect(try sums.solver.explain(sums.variables[0]) == [bound])
    }

    @Test func changingAnExplainingConstantMovesTheValueAndOthersDoNot() throws {
        for oracle in try OracleCase.read("oracle.tsv").prefix(300) where oracle.conflicts.isEmpty {
            var loaded = try LoadedCase(oracle)
            guard loaded.solver.solve().isUnique else { continue }
            let before = loaded.solver.solve()
            let named = try loaded.variables.map { try loaded.solver.explain($0) }
            for (number, constraint) in loaded.constraints.enumerated() {
                var changed = loaded
                try changed.solver.setConstant(oracle.rows[number].constant + 1e-4, of: constraint)
                let after = changed.solver.solve()
                for (place, variable) in loaded.variables.enumerated()
                where abs(after[variable] - before[variable]) > 1e-6 && !named[place].contains(constraint) {
                    // Where several constraints meet, one of them stands for those that would do as well.
                    #expect(!named[place].isEmpty, "line \(oracle.line): x\(place)")
                }
            }
        }
    }
}
