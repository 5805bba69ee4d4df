package import Files

extension JSONValue {
    /// Reads a JSON text; nil if it is not one, or is nested more than 64 levels deep.
    ///
    /// The order of members is kept, which Foundation's decoders do not: what was read is written byte for byte
    /// as it was, as the report that is merged of several has to be.
    package init?(reading bytes: [UInt8]) {
        var reader = JSONTextReader(bytes: bytes)
        guard let value = reader.value(depth: 0), reader.isAtEnd else { return nil }
        self = value
    }

    /// Returns the value of a member; nil if this is not an object or has no such member.
    package subscript(_ name: String) -> JSONValue? {
        guard case .object(let members) = self else { return nil }
        return members.first { $0.name == name }?.value
    }

    /// The text of a string; nil for other values.
    package var stringValue: String? { if case .string(let text) = self { text } else { nil } }

    /// The items of an array; nil for other values.
    package var items: [JSONValue]? { if case .array(let items) = self { items } else { nil } }

    /// A finite number; nil for other values.
    package var numberValue: Double? {
        if case .number(let number) = self, number.isFinite { number } else { nil }
    }

    /// A number without a fraction; nil for other values.
    package var integerValue: Int? {
        if case .number(let number) = self { Int(exactly: number) } else { nil }
    }

    /// A number of things: a whole number from 0 to a billion, so that sums of them are no problem; nil for other
    /// values. Chosen: more than there is of anything that is counted here.
    package var countValue: Int? {
        integerValue.flatMap { (0...1_000_000_000).contains($0) ? $0 : nil }
    }
}

/// Reads JSON as RFC 8259 defines it.
private struct JSONTextReader {
    private let bytes: [UInt8]
    private var position = 0

    init(bytes: [UInt8]) { self.bytes = bytes }

    /// Whether only white space is left.
    var isAtEnd: Bool {
        mutating get {
            skipSpace()
            return position == bytes.count
        }
    }

    mutating func value(depth: Int) -> JSONValue? {
        skipSpace()
        guard depth <= 64, position < bytes.count else { return nil }
        switch bytes[position] {
        case UInt8(ascii: "{"): return object(depth: depth)
        case UInt8(ascii: "["): return array(depth: depth)
        case UInt8(ascii: "\""): return string().map(JSONValue.string)
        case UInt8(ascii: "t"): return skip("true") ? .bool(true) : nil
        case UInt8(ascii: "f"): return skip("false") ? .bool(false) : nil
        case UInt8(ascii: "n"): return skip("null") ? .null : nil
        default: return number()
        }
    }

    private mutating func object(depth: Int) -> JSONValue? {
        var members: [JSONValue.Member] = []
        guard
            readList(
                closedBy: "}",
                { reader in
                    reader.skipSpace()
                    guard let name = reader.string() else { return false }
                    reader.skipSpace()
                    guard reader.skip(":"), let value = reader.value(depth: depth + 1) else { return false }
                    members.append(JSONValue.Member(name: name, value: value))
                    return true
                })
        else { return nil }
        return .object(members)
    }

    private mutating func array(depth: Int) -> JSONValue? {
        var items: [JSONValue] = []
        guard
            readList(
                closedBy: "]",
                { reader in
                    guard let item = reader.value(depth: depth + 1) else { return false }
                    items.append(item)
                    return true
                })
        else { return nil }
        return .array(items)
    }

    /// Reads items between commas, from the opening to the closing bracket.
    private mutating func readList(
        closedBy end: String, _ readItem: (inout JSONTextReader) -> Bool
    ) -> Bool {
        position += 1
        skipSpace()
        if skip(end) { return true }
        while true {
            guard readItem(&self) else { return false }
            skipSpace()
            if skip(end) { return true }
            guard skip(",") else { return false }
        }
    }

    private mutating func number() -> JSONValue? {
        let start = position
        let allowed = Set("+-.0123456789eE".utf8)
        while position < bytes.count, allowed.contains(bytes[position]) { position += 1 }
        return Double(String(decoding: bytes[start..<position], as: UTF8.self)).map(JSONValue.number)
    }

    private mutating func string() -> String? {
        guard skip("\"") else { return nil }
        var text: [UInt8] = []
        while position < bytes.count {
            let byte = bytes[position]
            position += 1
            switch byte {
            case UInt8(ascii: "\""): return String(validating: text, as: UTF8.self)
            case UInt8(ascii: "\\"):
                guard let scalar = escape() else { return nil }
                text += String(Character(scalar)).utf8
            case 0..<0x20: return nil
            default: text.append(byte)
            }
        }
        return nil
    }

    /// Reads what follows a backslash.
    private mutating func escape() -> Unicode.Scalar? {
        guard position < bytes.count else { return nil }
        position += 1
        switch bytes[position - 1] {
        case UInt8(ascii: "n"): return "\n"
        case UInt8(ascii: "r"): return "\r"
        case UInt8(ascii: "t"): return "\t"
        case UInt8(ascii: "b"): return "\u{8}"
        case UInt8(ascii: "f"): return "\u{C}"
        case UInt8(ascii: "u"): return unicodeEscape()
        case let byte where [UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/")].contains(byte):
            return Unicode.Scalar(byte)
        default: return nil
        }
    }

    /// Reads four digits, and the second half of a surrogate pair.
    private mutating func unicodeEscape() -> Unicode.Scalar? {
        guard let first = codeUnit() else { return nil }
        guard (0xD800..<0xDC00).contains(first) else { return Unicode.Scalar(first) }
        guard skip("\\u"), let second = codeUnit(), (0xDC00..<0xE000).contains(second) else { return nil }
        return Unicode.Scalar(0x10000 + (first - 0xD800) << 10 + second - 0xDC00)
    }

    private mutating func codeUnit() -> UInt32? {
        guard position + 4 <= bytes.count else { return nil }
        let digits = bytes[position..<position + 4]
        position += 4
        return UInt32(String(decoding: digits, as: UTF8.self), radix: 16)
    }

    private mutating func skip(_ text: String) -> Bool {
        guard bytes[position...].starts(with: text.utf8) else { return false }
        position += text.utf8.count
        return true
    }

    private mutating func skipSpace() {
        while position < bytes.count, [0x20, 0x0A, 0x0D, 0x09].contains(bytes[position]) { position += 1 }
    }
}
