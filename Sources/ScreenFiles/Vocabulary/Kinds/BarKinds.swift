import Files
import XML

/// The style of a text: `{font:, textColor:, …}`.
package struct TextAttributesKind: WrittenKind {
    package func erased(_ value: TextRunValue) -> AttributeValue { .textAttributes(value) }
    package func value(of erased: AttributeValue) -> TextRunValue? {
        if case .textAttributes(let style) = erased { style } else { nil }
    }

    func read(_ node: YAMLNode, for name: String, by reader: ValueReader) -> TextRunValue? {
        reader.textAttributes(node, for: name)
    }
    func read(storyboard element: XMLElement, _ resources: IBResources) -> TextRunValue? {
        element.name == "textAttributes" ? IBBarAppearances(resources).textAttributes(element) : nil
    }

    var schema: JSONValue { .reference("textAttributes") }
    var markdown: String { "text attributes" }
}

/// The appearance of a bar: `{background:, backgroundColor:, titleTextAttributes:, …}`.
package struct BarAppearanceKind: WrittenKind {
    package func erased(_ value: BarAppearanceValue) -> AttributeValue { .barAppearance(value) }
    package func value(of erased: AttributeValue) -> BarAppearanceValue? {
        if case .barAppearance(let appearance) = erased { appearance } else { nil }
    }

    func read(_ node: YAMLNode, for name: String, by reader: ValueReader) -> BarAppearanceValue? {
        reader.barAppearance(node, for: name)
    }
    func read(storyboard element: XMLElement, _ resources: IBResources) -> BarAppearanceValue? {
        IBBarAppearances.tags.contains(element.name)
            ? IBBarAppearances(resources).appearance(element) : nil
    }

    var schema: JSONValue { .reference("barAppearance") }
    var markdown: String { "bar appearance" }
}

extension AttributeKind where Self == TextAttributesKind {
    /// The style of a text.
    static var textAttributes: Self { TextAttributesKind() }
}

extension AttributeKind where Self == BarAppearanceKind {
    /// The appearance of a bar.
    static var barAppearance: Self { BarAppearanceKind() }
}
