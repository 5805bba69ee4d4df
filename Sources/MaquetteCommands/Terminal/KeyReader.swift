import Foundation

/// Reads keys: as they are pressed if the input is a terminal, otherwise the first letter of each line.
struct KeyReader {
    private let input: Int32
    private let isTerminal: Bool
    private var buffer: ArraySlice<UInt8> = []

    /// Creates a reader of a file descriptor. The terminal stays in raw mode until `RawTerminal.restore()`.
    init(_ input: Int32) {
        self.input = input
        isTerminal = RawTerminal.enter(input)
    }

    /// Returns the next key; nil at the end of the input.
    mutating func next() -> Character? {
        while let byte = nextByte() {
            switch byte {
            case UInt8(ascii: " "), UInt8(ascii: "\n"), UInt8(ascii: "\r"), UInt8(ascii: "\t"): continue
            // End of input, which raw mode passes on.
            case 4 where isTerminal: return nil
            case 0x1B where isTerminal: skipEscapeSequence()
            default:
                if !isTerminal { skipLine() }
                return byte < 0x80 ? Character(Unicode.Scalar(byte)) : "\u{FFFD}"
            }
        }
        return nil
    }

    /// Skips what follows an escape character: keys such as arrows send several letters.
    private mutating func skipEscapeSequence() {
        guard let first = buffer.first, first == UInt8(ascii: "[") || first == UInt8(ascii: "O") else {
            buffer = buffer.dropFirst()
            return
        }
        buffer = buffer.dropFirst().drop { !(0x40...0x7E).contains($0) }.dropFirst()
    }

    private mutating func skipLine() {
        while let byte = nextByte(), byte != UInt8(ascii: "\n") {}
    }

    private mutating func nextByte() -> UInt8? {
        if buffer.isEmpty { fill() }
        return buffer.popFirst()
    }

    private mutating func fill() {
        var bytes = [UInt8](repeating: 0, count: 256)
        var count = 0
        repeat { count = read(input, &bytes, bytes.count) } while count < 0 && errno == EINTR
        buffer = bytes.prefix(max(0, count))
    }
}
