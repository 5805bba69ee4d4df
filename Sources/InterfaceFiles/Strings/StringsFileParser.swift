import Diagnostics

/// Parses the text format of `.strings` files: `"key" = "value";`, comments, unquoted keys.
struct StringsFileParser {
    private let scalars: [Unicode.Scalar]
    private let file: String
    private var position = 0
    private var line = 1

    /// Creates a parser.
    init(_ text: String, file: String) {
        scalars = Array(text.unicodeScalars)
        self.file = file
    }

    /// Returns the entries, of which the last one with a key is used, and a problem at the first invalid
    /// line.
    mutating func parse() -> (entries: [String: String], problem: Diagnostic?) {
        var entries: [String: String] = [:]
        var problem: Diagnostic?
        while skipBlanks() {
            let start = line
            if let (key, value) = entry() {
                entries[key] = value
            } else {
                problem =
                    problem
                    ?? Diagnostic(
                        .translationUnreadable, "this is not an entry of a strings file and is left out",
                        at: Place(file: file, line: start), hints: ["write \"key\" = \"value\";"])
                skipEntry()
            }
        }
        return (entries, problem)
    }

    private mutating func entry() -> (String, String)? {
        guard let key = word(), skipBlanks() else { return nil }
        // The value of a key without a value is the key itself.
        if take(";") { return (key, key) }
        guard take("="), skipBlanks(), let value = word(), skipBlanks(), take(";") else { return nil }
        return (key, value)
    }

    private mutating func skipEntry() {
        while let scalar = next(), scalar != ";", scalar != "\n" {}
    }

    /// Skips whitespace and comments; returns whether anything is left.
    private mutating func skipBlanks() -> Bool {
        while let scalar = peek() {
            if scalar.properties.isWhitespace || scalar == "\u{FEFF}" {
                _ = next()
            } else if scalar == "/", peek(1) == "*" {
                while let scalar = next(), !(scalar == "*" && peek() == "/") {}
                _ = next()
            } else if scalar == "/", peek(1) == "/" {
                while let scalar = next(), scalar != "\n" {}
            } else {
                return true
            }
        }
        return false
    }

    private mutating func word() -> String? {
        if take("\"") { return quoted() }
        var text = String.UnicodeScalarView()
        while let scalar = peek(),
            scalar.properties.isAlphabetic || "0123456789_-.$:/".unicodeScalars.contains(scalar)
        {
            text.append(scalar)
            _ = next()
        }
        return text.isEmpty ? nil : String(text)
    }

    private mutating func quoted() -> String? {
        var text = String.UnicodeScalarView()
        while let scalar = next() {
            switch scalar {
            case "\"": return String(text)
            case "\\": if let scalar = escaped() { text.append(scalar) }
            default: text.append(scalar)
            }
        }
        return nil
    }

    /// Parses an escape sequence after the backslash.
    private mutating func escaped() -> Unicode.Scalar? {
        switch next() {
        case "n": "\n"
        case "t": "\t"
        case "r": "\r"
        case "U", "u": number()
        case let other: other
        }
    }

    /// Parses up to four hexadecimal digits; two consecutive surrogates form one character.
    private mutating func number() -> Unicode.Scalar? {
        guard let high = digits() else { return "\u{FFFD}" }
        guard (0xD800..<0xDC00).contains(high), peek() == "\\", peek(1) == "U" || peek(1) == "u" else {
            return Unicode.Scalar(high) ?? "\u{FFFD}"
        }
        position += 2
        guard let low = digits(), (0xDC00..<0xE000).contains(low) else { return "\u{FFFD}" }
        return Unicode.Scalar(0x10000 + (high - 0xD800) << 10 + (low - 0xDC00))
    }

    private mutating func digits() -> UInt32? {
        var text = ""
        while text.count < 4, let scalar = peek(), scalar.properties.isASCIIHexDigit {
            text.unicodeScalars.append(scalar)
            _ = next()
        }
        return UInt32(text, radix: 16)
    }

    // MARK: Characters

    private func peek(_ offset: Int = 0) -> Unicode.Scalar? {
        position + offset < scalars.count ? scalars[position + offset] : nil
    }

    private mutating func next() -> Unicode.Scalar? {
        guard let scalar = peek() else { return nil }
        position += 1
        if scalar == "\n" { line += 1 }
        return scalar
    }

    private mutating func take(_ wanted: Unicode.Scalar) -> Bool {
        guard peek() == wanted else { return false }
        _ = next()
        return true
    }
}
