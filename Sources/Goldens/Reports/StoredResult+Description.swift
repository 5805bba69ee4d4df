import Diagnostics

extension StoredResult {
    /// The path of a file of evidence as the report states it; nil if there is none.
    func file(of part: EvidenceFolder.Part) -> String? {
        switch part {
        case .expected: expectedFile
        case .actual: actualFile
        case .difference: differenceFile
        case .strip: stripFile
        }
    }

    /// Whether the run has a result that can become the golden.
    package var canBeTaken: Bool { outcome == "different" || outcome == "missing" }

    /// Whether the run has not kept the result, because it keeps that of a limited number.
    package var lacksEvidence: Bool { canBeTaken && actualFile == nil }

    /// Whether the run may pass with this result. A recorded golden may have been equal, which the report
    /// does not say; a run that records is shown as one that does not pass.
    package var passes: Bool { outcome == "same" }

    /// The golden's name with its extension.
    package var fileName: String { name + kind.fileExtension }

    /// The reason in one word, for reports that have none derived from the outcome.
    package var reasonName: String {
        if let reason { return reason }
        switch outcome {
        case "different":
            guard kind == .picture else { return "text" }
            return difference?.expectedPixels == difference?.actualPixels ? "pixels" : "size"
        default: return outcome
        }
    }

    /// What differs, in one line.
    package var headline: String {
        switch reasonName {
        case "missing":
            guard let renamedFrom else { return "the golden is missing" }
            return "the golden is missing; renamed? "
                + "\(renamedFrom)\(kind.fileExtension) belongs to no screen and is equal"
        case "recorded": return "the golden was recorded"
        case "environment": return difference?.message ?? "the golden was made in another environment"
        case "failed": return difference?.message ?? "the comparison failed"
        case "size":
            guard let expected = difference?.expectedPixels, let actual = difference?.actualPixels else {
                return "the sizes differ"
            }
            return "expected \(expected.width)x\(expected.height), "
                + "got \(actual.width)x\(actual.height) pixels"
        case "text":
            guard let line = difference?.firstLine else { return "the texts differ" }
            return "from line \(line) on: \(counted(difference?.removed ?? 0, "line")) removed, "
                + "\(difference?.added ?? 0) added"
        default: return pixelText
        }
    }

    private var pixelText: String {
        guard let count = pixels ?? difference?.pixels else { return "the pictures differ" }
        var text = counted(count, "pixel") + (count == 1 ? " differs" : " differ")
        if let comparedPixels { text += " of \(comparedPixels)" }
        if let largest = difference?.largestChannelDifference { text += " by up to \(largest)" }
        if !clusters.isEmpty { text += ", in \(counted(clusterCount ?? clusters.count, "cluster"))" }
        return text
    }

    /// The headline, the causes, the largest clusters, the files and the command that accepts the result, a
    /// line each.
    package var explanation: String {
        var lines = [headline]
        lines += causes.map { "cause: \($0.message)" }
        lines += clusters.prefix(5).map { "cluster: \($0.text)" }
        if let stage { lines.append("first stage that differs: \(stage)") }
        lines.append("golden: \(golden)")
        for (name, file) in [
            ("expected", expectedFile), ("actual", actualFile), ("difference", differenceFile),
        ] {
            if let file { lines.append("\(name): \(file)") }
        }
        if let approve { lines.append("to accept it: \(approve)") }
        return lines.joined(separator: "\n")
    }

    /// The conditions of the render that the report states.
    package var conditions: [String] {
        [state, device, orientation, appearance, textSize, locale, direction].compactMap(\.self)
    }
}

extension StoredResult.Cluster {
    /// The box in points, the number of pixels and the views.
    package var text: String {
        var text = [x, y, width, height].map(StoredResult.Cluster.number).joined(separator: " ")
        if let pixels { text += ", \(counted(pixels, "pixel"))" }
        if let views, !views.isEmpty { text += ": " + views.joined(separator: ", ") }
        return text
    }

    /// Returns a number with at most two decimals, without trailing zeros.
    static func number(_ value: Double) -> String {
        let hundredths = (value * 100).rounded()
        guard abs(hundredths) < 1e15 else { return "\(value)" }
        let whole = hundredths / 100
        return whole == whole.rounded() ? "\(Int(whole))" : "\(whole)"
    }
}
