extension Evaluation {
    /// Places what no level decides: by order key, each unknown as near to 0 as those before it allow.
    ///
    /// Slacks and eliminated columns follow from unknowns, so the rule gives one point whatever was eliminated.
    /// Lone columns were placed by it already; where an eliminated unknown that depends on an open column
    /// comes before it, or columns are tied to one another by equations, the open component is solved as a system.
    ///
    /// - Returns: Whether any value changed.
    mutating func breakTies(_ program: Program) -> Bool {
        guard !program.lateDefinitions.isEmpty || program.systems.contains(where: { !$0.isSingleRow }) else {
            return false
        }
        let component = UnderdeterminedComponent(program, self)
        var isChanged = false
        for cluster in component.clusters where cluster.isEntangled {
            let input = KernelInput(cluster, component, self, program.tolerance)
            let count = program.variableCount
            let settled =
                input.isDense
                ? ClusterKernel<DenseBasis>(input, cluster, component, variableCount: count).settled()
                : ClusterKernel<SparseBasis>(input, cluster, component, variableCount: count).settled()
            pivotCount += settled.pivotCount
            unfinishedCount += settled.unfinishedCount
            for (column, value) in zip(cluster.columns, settled.values) { values[Int(column)] = value }
            isChanged = true
        }
        return isChanged
    }
}
