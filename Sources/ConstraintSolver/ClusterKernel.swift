/// A group of open columns set up for the simplex method.
struct ClusterKernel: ~Copyable {
    var simplex: SimplexKernel

    /// Sets up a group at the point of a finished evaluation.
    init(_ cluster: OpenPart.Cluster, _ part: OpenPart, _ evaluation: Evaluation) {
        var input = KernelInput()
        input.columnCount = cluster.columns.count
        input.bendCapacity = 1
        for column in cluster.columns {
            input.start.append(evaluation.values[Int(column)])
            // Eliminated columns have no bounds, so they are the natural basis.
            input.reluctance.append(part.intervals[column] == nil ? 0 : 1)
        }
        for equation in cluster.equations {
            for entry in equation.entries {
                let place = SystemKernel.place(of: entry.column, in: cluster.columns[...])
                input.columns.append(Int32(truncatingIfNeeded: place))
                input.coefficients.append(entry.value)
            }
            input.rowEnds.append(input.columns.count)
            input.constants.append(equation.constant)
        }
        simplex = SimplexKernel(input)
        for (place, column) in cluster.columns.enumerated() {
            guard let interval = part.intervals[column] else { continue }
            simplex.low[place] = min(interval.low, simplex.value[place])
            simplex.high[place] = max(interval.high, simplex.value[place])
        }
    }
}
