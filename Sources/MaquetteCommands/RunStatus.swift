import Goldens
import Maquette

/// The exit status of a run. A batch exits with the highest status of its parts.
package enum RunStatus: Int32, Comparable, Sendable {
    /// Success, possibly with warnings and placeholders.
    case success = 0
    /// A golden differs or was recorded, or there was a warning with `--strict`.
    case differences = 1
    /// A flag, a path or the configuration is invalid.
    case usage = 2
    /// An input could not be read or rendered, or an output could not be written.
    case failure = 3
    /// A golden is missing and must not be recorded.
    case missingGolden = 4
    /// The installation is incomplete, for example a font is missing, or it is not what the goldens were made
    /// with.
    case environment = 5

    /// The status of goldens that are not compared, for the reason that `GoldenStore.mismatch` gives.
    init(refusingGoldens reason: Diagnostic) {
        self = reason.code == .goldenEnvironment ? .environment : .failure
    }

    /// Compares exit codes.
    package static func < (lhs: RunStatus, rhs: RunStatus) -> Bool { lhs.rawValue < rhs.rawValue }

    /// The exit code of an interrupted process: 128 plus the number of the signal.
    static let interrupted: Int32 = 130
}
