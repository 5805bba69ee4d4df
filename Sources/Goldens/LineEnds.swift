/// Line ends of text goldens: files of Git may have others in a checkout than in the repository
/// (`core.autocrlf`), and no golden differs for that alone.
package enum LineEnds {
    private static let newline = UInt8(ascii: "\n"), carriageReturn = UInt8(ascii: "\r")

    /// Returns a text whose lines end in a line feed: a carriage return before one is left out, and in a text
    /// without any line feed each carriage return becomes one.
    package static func unified(_ text: [UInt8]) -> [UInt8] {
        guard text.contains(carriageReturn) else { return text }
        guard text.contains(newline) else { return text.map { $0 == carriageReturn ? newline : $0 } }
        var unified: [UInt8] = []
        unified.reserveCapacity(text.count)
        for (index, byte) in text.enumerated() {
            let isPart = byte == carriageReturn && index + 1 < text.count && text[index + 1] == newline
            if !isPart { unified.append(byte) }
        }
        return unified
    }
}
