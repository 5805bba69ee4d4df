import ConstraintSolver
import Constraints
import Testing

/// What the constraints leave open is said, and goes as near to 0 as it can.
@Suite struct AmbiguityTests {
    @Test func rangesAreThoseTheConstraintsLeave() throws {
        var sums = Sums(3)
        try sums.add([(1, 0)], .greaterThanOrEqual, 10)
        try sums.add([(1, 0), (1, 1)], .equal, 100)
        try sums.add([(1, 1)], .greaterThanOrEqual, 20)
        #expect(isClose(sums.values(), [10, 90, 0]))
        let found = sums.solver.undeterminedVariables()
        #expect(found.map(\.variable) == sums.variables)
        #expect(found.map(\.range) == [10...80, 20...90, -Double.infinity...Double.infinity])
    }

    @Test func theEarlierVariableIsNearerToZero() throws {
        var sums = Sums(3)
        try sums.add([(1, 0), (1, 1), (1, 2)], .equal, 30)
        for variable in 0..<3 { try sums.add([(1, variable)], .greaterThanOrEqual, -5) }
        #expect(isClose(sums.values(), [0, 0, 30]))
    }

    @Test func optionalConstraintsNarrowTheRange() throws {
        var sums = Sums(1)
        try sums.add([(1, 0)], .equal, 10, priority: 500)
        try sums.add([(1, 0)], .equal, 40, priority: 500)
        #expect(sums.values() == [10])
        #expect(sums.solver.undeterminedVariables().map(\.range) == [10...40])
    }

    @Test func aDeterminedSystemHasNone() throws {
        var sums = Sums(2)
        try sums.add([(1, 0), (1, 1)], .equal, 10)
        try sums.add([(1, 0), (-1, 1)], .equal, 2)
        #expect(isClose(sums.values(), [6, 4]))
        #expect(sums.solver.solve().isUnique)
        #expect(sums.solver.undeterminedVariables().isEmpty)
    }
}
