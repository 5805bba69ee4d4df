import ConstraintSolver
import Constraints
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

    @Test func onlyNamedConstraintsMoveAValue() throws {
        for oracle in try OracleCase.read("oracle.tsv").prefix(400) where oracle.conflicts.isEmpty {
            var loaded = try LoadedCase(oracle)
            let before = loaded.solver.solve()
            guard before.isUnique else { continue }
            let named = try loaded.variables.map { try loaded.solver.explain($0) }
            for (number, row) in oracle.rows.enumerated() {
                // Where several constraints meet in a point, those named stand for the others.
                let sum = row.terms.reduce(row.constant) {
                    $0 + $1.coefficient * before[loaded.variables[$1.variable]]
                }
                if abs(sum) < 1e-3 { continue }
                var changed = loaded
                try changed.solver.setConstant(row.constant + 1e-4, of: loaded.constraints[number])
                let after = changed.solver.solve()
                for (place, variable) in loaded.variables.enumerated()
                where abs(after[variable] - before[variable]) > 1e-6 {
                    let isNamed = named[place].contains(loaded.constraints[number])
                    #expect(isNamed, "line \(oracle.line): x\(place)")
                }
            }
        }
    }

    @Test func namedConstraintsAloneGiveTheValue() throws {
        for oracle in try OracleCase.read("oracle.tsv").prefix(400)
        where oracle.conflicts.isEmpty && oracle.hasModestCoefficients {
            var loaded = try LoadedCase(oracle)
            let solution = loaded.solver.solve()
            guard solution.isUnique else { continue }
            for variable in loaded.variables {
                // Held as equations, the named constraints leave the variable no other value.
                let named = try loaded.solver.explain(variable)
                var alone = try LoadedCase(oracle.keeping(named.compactMap(loaded.constraints.firstIndex)))
                let place = loaded.variables.firstIndex(of: variable) ?? 0
                let found = alone.solver.solve()
                #expect(found.conflicts.isEmpty, "line \(oracle.line): x\(place)")
                let difference = abs(found[alone.variables[place]] - solution[variable])
                #expect(
                    difference <= 1e-6 * max(1, abs(solution[variable])), "line \(oracle.line): x\(place)")
            }
        }
    }
}

extension OracleCase {
    /// Whether no share of a constraint in a value is lost in rounding.
    var hasModestCoefficients: Bool {
        rows.allSatisfy { $0.terms.allSatisfy { (0.1...10).contains(abs($0.coefficient)) } }
    }

    /// The case with some of its constraints alone, as required equations.
    func keeping(_ numbers: [Int]) -> OracleCase {
        var part = self
        part.rows = numbers.map { number in
            var row = rows[number]
            row.priority = 1000
            row.relation = .equal
            return row
        }
        return part
    }
}
