import ConstraintSolver
import Constraints
import Testing

/// What cannot be computed with is refused, and nothing is changed by the attempt.
@Suite struct RefusalTests {
    @Test(arguments: [Double.nan, .infinity, -.infinity])
    func nonFiniteNumbersAreRefused(_ number: Double) throws {
        var sums = Sums(1)
        #expect(throws: SolverError.nonFiniteConstant) { try sums.add([(1, 0)], .equal, number) }
        #expect(throws: SolverError.nonFiniteCoefficient) { try sums.add([(number, 0)], .equal, 1) }
        let constraint = try sums.add([(1, 0)], .equal, 3)
        #expect(throws: SolverError.nonFiniteConstant) { try sums.solver.setConstant(number, of: constraint) }
        #expect(sums.values() == [3])
        #expect(sums.solver.checkInvariants() == nil)
    }

    @Test(arguments: [Float.nan, 0, -1, 1000.5, .infinity])
    func prioritiesOutsideTheRangeAreRefused(_ priority: Float) throws {
        var sums = Sums(1)
        #expect(throws: SolverError.invalidPriority) { try sums.add([(1, 0)], .equal, 1, priority: priority) }
        let constraint = try sums.add([(1, 0)], .equal, 3)
        #expect(throws: SolverError.invalidPriority) { try sums.solver.setPriority(priority, of: constraint) }
    }

    @Test func magnitudesBeyondTheLimitAreRefused() throws {
        var sums = Sums(1)
        #expect(throws: SolverError.outOfRange) { try sums.add([(1, 0)], .equal, 1e16) }
        #expect(throws: SolverError.outOfRange) { try sums.add([(-1e16, 0)], .equal, 1) }
    }

    @Test func whatWasRemovedIsUnknown() throws {
        var sums = Sums(2)
        let constraint = try sums.add([(1, 0)], .equal, 5)
        #expect(throws: SolverError.variableInUse) { try sums.solver.removeVariable(sums.variables[0]) }
        try sums.solver.removeConstraint(constraint)
        #expect(throws: SolverError.unknownConstraint) { try sums.solver.removeConstraint(constraint) }
        #expect(throws: SolverError.unknownConstraint) { try sums.solver.setConstant(1, of: constraint) }
        #expect(throws: SolverError.unknownConstraint) { try sums.solver.error(of: constraint) }
        try sums.solver.removeVariable(sums.variables[0])
        #expect(throws: SolverError.unknownVariable) { try sums.add([(1, 0)], .equal, 1) }
        #expect(throws: SolverError.unknownVariable) { try sums.solver.explain(sums.variables[0]) }
        // A row used again does not answer to the old name.
        let successor = sums.solver.addVariable(order: 7)
        #expect(throws: SolverError.unknownVariable) { try sums.add([(1, 0)], .equal, 1) }
        #expect(sums.solver.solve()[successor] == 0)
        #expect(sums.solver.checkInvariants() == nil)
    }

    @Test func termsThatCancelAreNone() throws {
        var sums = Sums(1)
        try sums.add([(1, 0), (-1, 0)], .equal, 0)
        #expect(sums.solver.solve().conflicts.isEmpty)
        let impossible = try sums.add([(1, 0), (-1, 0)], .equal, 4)
        #expect(sums.solver.solve().conflicts == [Conflict(members: [impossible], broken: impossible)])
    }
}
