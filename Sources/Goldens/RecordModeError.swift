public import Diagnostics

/// A word in the environment that names no record mode.
public struct RecordModeError: Error, Hashable, Sendable {
    /// The word.
    public var spelling: String

    /// What is wrong, and what to write instead.
    public var diagnostic: Diagnostic {
        let known = RecordMode.allCases.map(\.rawValue)
        return .error(
            "\(RecordMode.variable) is '\(spelling)', which is no record mode",
            hints: NearestName.hints(for: spelling, among: RecordMode.spellings.filter { $0 != "none" })
                + ["it takes \(known.joined(separator: ", "))"])
    }
}
