/// A distance or a length of MyLayout: points, for lengths a word, or what another view has.
package struct LayoutLengthKind: AttributeKind {
    /// Whether it is a length, not a distance.
    package let isLength: Bool

    package var type: AttributeType { .layoutLength(isLength: isLength) }
    package func erased(_ value: LayoutLengthValue) -> AttributeValue { .layoutLength(value) }
    package func value(of erased: AttributeValue) -> LayoutLengthValue? {
        if case .layoutLength(let value) = erased { value } else { nil }
    }
}

extension AttributeKind where Self == LayoutLengthKind {
    /// A length of MyLayout.
    static var layoutLength: Self { LayoutLengthKind(isLength: true) }
    /// A distance of MyLayout.
    static var layoutDistance: Self { LayoutLengthKind(isLength: false) }
}
