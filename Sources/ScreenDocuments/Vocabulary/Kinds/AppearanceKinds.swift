/// A kind of attribute: a color.
package struct ColorKind: AttributeKind {
    package var type: AttributeType { .color }
    package func erased(_ value: ColorValue) -> AttributeValue { .color(value) }
    package func value(of erased: AttributeValue) -> ColorValue? {
        if case .color(let color) = erased { color } else { nil }
    }
}

/// A kind of attribute: a font.
package struct FontKind: AttributeKind {
    package var type: AttributeType { .font }
    package func erased(_ value: FontValue) -> AttributeValue { .font(value) }
    package func value(of erased: AttributeValue) -> FontValue? {
        if case .font(let font) = erased { font } else { nil }
    }
}

/// A kind of attribute: an image, by its name.
package struct ImageKind: AttributeKind {
    package var type: AttributeType { .image }
    package func erased(_ value: ImageValue) -> AttributeValue { .image(value) }
    package func value(of erased: AttributeValue) -> ImageValue? {
        if case .image(let image) = erased { image } else { nil }
    }
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
