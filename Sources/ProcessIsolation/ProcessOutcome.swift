/// How the work of a child process ended.
package struct ProcessOutcome: Sendable {
    /// The ends that there are.
    package enum End: Hashable, Sendable {
        /// It has sent all bytes of its result.
        case finished([UInt8])
        /// It left before it had a result.
        case exited(status: Int)
        /// A signal ended it: a trap, or an access to memory that is not its own.
        case crashed(ProcessFault)
        /// It took more time than it may.
        case tookTooLong
        /// It could not be started, for the reason that the system gives.
        case notStarted(String)
    }

    /// How it ended.
    package var end: End
    /// The start of what it has written to standard output, where that is kept.
    package var output: [UInt8] = []
    /// The end of what it has written to standard error: there stands why code stops.
    package var errors: [UInt8] = []

    /// Creates the end of a process.
    package init(end: End) { self.end = end }

    /// What stopped its code; nil if nothing has.
    package var fault: ProcessFault? {
        if case .crashed(let fault) = end { fault } else { nil }
    }
}
