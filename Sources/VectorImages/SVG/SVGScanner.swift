/// A scanner of SVG's attribute grammars.
struct SVGScanner {
    private let bytes: [UInt8]
    private var place = 0

    init(_ text: some StringProtocol) { bytes = Array(text.utf8) }

    /// Whether only whitespace and commas are left.
    mutating func isAtEnd() -> Bool {
        skipSeparators()
        return place >= bytes.count
    }

    /// The next byte; nil at the end.
    var next: UInt8? { place < bytes.count ? bytes[place] : nil }

    mutating func skipSeparators() {
        while let byte = next, byte <= 0x20 || byte == UInt8(ascii: ",") { place += 1 }
    }

    /// Scans a letter, if it is next.
    mutating func letter() -> Character? {
        skipSeparators()
        guard let byte = next, (65...90).contains(byte) || (97...122).contains(byte) else { return nil }
        place += 1
        return Character(UnicodeScalar(byte))
    }

    /// Scans letters, digits and hyphens.
    mutating func word() -> String {
        skipSeparators()
        let start = place
        while let byte = next, isLetterOrDigit(byte) || byte == UInt8(ascii: "-") { place += 1 }
        return String(decoding: bytes[start..<place], as: UTF8.self)
    }

    private func isLetterOrDigit(_ byte: UInt8) -> Bool {
        (65...90).contains(byte) || (97...122).contains(byte) || (48...57).contains(byte)
    }

    /// Scans a character, if it is next.
    mutating func take(_ character: Character) -> Bool {
        skipSeparators()
        guard next == character.asciiValue else { return false }
        place += 1
        return true
    }

    /// Scans the text up to a character, which is consumed too.
    mutating func text(upTo character: Character) -> String? {
        guard let end = bytes[place...].firstIndex(where: { $0 == character.asciiValue }) else { return nil }
        defer { place = end + 1 }
        return String(decoding: bytes[place..<end], as: UTF8.self)
    }

    /// Scans a finite number, which may be followed by another without a separator, as in `1.5.5-3`.
    mutating func number() -> Double? {
        skipSeparators()
        let start = place
        if next == 0x2B || next == 0x2D { place += 1 }
        let whole = skipDigits()
        var fraction = 0
        if next == UInt8(ascii: ".") {
            place += 1
            fraction = skipDigits()
        }
        guard whole + fraction > 0 else {
            place = start
            return nil
        }
        skipExponent()
        let text = String(decoding: bytes[start..<place], as: UTF8.self)
        // Products of larger numbers could overflow; no image has them.
        return Double(text).flatMap { abs($0) < 1e12 ? $0 : nil }
    }

    /// Skips an exponent; an `e` that begins a unit stays.
    private mutating func skipExponent() {
        guard next == UInt8(ascii: "e") || next == UInt8(ascii: "E") else { return }
        let start = place
        place += 1
        if next == 0x2B || next == 0x2D { place += 1 }
        if skipDigits() == 0 { place = start }
    }

    private mutating func skipDigits() -> Int {
        let start = place
        while let byte = next, (48...57).contains(byte) { place += 1 }
        return place - start
    }

    /// Scans a flag of an arc, 0 or 1, which needs no separator after it.
    mutating func flag() -> Bool? {
        skipSeparators()
        guard let byte = next, byte == 0x30 || byte == 0x31 else { return nil }
        place += 1
        return byte == 0x31
    }

    /// Scans `count` numbers; nil if there are fewer.
    mutating func numbers(_ count: Int) -> [Double]? {
        var result: [Double] = []
        for _ in 0..<count {
            guard let number = number() else { return nil }
            result.append(number)
        }
        return result
    }

    /// Scans all numbers up to the first other token.
    mutating func allNumbers() -> [Double] {
        var result: [Double] = []
        while let number = number() { result.append(number) }
        return result
    }
}
