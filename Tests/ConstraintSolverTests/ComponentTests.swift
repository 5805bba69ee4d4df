import Constraints
import Testing

@testable import ConstraintSolver

/// Constraints that come and go reach the part they touch alone, and how parts came about leaves no trace.
@Suite struct ComponentTests {
    /// Rows of views of three unknowns each, a row's views held together, rows apart.
    private func sheet(_ rows: Int, _ viewsPerRow: Int) throws -> Sums {
        var sums = Sums(rows * viewsPerRow * 3)
        for row in 0..<rows {
            for view in 0..<viewsPerRow {
                let first = (row * viewsPerRow + view) * 3
                try sums.add([(1, first), (1, first + 1), (-1, first + 2)], .equal, 0)
                try sums.add([(1, first + 1)], .equal, 20, priority: 250)
                let last: [(Double, Int)] = view == 0 ? [] : [(-1, first - 1)]
                try sums.add([(1, first)] + last, .equal, 8)
            }
        }
        return sums
    }

    @Test func anAddedConstraintCompilesItsOwnPartAlone() throws {
        var sums = try sheet(20, 100)
        #expect(sums.values()[2] == 28)
        #expect(sums.solver.lastSolve.compiledComponents == 20)
        #expect(sums.solver.lastSolve.solvedConstraints == 20 * 300)
        let added = try sums.add([(1, 7 * 300 + 1)], .equal, 30)
        #expect(sums.values()[7 * 300 + 2] == 38)
        #expect(
            sums.solver.lastSolve
                == SolveCount(compiledComponents: 1, solvedComponents: 1, solvedConstraints: 301))
        try sums.solver.removeConstraint(added)
        #expect(sums.values()[7 * 300 + 2] == 28)
        #expect(
            sums.solver.lastSolve
                == SolveCount(compiledComponents: 1, solvedComponents: 1, solvedConstraints: 300))
        #expect(sums.solver.checkInvariants() == nil)
    }

    @Test func aConstantIsRunThroughItsOwnPartAlone() throws {
        var sums = try sheet(20, 100)
        let edge = try sums.add([(1, 1)], .equal, 30)
        #expect(sums.values()[2] == 38)
        try sums.solver.setConstant(-31, of: edge)
        #expect(sums.values()[2] == 39)
        #expect(
            sums.solver.lastSolve
                == SolveCount(compiledComponents: 0, solvedComponents: 1, solvedConstraints: 301))
    }

    @Test func aConstraintThatTiesTwoPartsMakesThemOneUntilItGoes() throws {
        var sums = try sheet(20, 100)
        _ = sums.values()
        let tie = try sums.add([(1, 1), (-1, 3 * 300 + 1)], .equal, 5)
        #expect(isClose([sums.values()[1] - sums.values()[3 * 300 + 1]], [5]))
        #expect(
            sums.solver.lastSolve
                == SolveCount(compiledComponents: 1, solvedComponents: 1, solvedConstraints: 601))
        try sums.solver.removeConstraint(tie)
        #expect(sums.values()[1] == 20)
        #expect(
            sums.solver.lastSolve
                == SolveCount(compiledComponents: 2, solvedComponents: 2, solvedConstraints: 600))
        #expect(sums.solver.checkInvariants() == nil)
    }

    @Test func smallGroupsShareAPart() throws {
        var sums = Sums(10_000)
        for variable in 0..<10_000 { try sums.add([(1, variable)], .equal, Double(variable)) }
        #expect(sums.values() == (0..<10_000).map(Double.init))
        let parts = sums.solver.lastSolve.compiledComponents
        #expect(parts > 20 && parts < 100)
        try sums.solver.removeVariable(sums.solver.addVariable(order: 20_000))
        let own = sums.solver.addVariable(order: 20_001)
        #expect(sums.solver.solve()[own] == 0)
        #expect(
            sums.solver.lastSolve
                == SolveCount(compiledComponents: 1, solvedComponents: 1, solvedConstraints: 0))
    }

    @Test func aContradictionTroublesItsOwnGroupAlone() throws {
        var sums = Sums(100)
        for variable in 0..<100 { try sums.add([(1, variable)], .equal, 5) }
        let second = try sums.add([(1, 70)], .equal, 6)
        let first = try sums.add([(1, 30)], .equal, 6)
        #expect(sums.solver.solve().conflicts.map(\.broken) == [first, second])
        #expect(sums.values() == [Double](repeating: 5, count: 100))
        #expect(sums.solver.checkInvariants() == nil)
        try sums.solver.setConstant(-5, of: second)
        #expect(sums.solver.solve().conflicts.map(\.broken) == [first])
        #expect(sums.solver.lastSolve.solvedConstraints == 2)
    }

    /// Many systems beside one another, changed at random: the answer is that of a solver made at once.
    @Test(arguments: 0..<6) func changesGiveExactlyWhatAFreshSolverGives(_ seed: Int) throws {
        var random = SeededNumbers(seed: UInt64(seed))
        let cases = try OracleCase.read("oracle.tsv").dropFirst(seed * 40).prefix(40)
        var changed = try History(Array(cases))
        for _ in 0..<12 {
            for _ in 0..<Int.random(in: 1...4, using: &random) {
                try changed.toggle(Int.random(in: changed.rows.indices, using: &random))
            }
            var fresh = try changed.afresh()
            #expect(changed.answer() == fresh.answer())
            #expect(changed.solver.checkInvariants() == nil)
        }
    }
}

/// A solver whose constraints are taken out and put back.
private struct History {
    var solver = Solver()
    private(set) var rows: [OracleCase.Row] = []
    private var variables: [Variable] = []
    /// By number, nil when it is out.
    private var names: [Constraint?] = []

    /// The constraints of several cases, each on unknowns of its own.
    init(_ cases: [OracleCase]) throws {
        for oracle in cases {
            let first = variables.count
            for number in 0..<oracle.variableCount {
                variables.append(solver.addVariable(order: first + number))
            }
            for var row in oracle.rows {
                row.terms = row.terms.map { ($0.variable + first, $0.coefficient) }
                rows.append(row)
                names.append(nil)
            }
        }
        for number in rows.indices { try toggle(number) }
    }

    /// Takes a constraint out, or puts it back.
    mutating func toggle(_ number: Int) throws {
        if let name = names[number] {
            try solver.removeConstraint(name)
            names[number] = nil
            return
        }
        let row = rows[number]
        names[number] = try solver.addConstraint(
            row.terms.map { Term(variable: variables[$0.variable], coefficient: $0.coefficient) },
            row.relation, constant: row.constant, priority: row.priority, rank: row.rank, order: number)
    }

    /// The same constraints in a new solver.
    func afresh() throws -> History {
        var result = self
        result.solver = Solver()
        for number in variables.indices {
            result.variables[number] = result.solver.addVariable(order: number)
        }
        for number in rows.indices where names[number] != nil {
            result.names[number] = nil
            try result.toggle(number)
        }
        return result
    }

    /// Values, and the contradictions by number.
    mutating func answer() -> [[Double]] {
        let solution = solver.solve()
        let conflicts = solution.conflicts.map { conflict in
            ([conflict.broken] + conflict.members).map { Double(names.firstIndex(of: $0) ?? -1) }
        }
        return [variables.map { solution[$0] }] + conflicts
    }
}
