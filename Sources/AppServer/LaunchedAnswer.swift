import Maquette

/// What a copy of the program that has launched the app answers to a request, before the reply of its own copy.
struct LaunchedAnswer: Codable {
    /// Whether it answers no other requests.
    var isLast = false
    /// How its copy has ended.
    var outcome: SourceOutcome
    /// What its copy has read of files.
    var loaded = LoadedFiles()

    /// The greatest size in bytes, without the reply. Chosen: that of the texts, and of thousands of paths.
    private static let headerLimit = 16 << 20

    /// Returns the answer with the bytes of a reply.
    func bytes(with reply: [UInt8]) -> [UInt8] { HeaderedBytes.joined(self, reply) }

    /// Reads an answer, and the reply after it; nil if it is none.
    static func read(_ bytes: [UInt8]) -> (answer: LaunchedAnswer, reply: ArraySlice<UInt8>)? {
        HeaderedBytes.read(LaunchedAnswer.self, from: bytes[...], headerLimit: headerLimit)
            .map { ($0.header, $0.rest) }
    }
}
