extension RunReport {
    /// A cause and the results that it explains.
    package struct CauseGroup: Hashable, Sendable {
        /// The cause, as the first of the results states it.
        package var cause: StoredResult.Cause
        /// The indices of the results.
        package var results: [Int]
    }

    /// The causes of all results that do not pass, those of most results first.
    package var causes: [CauseGroup] {
        var groups: [CauseGroup] = [], indexByIdentity: [[String?]: Int] = [:]
        for (index, result) in results.enumerated() where !result.passes {
            var known: Set<[String?]> = []
            for cause in result.causes where known.insert(cause.identity).inserted {
                if let group = indexByIdentity[cause.identity] {
                    groups[group].results.append(index)
                } else {
                    indexByIdentity[cause.identity] = groups.count
                    groups.append(CauseGroup(cause: cause, results: [index]))
                }
            }
        }
        // Groups of equal size stay in the order of the run.
        return groups.enumerated().sorted {
            ($1.element.results.count, $0.offset) < ($0.element.results.count, $1.offset)
        }.map(\.element)
    }
}
