/// One of some names.
// As in `AttributeKey`, the parameter has no requirement by itself.
package struct ChoiceKind<Choice: Sendable>: Sendable {}

extension ChoiceKind: AttributeKind where Choice: AttributeChoice {
    package var type: AttributeType { .choice(Choice.self) }
    package func erased(_ value: Choice) -> AttributeValue { .choice(value.rawValue) }
    package func value(of erased: AttributeValue) -> Choice? {
        if case .choice(let name) = erased { Choice(rawValue: name) } else { nil }
    }
}

/// Any of some names, as a list or as one.
package struct ChoicesKind<Choice: Sendable>: Sendable {}

extension ChoicesKind: AttributeKind where Choice: AttributeChoice {
    package var type: AttributeType { .choices(Choice.self) }
    package func erased(_ value: [Choice]) -> AttributeValue { .choices(value.map(\.rawValue)) }
    package func value(of erased: AttributeValue) -> [Choice]? {
        guard case .choices(let names) = erased else { return nil }
        let choices = names.compactMap(Choice.init(rawValue:))
        return choices.count == names.count ? choices : nil
    }
}

extension AttributeKind {
    /// One of the names of a choice.
    static func choice<Choice>(_ type: Choice.Type) -> Self where Self == ChoiceKind<Choice> { ChoiceKind() }

    /// Any of the names of a choice.
    static func choices<Choice>(_ type: Choice.Type) -> Self where Self == ChoicesKind<Choice> {
        ChoicesKind()
    }
}
