/// Why no message was sent or received.
package enum FenceError: Error, Hashable, Sendable {
    /// The broker cannot be started, for the reason that the system gives.
    case notStarted(String)
    /// Nothing came, or nobody read, within the time.
    case timedOut
    /// The other end announced a message of this many bytes, which is more than it may.
    case tooLong(Int)
    /// The other end closed the socket, in the middle of a message or before it.
    case closed
    /// The program has ended.
    case ended(FencedProgramEnd)
}

extension FenceError: CustomStringConvertible {
    /// The reason as part of a sentence.
    package var description: String {
        switch self {
        case .notStarted(let reason): "the program that fences the app in cannot be started: \(reason)"
        case .timedOut: "the app's program did not answer in time"
        case .tooLong(let size): "the app's program sent \(size) bytes, more than it may"
        case .closed: "the app's program has closed its socket"
        case .ended(let end): "the app's program \(end)"
        }
    }
}
