import Diagnostics
import Files

/// A distance or a length of MyLayout: points, for lengths a word, or what another view has.
package struct LayoutLengthKind: WrittenKind {
    /// Whether it is a length, not a distance.
    package let isLength: Bool

    package func erased(_ value: LayoutLengthValue) -> AttributeValue { .layoutLength(value) }
    package func value(of erased: AttributeValue) -> LayoutLengthValue? {
        if case .layoutLength(let value) = erased { value } else { nil }
    }

    func read(_ node: YAMLNode, for name: String, by reader: ValueReader) -> LayoutLengthValue? {
        guard let text = node.scalar?.text else {
            reader.expected(expectation, for: name, found: node)
            return nil
        }
        if NumberText.number(text) != nil { return reader.length(node, for: name).map { .number($0) } }
        if isLength, let word = LayoutLengthValue.Word(rawValue: text) { return .word(word) }
        let attributes = isLength ? LayoutLengthValue.lengths : LayoutLengthValue.edges
        if let relation = LayoutLengthValue.Relation(text, attributes: attributes) {
            return .relation(relation)
        }
        reader.expected(expectation, for: name, found: node)
        return nil
    }
    func read(storyboard text: String, _ resources: IBResources) -> LayoutLengthValue? {
        NumberText.number(text).flatMap { $0.isFinite ? .number($0) : nil }
    }
    func read(runtime value: RuntimeAttribute.Value, _ resources: IBResources) -> LayoutLengthValue? {
        value.scalar.map { .number($0) }
    }

    var admitsNil: Bool { false }

    private var expectation: String {
        isLength
            ? "points, wrap, fill, average, empty or a length such as title.width * 0.5 + 10"
            : "points or an edge such as title.right + 10"
    }

    var schema: JSONValue { .any([.reference("length"), .reference("text")]) }
    var markdown: String {
        isLength
            ? "points, `wrap`, `fill`, `average`, `empty`, or `id.width * 0.5 + 10`"
            : "points, share, or `id.right + 10`"
    }
}

extension AttributeKind where Self == LayoutLengthKind {
    /// A length of MyLayout.
    static var layoutLength: Self { LayoutLengthKind(isLength: true) }
    /// A distance of MyLayout.
    static var layoutDistance: Self { LayoutLengthKind(isLength: false) }
}
