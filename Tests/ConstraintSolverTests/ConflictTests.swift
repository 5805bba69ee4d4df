import ConstraintSolver
import Constraints
import Testing

/// Required constraints that contradict: an irreducible set is named, one member gives way, the rest hold.
@Suite struct ConflictTests {
    @Test func theLowestRankGivesWay() throws {
        var sums = Sums(1)
        let system = try sums.add([(1, 0)], .equal, 44, rank: 2)
        let own = try sums.add([(1, 0)], .equal, 34, rank: 0)
        let other = try sums.add([(1, 0)], .lessThanOrEqual, 100)
        let solution = sums.solver.solve()
        #expect(solution.conflicts == [Conflict(members: [system, own], broken: own)])
        #expect(solution[sums.variables[0]] == 44)
        #expect(try sums.solver.error(of: own) == 10)
        #expect(try sums.solver.error(of: other) == 0)
        #expect(sums.solver.levelErrors() == [LevelError(priority: 1000, error: 10)])
    }

    @Test func ofEqualRankTheLastGivesWay() throws {
        var sums = Sums(1)
        try sums.add([(1, 0)], .equal, 1, order: 20)
        let last = try sums.add([(1, 0)], .equal, 2, order: 30)
        try sums.add([(1, 0)], .equal, 1, order: 10)
        let solution = sums.solver.solve()
        #expect(solution.conflicts.map(\.broken) == [last])
        #expect(solution.conflicts.map(\.members.count) == [2])
        #expect(sums.values() == [1])
    }

    @Test func anInequalityGivesWayBeforeAnEquality() throws {
        var sums = Sums(2)
        let least = try sums.add([(1, 0)], .greaterThanOrEqual, 21)
        try sums.add([(1, 0), (1, 1)], .equal, 20)
        try sums.add([(1, 1)], .equal, 2)
        #expect(sums.solver.solve().conflicts.map(\.broken) == [least])
        #expect(isClose(sums.values(), [18, 2]))
    }

    @Test func aLowerRankGivesWayBeforeAnInequality() throws {
        var sums = Sums(1)
        try sums.add([(1, 0)], .greaterThanOrEqual, 21, rank: 1)
        let own = try sums.add([(1, 0)], .equal, 20)
        #expect(sums.solver.solve().conflicts.map(\.broken) == [own])
        #expect(sums.values() == [21])
    }

    @Test func theBrokenOneStaysAsCloseAsItCan() throws {
        var sums = Sums(2)
        try sums.add([(1, 0), (1, 1)], .equal, 100, rank: 1)
        try sums.add([(1, 0)], .greaterThanOrEqual, 60, rank: 1)
        let wanted = try sums.add([(1, 1)], .equal, 90)
        // Optional constraints do not win against it.
        for _ in 0..<20 { try sums.add([(1, 1)], .equal, 0, priority: 999) }
        #expect(sums.solver.solve().conflicts.map(\.broken) == [wanted])
        #expect(isClose(sums.values(), [60, 40]))
    }

    @Test func whatGaveWayIsTriedAgain() throws {
        var sums = Sums(1)
        let bound = try sums.add([(1, 0)], .lessThanOrEqual, 50, rank: 1)
        try sums.add([(1, 0)], .equal, 80)
        #expect(sums.values() == [50])
        try sums.solver.setConstant(-200, of: bound)
        #expect(sums.values() == [80])
        #expect(sums.solver.solve().conflicts.isEmpty)
    }

    @Test func everyContradictionIsNamed() throws {
        var sums = Sums(6)
        for variable in 0..<6 {
            try sums.add([(1, variable)], .equal, 1)
            try sums.add([(1, variable)], .equal, 2)
        }
        let solution = sums.solver.solve()
        #expect(solution.conflicts.count == 6)
        #expect(sums.values() == [1, 1, 1, 1, 1, 1])
    }

    @Test func setsAreIrreducible() throws {
        // A ring of inequalities that cannot close, among much that has nothing to do with it.
        var sums = Sums(8)
        var ring: [Constraint] = []
        for variable in 0..<4 {
            ring.append(
                try sums.add([(1, (variable + 1) % 4), (-1, variable)], .greaterThanOrEqual, 1))
        }
        for variable in 4..<8 { try sums.add([(1, variable), (-1, variable - 4)], .equal, 3) }
        let conflict = try #require(sums.solver.solve().conflicts.first)
        #expect(conflict.members == ring)
        for member in conflict.members {
            var without = sums
            try without.solver.removeConstraint(member)
            #expect(without.solver.solve().conflicts.isEmpty)
        }
    }
}
