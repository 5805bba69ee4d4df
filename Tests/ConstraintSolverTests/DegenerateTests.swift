import ConstraintSolver
import Constraints
import Testing

/// Systems on which careless methods cycle, overflow or lose their way.
@Suite struct DegenerateTests {
    /// Minimises `cost·x` for x ≥ 0 under rows `≤`, by an optional pull of the cost towards far below.
    private func least(
        cost: [Double], rows: [([Double], Double)]
    ) throws -> Double {
        var sums = Sums(cost.count + 1)
        let objective = cost.count
        for variable in cost.indices { try sums.add([(1, variable)], .greaterThanOrEqual, 0) }
        for (row, side) in rows {
            try sums.add(row.enumerated().map { ($1, $0) }, .lessThanOrEqual, side)
        }
        try sums.add(cost.enumerated().map { ($1, $0) } + [(-1, objective)], .equal, 0)
        try sums.add([(1, objective)], .equal, -1000, priority: 500)
        #expect(sums.solver.solve().conflicts.isEmpty)
        #expect(sums.solver.checkInvariants() == nil)
        return sums.values()[objective]
    }

    // Source: E. M. L. Beale, Cycling in the dual simplex algorithm (1955); the optimum is -1/20.
    @Test func bealesExampleEnds() throws {
        let found = try least(
            cost: [-0.75, 150, -0.02, 6],
            rows: [([0.25, -60, -0.04, 9], 0), ([0.5, -90, -0.02, 3], 0), ([0, 0, 1, 0], 1)])
        #expect(abs(found + 0.05) < 1e-9)
    }

    // Source: V. Chvátal, Linear Programming (1983), chapter 3; the optimum is -1.
    @Test func chvatalsExampleEnds() throws {
        let found = try least(
            cost: [-10, 57, 9, 24],
            rows: [([0.5, -5.5, -2.5, 9], 0), ([0.5, -1.5, -0.5, 1], 0), ([1, 0, 0, 0], 1)])
        #expect(abs(found + 1) < 1e-9)
    }

    // Source: V. Klee, G. J. Minty, How good is the simplex algorithm? (1972), three dimensions.
    @Test func theKleeMintyCubeEnds() throws {
        let found = try least(
            cost: [-100, -10, -1], rows: [([1, 0, 0], 1), ([20, 1, 0], 100), ([200, 20, 1], 10000)])
        // The pull ends at -1000, which the cube allows.
        #expect(abs(found + 1000) < 1e-6)
    }

    @Test func aLoopOfRatiosCollapsesToZero() throws {
        var sums = Sums(3)
        try sums.add([(1, 0), (-2, 1)], .equal, 0)
        try sums.add([(1, 1), (-2, 2)], .equal, 0)
        try sums.add([(1, 2), (-2, 0)], .equal, 0)
        try sums.add([(1, 0)], .equal, 50, priority: 750)
        #expect(isClose(sums.values(), [0, 0, 0]))
        #expect(sums.solver.solve().conflicts.isEmpty)
    }

    @Test func aLoopOfRatiosThatClosesKeepsItsSize() throws {
        var sums = Sums(2)
        try sums.add([(1, 0), (-1.5, 1)], .equal, 0)
        try sums.add([(1, 1), (-1 / 1.5, 0)], .equal, 0)
        try sums.add([(1, 0)], .equal, 90, priority: 750)
        #expect(isClose(sums.values(), [90, 60]))
    }

    @Test func repeatedConstraintsDoNoHarm() throws {
        var sums = Sums(3)
        for _ in 0..<40 {
            try sums.add([(1, 0), (1, 1), (1, 2)], .equal, 90)
            try sums.add([(1, 0), (-1, 1)], .lessThanOrEqual, 0)
            try sums.add([(1, 1), (-1, 2)], .lessThanOrEqual, 0)
            try sums.add([(1, 0)], .greaterThanOrEqual, 30)
        }
        #expect(isClose(sums.values(), [30, 30, 30]))
        #expect(sums.solver.solve().conflicts.isEmpty)
    }

    @Test(arguments: [1e-6, 1e-3, 1e3, 1e6])
    func coefficientsOfManySizesWork(_ size: Double) throws {
        var sums = Sums(3)
        try sums.add([(size, 0), (-1, 1)], .equal, 0)
        try sums.add([(1, 1), (-1 / size, 2)], .lessThanOrEqual, 0)
        try sums.add([(1, 0)], .equal, 3, priority: 750)
        try sums.add([(1, 2)], .equal, 0, priority: 250)
        #expect(isClose(sums.values(), [3, 3 * size, 3 * size * size], within: 1e-9))
        #expect(sums.solver.checkInvariants() == nil)
    }

    @Test func aLongChainEnds() throws {
        // Positions and heights by turns, from the top to a fixed bottom; all labels ask for 20 of 25 points.
        let count = 5000
        var sums = Sums(2 * count)
        try sums.add([(1, 0)], .equal, 0)
        for link in 0..<count {
            let (top, height) = (2 * link, 2 * link + 1)
            try sums.add([(1, height)], .greaterThanOrEqual, 0)
            try sums.add([(1, height)], .lessThanOrEqual, 20, priority: link == 17 ? 249 : 250)
            try sums.add([(1, height)], .greaterThanOrEqual, 20, priority: 750)
            if link + 1 < count { try sums.add([(1, top + 2), (-1, top), (-1, height)], .equal, 0) }
        }
        try sums.add([(1, 2 * count - 2), (1, 2 * count - 1)], .equal, Double(25 * count))
        let values = sums.values()
        #expect(values[1] == 20)
        #expect(values[2 * 17 + 1] == Double(5 * count + 20))
        #expect(sums.solver.checkInvariants() == nil)
    }

    @Test func aDeepNestOfInequalitiesEnds() throws {
        let count = 400
        var sums = Sums(count)
        try sums.add([(1, 0)], .lessThanOrEqual, 1000)
        for inner in 1..<count {
            try sums.add([(1, inner), (-1, inner - 1)], .lessThanOrEqual, -1)
        }
        try sums.add([(1, count - 1)], .equal, 900, priority: 750)
        let values = sums.values()
        #expect(isClose([values[count - 1]], [601]))
        #expect(sums.solver.checkInvariants() == nil)
    }
}
