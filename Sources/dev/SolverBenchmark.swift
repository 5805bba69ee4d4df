import ConstraintSolver

/// Measures the solver on typical Auto Layout workloads, for comparison with Kiwi's times for the same
/// workloads.
///
/// Each workload is built and solved from scratch, then its root is resized ten times. The fastest of several
/// runs is reported.
struct SolverBenchmark {
    /// The numbers of views.
    static let sizes = [10, 50, 100, 200, 500, 1000, 2000]

    /// One row of the table, in seconds.
    struct Figure {
        var workload: String
        var viewCount: Int
        var constraintCount: Int
        var build: Double
        var resize: Double
    }

    /// The workloads to run; empty for all.
    var names: [String] = []
    /// The time to spend on one workload and size, in seconds.
    var budget = 0.2
    /// Whether sizes are constrained to be nonnegative, as in layout but not in Kiwi's workloads.
    var boundsSizes = false

    /// Runs the workloads, calling `report` with each row when it is available.
    func run(_ report: (Figure) -> Void) {
        for workload in SolverWorkload.all where names.isEmpty || names.contains(workload.name) {
            for count in Self.sizes { report(measure(workload, count)) }
        }
    }

    private func measure(_ workload: SolverWorkload, _ count: Int) -> Figure {
        let clock = ContinuousClock()
        var figure = Figure(
            workload: workload.name, viewCount: count, constraintCount: 0, build: .infinity, resize: .infinity
        )
        let begin = clock.now
        var repetitions = 0
        while repetitions < 5 || (repetitions < 200 && begin.duration(to: clock.now).seconds < budget) {
            repetitions += 1
            let start = clock.now
            var sheet = SolverSheet(
                viewCount: count, width: workload.width, height: workload.height, boundsSizes: boundsSizes)
            workload.build(&sheet, count)
            var sum = sheet.solver.solve()[sheet.rootWidth]
            figure.build = min(figure.build, start.duration(to: clock.now).seconds)
            figure.constraintCount = sheet.constraintCount - 2
            let resizeStart = clock.now
            for turn in 0..<10 {
                // Always a size that was not solved before, so that no result comes from a cache.
                let growth = 1 + Double(turn) / 100
                sheet.resize(
                    width: workload.width * (turn % 2 == 1 ? 1.5 : 0.9) * growth,
                    height: workload.height * (turn % 2 == 1 ? 0.8 : 1.2) * growth)
                sum += sheet.solver.solve()[sheet.rootWidth]
            }
            figure.resize = min(figure.resize, resizeStart.duration(to: clock.now).seconds / 10)
            if sum.isNaN { return figure }
        }
        return figure
    }
}

extension Duration {
    /// The duration in seconds.
    var seconds: Double { Double(components.seconds) + Double(components.attoseconds) * 1e-18 }
}
