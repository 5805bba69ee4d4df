/// How a run ends, as scripts meet it. The worst of a batch wins: the one with the highest number.
enum RunStatus: Int32, Comparable, Sendable {
    /// Everything was done, perhaps with warnings and placeholders.
    case success = 0
    /// A golden differs or was recorded, or `--strict` met a warning.
    case differences = 1
    /// A flag, a path or the configuration is wrong.
    case usage = 2
    /// An input could not be read or rendered, or an output not written.
    case failure = 3
    /// A golden is missing and may not be recorded.
    case missingGolden = 4
    /// The installation lacks something, such as a font.
    case environment = 5

    /// By number.
    static func < (lhs: RunStatus, rhs: RunStatus) -> Bool { lhs.rawValue < rhs.rawValue }

    /// The status of a process that was interrupted: 128 and the number of the signal.
    static let interrupted: Int32 = 130
}
