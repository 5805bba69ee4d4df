import Goldens
import Maquette

extension ScreenDifference {
    /// The largest number of places that are listed.
    private static let shownClusterLimit = 5
    /// The largest number of causes that are listed.
    private static let shownCauseLimit = 20

    /// Returns what differs in lines: first what changed of its own accord, then where pixels differ.
    func lines(indent: String) -> [String] {
        (causeLines + pixelLines).map { indent + $0 }
    }

    /// What changed of its own accord.
    var causeLines: [String] {
        let rest = explanation.causes.count - ScreenDifference.shownCauseLimit
        return explanation.causes.prefix(ScreenDifference.shownCauseLimit).map(\.message)
            + (rest > 0 ? ["and \(counted(rest, "more cause"))"] : [])
    }

    private var pixelLines: [String] {
        guard let pixels else { return [] }
        let unit = scale == nil ? "pixels" : "points"
        let count = explanation.clusterCount
        var lines = [
            GoldenSummary.pixelText(pixels, box, unit: unit)
                + (count > 1 ? ", in \(counted(count, "place"))" : "")
        ]
        guard count > 1 else { return lines }
        for (index, cluster) in explanation.clusters.prefix(ScreenDifference.shownClusterLimit).enumerated() {
            let views = cluster.views.isEmpty ? "" : ": " + cluster.views.prefix(3).joined(separator: ", ")
            lines.append(
                "\(index + 1). \(cluster.box.dumpText) \(unit), \(counted(cluster.pixelCount, "pixel"))\(views)"
            )
        }
        if count > ScreenDifference.shownClusterLimit {
            lines.append("and \(counted(count - ScreenDifference.shownClusterLimit, "more place"))")
        }
        return lines
    }
}
