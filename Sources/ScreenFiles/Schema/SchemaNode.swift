/// A piece of a JSON Schema, its keys in order.
indirect enum SchemaNode {
    /// Keys with values, in this order.
    case object([(key: String, value: SchemaNode)])
    /// A list.
    case list([SchemaNode])
    /// Words.
    case text(String)
    /// A number.
    case number(Double)
    /// Yes or no.
    case flag(Bool)

    /// A reference to a definition.
    static func reference(_ name: String) -> SchemaNode {
        .object([("$ref", .text("#/definitions/\(name)"))])
    }

    /// A value that satisfies any of some schemas.
    static func any(_ nodes: [SchemaNode]) -> SchemaNode { .object([("anyOf", .list(nodes))]) }

    /// A value of a type.
    static func type(_ name: String) -> SchemaNode { .object([("type", .text(name))]) }

    /// One of some words.
    static func words(_ words: [String]) -> SchemaNode {
        .object([("enum", .list(words.map(SchemaNode.text)))])
    }

    /// The same with a description before the rest, for an editor to show.
    func described(_ words: String) -> SchemaNode {
        guard case .object(let entries) = self else { return self }
        return .object([("description", .text(words))] + entries)
    }

    /// The JSON text, indented by two spaces a level.
    func json(indent: String = "") -> String {
        let inner = indent + "  "
        switch self {
        case .object(let entries):
            let lines = entries.map { "\(inner)\($0.key.quoted): \($0.value.json(indent: inner))" }
            return lines.isEmpty ? "{}" : "{\n\(lines.joined(separator: ",\n"))\n\(indent)}"
        case .list(let nodes):
            let lines = nodes.map { inner + $0.json(indent: inner) }
            return lines.isEmpty ? "[]" : "[\n\(lines.joined(separator: ",\n"))\n\(indent)]"
        case .text(let words): return words.quoted
        case .number(let number): return NumberText.text(number)
        case .flag(let flag): return flag ? "true" : "false"
        }
    }
}
