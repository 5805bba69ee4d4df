/// A JSON value that keeps the order of its members, so that reports match their documentation.
package enum JSONValue: Equatable, Sendable {
    case null
    case bool(Bool)
    case number(Double)
    case string(String)
    case array([JSONValue])
    case object([Member])

    /// A name and its value.
    package struct Member: Equatable, Sendable {
        package var name: String
        package var value: JSONValue

        package init(name: String, value: JSONValue) {
            self.name = name
            self.value = value
        }
    }

    /// Creates an object from names and values in order.
    package static func members(_ members: KeyValuePairs<String, JSONValue>) -> JSONValue {
        .object(members.map { Member(name: $0.key, value: $0.value) })
    }

    /// Creates an object from names and values in order.
    package static func entries(_ entries: [(key: String, value: JSONValue)]) -> JSONValue {
        .object(entries.map { Member(name: $0.key, value: $0.value) })
    }

    /// Creates a string, or null for nil.
    package static func optional(_ text: String?) -> JSONValue { text.map(JSONValue.string) ?? .null }

    /// Creates an integer.
    package static func integer(_ value: Int) -> JSONValue { .number(Double(value)) }

    /// The JSON text on one line, without spaces.
    package var text: String {
        var bytes: [UInt8] = []
        write(to: &bytes)
        return String(decoding: bytes, as: UTF8.self)
    }

    /// The JSON text with every member and item on its own line, indented by two spaces per level.
    package var indentedText: String {
        var bytes: [UInt8] = []
        write(to: &bytes, indent: 0)
        return String(decoding: bytes, as: UTF8.self)
    }

    /// Appends the JSON text on one line. Numbers that JSON cannot represent become null.
    package func write(to bytes: inout [UInt8]) { write(to: &bytes, indent: nil) }

    /// Appends the JSON text, on several lines if there is an indentation level.
    private func write(to bytes: inout [UInt8], indent: Int?) {
        switch self {
        case .null: bytes += "null".utf8
        case .bool(let value): bytes += (value ? "true" : "false").utf8
        case .number(let value): bytes += JSONValue.numberText(value).utf8
        case .string(let value): JSONValue.write(value, to: &bytes)
        case .array(let values):
            JSONValue.write(values, between: JSONValue.square, to: &bytes, indent: indent) {
                value, bytes, indent in
                value.write(to: &bytes, indent: indent)
            }
        case .object(let members):
            JSONValue.write(members, between: JSONValue.curly, to: &bytes, indent: indent) {
                member, bytes, indent in
                JSONValue.write(member.name, to: &bytes)
                bytes += (indent == nil ? ":" : ": ").utf8
                member.value.write(to: &bytes, indent: indent)
            }
        }
    }

    private static let square = (open: UInt8(ascii: "["), close: UInt8(ascii: "]"))
    private static let curly = (open: UInt8(ascii: "{"), close: UInt8(ascii: "}"))

    private static func write<Item>(
        _ items: [Item], between brackets: (open: UInt8, close: UInt8), to bytes: inout [UInt8], indent: Int?,
        _ writeItem: (Item, inout [UInt8], Int?) -> Void
    ) {
        func breakLine(_ level: Int) {
            bytes.append(UInt8(ascii: "\n"))
            bytes += repeatElement(UInt8(ascii: " "), count: 2 * level)
        }
        bytes.append(brackets.open)
        for (index, item) in items.enumerated() {
            if index > 0 { bytes.append(UInt8(ascii: ",")) }
            if let indent { breakLine(indent + 1) }
            writeItem(item, &bytes, indent.map { $0 + 1 })
        }
        if let indent, !items.isEmpty { breakLine(indent) }
        bytes.append(brackets.close)
    }

    private static func numberText(_ value: Double) -> String {
        guard value.isFinite else { return "null" }
        if value == value.rounded(), abs(value) < 1e15 { return String(Int(value)) }
        return value.description
    }

    private static func write(_ text: String, to bytes: inout [UInt8]) {
        bytes.append(UInt8(ascii: "\""))
        for byte in text.utf8 {
            switch byte {
            case UInt8(ascii: "\""), UInt8(ascii: "\\"): bytes += [UInt8(ascii: "\\"), byte]
            case 0x0A: bytes += "\\n".utf8
            case 0x0D: bytes += "\\r".utf8
            case 0x09: bytes += "\\t".utf8
            case 0..<0x20, 0x7F:
                let digits = Array("0123456789abcdef".utf8)
                bytes += "\\u00".utf8
                bytes += [digits[Int(byte >> 4)], digits[Int(byte & 15)]]
            default: bytes.append(byte)
            }
        }
        bytes.append(UInt8(ascii: "\""))
    }
}
