import Goldens
import Maquette

extension GoldenResult {
    /// The largest number of causes in a message.
    private static let shownCauseLimit = 3

    /// The message of a result that did not pass: what differs, because of what, where to see it, and how to accept it.
    var failureMessage: String {
        var lines = ["golden \(goldenPath) \(differenceText)"]
        let causes = explanation?.causes ?? []
        lines += causes.prefix(GoldenResult.shownCauseLimit).map { "because \($0.message)" }
        let rest = causes.count - GoldenResult.shownCauseLimit
        if rest > 0 { lines.append("and \(counted(rest, "more cause"))") }
        lines += [
            ("expected:  ", evidence?.expected), ("actual:    ", evidence?.actual),
            ("difference:", evidence?.difference), ("strip:     ", evidence?.strip),
            ("accept:    ", approval),
        ].compactMap { label, text in text.map { "\(label) \($0)" } }
        if let evidenceProblem { lines.append(evidenceProblem.description) }
        return lines.joined(separator: "\n  ")
    }

    private var differenceText: String {
        switch outcome {
        case .same: return "is the same"
        case .missing: return "is missing"
        case .recorded: return "was recorded; run the test again"
        case .failed(let diagnostic): return "was not compared: \(diagnostic.description)"
        case .digestDiffers: return "differs: the pixels are not those of the digest"
        case .textDiffers(let difference):
            return "differs:\n" + difference.text(limit: 10)
        case .pixelsDiffer(let difference, let box):
            var text =
                "differs in \(counted(difference.differingPixelCount, "pixel")) by up to "
                + "\(difference.largestChannelDifference)"
            if let box { text += ", within \(box.dumpText) points" }
            let places = explanation?.clusterCount ?? 0
            if places > 1 { text += ", in \(counted(places, "place"))" }
            let (expected, actual) = (difference.expectedSize, difference.actualSize)
            if expected != actual {
                text +=
                    "; expected \(expected.width)x\(expected.height), got \(actual.width)x\(actual.height) pixels"
            }
            return text
        }
    }

    /// The files of evidence.
    var evidenceFiles: [String] {
        guard let evidence else { return [] }
        return [evidence.expected, evidence.actual, evidence.difference, evidence.strip].compactMap(\.self)
    }
}
