import Foundation

/// The report of a test run as `report.json` states it. Reports in other formats are made from it, so that
/// they can also be made of stored and merged reports.
package struct StoredReport: Decodable, Hashable, Sendable {
    /// The goldens that the run was allowed to write.
    package var record: String
    /// One result for each golden, in the order of the run.
    package var results: [StoredResult]
    /// The screens that could not be rendered, and so have no results.
    package var notRendered: [Screen]

    /// A screen without results.
    package struct Screen: Decodable, Hashable, Sendable {
        /// The base name of its goldens, or the path of an input that could not be read.
        package var name: String
        /// The input as the user named it.
        package var input: String?
        /// The first error.
        package var message: String?
        /// The file of that error.
        package var file: String?
        /// The line of that error.
        package var line: Int?
    }

    private enum Key: CodingKey {
        case record, results, notRendered
    }

    package init(from decoder: any Decoder) throws {
        let members = try decoder.container(keyedBy: Key.self)
        record = try members.decode(String.self, forKey: .record)
        results = try members.decode([StoredResult].self, forKey: .results)
        notRendered = try members.decodeIfPresent([Screen].self, forKey: .notRendered) ?? []
    }

    /// Reads the JSON text of a report; nil if it is not one.
    package init?(json bytes: [UInt8]) {
        guard let report = try? JSONDecoder().decode(StoredReport.self, from: Data(bytes)) else { return nil }
        self = report
    }

    /// Whether the run passes: every screen was rendered and is equal to its goldens.
    package var passes: Bool { notRendered.isEmpty && failures.isEmpty }

    /// The results that do not pass.
    package var failures: [StoredResult] { results.filter { !$0.passes } }

    /// The counts of outcomes as one line: `2 different, 1 missing, 7 same`.
    package var summary: String {
        var parts = ["different", "missing", "recorded", "failed", "same"].compactMap { outcome in
            let count = results.count { $0.outcome == outcome }
            return count > 0 ? "\(count) \(outcome)" : nil
        }
        if !notRendered.isEmpty { parts.insert("\(notRendered.count) not rendered", at: 0) }
        return parts.isEmpty ? "no goldens" : parts.joined(separator: ", ")
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

    /// A cause and the results that it explains.
    package struct CauseGroup: Hashable, Sendable {
        /// The cause, as the first of the results states it.
        package var cause: StoredResult.Cause
        /// The indices of the results.
        package var results: [Int]
    }
}
