/// Which goldens a test run may write.
public enum RecordMode: String, CaseIterable, Hashable, Sendable {
    /// Every golden, whether it differs or not.
    case all
    /// Those that differ and those that are missing.
    case changed
    /// Those that are missing.
    case missing
    /// None.
    case never

    /// The mode of the given name; also takes the spellings `failed` (`changed`) and `none` (`never`) of
    /// other tools.
    public init?(spelling: String) {
        switch spelling.lowercased() {
        case "failed": self = .changed
        case "none": self = .never
        case let name: self.init(rawValue: name)
        }
    }

    /// The names a person may write.
    public static let spellings = allCases.map(\.rawValue) + ["failed", "none"]

    /// The mode the environment asks for: `never` on a build server (where `CI` is set), else that of
    /// `SNAPSHOT_TESTING_RECORD`, else nil.
    ///
    /// - Throws: Where that variable names no mode, on a build server too.
    public static func requested(by environment: [String: String]) throws(RecordModeError) -> RecordMode? {
        let wanted = environment[variable].flatMap { $0.isEmpty ? nil : $0 }
        let mode = wanted.flatMap(RecordMode.init(spelling:))
        if let wanted, mode == nil { throw RecordModeError(spelling: wanted) }
        switch environment["CI"]?.lowercased() {
        case nil, "", "0", "false": return mode
        default: return .never
        }
    }

    /// The mode of a run: what a flag says, else what the environment asks for, else `never`.
    public static func effective(
        flag: RecordMode?, environment: [String: String]
    ) throws(RecordModeError) -> RecordMode {
        if let flag { return flag }
        return try requested(by: environment) ?? .never
    }

    /// The variable that names a mode, as other tools have it.
    static let variable = "SNAPSHOT_TESTING_RECORD"
}
