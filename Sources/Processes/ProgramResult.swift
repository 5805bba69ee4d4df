/// How a program ended, and what it wrote.
package struct ProgramResult: Sendable {
    /// How a program ended.
    package enum End: Hashable, Sendable {
        /// By itself, with a status; 0 for success.
        case exited(status: Int)
        /// By a signal.
        case signaled(Int)
        /// It was killed after this many seconds.
        case timedOut(seconds: Double)
        /// It was killed after it had written more bytes than this.
        case wroteTooMuch(limit: Int)
    }

    /// How it ended.
    package var end: End
    /// What it wrote to its standard output, where that is captured.
    package var output: [UInt8] = []
    /// What it wrote to its standard error, where that is captured for itself.
    package var errors: [UInt8] = []
    /// What it has used.
    package var usage: ResourceUsage

    /// Whether it ended by itself with the status of success.
    package var succeeded: Bool { end == .exited(status: 0) }
    /// The output as text; bytes that are not UTF-8 are replaced.
    package var text: String { String(decoding: output, as: UTF8.self) }
}

extension ProgramResult.End: CustomStringConvertible {
    /// The end as part of a sentence, as in "ended with status 2".
    package var description: String {
        switch self {
        case .exited(let status): "ended with status \(status)"
        case .signaled(let number): "was ended by signal \(number)"
        case .timedOut(let seconds):
            "did not end within \(Int(exactly: seconds).map { "\($0)" } ?? "\(seconds)") seconds"
        case .wroteTooMuch(let limit): "wrote more than \(limit) bytes"
        }
    }
}
