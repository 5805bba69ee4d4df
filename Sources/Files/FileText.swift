/// The text in the bytes of files: the one place that knows encodings, line ends, and what version control leaves in
/// place of a content.
package enum FileText {
    /// Returns the text in the bytes of a file, with line feeds as line ends and without a byte-order mark.
    ///
    /// The bytes are UTF-8, or UTF-16 in either order with a byte-order mark or with an ASCII character first.
    package static func string(of bytes: [UInt8], as kind: FileKind) throws(ContentProblem) -> String {
        guard !isPointer(bytes) else { throw .pointer }
        let content = try withLineFeeds(utf8(bytes))
        if let conflict = FileConflict.first(in: content, as: kind) { throw conflict }
        guard let text = String(validating: content, as: UTF8.self) else { throw .encoding }
        return text
    }

    /// Returns the same text as UTF-8.
    package static func bytes(of bytes: [UInt8], as kind: FileKind) throws(ContentProblem) -> [UInt8] {
        Array(try string(of: bytes, as: kind).utf8)
    }

    /// Whether bytes are a pointer that Git LFS puts in place of a file. Source: the specification of Git LFS, whose
    /// pointers have less than 1024 bytes and begin with a line of the version; the other addresses are those of
    /// versions before 1.0.
    package static func isPointer(_ bytes: some Collection<UInt8>) -> Bool {
        guard bytes.count < 1024, bytes.first == UInt8(ascii: "v") else { return false }
        return pointerStarts.contains { bytes.starts(with: $0) }
    }

    private static let pointerStarts = [
        "version https://git-lfs.github.com/spec/", "version https://hawser.github.com/spec/",
        "version http://git-media.io/v/",
    ].map { Array($0.utf8) }

    /// The bytes of an XML file, which says its encoding itself.
    package struct Markup {
        /// The bytes for an XML parser.
        package let bytes: [UInt8]
        /// Whether they are UTF-8 whatever the declaration says.
        package let isUTF8: Bool
    }

    /// Returns the bytes of an XML file, those in UTF-16 as UTF-8; all other encodings are left to the parser.
    package static func markup(of bytes: [UInt8], as kind: FileKind) throws(ContentProblem) -> Markup {
        guard !isPointer(bytes) else { throw .pointer }
        let order = ByteOrder(of: bytes)
        let content = order == .utf16LittleEndian || order == .utf16BigEndian ? try utf8(bytes) : bytes
        if let conflict = FileConflict.first(in: content, as: kind) { throw conflict }
        return Markup(bytes: content, isUTF8: order != .unmarked)
    }

    /// What the first bytes of a text say about the others.
    private enum ByteOrder {
        case unmarked, utf8, utf16LittleEndian, utf16BigEndian, utf32

        init(of bytes: [UInt8]) {
            if bytes.starts(with: [0xFF, 0xFE, 0, 0]) || bytes.starts(with: [0, 0, 0xFE, 0xFF]) {
                self = .utf32
            } else if bytes.starts(with: [0xEF, 0xBB, 0xBF]) {
                self = .utf8
            } else if bytes.starts(with: [0xFF, 0xFE]) || bytes.count > 1 && bytes[0] != 0 && bytes[1] == 0 {
                self = .utf16LittleEndian
            } else if bytes.starts(with: [0xFE, 0xFF]) || bytes.count > 1 && bytes[0] == 0 && bytes[1] != 0 {
                self = .utf16BigEndian
            } else {
                self = .unmarked
            }
        }
    }

    /// Returns text as UTF-8 without a byte-order mark; bytes that are neither UTF-8 nor UTF-16 may come back as they
    /// are.
    private static func utf8(_ bytes: [UInt8]) throws(ContentProblem) -> [UInt8] {
        switch ByteOrder(of: bytes) {
        case .unmarked: return bytes
        case .utf8: return Array(bytes.dropFirst(3))
        case .utf16LittleEndian: return try utf8(ofUTF16: bytes) { UInt16($0) | UInt16($1) << 8 }
        case .utf16BigEndian: return try utf8(ofUTF16: bytes) { UInt16($0) << 8 | UInt16($1) }
        case .utf32: throw .encoding
        }
    }

    private static func utf8(
        ofUTF16 bytes: [UInt8], unit: (UInt8, UInt8) -> UInt16
    ) throws(ContentProblem) -> [UInt8] {
        guard bytes.count.isMultiple(of: 2) else { throw .encoding }
        let units = stride(from: 0, to: bytes.count, by: 2).map { unit(bytes[$0], bytes[$0 + 1]) }
        let text = units.first == 0xFEFF ? units.dropFirst() : units[...]
        guard let text = String(validating: text, as: UTF16.self) else { throw .encoding }
        return Array(text.utf8)
    }

    /// Returns text with a line feed for each carriage return, and for each of both together.
    package static func withLineFeeds(_ bytes: [UInt8]) -> [UInt8] {
        let (feed, carriageReturn) = (UInt8(ascii: "\n"), UInt8(ascii: "\r"))
        guard bytes.contains(carriageReturn) else { return bytes }
        var lines: [UInt8] = []
        lines.reserveCapacity(bytes.count)
        var isAfterReturn = false
        for byte in bytes {
            if byte == carriageReturn {
                lines.append(feed)
            } else if byte != feed || !isAfterReturn {
                lines.append(byte)
            }
            isAfterReturn = byte == carriageReturn
        }
        return lines
    }
}
