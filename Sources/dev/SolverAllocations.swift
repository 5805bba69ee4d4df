import ConstraintSolver
import Constraints
import Foundation

/// Counts allocations of the solver. The counters are those of `Benchmarks/allocations.c`, which must be
/// preloaded.
struct SolverAllocations {
    /// The peak memory while a workload is built and solved.
    struct Peak {
        var workload: String
        var viewCount: Int
        var bytes: Int
    }

    /// Solves of one structure with different constants that need the fewest and the most simplex steps.
    struct Steps {
        var unknownCount: Int
        /// The number of simplex steps and of allocations.
        var fewest: (steps: Int, allocations: Int)
        var most: (steps: Int, allocations: Int)
    }

    private typealias Counter = @convention(c) () -> Int
    private let calls: Counter
    private let held: Counter
    private let peak: Counter

    /// Nil if the counters are not preloaded.
    init?() {
        func counter(_ name: String) -> Counter? {
            guard let handle = dlopen(nil, RTLD_NOW), let symbol = dlsym(handle, name) else { return nil }
            return unsafeBitCast(symbol, to: Counter.self)
        }
        guard let calls = counter("allocation_calls"), let held = counter("allocation_held"),
            let peak = counter("allocation_peak")
        else { return nil }
        self.calls = calls
        self.held = held
        self.peak = peak
    }

    private static func strength(_ number: Int) -> Double { 1 + Double(number * 53 % 97) / 100 }

    /// Returns the peak while building, solving and resizing once, in addition to what was allocated before.
    func peak(_ workload: SolverWorkload, _ count: Int) -> Peak {
        let before = held()
        _ = peak()
        var sheet = SolverSheet(viewCount: count, width: workload.width, height: workload.height)
        workload.build(&sheet, count)
        _ = sheet.solver.solve()
        sheet.resize(width: workload.width * 1.1, height: workload.height * 1.1)
        _ = sheet.solver.solve()
        return Peak(workload: workload.name, viewCount: count, bytes: peak() - before)
    }

    /// Variables that must be increasing while each is pulled to its own position: the more these positions
    /// decrease, the more steps are needed. Only constants change between solves.
    func steps(unknowns count: Int) throws -> Steps {
        var solver = Solver()
        let unknowns = (0..<count).map { solver.addVariable(order: $0) }
        var places: [Constraint] = []
        for (number, unknown) in unknowns.enumerated() {
            let term = Term(variable: unknown, coefficient: 1)
            // Different strengths avoid ties.
            let pull = Term(variable: unknown, coefficient: Self.strength(number))
            places.append(try solver.addConstraint([pull], .equal, priority: 500, order: 2 * number))
            guard number > 0 else { continue }
            try solver.addConstraint(
                [term, Term(variable: unknowns[number - 1], coefficient: -1)], .greaterThanOrEqual,
                constant: -1, order: 2 * number + 1)
        }
        var found: [(steps: Int, allocations: Int)] = []
        for swing in [0, 0.001, 0.02, 0.04, 0.1, 0.3, 1, 3, 10] {
            for (number, place) in places.enumerated() {
                let position = Double(2 * number) + Double(number * 37 % 101) * swing
                try solver.setConstant(-position * Self.strength(number), of: place)
            }
            let before = calls()
            _ = solver.solve()
            found.append((solver.lastSolve.pivots, calls() - before))
        }
        // The first solve compiles the structure.
        found.removeFirst()
        let sorted = found.sorted { $0.steps < $1.steps }
        return Steps(unknownCount: count, fewest: sorted[0], most: sorted[sorted.count - 1])
    }
}
