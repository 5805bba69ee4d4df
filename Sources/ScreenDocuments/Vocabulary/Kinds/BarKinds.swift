/// The style of a text: `{font:, textColor:, …}`.
package struct TextAttributesKind: AttributeKind {
    package var type: AttributeType { .textAttributes }
    package func erased(_ value: TextRunValue) -> AttributeValue { .textAttributes(value) }
    package func value(of erased: AttributeValue) -> TextRunValue? {
        if case .textAttributes(let style) = erased { style } else { nil }
    }
}

/// The appearance of a bar: `{background:, backgroundColor:, titleTextAttributes:, …}`.
package struct BarAppearanceKind: AttributeKind {
    package var type: AttributeType { .barAppearance }
    package func erased(_ value: BarAppearanceValue) -> AttributeValue { .barAppearance(value) }
    package func value(of erased: AttributeValue) -> BarAppearanceValue? {
        if case .barAppearance(let appearance) = erased { appearance } else { nil }
    }
}

extension AttributeKind where Self == TextAttributesKind {
    /// The style of a text.
    static var textAttributes: Self { TextAttributesKind() }
}

extension AttributeKind where Self == BarAppearanceKind {
    /// The appearance of a bar.
    static var barAppearance: Self { BarAppearanceKind() }
}
