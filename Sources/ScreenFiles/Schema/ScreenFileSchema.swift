/// The JSON Schema of screen files, for completion and validation in editors.
///
/// It is generated from the vocabulary, so that the two cannot differ. What it cannot express (ids,
/// components and their parameters) is checked by the parser.
public enum ScreenFileSchema {
    /// Returns the schema as JSON (draft 7, which editors support best), with a trailing newline.
    public static func text() -> String { schema.json() + "\n" }

    private static var schema: SchemaNode {
        .object([
            ("$schema", .text("http://json-schema.org/draft-07/schema#")),
            ("title", .text("Maquette screen file")),
            ("description", .text("A screen: its views, their constraints and its states.")),
            ("type", .text("object")),
            ("additionalProperties", .flag(false)),
            (
                "anyOf",
                .list([
                    .object([("required", .list([.text("root")]))]),
                    .object([("required", .list([.text("extends")]))]),
                ])
            ),
            ("properties", .object(topLevel)),
            ("definitions", .object(definitions)),
        ])
    }

    private static var topLevel: [(key: String, value: SchemaNode)] {
        [
            ("$schema", .type("string")),
            ("components", mapping(of: .reference("component")).described("Named views with parameters.")),
            ("data", .type("object").described("Values that $name puts in, anywhere in the file.")),
            (
                "extends",
                SchemaNode.type("string")
                    .described("The storyboard, xib or screen file that this one changes.")
            ),
            ("root", .reference("element")),
            (
                "rows",
                mapping(of: .any([.type("array"), .reference("parameter")]))
                    .described("The rows of tables and collections of the file that is extended.")
            ),
            ("scene", SchemaNode.type("string").described("The scene of the file that is extended.")),
            (
                "states",
                mapping(of: .any([.type("object"), .type("null")]))
                    .described("Named variations: elementId.attribute with its value in that state.")
            ),
            (
                "views",
                mapping(of: SchemaNode.object([]))
                    .described("What changes in the file that is extended: name.attribute with its value.")
            ),
            (
                "variations",
                .object([
                    ("type", .text("array")), ("items", variation),
                    ("description", .text("What changes by size class and idiom, in this order.")),
                ])
            ),
        ]
    }

    private static var definitions: [(key: String, value: SchemaNode)] {
        let shapes: [(key: String, value: SchemaNode)] = [
            ("parameter", parameter), ("element", element), ("component", component),
            ("instance", instance),
        ]
        let classes = ElementVocabulary.classes.map { (key: $0.name, value: elementClass($0)) }
        return shapes + classes + valueDefinitions
    }

    /// The schema for a value that is a reference to a parameter or data.
    private static var parameter: SchemaNode {
        .object([("type", .text("string")), ("pattern", .text("\\$"))])
            .described("$name or words with ${name}.")
    }

    private static var element: SchemaNode {
        let classes = ElementVocabulary.classes.map { SchemaNode.reference($0.name) }
        return .any(classes + [.reference("instance")])
    }

    private static var variation: SchemaNode {
        let words = VariationReader.conditions.map { (key: $0.key, value: SchemaNode.words($0.words)) }
        let when = SchemaNode.object([
            ("type", .text("object")), ("additionalProperties", .flag(false)), ("properties", .object(words)),
        ])
        return .object([
            ("type", .text("object")), ("required", .list([.text("when")])),
            (
                "properties",
                .object([
                    ("when", when.described("When it holds; all of these.")), ("constraints", constraints),
                ])
            ),
        ])
    }

    private static var component: SchemaNode {
        let parameters = SchemaNode.any([.type("object"), .type("null")])
        let properties: [(key: String, value: SchemaNode)] = [
            ("parameters", parameters.described("Names with defaults; a name without one must be given.")),
            ("id", id), ("class", .words(ElementVocabulary.classes.map(\.name))),
            ("component", componentName), ("with", arguments), ("subviews", subviews),
            ("constraints", constraints),
        ]
        return .object([
            ("description", .text("A view with parameters, used by component: NAME.")),
            ("type", .text("object")), ("additionalProperties", .flag(false)),
            ("properties", .object(properties + allAttributes)),
        ])
    }

    private static func elementClass(_ row: ElementClass) -> SchemaNode {
        let className = SchemaNode.object([("const", .text(row.name))])
        var properties: [(key: String, value: SchemaNode)] = [("id", id), ("class", className)]
        if row.subviews != .refused { properties.append(("subviews", subviews)) }
        if row.kind == .view { properties.append(("constraints", constraints)) }
        properties += attributes(of: row)
        return .object([
            ("description", .text(row.summary)), ("type", .text("object")),
            ("additionalProperties", .flag(false)),
            ("required", .list(row.name == "UIView" ? [] : [.text("class")])),
            ("properties", .object(properties)),
        ])
    }

    private static var instance: SchemaNode {
        let list = SchemaNode.any([.type("array"), .reference("parameter")])
        let properties: [(key: String, value: SchemaNode)] = [
            ("id", id), ("component", componentName), ("with", arguments),
            ("repeat", list.described("One instance for each item, a mapping of parameters.")),
            ("constraints", constraints),
        ]
        return .object([
            ("description", .text("An instance of a component.")), ("type", .text("object")),
            ("additionalProperties", .flag(false)), ("required", .list([.text("component")])),
            ("properties", .object(properties + allAttributes)),
        ])
    }

    private static var componentName: SchemaNode { .type("string").described("The component's name.") }

    private static var arguments: SchemaNode {
        .any([.type("object"), .type("null"), .reference("parameter")])
            .described("Values for the component's parameters.")
    }

    /// Returns the attributes of a class: its own in full, those of its superclasses by reference.
    private static func attributes(of row: ElementClass) -> [(key: String, value: SchemaNode)] {
        row.attributes.map { ($0.name, $0.kind.schema.described($0.summary)) }
            + inherited(from: row.superclass.flatMap(ElementVocabulary.elementClass))
    }

    private static func inherited(from row: ElementClass?) -> [(key: String, value: SchemaNode)] {
        guard let row else { return [] }
        return row.attributes.map { ($0.name, .reference("\(row.name)/properties/\($0.name)")) }
            + inherited(from: row.superclass.flatMap(ElementVocabulary.elementClass))
    }

    /// The attributes of all classes, without duplicate names, because only the parser knows the class of a
    /// component.
    private static var allAttributes: [(key: String, value: SchemaNode)] {
        var known: Set<String> = []
        return ElementVocabulary.classes.flatMap { row in
            row.attributes.filter { known.insert($0.name).inserted }
                .map { ($0.name, .reference("\(row.name)/properties/\($0.name)")) }
        }
    }

    private static var id: SchemaNode {
        .type("string")
            .described("The name for constraints and states, unique in its component.")
    }

    private static var subviews: SchemaNode {
        listOrNothing(of: .reference("element")).described("The views inside, the lowest first.")
    }

    private static var constraints: SchemaNode {
        listOrNothing(of: .type("string"))
            .described("Lines such as: b.leading == a.trailing + 8 @high, or visual format in quotes.")
    }

    private static func listOrNothing(of node: SchemaNode) -> SchemaNode {
        .any([.object([("type", .text("array")), ("items", node)]), .type("null"), .reference("parameter")])
    }

    private static func mapping(of node: SchemaNode) -> SchemaNode {
        .any([
            .object([("type", .text("object")), ("additionalProperties", node)]), .type("null"),
        ])
    }
}
