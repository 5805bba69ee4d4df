import SwiftPorting

extension ModuleBuild {
    /// Returns the units that the next run checks.
    ///
    /// - Parameters:
    ///   - messages: What the last run said.
    ///   - before: The units as they were in it.
    /// - Returns: Those with errors. Nil for all, if others can see what was left out, or if there are so many that all are
    ///   checked as fast, several at a time.
    func unitsToCheck(after messages: [CompilerMessage], changedFrom before: [Unit]) -> Set<Int>? {
        let changed = units.indices.filter { units[$0].text != before[$0].text }
        let files = Set(messages.map(\.file))
        let named = units.indices.filter {
            files.contains(units[$0].path) || files.contains(units[$0].source)
        }
        let found = Set(changed + named)
        guard found.count <= max(Self.leastShare, units.count / Self.share) else { return nil }
        let isSeen = changed.contains {
            SourceInterface.digest(of: units[$0].text) != SourceInterface.digest(of: before[$0].text)
        }
        return isSeen ? nil : found
    }

    /// All sources are checked where more than this part of them has errors, and more than some. Chosen: one process checks
    /// the latter in the time in which two check eight times as many, half of which is reading modules.
    private static let share = 8, leastShare = 4
}
