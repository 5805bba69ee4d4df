/// What a later run of the builder has lost and gained.
package struct AppComparison: Sendable {
    /// A change of one class or scene, or of an app as a whole.
    package struct Change: Hashable, Sendable {
        /// The name of the app.
        package var app: String
        /// What has changed, and how, in a line.
        package var text: String
        /// What the builder says of it now, or of what is gone, what it said.
        package var reasons: [String] = []
    }

    /// What ran, was drawn or was built before, and is not now.
    package private(set) var lost: [Change] = []
    /// What runs, is drawn or is built now, and was not before.
    package private(set) var gained: [Change] = []
    /// Scenes whose pictures are others.
    package private(set) var changed: [Change] = []
    /// A line for each app, and one for all, with the numbers before and after.
    package private(set) var summary: [String] = []
    /// The reasons that are given more or less often, with both numbers; the largest differences first.
    package private(set) var reasons: [(text: String, before: Int, after: Int)] = []

    /// Compares two runs; apps that only one of them has are lost or gained.
    package init(_ before: AppRecord, _ after: AppRecord) {
        let later = Dictionary(after.apps.map { ($0.name, $0) }) { first, _ in first }
        let earlier = Set(before.apps.map(\.name))
        for app in before.apps {
            guard let now = later[app.name] else {
                lost.append(Change(app: app.name, text: "the app is not in the later run"))
                continue
            }
            compare(app, now)
        }
        for app in after.apps where !earlier.contains(app.name) {
            gained.append(Change(app: app.name, text: "the app is not in the earlier run"))
        }
        summary.append(
            "all apps: " + Self.numbers(before.apps.flatMap(\.classes), after.apps.flatMap(\.classes)))
        countReasons(before, after)
    }

    private mutating func compare(_ before: AppRecord.App, _ after: AppRecord.App) {
        func note(_ isLoss: Bool, _ text: String, _ reasons: [String] = []) {
            let change = Change(app: before.name, text: text, reasons: reasons)
            if isLoss { lost.append(change) } else { gained.append(change) }
        }
        if before.isBuilt != after.isBuilt {
            note(
                before.isBuilt, before.isBuilt ? "has no program any more" : "has a program now",
                after.problems)
        }
        let now = Dictionary(after.classes.map { ($0.name, $0) }) { first, _ in first }
        for entry in before.classes {
            guard let next = now[entry.name] else {
                note(true, "\(entry.name): \(entry.status.rawValue) → gone", entry.leftOut)
                continue
            }
            guard next.status != entry.status else { continue }
            let isLoss = next.status < entry.status
            note(
                isLoss, "\(entry.name): \(entry.status.rawValue) → \(next.status.rawValue)",
                isLoss ? next.leftOut : entry.leftOut)
        }
        let known = Set(before.classes.map(\.name))
        for entry in after.classes where !known.contains(entry.name) {
            note(false, "\(entry.name): new, \(entry.status.rawValue)", entry.leftOut)
        }
        for (scene, digest) in before.scenes.sorted(by: { $0.key < $1.key }) {
            guard let next = after.scenes[scene] else {
                note(true, "\(scene): not drawn any more", after.problems)
                continue
            }
            if next != digest { changed.append(Change(app: before.name, text: scene)) }
        }
        for scene in after.scenes.keys.sorted() where before.scenes[scene] == nil {
            note(false, "\(scene): drawn now")
        }
        summary.append(
            "\(before.name): \(Self.numbers(before.classes, after.classes)), \(Self.number(before.scenes.count, after.scenes.count)) scenes"
        )
    }

    private static func numbers(_ before: [AppRecord.Class], _ after: [AppRecord.Class]) -> String {
        AppRecord.Status.allCases.reversed().map { status in
            let counts = [before, after].map { classes in classes.count { $0.status == status } }
            let word = status == .leftOut ? "left out" : status.rawValue
            return "\(number(counts[0], counts[1])) \(word)"
        }.joined(separator: ", ")
    }

    private static func number(_ before: Int, _ after: Int) -> String {
        before == after ? "\(before)" : "\(before) → \(after)"
    }

    private mutating func countReasons(_ before: AppRecord, _ after: AppRecord) {
        let counts = [before, after].map { run in
            Dictionary(
                run.apps.flatMap(\.classes).flatMap(\.leftOut).map { (Self.kind(of: $0), 1) },
                uniquingKeysWith: +)
        }
        reasons = Set(counts[0].keys).union(counts[1].keys).map { text in
            (text, counts[0][text] ?? 0, counts[1][text] ?? 0)
        }
        .filter { $0.1 != $0.2 }
        .sorted { first, second in
            let sizes = (abs(first.1 - first.2), abs(second.1 - second.2))
            return sizes.0 != sizes.1 ? sizes.0 > sizes.1 : first.0 < second.0
        }
    }

    /// Returns a reason without its place and without the names in it, so that reasons of a kind count together.
    static func kind(of reason: String) -> String {
        let text = reason.firstRange(of: ": ").map { String(reason[$0.upperBound...]) } ?? reason
        let parts = text.split(separator: "'", omittingEmptySubsequences: false)
        return parts.enumerated().map { $0.offset.isMultiple(of: 2) ? String($0.element) : "…" }.joined(
            separator: "'")
    }

    /// How many reasons a change and the comparison show. Chosen: what a terminal shows.
    private static let reasonLimit = (change: 5, comparison: 20)

    /// The comparison as lines for a terminal.
    package var lines: [String] {
        func lines(_ title: String, _ changes: [Change]) -> [String] {
            changes.isEmpty
                ? []
                : ["", "\(title): \(changes.count)"]
                    + changes.flatMap { change in
                        ["  \(change.app): \(change.text)"]
                            + change.reasons.prefix(Self.reasonLimit.change).map { "      \($0)" }
                    }
        }
        let shown = reasons.prefix(Self.reasonLimit.comparison).map {
            "  \($0.before) → \($0.after): \($0.text)"
        }
        return summary + lines("lost", lost) + lines("gained", gained) + lines("other pictures", changed)
            + (shown.isEmpty ? [] : ["", "reasons"] + shown)
    }
}
