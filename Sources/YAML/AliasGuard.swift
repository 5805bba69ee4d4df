import Diagnostics

/// Detects aliases before the text is parsed, because the parser resolves them when it compares keys, and a
/// few lines of nested aliases can take it forever.
enum AliasGuard {
    /// The maximum number of aliases that is safe to parse: more than in any handwritten file, yet so few
    /// that they cannot expand to more than a few thousand nodes (3 to the power of 20/3).
    /// Chosen: files with fewer are parsed, and their anchors are reported where they are.
    private static let harmlessAliases = 20

    /// Returns the location of the first word that looks like an anchor, if the number of words that look
    /// like aliases is not safe. Quotes are ignored, because such a file is rejected.
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
