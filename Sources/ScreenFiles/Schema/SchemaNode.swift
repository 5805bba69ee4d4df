/// A part of a JSON Schema that keeps the order of keys.
indirect enum SchemaNode {
    /// An object with keys in order.
    case object([(key: String, value: SchemaNode)])
    /// An array.
    case list([SchemaNode])
    /// A string.
    case text(String)
    /// A number.
    case number(Double)
    /// A Boolean value.
    case flag(Bool)

    /// Returns a reference to a definition.
    static func reference(_ name: String) -> SchemaNode {
        .object([("$ref", .text("#/definitions/\(name)"))])
    }

    /// Returns a schema for values that match any of some schemas.
    static func any(_ nodes: [SchemaNode]) -> SchemaNode { .object([("anyOf", .list(nodes))]) }

    /// Returns a schema for values of a type.
    static func type(_ name: String) -> SchemaNode { .object([("type", .text(name))]) }

    /// Returns a schema for one of several strings.
    static func words(_ words: [String]) -> SchemaNode {
        .object([("enum", .list(words.map(SchemaNode.text)))])
    }

    /// Returns the schema with a description, which editors show.
    func described(_ words: String) -> SchemaNode {
        guard case .object(let entries) = self else { return self }
        return .object([("description", .text(words))] + entries)
    }

    /// Returns the JSON text, indented by two spaces per level.
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
