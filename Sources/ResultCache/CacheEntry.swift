import Files

/// The file of an entry: a line with the digest of the content and, if it is signed, the signature; then the content.
///
/// The digest recognizes contents that were cut off. The signature also proves who has written them: somebody with the
/// key, for an entry of this name.
enum CacheEntry {
    private static let start = "maquette-cache 1 "

    /// What a file holds.
    enum Reading: Equatable {
        /// The content that was written.
        case content([UInt8])
        /// Another content than the one that was written.
        case damaged
        /// A whole content, but without the signature of the key.
        case unsigned
    }

    /// Returns the file of a content.
    ///
    /// - Parameters:
    ///   - content: The content.
    ///   - name: The name of the entry.
    ///   - key: The key that signs it; nil for none.
    /// - Returns: The bytes.
    static func bytes(of content: [UInt8], named name: String, key: [UInt8]?) -> [UInt8] {
        let fields =
            [FastDigest.text(of: content)]
            + (key.map { [signature(of: content, named: name, key: $0)] } ?? [])
        return Array("\(start)\(fields.joined(separator: " "))\n".utf8) + content
    }

    /// Reads a file.
    ///
    /// - Parameters:
    ///   - bytes: The file.
    ///   - name: The name of the entry.
    ///   - key: The key that must have signed it; nil to take it with any signature or none.
    /// - Returns: What it holds.
    static func reading(_ bytes: [UInt8], named name: String, key: [UInt8]?) -> Reading {
        guard bytes.starts(with: start.utf8), let end = bytes.firstIndex(of: UInt8(ascii: "\n")) else {
            return .damaged
        }
        let fields = bytes[start.utf8.count..<end].split(
            separator: UInt8(ascii: " "), maxSplits: 1, omittingEmptySubsequences: false)
        let content = Array(bytes[(end + 1)...])
        guard fields[0].elementsEqual(FastDigest.text(of: content).utf8),
            fields.count == 1 || isSignature(fields[1])
        else { return .damaged }
        guard let key else { return .content(content) }
        let expected = signature(of: content, named: name, key: key)
        guard fields.count > 1, HMACSHA256.isEqual(fields[1], expected.utf8) else { return .unsigned }
        return .content(content)
    }

    private static func isSignature(_ word: some Collection<UInt8>) -> Bool {
        word.count == 64
            && word.allSatisfy { byte in
                (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
                    || (UInt8(ascii: "a")...UInt8(ascii: "f")).contains(byte)
            }
    }

    /// The name is signed too, so that an entry does not pass as another one.
    private static func signature(of content: [UInt8], named name: String, key: [UInt8]) -> String {
        HMACSHA256.text(of: Array("\(start)\(name)\n".utf8) + content, key: key)
    }
}
