/// Reads a property list in the format of OpenStep, in which Xcode writes its projects: dictionaries `{ key = value; }`,
/// arrays `( value, value )`, data `<0f a1>`, and strings, in quotation marks unless they are of letters, digits and some
/// marks.
///
/// Source: "Old-Style ASCII Property Lists" in Apple's Property List Programming Guide.
struct TextPropertyList {
    private let bytes: [UInt8]
    private let limits: PropertyListLimits
    private var position = 0
    private var valueCount = 0

    /// Reads a list.
    ///
    /// - Parameters:
    ///   - bytes: The file as UTF-8.
    ///   - limits: What the list may hold.
    /// - Returns: The value.
    /// - Throws: `PropertyListError` with the first line that is not understood.
    static func read(_ bytes: [UInt8], _ limits: PropertyListLimits) throws(PropertyListError) -> PropertyList
    {
        guard bytes.count <= limits.bytes else { throw .tooLarge(limits) }
        var list = TextPropertyList(bytes, limits)
        let value = try list.root()
        try list.skipBlanks()
        guard list.next == nil else { throw list.error("there is more text after the value") }
        return value
    }

    private init(_ bytes: [UInt8], _ limits: PropertyListLimits) {
        self.bytes = bytes
        self.limits = limits
    }

    private var next: UInt8? { position < bytes.count ? bytes[position] : nil }

    private func error(_ message: String) -> PropertyListError {
        let line = bytes[..<min(position, bytes.count)].count { $0 == UInt8(ascii: "\n") } + 1
        return PropertyListError(message, line: line)
    }

    /// Reads a value, or entries without the braces around them, as in files of strings.
    private mutating func root() throws(PropertyListError) -> PropertyList {
        try skipBlanks()
        let start = position
        if let byte = next, !"{(<".utf8.contains(byte) {
            _ = try string()
            try skipBlanks()
            let isEntry = next == UInt8(ascii: "=")
            position = start
            if isEntry { return .dictionary(try entries(until: nil, depth: 0)) }
        }
        return try value(depth: 0)
    }

    private mutating func value(depth: Int) throws(PropertyListError) -> PropertyList {
        valueCount += 1
        guard valueCount <= limits.values else { throw .tooLarge(limits) }
        guard depth < limits.depth else { throw .tooDeep(limits, line: error("").line) }
        try skipBlanks()
        switch next {
        case UInt8(ascii: "{"):
            position += 1
            return .dictionary(try entries(until: UInt8(ascii: "}"), depth: depth))
        case UInt8(ascii: "("): return .array(try array(depth: depth))
        case UInt8(ascii: "<"): return .data(try data())
        default: return .string(try string())
        }
    }

    /// Reads entries up to a bracket, or up to the end of the file.
    private mutating func entries(
        until bracket: UInt8?, depth: Int
    ) throws(PropertyListError) -> [String: PropertyList] {
        var entries: [String: PropertyList] = [:]
        while true {
            try skipBlanks()
            if let bracket, take(bracket) { return entries }
            if bracket == nil, next == nil { return entries }
            let key = try string()
            try skipBlanks()
            guard take(UInt8(ascii: "=")) else { throw error("'=' is missing after '\(key.prefix(60))'") }
            entries[key] = try value(depth: depth + 1)
            try skipBlanks()
            guard take(UInt8(ascii: ";")) else {
                throw error("';' is missing after the value of '\(key.prefix(60))'")
            }
        }
    }

    private mutating func array(depth: Int) throws(PropertyListError) -> [PropertyList] {
        position += 1
        var values: [PropertyList] = []
        while true {
            try skipBlanks()
            if take(UInt8(ascii: ")")) { return values }
            values.append(try value(depth: depth + 1))
            try skipBlanks()
            if !take(UInt8(ascii: ",")), next != UInt8(ascii: ")") {
                throw error("',' or ')' is missing in a list")
            }
        }
    }

    private mutating func data() throws(PropertyListError) -> [UInt8] {
        position += 1
        var result: [UInt8] = [], half: UInt8?
        while let byte = next, byte != UInt8(ascii: ">") {
            if let digit = Character(Unicode.Scalar(byte)).hexDigitValue {
                if let high = half { result.append(high << 4 | UInt8(digit)) }
                half = half == nil ? UInt8(digit) : nil
            } else if byte > 0x20 {
                throw error("data consists of hexadecimal digits")
            }
            position += 1
        }
        guard take(UInt8(ascii: ">")), half == nil else { throw error("data is not complete") }
        return result
    }

    private mutating func take(_ byte: UInt8) -> Bool {
        guard next == byte else { return false }
        position += 1
        return true
    }

    /// Skips white space and comments.
    private mutating func skipBlanks() throws(PropertyListError) {
        while let byte = next {
            if byte <= 0x20 {
                position += 1
            } else if byte == UInt8(ascii: "/"), position + 1 < bytes.count,
                bytes[position + 1] == UInt8(ascii: "/")
            {
                while let byte = next, byte != UInt8(ascii: "\n") { position += 1 }
            } else if byte == UInt8(ascii: "/"), position + 1 < bytes.count,
                bytes[position + 1] == UInt8(ascii: "*")
            {
                try skipComment()
            } else {
                return
            }
        }
    }

    private mutating func skipComment() throws(PropertyListError) {
        let start = position
        position += 2
        while position + 1 < bytes.count {
            if bytes[position] == UInt8(ascii: "*"), bytes[position + 1] == UInt8(ascii: "/") {
                position += 2
                return
            }
            position += 1
        }
        position = start
        throw error("a comment does not end")
    }
}

// MARK: Strings

extension TextPropertyList {
    private mutating func string() throws(PropertyListError) -> String {
        guard let mark = next else { throw error("the text ends before the value does") }
        if mark == UInt8(ascii: "\"") || mark == UInt8(ascii: "'") { return try quoted(until: mark) }
        let start = position
        while let byte = next, Self.isUnquoted(byte) { position += 1 }
        guard position > start else {
            throw error("'\(String(decoding: [mark], as: UTF8.self))' stands where a value is expected")
        }
        return String(decoding: bytes[start..<position], as: UTF8.self)
    }

    private static func isUnquoted(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "0")...UInt8(ascii: "9"):
            true
        default: "_$/:.-".utf8.contains(byte)
        }
    }

    private mutating func quoted(until mark: UInt8) throws(PropertyListError) -> String {
        let start = position
        position += 1
        var text: [UInt8] = []
        while let byte = next {
            position += 1
            if byte == mark { return String(decoding: text, as: UTF8.self) }
            if byte == UInt8(ascii: "\\") { appendEscape(to: &text) } else { text.append(byte) }
        }
        position = start
        throw error("a string does not end")
    }

    /// Appends the character that an escape stands for: a control character, one in octal or hexadecimal digits, or the
    /// character itself.
    private mutating func appendEscape(to text: inout [UInt8]) {
        guard let byte = next else { return }
        position += 1
        switch byte {
        case UInt8(ascii: "a"): text.append(7)
        case UInt8(ascii: "b"): text.append(8)
        case UInt8(ascii: "t"): text.append(9)
        case UInt8(ascii: "n"): text.append(10)
        case UInt8(ascii: "v"): text.append(11)
        case UInt8(ascii: "f"): text.append(12)
        case UInt8(ascii: "r"): text.append(13)
        case UInt8(ascii: "0")...UInt8(ascii: "7"):
            position -= 1
            append(digits(atMost: 3, radix: 8), to: &text)
        case UInt8(ascii: "U"): append(units(), to: &text)
        default: text.append(byte)
        }
    }

    private mutating func digits(atMost count: Int, radix: Int) -> UInt32 {
        var number = 0, read = 0
        while read < count, let byte = next,
            let digit = Character(Unicode.Scalar(byte)).hexDigitValue, digit < radix
        {
            number = number * radix + digit
            position += 1
            read += 1
        }
        return UInt32(number)
    }

    /// Reads a unit of UTF-16, and the second of a pair, which has an escape of its own.
    private mutating func units() -> UInt32 {
        let first = digits(atMost: 4, radix: 16)
        guard (0xD800..<0xDC00).contains(first), bytes[position...].starts(with: Array("\\U".utf8)) else {
            return first
        }
        position += 2
        let second = digits(atMost: 4, radix: 16)
        guard (0xDC00..<0xE000).contains(second) else { return 0xFFFD }
        return 0x10000 + (first - 0xD800) << 10 + (second - 0xDC00)
    }

    private func append(_ number: UInt32, to text: inout [UInt8]) {
        text += Array(String(Character(Unicode.Scalar(number) ?? "\u{FFFD}")).utf8)
    }
}
