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

    /// The mode the environment asks for: that of `SNAPSHOT_TESTING_RECORD` if it names one, `never` on a
    /// build server (where `CI` is set), else nil.
    public static func requested(by environment: [String: String]) -> RecordMode? {
        if let mode = environment["SNAPSHOT_TESTING_RECORD"].flatMap(RecordMode.init(spelling:)) {
            return mode
        }
        switch environment["CI"]?.lowercased() {
        case nil, "", "0", "false": return nil
        default: return .never
        }
    }
}
