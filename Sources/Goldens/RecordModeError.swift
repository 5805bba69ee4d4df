public import Diagnostics

/// An environment value that is not a record mode.
public struct RecordModeError: Error, Hashable, Sendable {
    /// The value as it was written.
    public var spelling: String

    /// The error message, with the valid values.
    public var diagnostic: Diagnostic {
        let known = RecordMode.allCases.map(\.rawValue)
        return Diagnostic(
            .goldenMode,
            "\(RecordMode.variable) is '\(spelling)', which is not a record mode",
            hints: NearestName.hints(for: spelling, among: RecordMode.spellings.filter { $0 != "none" })
                + ["it takes \(known.joined(separator: ", "))"])
    }
}
