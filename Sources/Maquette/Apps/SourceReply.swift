import Scripts

/// What an app's program answers to a request, before the screen in its wire form.
///
/// Its bytes are the reply as JSON with the message after it (`HeaderedBytes`).
package struct SourceReply: Codable, Sendable {
    /// The pictures that a script takes.
    package var captures: [ScreenMoments.Capture] = []
    /// When the clock stopped, in seconds.
    package var end = 0.0
    /// Whether there were too many moments.
    package var isFull = false
    /// The names of the classes that were made and of which some code is left out.
    package var usedClasses: [String] = []
    /// The paths of files that could not be read, since other programs read them.
    package var wantedFiles: [String] = []
    /// Why the screen has no wire form; nil if it has one.
    package var problem: String?

    /// The greatest size of a reply in bytes, without the message. Chosen: a hundred times that of the longest film.
    private static let headerLimit = 4 << 20

    /// Creates a reply without captures.
    package init() {}

    /// Returns the reply with a message.
    package func bytes(with message: [UInt8]) -> [UInt8] { HeaderedBytes.joined(self, message) }

    /// Reads a reply.
    ///
    /// - Parameter bytes: What the app's program has sent, which may be anything.
    /// - Returns: The reply with the bytes of its message; nil if it is none.
    package static func read(_ bytes: ArraySlice<UInt8>) -> (reply: SourceReply, message: [UInt8])? {
        let times = 0...ScreenMoments.timeLimit
        guard
            let (reply, rest) = HeaderedBytes.read(SourceReply.self, from: bytes, headerLimit: headerLimit),
            times.contains(reply.end), reply.captures.count <= ScriptLimits.captures,
            reply.captures.allSatisfy({ times.contains($0.time) && $0.name.count <= 1000 })
        else { return nil }
        return (reply, Array(rest))
    }
}
