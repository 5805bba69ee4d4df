package import Files
import Geometry

/// The figures of many pairs, by repository and cause.
package struct PixelReport: Sendable {
    /// A pair and what its comparison found.
    package struct Entry: Sendable {
        /// The pair as the list has it.
        package var pair: PicturePair
        /// What the comparison found.
        package var figures: PictureFigures

        /// Describes what was found of a pair.
        package init(_ pair: PicturePair, _ figures: PictureFigures) {
            self.pair = pair
            self.figures = figures
        }
    }

    /// The means of some pairs.
    package struct Means: Equatable, Sendable {
        /// The repository, or `all`.
        package var repository: String
        /// The cause; nil for the pairs of all causes.
        package var cause: String?
        /// The number of pairs, and of those whose pictures have the same size.
        package var count, sameSizeCount: Int
        /// The mean of each figure; see `PictureFigures`.
        package var equalWithin8, equalInk, similarity, inkSimilarity, inkRatio: Double

        init(_ entries: [Entry], of repository: String, _ cause: String?) {
            func mean(_ value: (PictureFigures) -> Double) -> Double {
                entries.reduce(0) { $0 + value($1.figures) } / Double(max(1, entries.count))
            }
            (self.repository, self.cause) = (repository, cause)
            count = entries.count
            sameSizeCount = entries.count { $0.figures.hasSameSize }
            equalWithin8 = mean { $0.equalWithin8 }
            equalInk = mean { $0.equalInk }
            similarity = mean { $0.similarity }
            inkSimilarity = mean { $0.inkSimilarity }
            inkRatio = mean { $0.inkRatio }
        }
    }

    /// The pairs in the order of the list.
    package private(set) var entries: [Entry] = []

    /// Creates an empty report.
    package init() {}

    /// Adds what was found of a pair.
    package mutating func add(_ entry: Entry) { entries.append(entry) }

    /// The repositories, in the order of their first pairs.
    package var repositories: [String] { Self.unique(entries.map(\.pair.repository)) }

    /// The means of each repository and of its causes if it has several; those of all pairs are last.
    package var means: [Means] {
        var result: [Means] = []
        for repository in repositories {
            let own = entries.filter { $0.pair.repository == repository }
            let causes = Self.unique(own.map(\.pair.cause))
            if causes.count > 1 { result.append(Means(own, of: repository, nil)) }
            for cause in causes {
                result.append(Means(own.filter { $0.pair.cause == cause }, of: repository, cause))
            }
        }
        return result + [Means(entries, of: "all", nil)]
    }

    private static func unique(_ names: [String]) -> [String] {
        var known: Set<String> = []
        return names.filter { known.insert($0).inserted }
    }

    /// The means as a table in Markdown, as `docs/pixels.md` has it.
    package var table: String {
        let heads = [
            "repository", "cause", "pictures", "same size", "equal within 8/255, %", "of the ink, %", "SSIM",
            "around ink", "ink ratio",
        ]
        let lines = means.map { means in
            let cause = means.cause.map { $0.isEmpty ? "not known" : $0 } ?? "all"
            return [
                means.repository, cause, "\(means.count)", "\(means.sameSizeCount)",
                Self.text(means.equalWithin8 * 100, 1), Self.text(means.equalInk * 100, 1),
                Self.text(means.similarity, 3), Self.text(means.inkSimilarity, 3),
                Self.text(means.inkRatio, 3),
            ]
        }
        return ([heads, heads.map { _ in "---" }] + lines)
            .map { "| \($0.joined(separator: " | ")) |" }.joined(separator: "\n")
    }

    /// Returns a number with some digits after the point.
    static func text(_ value: Double, _ digits: Int) -> String {
        var scale = 1.0
        for _ in 0..<digits { scale *= 10 }
        let rounded = Int((abs(value) * scale).rounded())
        let whole = rounded / Int(scale), rest = "\(rounded % Int(scale))"
        let sign = value < 0 && rounded > 0 ? "-" : ""
        return sign + "\(whole)."
            + String(repeating: "0", count: max(0, digits - rest.count)) + rest
    }
}
