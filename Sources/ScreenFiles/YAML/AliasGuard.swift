import Diagnostics

/// Looks for aliases before the text is parsed, because the parser follows them while it compares keys,
/// and a few lines of aliases of aliases can keep it busy without end.
enum AliasGuard {
    /// More aliases than any file that was written by hand to be read, yet few enough that they
    /// cannot multiply to more than some thousand nodes (3 to the power of 20/3).
    /// Chosen: files with fewer are parsed, and their anchors reported where they stand.
    private static let harmlessAliases = 20

    /// The place of the first word that looks like an anchor, if the text also holds so many words that
    /// look like aliases that it is not safe to parse. Quotes are not minded: such a file is refused.
    static func firstDangerousAnchor(in source: SourceText) -> Place? {
        var place: Place?
        var aliases = 0
        var position = (line: 1, column: 0)
        var previous: UInt8 = 0x20
        let bytes = source.text.utf8
        var index = bytes.startIndex
        while index != bytes.endIndex {
            let byte = bytes[index]
            bytes.formIndex(after: &index)
            position.column += byte & 0xC0 == 0x80 ? 0 : 1
            let next = index == bytes.endIndex ? 0x20 : bytes[index]
            if isOpening(previous), !isBlank(next) {
                if byte == UInt8(ascii: "&"), place == nil {
                    place = Place(file: source.file, line: position.line, column: position.column)
                } else if byte == UInt8(ascii: "*") {
                    aliases += 1
                }
            }
            if byte == UInt8(ascii: "\n") { position = (position.line + 1, 0) }
            previous = byte
        }
        return aliases > harmlessAliases ? place : nil
    }

    private static func isBlank(_ byte: UInt8) -> Bool { byte <= 0x20 }

    private static func isOpening(_ byte: UInt8) -> Bool {
        isBlank(byte) || byte == UInt8(ascii: "[") || byte == UInt8(ascii: "{") || byte == UInt8(ascii: ",")
            || byte == UInt8(ascii: ":")
    }
}
