import Goldens
import Synchronization
import Testing

/// Which snapshots are recorded, for the assertions in an operation or test.
public struct SnapshotTestingConfiguration: Sendable {
    /// The snapshots that are recorded; nil for those of the enclosing configuration.
    public var record: Record?
    /// The tool that shows a difference, which is named in failures; nil for none.
    public var diffTool: DiffTool?
    /// The numbers of snapshots without a name; nil for those of the process.
    var numbers: SnapshotNumbers?

    /// Creates a configuration.
    public init(record: Record? = nil, diffTool: DiffTool? = nil) {
        self.record = record
        self.diffTool = diffTool
    }

    /// The configuration of the running code.
    @TaskLocal static var current: SnapshotTestingConfiguration?

    /// The snapshots that are recorded.
    public struct Record: Hashable, Sendable, ExpressibleByBooleanLiteral {
        let mode: RecordMode

        /// Records all snapshots.
        public static let all = Record(mode: .all)
        /// Those that differ or are missing.
        public static let failed = Record(mode: .changed)
        /// Those that are missing.
        public static let missing = Record(mode: .missing)
        /// Records nothing, not even what is missing.
        public static let never = Record(mode: .never)

        private init(mode: RecordMode) { self.mode = mode }

        /// The mode of a name: `all`, `failed`, `missing` or `never`.
        public init?(rawValue: String) {
            let modes: [String: RecordMode] = [
                "all": .all, "failed": .changed, "missing": .missing, "never": .never,
            ]
            guard let mode = modes[rawValue] else { return nil }
            self.mode = mode
        }

        /// All, or those that are missing.
        public init(booleanLiteral value: Bool) { mode = value ? .all : .missing }
    }

    /// A tool that shows two files next to each other.
    public struct DiffTool: Sendable, ExpressibleByStringLiteral {
        private let line: @Sendable (_ currentFilePath: String, _ failedFilePath: String) -> String

        /// Creates a tool from its command line.
        public init(
            _ tool: @escaping @Sendable (_ currentFilePath: String, _ failedFilePath: String) -> String
        ) { line = tool }

        /// Creates a tool from the name of its command.
        public init(stringLiteral value: String) { line = { "\(value) \"\($0)\" \"\($1)\"" } }

        /// The command `ksdiff` of Kaleidoscope.
        public static let ksdiff: DiffTool = "ksdiff"
        /// No tool; prints the paths alone.
        public static let `default` = DiffTool { "expected: \($0)\nactual: \($1)" }

        /// Returns the command line for two files.
        public func callAsFunction(currentFilePath: String, failedFilePath: String) -> String {
            line(currentFilePath, failedFilePath)
        }
    }
}

/// Runs an operation with other settings of its assertions.
public func withSnapshotTesting<Result>(
    record: SnapshotTestingConfiguration.Record? = nil,
    diffTool: SnapshotTestingConfiguration.DiffTool? = nil, operation: () throws -> Result
) rethrows -> Result {
    try SnapshotTestingConfiguration.$current.withValue(
        .inside(record, diffTool), operation: operation)
}

/// Runs an operation with other settings of its assertions.
public func withSnapshotTesting<Result>(
    record: SnapshotTestingConfiguration.Record? = nil,
    diffTool: SnapshotTestingConfiguration.DiffTool? = nil, operation: () async throws -> Result
) async rethrows -> Result {
    try await SnapshotTestingConfiguration.$current.withValue(
        .inside(record, diffTool), operation: operation)
}

/// Whether all snapshots of the process are recorded. `withSnapshotTesting(record:)` does the same for a part of it.
public var isRecording: Bool {
    get { SnapshotTestingConfiguration.current?.record.map { $0 == .all } ?? RecordedProcess.isRecording }
    set { RecordedProcess.isRecording = newValue }
}

/// Whether the process records.
enum RecordedProcess {
    private static let state = Mutex(false)

    static var isRecording: Bool {
        get { state.withLock { $0 } }
        set { state.withLock { $0 = newValue } }
    }
}

extension SnapshotTestingConfiguration {
    static func inside(
        _ record: Record?, _ diffTool: DiffTool?
    ) -> SnapshotTestingConfiguration {
        var inside = current ?? SnapshotTestingConfiguration()
        inside.record = record ?? inside.record
        inside.diffTool = diffTool ?? inside.diffTool
        return inside
    }

    /// The mode of an assertion; nil if the environment decides.
    static func mode(_ record: Record?) -> RecordMode? {
        (record ?? current?.record)?.mode ?? (RecordedProcess.isRecording ? .all : nil)
    }
}
