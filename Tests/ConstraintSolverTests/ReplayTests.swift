import ConstraintSolver
import Constraints
import Testing

/// After a change only what it reaches is solved again, and equal parts are solved once.
@Suite struct ReplayTests {
    /// Three coupled lengths that elimination does not take apart.
    private func addCell(_ sums: inout Sums, _ first: Int, width: Double) throws -> Constraint {
        let (a, b, c) = (first, first + 1, first + 2)
        let whole = try sums.add([(1, a), (1, b), (1, c)], .lessThanOrEqual, width)
        try sums.add([(1, a), (-1, b)], .greaterThanOrEqual, 10)
        try sums.add([(1, b), (-1, c)], .equal, 5, priority: 760)
        for (variable, own) in [(a, 120.0), (b, 90), (c, 200)] {
            try sums.add([(1, variable)], .lessThanOrEqual, own, priority: 250)
            try sums.add([(1, variable)], .greaterThanOrEqual, own, priority: 750)
        }
        return whole
    }

    private func steps(_ sums: inout Sums) -> Int {
        for line in sums.solver.dump().split(separator: "\n") where line.hasSuffix(" simplex steps") {
            return Int(line.split(separator: " ")[0]) ?? 0
        }
        return 0
    }

    @Test func equalCellsAreSolvedOnce() throws {
        var one = Sums(3)
        _ = try addCell(&one, 0, width: 300)
        var many = Sums(300)
        for cell in 0..<100 { _ = try addCell(&many, 3 * cell, width: 300) }
        let stepsForOne = steps(&one)
        #expect(stepsForOne > 0)
        #expect(steps(&many) == stepsForOne)
        let values = many.values()
        #expect(isClose(Array(values[297...]), one.values()))
    }

    @Test func aChangedConstantReachesItsOwnPartAlone() throws {
        var sums = Sums(60)
        var wholes: [Constraint] = []
        for cell in 0..<20 { wholes.append(try addCell(&sums, 3 * cell, width: 300 + Double(cell))) }
        let all = steps(&sums)
        try sums.solver.setConstant(-250, of: wholes[7])
        let few = steps(&sums)
        #expect(few > 0 && few * 10 <= all)
        #expect(sums.solver.checkInvariants() == nil)
    }

    @Test func anAddedConstraintReachesItsOwnPartAlone() throws {
        var sums = Sums(60)
        for cell in 0..<20 { _ = try addCell(&sums, 3 * cell, width: 300 + Double(cell)) }
        let all = steps(&sums)
        let before = sums.values()
        let added = try sums.add([(1, 30)], .lessThanOrEqual, 100)
        let few = steps(&sums)
        #expect(few * 10 <= all)
        #expect(sums.values()[30] <= 100 + 1e-9)
        try sums.solver.removeConstraint(added)
        #expect(sums.values() == before)
        #expect(sums.solver.checkInvariants() == nil)
    }

    @Test func aCopyIsItsOwn() throws {
        var sums = Sums(2)
        let side = try sums.add([(1, 0)], .equal, 10)
        try sums.add([(1, 1), (-2, 0)], .equal, 1)
        #expect(sums.values() == [10, 21])
        var copy = sums
        try copy.solver.setConstant(-20, of: side)
        #expect(copy.values() == [20, 41])
        #expect(sums.values() == [10, 21])
    }

    @Test func omittedBoundsAreHeededWhenTheyMatter() throws {
        // Two lengths share a room that grows and shrinks; the second has no size of its own.
        var sums = Sums(2)
        let room = try sums.add([(1, 0), (1, 1)], .equal, 100)
        for variable in 0..<2 { try sums.add([(1, variable)], .greaterThanOrEqual, 0) }
        try sums.add([(1, 0)], .equal, 80, priority: 750)
        #expect(isClose(sums.values(), [80, 20]))
        try sums.solver.setConstant(-50, of: room)
        #expect(isClose(sums.values(), [50, 0]))
        try sums.solver.setConstant(-90, of: room)
        #expect(isClose(sums.values(), [80, 10]))
        #expect(sums.solver.checkInvariants() == nil)
    }
}
