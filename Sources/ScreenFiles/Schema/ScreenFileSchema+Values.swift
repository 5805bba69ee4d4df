import Files
import ScreenDocuments

extension ScreenFileSchema {
    /// The definitions of kinds of values.
    static var valueDefinitions: [(key: String, value: JSONValue)] {
        [
            ("text", .any(["string", "number", "boolean"].map(JSONValue.type))),
            ("boolean", orParameter(.type("boolean"), .words(["yes", "no"]))),
            ("color", color), ("font", font), ("image", image),
            ("length", orParameter(.type("number"))),
            ("point", numbers(["x", "y"])), ("size", numbers(["width", "height"])),
            ("rect", numbers(["x", "y", "width", "height"])),
            (
                "insets",
                .any([
                    .reference("length"), numbers(["top", "left", "bottom", "right"], required: []),
                ])
            ),
            ("runs", runs), ("paragraphStyle", paragraphStyle), ("textAttributes", textAttributes),
            ("barAppearance", barAppearance),
            (
                "priority",
                orParameter(number("number", 0, 1000), .words(PriorityText.names.map(\.name)), step)
            ),
            (
                "priorities",
                .any([
                    .reference("priority"),
                    object([("horizontal", .reference("priority")), ("vertical", .reference("priority"))]),
                ])
            ),
        ]
    }

    private static var step: JSONValue {
        .entries([("type", .string("string")), ("pattern", .string("^[A-Za-z]+ *[+-] *[0-9.]+$"))])
    }

    private static var color: JSONValue {
        .any([
            .type("string").described("\"#RRGGBB\", \"#RRGGBBAA\", a name, or \"name @ opacity\"."),
            object(
                [("color", .reference("color")), ("alpha", orParameter(number("number", 0, 1)))],
                required: ["color", "alpha"]),
            object(
                [("light", .reference("color")), ("dark", .reference("color"))], required: ["light", "dark"]),
        ])
    }

    private static var font: JSONValue {
        let sizes = ValueReader.FontFormat.sizes
        let size = number("number", sizes.lowerBound, sizes.upperBound)
        return orParameter(
            size, .words(Choices.TextStyle.names),
            object([
                ("family", .reference("text")), ("size", orParameter(size)),
                ("weight", orParameter(.words(Choices.FontWeight.names))), ("italic", .reference("boolean")),
                ("monospacedDigits", .reference("boolean")),
                ("design", orParameter(.words(Choices.FontDesign.names))),
                ("style", orParameter(.words(Choices.TextStyle.names))),
            ]))
    }

    private static var image: JSONValue {
        .any([
            .reference("text"),
            object(
                [
                    ("name", .reference("text")), ("capInsets", .reference("insets")),
                    ("resizingMode", orParameter(.words(Choices.ResizingMode.names))),
                    ("renderingMode", orParameter(.words(Choices.RenderingMode.names))),
                ], required: ["name"]),
            object(
                [
                    ("symbol", .reference("text")),
                    ("pointSize", orParameter(number("number", 1, 1000))),
                    ("textStyle", orParameter(.words(Choices.TextStyle.names))),
                    ("weight", orParameter(.words(Choices.FontWeight.names))),
                    ("scale", orParameter(.words(Choices.SymbolScale.names))),
                ], required: ["symbol"]),
        ])
    }

    /// Returns a schema for a list with one number per key, or a mapping of the keys.
    private static func numbers(_ keys: [String], required: [String]? = nil) -> JSONValue {
        let count = JSONValue.number(Double(keys.count))
        let list = JSONValue.entries([
            ("type", .string("array")), ("items", .reference("length")), ("minItems", count),
            ("maxItems", count),
        ])
        let entries = keys.map { (key: $0, value: JSONValue.reference("length")) }
        return orParameter(list, object(entries, required: required ?? keys))
    }

    static func number(_ type: String, _ minimum: Double, _ maximum: Double) -> JSONValue {
        .entries([("type", .string(type)), ("minimum", .number(minimum)), ("maximum", .number(maximum))])
    }

    static func list(of node: JSONValue) -> JSONValue {
        .entries([("type", .string("array")), ("items", node)])
    }

    static func object(_ entries: [(key: String, value: JSONValue)], required: [String] = [])
        -> JSONValue
    {
        .entries([
            ("type", .string("object")), ("additionalProperties", .bool(false)),
            ("required", .array(required.map(JSONValue.string))), ("properties", .entries(entries)),
        ])
    }

    static func orParameter(_ nodes: JSONValue...) -> JSONValue {
        .any(nodes + [.reference("parameter")])
    }
}
