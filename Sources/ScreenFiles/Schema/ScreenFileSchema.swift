import Files
import ScreenDocuments

/// The JSON Schema of screen files, for completion and validation in editors.
///
/// It is generated from the vocabulary, so that the two cannot differ. What it cannot express (ids,
/// components and their parameters) is checked by the parser.
package enum ScreenFileSchema {
    /// Returns the schema as JSON (draft 7, which editors support best), with a trailing newline.
    package static func text() -> String { schema.indentedText + "\n" }

    private static var schema: JSONValue {
        .entries([
            ("$schema", .string("http://json-schema.org/draft-07/schema#")),
            ("title", .string("Maquette screen file")),
            ("description", .string("A screen: its views, their constraints and its states.")),
            ("type", .string("object")),
            ("additionalProperties", .bool(false)),
            (
                "anyOf",
                .array([
                    .entries([("required", .array([.string("root")]))]),
                    .entries([("required", .array([.string("extends")]))]),
                ])
            ),
            ("properties", .entries(topLevel)),
            ("definitions", .entries(definitions)),
        ])
    }

    private static var topLevel: [(key: String, value: JSONValue)] {
        [
            ("$schema", .type("string")),
            ("components", mapping(of: .reference("component")).described("Named views with parameters.")),
            ("data", .type("object").described("Values that $name puts in, anywhere in the file.")),
            (
                "extends",
                JSONValue.type("string")
                    .described("The storyboard, xib or screen file that this one changes.")
            ),
            ("root", .reference("element")),
            (
                "rows",
                mapping(of: .any([.type("array"), .type("integer"), .reference("parameter")]))
                    .described(
                        "The rows, or their number, of tables and collections of the file that is extended.")
            ),
            ("scene", JSONValue.type("string").described("The scene of the file that is extended.")),
            (
                "states",
                mapping(of: .any([state, .type("null")]))
                    .described("Named variations: elementId.attribute with its value in that state.")
            ),
            (
                "views",
                mapping(of: JSONValue.entries([]))
                    .described("What changes in the file that is extended: name.attribute with its value.")
            ),
            (
                "variations",
                .entries([
                    ("type", .string("array")), ("items", variation),
                    ("description", .string("What changes by size class and idiom, in this order.")),
                ])
            ),
        ]
    }

    private static var definitions: [(key: String, value: JSONValue)] {
        let shapes: [(key: String, value: JSONValue)] = [
            ("parameter", parameter), ("element", element), ("component", component),
            ("instance", instance),
        ]
        let classes = ElementVocabulary.classes.map { (key: $0.name, value: elementClass($0)) }
        return shapes + classes + valueDefinitions
    }

    /// The schema for a value that is a reference to a parameter or data.
    private static var parameter: JSONValue {
        .entries([("type", .string("string")), ("pattern", .string("\\$"))])
            .described("$name or words with ${name}.")
    }

    private static var element: JSONValue {
        let classes = ElementVocabulary.classes.map { JSONValue.reference($0.name) }
        return .any(classes + [.reference("instance")])
    }

    private static var state: JSONValue {
        let step = JSONValue.any([.type("string"), .type("object")])
        return .entries([
            ("type", .string("object")),
            (
                "properties",
                .entries([
                    (
                        "steps",
                        // A view may be called steps.
                        JSONValue.any([
                            .entries([("type", .string("array")), ("items", step)]), .type("object"),
                        ])
                        .described(
                            "What is done to the screen: lines such as tap next, or capture second at 0.15.")
                    )
                ])
            ),
        ])
    }

    private static var variation: JSONValue {
        let conditions = VariationReader.conditions.map { (key: $0.key, value: JSONValue.words($0.words)) }
        let when = JSONValue.entries([
            ("type", .string("object")), ("additionalProperties", .bool(false)),
            ("properties", .entries(conditions)),
        ])
        return .entries([
            ("type", .string("object")), ("required", .array([.string("when")])),
            (
                "properties",
                .entries([
                    ("when", when.described("When it holds; all of these.")), ("constraints", constraints),
                ])
            ),
        ])
    }

    private static var component: JSONValue {
        let parameters = JSONValue.any([.type("object"), .type("null")])
        let properties: [(key: String, value: JSONValue)] = [
            ("parameters", parameters.described("Names with defaults; a name without one must be given.")),
            ("id", id), ("class", .words(ElementVocabulary.classes.map(\.name))),
            ("component", componentName), ("with", arguments), ("subviews", subviews),
            ("constraints", constraints),
        ]
        return .entries([
            ("description", .string("A view with parameters, used by component: NAME.")),
            ("type", .string("object")), ("additionalProperties", .bool(false)),
            ("properties", .entries(properties + allAttributes)),
        ])
    }

    private static func elementClass(_ row: ElementClass) -> JSONValue {
        let className = JSONValue.entries([("const", .string(row.name))])
        var properties: [(key: String, value: JSONValue)] = [("id", id), ("class", className)]
        if row.subviews != .refused { properties.append(("subviews", subviews)) }
        if row.isConstrained { properties.append(("constraints", constraints)) }
        properties += attributes(of: row)
        return .entries([
            ("description", .string(row.summary)), ("type", .string("object")),
            ("additionalProperties", .bool(false)),
            ("required", .array(row.name == "UIView" ? [] : [.string("class")])),
            ("properties", .entries(properties)),
        ])
    }

    private static var instance: JSONValue {
        let list = JSONValue.any([.type("array"), .reference("parameter")])
        let properties: [(key: String, value: JSONValue)] = [
            ("id", id), ("component", componentName), ("with", arguments),
            ("repeat", list.described("One instance for each item, a mapping of parameters.")),
            ("constraints", constraints),
        ]
        return .entries([
            ("description", .string("An instance of a component.")), ("type", .string("object")),
            ("additionalProperties", .bool(false)), ("required", .array([.string("component")])),
            ("properties", .entries(properties + allAttributes)),
        ])
    }

    private static var componentName: JSONValue { .type("string").described("The component's name.") }

    private static var arguments: JSONValue {
        .any([.type("object"), .type("null"), .reference("parameter")])
            .described("Values for the component's parameters.")
    }

    /// Returns the attributes of a class: its own in full, those of its superclasses by reference.
    private static func attributes(of row: ElementClass) -> [(key: String, value: JSONValue)] {
        row.attributes.map { ($0.name, $0.type.schema.described($0.summary)) }
            + inherited(from: row.superclass.flatMap(ElementVocabulary.elementClass))
    }

    private static func inherited(from row: ElementClass?) -> [(key: String, value: JSONValue)] {
        guard let row else { return [] }
        return row.attributes.map { ($0.name, .reference("\(row.name)/properties/\($0.name)")) }
            + inherited(from: row.superclass.flatMap(ElementVocabulary.elementClass))
    }

    /// The attributes of all classes, without duplicate names, because only the parser knows the class of a
    /// component.
    private static var allAttributes: [(key: String, value: JSONValue)] {
        var known: Set<String> = []
        return ElementVocabulary.classes.flatMap { row in
            row.attributes.filter { known.insert($0.name).inserted }
                .map { ($0.name, .reference("\(row.name)/properties/\($0.name)")) }
        }
    }

    private static var id: JSONValue {
        .type("string")
            .described("The name for constraints and states, unique in its component.")
    }

    private static var subviews: JSONValue {
        listOrNothing(of: .reference("element")).described("The views inside, the lowest first.")
    }

    private static var constraints: JSONValue {
        listOrNothing(of: .type("string"))
            .described("Lines such as: b.leading == a.trailing + 8 @high, or visual format in quotes.")
    }

    private static func listOrNothing(of node: JSONValue) -> JSONValue {
        .any([
            .entries([("type", .string("array")), ("items", node)]), .type("null"), .reference("parameter"),
        ])
    }

    private static func mapping(of node: JSONValue) -> JSONValue {
        .any([
            .entries([("type", .string("object")), ("additionalProperties", node)]), .type("null"),
        ])
    }
}
