import Files
import XML

/// A kind of value that attributes take, such as a color: its Swift type and its case of `AttributeValue`.
package protocol AttributeKind: Sendable {
    /// The Swift type of a value.
    associatedtype Value: Sendable
    /// A value with its type erased.
    func erased(_ value: Value) -> AttributeValue
    /// The typed value; nil for a value of another kind.
    func value(of erased: AttributeValue) -> Value?
}

/// How files write values of a kind: screen files, storyboards, the schema and the documentation.
protocol WrittenKind: AttributeKind {
    /// The value of a node in a screen file; nil with a report where the node is none.
    func read(_ node: YAMLNode, for name: String, by reader: ValueReader) -> Value?
    /// The value of an XML attribute of a storyboard; nil where the text is none.
    func read(storyboard text: String, _ resources: IBResources) -> Value?
    /// The value of an XML element of a storyboard; nil where the element is none.
    func read(storyboard element: XMLElement, _ resources: IBResources) -> Value?
    /// The value that key-value coding makes of one in a user-defined runtime attribute; nil where that cannot be.
    func read(runtime value: RuntimeAttribute.Value, _ resources: IBResources) -> Value?
    /// Whether properties of the kind can be nil.
    var admitsNil: Bool { get }
    /// What a text in a storyboard has to be; nil where storyboards write none for the kind, or any.
    var storyboardForm: IBValueForm? { get }
    /// A hint for an attribute without a value; nil where nothing helps.
    var absenceHint: String? { get }
    /// The JSON Schema of a value; a parameter may replace it.
    var schema: JSONValue { get }
    /// What a value may be, for the tables of the documentation.
    var markdown: String { get }
}

extension WrittenKind {
    func read(storyboard text: String, _ resources: IBResources) -> Value? { nil }
    func read(storyboard element: XMLElement, _ resources: IBResources) -> Value? { nil }
    func read(runtime value: RuntimeAttribute.Value, _ resources: IBResources) -> Value? { nil }
    var admitsNil: Bool { true }
    var storyboardForm: IBValueForm? { nil }
    var absenceHint: String? { nil }

    func erasedValue(_ node: YAMLNode, for name: String, by reader: ValueReader) -> AttributeValue? {
        read(node, for: name, by: reader).map(erased)
    }

    func erasedValue(storyboard text: String, _ resources: IBResources) -> AttributeValue? {
        read(storyboard: text, resources).map(erased)
    }

    func erasedValue(runtime value: RuntimeAttribute.Value, _ resources: IBResources) -> AttributeValue? {
        read(runtime: value, resources).map(erased)
    }

    func erasedValue(storyboard element: XMLElement, _ resources: IBResources) -> AttributeValue? {
        read(storyboard: element, resources).map(erased)
    }
}
