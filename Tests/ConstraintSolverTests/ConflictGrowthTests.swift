import Constraints
import Testing

@testable import ConstraintSolver

/// Finding contradictions is bounded, however many there are and whatever they look like.
@Suite struct ConflictGrowthTests {
    /// What contradicts on one view of left edge 0 and width 1.
    enum Shape: CaseIterable {
        case widths, equalWidths, edges, ratios
    }

    private func sums(_ shape: Shape, _ count: Int) throws -> Sums {
        var sums = Sums(2)
        var random = SeededNumbers(seed: 7)
        for number in 0..<count {
            let amount = Double(Int.random(in: 1...300, using: &random))
            let relation: Relation = number % 2 == 0 ? .lessThanOrEqual : .greaterThanOrEqual
            let shifted = number % 2 == 0 ? -amount : amount
            switch shape {
            case .widths: try sums.add([(1, 1)], relation, shifted)
            case .equalWidths: try sums.add([(1, 1)], .equal, Double(number))
            case .edges:
                let terms = [[(1, 0)], [(1, 1)], [(1, 0), (1, 1)], [(1, 0), (0.5, 1)]][
                    Int.random(in: 0..<4, using: &random)]
                try sums.add(terms, relation, shifted)
            case .ratios: try sums.add([(1, 0), (-1 - Double(number) / 100, 1)], relation, shifted)
            }
        }
        return sums
    }

    /// The bound that the search states, and one attempt at all constraints beyond it.
    private func effortBound(_ count: Int) -> Int {
        let digits = Int.bitWidth - count.leadingZeroBitCount
        return 1_000_000 + 4 * count * digits + 16 * count + 10_000
    }

    @Test(arguments: Shape.allCases, [100, 300]) func theSearchIsBounded(_ shape: Shape, _ count: Int) throws
    {
        var sums = try sums(shape, count)
        let solution = sums.solver.solve()
        #expect(sums.solver.lastSolve.conflictEffort <= effortBound(count))
        #expect(!solution.conflicts.isEmpty)
        #expect(sums.solver.checkInvariants() == nil)
        let broken = Set(solution.conflicts.map(\.broken) + solution.surplus)
        #expect(broken.count == solution.conflicts.count + solution.surplus.count)
        // What is named is a contradiction: the first set, alone, has no answer.
        let members = try #require(solution.conflicts.first).members
        #expect(members.contains(solution.conflicts[0].broken) && members.count <= 3)
    }

    @Test(arguments: [Shape.widths, .equalWidths]) func thousandsGrowNoFaster(_ shape: Shape) throws {
        var sums = try sums(shape, 4000)
        let solution = sums.solver.solve()
        #expect(sums.solver.lastSolve.conflictEffort <= effortBound(4000))
        #expect(!solution.surplus.isEmpty)
        #expect(sums.solver.checkInvariants() == nil)
    }

    @Test func hundredsAreAllNamed() throws {
        var sums = try sums(.equalWidths, 300)
        let solution = sums.solver.solve()
        let first = solution.conflicts.map { $0.members[0] }
        #expect(solution.conflicts.count == 299 && Set(first).count == 1)
        #expect(solution.conflicts.allSatisfy { $0.members.count == 2 && $0.members[1] == $0.broken })
        #expect(solution.surplus.isEmpty && sums.values()[1] == 0)
    }

    /// A step that passes thousands of breakpoints stops at the weighted median, as few breakpoints do.
    @Test func longStepsStopAtTheMedian() throws {
        var sums = Sums(3)
        try sums.add([(1, 0), (1, 1), (1, 2)], .equal, 0)
        try sums.add([(1, 0), (-1, 1), (1, 2)], .equal, 10_000)
        for number in 0..<2001 {
            try sums.add([(1, 0), (2, 1), (-1, 2)], .equal, Double(number * 7919 % 2001), priority: 500)
            try sums.add([(1, 2), (1, 0)], .equal, Double(number * 104_729 % 2001), priority: 400)
        }
        let values = sums.values()
        #expect(isClose([values[0] + 2 * values[1] - values[2]], [1000], within: 1e-6))
        #expect(sums.solver.checkInvariants() == nil)
    }
}
