/// What kernels found for systems, by everything it depends on.
///
/// Equal cells of a list are solved once, and after a change only the systems it reaches are solved again.
/// Results are dropped by age once they take much more room than the model. They are looked up only, never
/// gone through, so hashing decides nothing.
struct KernelCache {
    /// A system in numbers: its shape, coefficients, right sides and breakpoints.
    struct Key: Hashable {
        fileprivate var bitPatterns: [UInt64] = []

        /// The numbers of a system.
        init(_ input: SystemInput) {
            let kernel = input.kernel
            bitPatterns.reserveCapacity(
                4 + kernel.columns.count * 2 + kernel.rowCount * 2 + input.breakpoints.count * 5)
            bitPatterns.append(UInt64(kernel.columnCount) << 1 | (kernel.tolerance == .standard ? 0 : 1))
            bitPatterns.append(UInt64(kernel.rowCount))
            for row in 0..<kernel.rowCount {
                bitPatterns.append(UInt64(kernel.rowEnds[row]))
                bitPatterns.append(kernel.constants[row].bitPattern)
            }
            for entry in kernel.columns.indices {
                bitPatterns.append(UInt64(kernel.columns[entry]))
                bitPatterns.append(kernel.coefficients[entry].bitPattern)
            }
            for placed in input.breakpoints {
                bitPatterns.append(UInt64(placed.column) << 32 | UInt64(placed.breakpoint.level.bitPattern))
                bitPatterns.append(placed.breakpoint.position.bitPattern)
                bitPatterns.append(placed.breakpoint.lowerWeight.bitPattern)
                bitPatterns.append(placed.breakpoint.upperWeight.bitPattern)
            }
        }
    }

    /// What a kernel found.
    struct Result {
        /// By column of the system.
        var values: [Double] = []
        /// The columns that no level decides.
        var open: [(place: Int, interval: Interval)] = []
        var pivotCount = 0
        var unfinishedCount = 0
    }

    private var current: [Key: Result] = [:]
    private var last: [Key: Result] = [:]

    /// The size of the current results.
    private var wordCount = 0

    /// Begins a run on a model of some size: where results pile up, those not used of late are dropped.
    mutating func beginRun(modelSize: Int) {
        // A system takes up to eight words a term, so all of them find room at once.
        guard wordCount > modelSize * 8 else { return }
        last = current
        current = [:]
        wordCount = 0
    }

    /// The result for a system, found by `solve` where it is not known; `isKnown` says which.
    mutating func result(
        for input: SystemInput, _ solve: (SystemInput) -> Result
    ) -> (result: Result, isKnown: Bool) {
        let key = Key(input)
        if let known = current[key] { return (known, true) }
        wordCount += key.bitPatterns.count + input.columns.count
        if let known = last[key] {
            current[key] = known
            return (known, true)
        }
        let found = solve(input)
        current[key] = found
        return (found, false)
    }
}
