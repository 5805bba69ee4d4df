import Files
import XML

/// One of some names.
// As in `AttributeKey`, the parameter has no requirement by itself.
package struct ChoiceKind<Choice: Sendable>: Sendable {}

extension ChoiceKind: AttributeKind, WrittenKind where Choice: AttributeChoice {
    package func erased(_ value: Choice) -> AttributeValue { .choice(value.rawValue) }
    package func value(of erased: AttributeValue) -> Choice? {
        if case .choice(let name) = erased { Choice(rawValue: name) } else { nil }
    }

    func read(_ node: YAMLNode, for name: String, by reader: ValueReader) -> Choice? {
        reader.choice(node, of: Choice.self, for: name)
    }
    func read(storyboard text: String, _ resources: IBResources) -> Choice? { Choice(storyboard: text) }

    func read(runtime value: RuntimeAttribute.Value, _ resources: IBResources) -> Choice? {
        if case .text(let text) = value, Choice.hasTextValues { return Choice(rawValue: text) }
        return value.scalar.flatMap { Int(exactly: $0) }.flatMap { Choice.rawNumbers[$0] }
    }

    var admitsNil: Bool { Choice.hasTextValues }
    var storyboardForm: IBValueForm? { .names(Choice.knownNames) }
    var schema: JSONValue { ScreenFileSchema.orParameter(.words(Choice.names)) }
    var markdown: String { ElementVocabulary.list(Choice.names) }
}

/// Any of some names, as a list or as one.
package struct ChoicesKind<Choice: Sendable>: Sendable {}

extension ChoicesKind: AttributeKind, WrittenKind where Choice: AttributeChoice {
    package func erased(_ value: [Choice]) -> AttributeValue { .choices(value.map(\.rawValue)) }
    package func value(of erased: AttributeValue) -> [Choice]? {
        guard case .choices(let names) = erased else { return nil }
        let choices = names.compactMap(Choice.init(rawValue:))
        return choices.count == names.count ? choices : nil
    }

    func read(_ node: YAMLNode, for name: String, by reader: ValueReader) -> [Choice]? {
        reader.choices(node, of: Choice.self, for: name)
    }
    func read(storyboard element: XMLElement, _ resources: IBResources) -> [Choice]? {
        guard element.name == "extendedEdge" else { return nil }
        return Choice.allCases.filter { element.isYes($0.rawValue) }
    }
    func read(runtime value: RuntimeAttribute.Value, _ resources: IBResources) -> [Choice]? {
        guard !Choice.rawNumbers.isEmpty, let bits = value.scalar.flatMap({ UInt32(exactly: $0) }) else {
            return nil
        }
        if let whole = Choice.rawNumbers[Int(bits)] { return [whole] }
        return Choice.allCases.filter { choice in
            Choice.rawNumbers.contains { $0.value == choice && bits & UInt32($0.key) == $0.key }
        }
    }

    var admitsNil: Bool { false }

    var schema: JSONValue {
        ScreenFileSchema.orParameter(
            .words(Choice.names), ScreenFileSchema.list(of: .words(Choice.names)))
    }
    var markdown: String { "any of " + ElementVocabulary.list(Choice.names) }
}

extension AttributeKind {
    /// One of the names of a choice.
    static func choice<Choice>(_ type: Choice.Type) -> Self where Self == ChoiceKind<Choice> { ChoiceKind() }

    /// Any of the names of a choice.
    static func choices<Choice>(_ type: Choice.Type) -> Self where Self == ChoicesKind<Choice> {
        ChoicesKind()
    }
}
