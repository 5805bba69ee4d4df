/// Text; any scalar is taken.
package struct TextKind: AttributeKind {
    /// Whether screens show the text, so that it is translated.
    let isShown: Bool

    package var type: AttributeType { .text(isShown: isShown) }
    package func erased(_ value: String) -> AttributeValue { .text(value) }
    package func value(of erased: AttributeValue) -> String? {
        if case .text(let text) = erased { text } else { nil }
    }
}

/// Several texts, as a list or as one.
package struct TextListKind: AttributeKind {
    package var type: AttributeType { .texts }
    package func erased(_ value: [String]) -> AttributeValue { .texts(value) }
    package func value(of erased: AttributeValue) -> [String]? {
        if case .texts(let texts) = erased { texts } else { nil }
    }
}

/// A finite number in a range.
package struct NumberKind: AttributeKind {
    /// The range of the number, ends included.
    package let range: ClosedRange<Double>

    package var type: AttributeType { .number(range) }
    package func erased(_ value: Double) -> AttributeValue { .number(value) }
    package func value(of erased: AttributeValue) -> Double? {
        if case .number(let number) = erased { number } else { nil }
    }
}

/// A whole number in a range.
package struct IntegerKind: AttributeKind {
    /// The range of the number, ends included.
    package let range: ClosedRange<Int>

    package var type: AttributeType { .integer(range) }
    package func erased(_ value: Int) -> AttributeValue { .integer(value) }
    package func value(of erased: AttributeValue) -> Int? {
        if case .integer(let number) = erased { number } else { nil }
    }
}

/// `true`, `false`, `yes` or `no`.
package struct BooleanKind: AttributeKind {
    package var type: AttributeType { .boolean }
    package func erased(_ value: Bool) -> AttributeValue { .boolean(value) }
    package func value(of erased: AttributeValue) -> Bool? {
        if case .boolean(let flag) = erased { flag } else { nil }
    }
}

extension AttributeKind where Self == TextKind {
    /// Text that screens show.
    static var text: Self { TextKind(isShown: true) }
    /// Text that no screen shows: identifiers, and what VoiceOver speaks.
    static var unshownText: Self { TextKind(isShown: false) }
}

extension AttributeKind where Self == TextListKind {
    /// A list of texts.
    static var texts: Self { TextListKind() }
}

extension AttributeKind where Self == NumberKind {
    /// A number in a range.
    static func number(_ range: ClosedRange<Double>) -> Self { NumberKind(range: range) }
    /// Any length in points.
    static var length: Self { .number(-ScreenLimits.points...ScreenLimits.points) }
    /// A length in points that is not negative.
    static var extent: Self { .number(0...ScreenLimits.points) }
    /// A length in points that is not negative, or -1 for none.
    static var optionalExtent: Self { .number(-1...ScreenLimits.points) }
    /// A number from 0 to 1.
    static var fraction: Self { .number(0...1) }
}

extension AttributeKind where Self == IntegerKind {
    /// A whole number in a range.
    static func integer(_ range: ClosedRange<Int>) -> Self { IntegerKind(range: range) }
}

extension AttributeKind where Self == BooleanKind {
    /// A Boolean value: `true`, `false`, `yes` or `no`.
    static var boolean: Self { BooleanKind() }
}
