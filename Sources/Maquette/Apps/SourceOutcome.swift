/// How a copy of an app's program has ended that was to answer a request.
///
/// It goes from the app's program to the tool, which believes none of it without a check.
package struct SourceOutcome: Codable, Hashable, Sendable {
    /// The ends that there are.
    package enum End: Codable, Hashable, Sendable {
        /// It has sent a reply.
        case finished
        /// It left before it had a reply.
        case exited(status: Int)
        /// A signal ended it.
        case crashed(signal: Int)
        /// It took more time than it may.
        case tookTooLong
        /// It was not started, for a reason.
        case notStarted(String)
    }

    /// How it ended.
    package var end: End
    /// What the code has printed (`print`), the end of it if it is long.
    package var output: String
    /// What the code has written to standard error (`NSLog`, `os_log`, assertions), the end of it if it is long.
    package var errors: String

    /// The greatest size of one of the texts in bytes. Chosen: what nobody reads to its end.
    package static let textLimit = 256 << 10

    /// Creates an outcome.
    ///
    /// - Parameters:
    ///   - end: How it ended.
    ///   - output: What it wrote to standard output.
    ///   - errors: What it wrote to standard error.
    package init(_ end: End, output: String = "", errors: String = "") {
        (self.end, self.output, self.errors) = (end, output, errors)
    }

    /// Returns the outcome with the bytes of a reply.
    package func bytes(with reply: [UInt8]) -> [UInt8] { HeaderedBytes.joined(self, reply) }

    /// Reads an outcome.
    ///
    /// - Parameter bytes: What the app's program has sent, which may be anything.
    /// - Returns: The outcome, and the bytes of the reply; nil if it is none.
    package static func read(_ bytes: [UInt8]) -> (outcome: SourceOutcome, reply: ArraySlice<UInt8>)? {
        // A control character takes six bytes in JSON.
        let limit = 2 * 6 * textLimit + 4096
        return HeaderedBytes.read(SourceOutcome.self, from: bytes[...], headerLimit: limit)
            .map { ($0.header, $0.rest) }
    }
}
