extension Evaluation {
    /// Places what no level decides: by order key, each unknown as near to 0 as those before it allow.
    ///
    /// Slacks and eliminated columns follow from unknowns, so the rule gives one point whatever was eliminated.
    /// Lone columns were placed by it already; where an eliminated unknown that depends on an open column
    /// comes before it, or columns are tied to one another by equations, the open part is solved as a system.
    ///
    /// - Returns: Whether any value changed.
    mutating func breakTies(_ program: Program) -> Bool {
        guard !program.lateDefinitions.isEmpty || program.systems.contains(where: { !$0.isSingleRow }) else {
            return false
        }
        let part = OpenPart(program, self)
        var isChanged = false
        for cluster in part.clusters where cluster.isEntangled {
            var kernel = ClusterKernel(cluster, part, self)
            for place in cluster.columns.indices where Int(cluster.columns[place]) < program.variableCount {
                kernel.simplex.settle(place)
            }
            pivotCount += kernel.simplex.pivotCount
            for (place, column) in cluster.columns.enumerated() {
                values[Int(column)] = kernel.simplex.value[place]
            }
            isChanged = true
        }
        return isChanged
    }
}
