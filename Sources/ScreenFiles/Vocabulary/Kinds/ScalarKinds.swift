import Files
import XML

/// Text; any scalar is taken.
package struct TextKind: WrittenKind {
    /// Whether screens show the text, so that it is translated.
    let isShown: Bool

    package func erased(_ value: String) -> AttributeValue { .text(value) }
    package func value(of erased: AttributeValue) -> String? {
        if case .text(let text) = erased { text } else { nil }
    }

    func read(_ node: YAMLNode, for name: String, by reader: ValueReader) -> String? {
        reader.text(node, for: name)
    }
    func read(storyboard text: String, _ resources: IBResources) -> String? { text }
    func read(storyboard element: XMLElement, _ resources: IBResources) -> String? {
        ["string", "mutableString"].contains(element.name) ? element.text : nil
    }
    func read(runtime value: RuntimeAttribute.Value, _ resources: IBResources) -> String? {
        if case .text(let text) = value { text } else { nil }
    }

    var absenceHint: String? { "write \"\" for empty text" }
    var schema: JSONValue { .reference("text") }
    var markdown: String { "text" }
}

/// Several texts, as a list or as one.
package struct TextListKind: WrittenKind {
    package func erased(_ value: [String]) -> AttributeValue { .texts(value) }
    package func value(of erased: AttributeValue) -> [String]? {
        if case .texts(let texts) = erased { texts } else { nil }
    }

    func read(_ node: YAMLNode, for name: String, by reader: ValueReader) -> [String]? {
        reader.texts(node, for: name)
    }

    var schema: JSONValue {
        .any([.reference("text"), ScreenFileSchema.list(of: .reference("text"))])
    }
    var markdown: String { "list of texts" }
}

/// A finite number in a range.
package struct NumberKind: WrittenKind {
    /// The range of the number, ends included.
    package let range: ClosedRange<Double>

    package func erased(_ value: Double) -> AttributeValue { .number(value) }
    package func value(of erased: AttributeValue) -> Double? {
        if case .number(let number) = erased { number } else { nil }
    }

    func read(_ node: YAMLNode, for name: String, by reader: ValueReader) -> Double? {
        reader.number(node, in: range, for: name)
    }
    func read(storyboard text: String, _ resources: IBResources) -> Double? {
        guard let number = NumberText.number(text), number.isFinite else { return nil }
        return max(range.lowerBound, min(range.upperBound, number))
    }

    func read(runtime value: RuntimeAttribute.Value, _ resources: IBResources) -> Double? {
        value.scalar.map { max(range.lowerBound, min(range.upperBound, $0)) }
    }

    var admitsNil: Bool { false }
    var storyboardForm: IBValueForm? { .number }

    var schema: JSONValue {
        ScreenFileSchema.orParameter(
            ScreenFileSchema.number("number", range.lowerBound, range.upperBound))
    }
    var markdown: String {
        if range == 0...1 { return "number, 0 to 1" }
        return range.lowerBound == 0 ? "number, not negative" : "number"
    }
}

/// A whole number in a range.
package struct IntegerKind: WrittenKind {
    /// The range of the number, ends included.
    package let range: ClosedRange<Int>

    package func erased(_ value: Int) -> AttributeValue { .integer(value) }
    package func value(of erased: AttributeValue) -> Int? {
        if case .integer(let number) = erased { number } else { nil }
    }

    func read(_ node: YAMLNode, for name: String, by reader: ValueReader) -> Int? {
        reader.integer(node, in: range, for: name)
    }
    func read(storyboard text: String, _ resources: IBResources) -> Int? {
        guard let number = NumberText.number(text), abs(number) < 1e9 else { return nil }
        return max(range.lowerBound, min(range.upperBound, Int(number.rounded())))
    }

    func read(runtime value: RuntimeAttribute.Value, _ resources: IBResources) -> Int? {
        guard let number = value.scalar, number.isFinite else { return nil }
        let bounds = (Double(range.lowerBound), Double(range.upperBound))
        return Int(max(bounds.0, min(bounds.1, number)).rounded(.towardZero))
    }

    var admitsNil: Bool { false }
    var storyboardForm: IBValueForm? { .integer }

    var schema: JSONValue {
        ScreenFileSchema.orParameter(
            ScreenFileSchema.number("integer", Double(range.lowerBound), Double(range.upperBound)))
    }
    var markdown: String {
        range.lowerBound == 0 ? "whole number, 0 to \(range.upperBound)" : "whole number"
    }
}

/// `true`, `false`, `yes` or `no`.
package struct BooleanKind: WrittenKind {
    package func erased(_ value: Bool) -> AttributeValue { .boolean(value) }
    package func value(of erased: AttributeValue) -> Bool? {
        if case .boolean(let flag) = erased { flag } else { nil }
    }

    func read(_ node: YAMLNode, for name: String, by reader: ValueReader) -> Bool? {
        reader.boolean(node, for: name)
    }
    func read(storyboard text: String, _ resources: IBResources) -> Bool? {
        text == "YES" ? true : text == "NO" ? false : nil
    }

    func read(runtime value: RuntimeAttribute.Value, _ resources: IBResources) -> Bool? { value.truth }

    var admitsNil: Bool { false }
    var storyboardForm: IBValueForm? { .flag }

    var schema: JSONValue { .reference("boolean") }
    var markdown: String { "boolean" }
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
