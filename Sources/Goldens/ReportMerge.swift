package import Files

/// Joins the reports of the parts of a run to that of the whole.
package struct ReportMerge: Sendable {
    /// The parts, each in its folder.
    private let parts: [RunReport]

    /// Why reports cannot be joined, in words.
    package struct Refusal: Error, Hashable, Sendable {
        package var reason: String
    }

    /// Creates a merge.
    ///
    /// - Throws: `Refusal` unless the reports are all parts of one run.
    package init(_ reports: [RunReport]) throws(Refusal) {
        var byIndex: [Int: RunReport] = [:]
        for report in reports where report.shard == nil {
            throw Refusal(reason: "the report in '\(report.folder)' is that of a run without --shard")
        }
        let counts = Set(reports.compactMap { $0.shard?.count })
        guard counts.count == 1, let count = counts.first else {
            let list = counts.sorted().map(String.init).joined(separator: " and ")
            throw Refusal(reason: "the reports are of runs in \(list) parts")
        }
        for report in reports {
            guard let index = report.shard?.index else { continue }
            if let other = byIndex.updateValue(report, forKey: index) {
                throw Refusal(reason: "'\(other.folder)' and '\(report.folder)' both hold part \(index)")
            }
        }
        let missing = (1...count).filter { byIndex[$0] == nil }
        guard missing.isEmpty else {
            let list = missing.prefix(20).map(String.init).joined(separator: ", ")
            throw Refusal(reason: "of \(count) parts, these are missing: \(list)")
        }
        parts = (1...count).compactMap { byIndex[$0] }
        guard Set(parts.map(\.mode)).count == 1 else {
            throw Refusal(reason: "the parts were run with different record modes")
        }
        guard Set(parts.map(\.evidenceLimit)).count == 1 else {
            throw Refusal(reason: "the parts were run with different values of --max-evidence")
        }
        let names = parts.flatMap(\.results).map(\.fileName)
        guard Set(names).count == names.count else {
            throw Refusal(reason: "the parts overlap; they are not of one configuration")
        }
    }

    /// A file of evidence to copy.
    package struct Copy: Hashable, Sendable {
        /// The folder of the part.
        package var folder: String
        /// The path in that folder.
        package var from: String
        /// The path in the folder of the whole.
        package var to: String
    }

    /// Returns the report of the whole run, whose evidence is in `folder`, and the files to copy there. The commands that
    /// accept results have the options of the whole run.
    package func merged(
        into folder: String, _ options: RunOptions = RunOptions()
    ) -> (json: JSONValue, copies: [Copy]) {
        var copies: [Copy] = []
        var results: [JSONValue] = []
        // Each part has kept as much evidence as the whole run may.
        var rest = parts.first?.evidenceLimit ?? .max
        for part in parts {
            for item in part.json["results"]?.items ?? [] {
                let hasEvidence = ReportMerge.evidence(of: item).contains { $0.value != .null }
                let result =
                    hasEvidence && rest == 0
                    ? ReportMerge.withoutEvidence(item)
                    : ReportMerge.moved(item, from: part.folder, to: folder, &copies)
                results.append(ReportMerge.accepted(result, with: options))
                if hasEvidence, rest > 0 { rest -= 1 }
            }
        }
        return (json(results), copies)
    }

    /// The exit code of the whole run: the highest of the parts.
    package var exitCode: Int { parts.map(\.exitCode).max() ?? 0 }

    /// Returns the members of the first part, with counts added up and lists joined.
    private func json(_ results: [JSONValue]) -> JSONValue {
        func members(_ json: JSONValue) -> [JSONValue.Member] {
            if case .object(let members) = json { members } else { [] }
        }
        // In the order of a report; a member may be absent from some parts.
        var names: [String] = []
        for name in parts.flatMap({ members($0.json).map(\.name) }) where !names.contains(name) {
            names.append(name)
        }
        let order = ["stopped", "maxEvidence", "sources", "results", "notRendered"]
        names = names.filter { !order.contains($0) && $0 != "shard" } + order.filter(names.contains)
        return .entries(
            names.map { name in
                let values = parts.compactMap { $0.json[name] }
                switch name {
                case "total", "passed", "missing":
                    return (name, .integer(values.compactMap(\.countValue).reduce(0, +)))
                case "exitCode": return (name, .integer(exitCode))
                case "notRendered", "sources": return (name, .array(ReportMerge.joined(values)))
                case "results": return (name, .array(results))
                default: return (name, values.first ?? .null)
                }
            })
    }

    /// Returns the items of several lists, each once.
    private static func joined(_ lists: [JSONValue]) -> [JSONValue] {
        var known: Set<String> = []
        return lists.flatMap { $0.items ?? [] }.filter { known.insert($0.text).inserted }
    }

    /// The members of a result that name files of evidence.
    private static func evidence(of result: JSONValue) -> [JSONValue.Member] {
        guard case .object(let members) = result else { return [] }
        return members.filter { $0.name.hasSuffix("File") }
    }

    /// Returns a result with the command that accepts it in the whole run.
    private static func accepted(_ result: JSONValue, with options: RunOptions) -> JSONValue {
        guard case .object(let members) = result, let name = result["name"]?.stringValue,
            result["approve"]?.stringValue != nil
        else { return result }
        let moves = result["renamedFrom"]?.stringValue != nil
        let line = GoldenCheck.Approval.command.line(accepting: name, of: options, moves: moves)
        return .object(
            members.map { member in
                member.name == "approve" ? JSONValue.Member(name: member.name, value: .string(line)) : member
            })
    }

    private static func withoutEvidence(_ result: JSONValue) -> JSONValue {
        guard case .object(let members) = result else { return result }
        return .object(
            members.map { member in
                member.name.hasSuffix("File") ? JSONValue.Member(name: member.name, value: .null) : member
            })
    }

    /// Returns a result with the paths of its evidence in another folder. What is no evidence of the result is left out.
    private static func moved(
        _ item: JSONValue, from old: String, to new: String, _ copies: inout [Copy]
    ) -> JSONValue {
        guard case .object(let members) = item, let result = StoredResult(item) else { return item }
        let folders = [old, new].map { EvidenceFolder(path: $0) }
        return .object(
            members.map { member in
                guard member.name.hasSuffix("File"), let stated = member.value.stringValue else {
                    return member
                }
                let part = EvidenceFolder.Part(rawValue: String(member.name.dropLast("File".count)))
                guard let part, let from = try? folders[0].path(of: part, result),
                    let to = try? folders[1].path(of: part, result)
                else { return JSONValue.Member(name: member.name, value: .null) }
                // An absolute path remains one.
                let target = stated.hasPrefix("/") ? absolutePath(of: to) : to
                copies.append(Copy(folder: old, from: from, to: target))
                return JSONValue.Member(name: member.name, value: .string(target))
            })
    }
}
