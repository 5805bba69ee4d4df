import Files

/// Parts of a JSON Schema.
extension JSONValue {
    /// Returns a reference to a definition.
    static func reference(_ name: String) -> JSONValue {
        .entries([("$ref", .string("#/definitions/\(name)"))])
    }

    /// Returns a schema for values that match any of some schemas.
    static func any(_ schemas: [JSONValue]) -> JSONValue { .entries([("anyOf", .array(schemas))]) }

    /// Returns a schema for values of a type.
    static func type(_ name: String) -> JSONValue { .entries([("type", .string(name))]) }

    /// Returns a schema for one of several strings.
    static func words(_ words: [String]) -> JSONValue {
        .entries([("enum", .array(words.map(JSONValue.string)))])
    }

    /// Returns the schema with a description, which editors show.
    func described(_ description: String) -> JSONValue {
        guard case .object(let members) = self else { return self }
        return .object([Member(name: "description", value: .string(description))] + members)
    }
}
