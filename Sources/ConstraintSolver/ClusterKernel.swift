/// A group of open columns set up for the simplex method at the point of a finished evaluation.
struct ClusterKernel<Basis: KernelBasis & ~Copyable>: ~Copyable {
    private var simplex: SimplexKernel<Basis>
    private let columns: [Int32]
    private let variableCount: Int

    /// Sets up a group; see `KernelInput.init(_:_:_:)`.
    init(
        _ input: KernelInput, _ cluster: UnderdeterminedComponent.Cluster,
        _ component: UnderdeterminedComponent, variableCount: Int
    ) {
        self.variableCount = variableCount
        columns = cluster.columns
        simplex = SimplexKernel<Basis>(input)
        for (place, column) in columns.enumerated() {
            guard let interval = component.intervals[column] else { continue }
            simplex.low[place] = min(interval.low, simplex.value[place])
            simplex.high[place] = max(interval.high, simplex.value[place])
        }
    }

    /// Brings every unknown in turn as near to 0 as it can be.
    ///
    /// - Returns: The values by column, how many steps were made, and how many minimisations reached the cap.
    consuming func settled() -> (values: [Double], pivotCount: Int, unfinishedCount: Int) {
        var kernel = self
        for place in kernel.columns.indices where Int(kernel.columns[place]) < kernel.variableCount {
            kernel.simplex.settle(place)
        }
        var values: [Double] = []
        for place in kernel.columns.indices {
            values.append(kernel.simplex.value[place])
        }
        return (values, kernel.simplex.pivotCount, kernel.simplex.unfinishedCount)
    }

    /// The range of each unknown, by column.
    consuming func ranges() -> [(column: Int32, interval: Interval)] {
        var kernel = self
        var result: [(column: Int32, interval: Interval)] = []
        for (place, column) in kernel.columns.enumerated() where Int(column) < kernel.variableCount {
            let low = kernel.simplex.extreme(of: place, direction: -1)
            let high = kernel.simplex.extreme(of: place, direction: 1)
            result.append((column, Interval(low: min(low, high), high: max(low, high))))
        }
        return result
    }
}

extension KernelInput {
    /// The equations of a group of open columns.
    init(
        _ cluster: UnderdeterminedComponent.Cluster, _ component: UnderdeterminedComponent,
        _ evaluation: Evaluation, _ tolerance: CompileOptions.Tolerance
    ) {
        self.tolerance = tolerance
        columnCount = cluster.columns.count
        breakpointCapacity = 1
        for column in cluster.columns {
            start.append(evaluation.values[Int(column)])
            // Eliminated columns have no bounds, so they are the natural basis.
            reluctance.append(component.intervals[column] == nil ? 0 : 1)
        }
        for equation in cluster.equations {
            for entry in equation.entries {
                let place = SystemInput.place(of: entry.column, in: cluster.columns[...])
                columns.append(Int32(truncatingIfNeeded: place))
                coefficients.append(entry.value)
            }
            endRow(constant: equation.constant)
        }
    }
}
