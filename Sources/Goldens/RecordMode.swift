/// The goldens that a test run may write.
public enum RecordMode: String, CaseIterable, Hashable, Sendable {
    /// Every golden, whether it differs or not.
    case all
    /// Those that differ and those that are missing.
    case changed
    /// Those that are missing.
    case missing
    /// Records nothing; a golden that is missing is a failure.
    case never

    /// Creates the mode with a name; also accepts `failed` for `changed` and `none` for `never`, as other
    /// tools spell them.
    public init?(spelling: String) {
        switch spelling.lowercased() {
        case "failed": self = .changed
        case "none": self = .never
        case let name: self.init(rawValue: name)
        }
    }

    /// The accepted names.
    public static let spellings = allCases.map(\.rawValue) + ["failed", "none"]

    /// Returns the mode that the environment requests: `never` on a build server (if `CI` is set), otherwise
    /// that of `SNAPSHOT_TESTING_RECORD`, otherwise nil.
    ///
    /// - Throws: If that variable is not a valid mode, also on a build server.
    public static func requested(by environment: [String: String]) throws(RecordModeError) -> RecordMode? {
        let wanted = environment[variable].flatMap { $0.isEmpty ? nil : $0 }
        let mode = wanted.flatMap(RecordMode.init(spelling:))
        if let wanted, mode == nil { throw RecordModeError(spelling: wanted) }
        switch environment["CI"]?.lowercased() {
        case nil, "", "0", "false": return mode
        default: return .never
        }
    }

    /// Returns the mode of a run: that of the flag, otherwise that of the environment, otherwise `never`.
    public static func effective(
        flag: RecordMode?, environment: [String: String]
    ) throws(RecordModeError) -> RecordMode {
        if let flag { return flag }
        return try requested(by: environment) ?? .never
    }

    /// The environment variable for the mode, shared with other tools.
    static let variable = "SNAPSHOT_TESTING_RECORD"
}
