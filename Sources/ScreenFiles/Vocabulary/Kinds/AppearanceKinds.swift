import Files
import XML

/// A kind of attribute: a color.
package struct ColorKind: WrittenKind {
    package func erased(_ value: ColorValue) -> AttributeValue { .color(value) }
    package func value(of erased: AttributeValue) -> ColorValue? {
        if case .color(let color) = erased { color } else { nil }
    }

    func read(_ node: YAMLNode, for name: String, by reader: ValueReader) -> ColorValue? {
        reader.color(node, for: name)
    }
    func read(storyboard element: XMLElement, _ resources: IBResources) -> ColorValue? {
        element.name == "color" ? resources.colors.color(element) : nil
    }
    func read(runtime value: RuntimeAttribute.Value, _ resources: IBResources) -> ColorValue? {
        if case .color(let color) = value { color } else { nil }
    }

    var absenceHint: String? { "a plain # begins a comment; put #RRGGBB in quotes" }
    var schema: JSONValue { .reference("color") }
    var markdown: String { "color" }
}

/// A kind of attribute: a font.
package struct FontKind: WrittenKind {
    package func erased(_ value: FontValue) -> AttributeValue { .font(value) }
    package func value(of erased: AttributeValue) -> FontValue? {
        if case .font(let font) = erased { font } else { nil }
    }

    func read(_ node: YAMLNode, for name: String, by reader: ValueReader) -> FontValue? {
        reader.font(node, for: name)
    }
    func read(storyboard element: XMLElement, _ resources: IBResources) -> FontValue? {
        ["fontDescription", "font"].contains(element.name) ? IBFonts.font(element) : nil
    }
    func read(runtime value: RuntimeAttribute.Value, _ resources: IBResources) -> FontValue? {
        if case .font(let font) = value { font } else { nil }
    }

    var schema: JSONValue { .reference("font") }
    var markdown: String { "font" }
}

/// A kind of attribute: an image, by its name.
package struct ImageKind: WrittenKind {
    package func erased(_ value: ImageValue) -> AttributeValue { .image(value) }
    package func value(of erased: AttributeValue) -> ImageValue? {
        if case .image(let image) = erased { image } else { nil }
    }

    func read(_ node: YAMLNode, for name: String, by reader: ValueReader) -> ImageValue? {
        reader.image(node, for: name)
    }
    func read(storyboard text: String, _ resources: IBResources) -> ImageValue? {
        resources.images.image(text)
    }
    func read(runtime value: RuntimeAttribute.Value, _ resources: IBResources) -> ImageValue? {
        if case .image(let name) = value { resources.images.image(name) } else { nil }
    }

    var schema: JSONValue { .reference("image") }
    var markdown: String { "image" }
}

extension AttributeKind where Self == ColorKind {
    static var color: Self { ColorKind() }
}

extension AttributeKind where Self == FontKind {
    static var font: Self { FontKind() }
}

extension AttributeKind where Self == ImageKind {
    static var image: Self { ImageKind() }
}
