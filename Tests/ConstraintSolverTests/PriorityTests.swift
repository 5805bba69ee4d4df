import ConstraintSolver
import Constraints
import Testing

/// Levels are ranked strictly; within one, the sum of absolute errors counts.
@Suite struct PriorityTests {
    @Test func aThousandNeverMoveOneAbove() throws {
        var sums = Sums(1)
        try sums.add([(1, 0)], .equal, 10, priority: 751)
        for _ in 0..<1000 { try sums.add([(1, 0)], .equal, 500, priority: 750) }
        #expect(sums.values() == [10])
    }

    @Test func fractionalPrioritiesAreTheirOwnLevels() throws {
        var sums = Sums(1)
        try sums.add([(1, 0)], .equal, 1, priority: 999)
        try sums.add([(1, 0)], .equal, 2, priority: 999.5)
        try sums.add([(1, 0)], .equal, 3, priority: 49)
        #expect(sums.values() == [2])
    }

    @Test func aBrokenOptionalConstraintPullsToTheClosest() throws {
        var sums = Sums(1)
        try sums.add([(1, 0)], .lessThanOrEqual, 100)
        try sums.add([(1, 0)], .equal, 400, priority: 250)
        #expect(sums.values() == [100])
        #expect(sums.solver.levelErrors() == [LevelError(priority: 250, error: 300)])
    }

    @Test func withinALevelTheSumOfErrorsIsLeast() throws {
        // Two ask for 0 and one for 30: the two win, their errors adding up to less.
        var sums = Sums(1)
        for side in [0.0, 0, 30] { try sums.add([(1, 0)], .equal, side, priority: 500) }
        #expect(sums.values() == [0])
        #expect(sums.solver.levelErrors() == [LevelError(priority: 500, error: 30)])
    }

    @Test func huggingAndCompressionDecideWhoGives() throws {
        // Two labels of 80 and 100 in 150: the one that resists compression less shrinks.
        var sums = Sums(2)
        try sums.add([(1, 0), (1, 1)], .equal, 150)
        for (variable, own, compression) in [(0, 80.0, Float(751)), (1, 100, 750)] {
            try sums.add([(1, variable)], .lessThanOrEqual, own, priority: 250)
            try sums.add([(1, variable)], .greaterThanOrEqual, own, priority: compression)
        }
        #expect(isClose(sums.values(), [80, 70]))
    }

    @Test func ofEqualOnesTheFirstStaysAsSmallAsItCan() throws {
        // Equal labels in too much room: the first keeps its own size, the last takes the rest.
        var sums = Sums(3)
        try sums.add([(1, 0), (1, 1), (1, 2)], .equal, 300)
        for variable in 0..<3 {
            try sums.add([(1, variable)], .lessThanOrEqual, 40, priority: 250)
            try sums.add([(1, variable)], .greaterThanOrEqual, 40, priority: 750)
        }
        #expect(isClose(sums.values(), [40, 40, 220]))
        #expect(!sums.solver.solve().isUnique)
    }

    @Test func changingAPriorityChangesTheAnswer() throws {
        var sums = Sums(1)
        try sums.add([(1, 0)], .equal, 1, priority: 300)
        let second = try sums.add([(1, 0)], .equal, 2, priority: 200)
        #expect(sums.values() == [1])
        try sums.solver.setPriority(301, of: second)
        #expect(sums.values() == [2])
        try sums.solver.setPriority(1000, of: second)
        #expect(sums.values() == [2])
    }
}
