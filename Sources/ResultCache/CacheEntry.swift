import Files

/// The file of an entry: a line with the digest of the content, then the content.
enum CacheEntry {
    private static let start = "maquette-cache 1 "

    /// Returns the file of a content.
    static func bytes(of content: [UInt8]) -> [UInt8] {
        Array("\(start)\(FastDigest.text(of: content))\n".utf8) + content
    }

    /// Returns the content of a file; nil if it is not the one that was written.
    static func content(of bytes: [UInt8]) -> [UInt8]? {
        guard bytes.starts(with: start.utf8), let end = bytes.firstIndex(of: UInt8(ascii: "\n")) else {
            return nil
        }
        let digest = bytes[start.utf8.count..<end], content = Array(bytes[(end + 1)...])
        return digest.elementsEqual(FastDigest.text(of: content).utf8) ? content : nil
    }
}
