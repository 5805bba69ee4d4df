import SwiftSyntax

// `@Entry`, which declares a value of the environment and the like with its key.
extension SourceRewriter {
    /// The protocols of keys by the types that a file extends with entries.
    ///
    /// Source: Apple's documentation of `Entry()`: "Creates an environment values, transaction, container values, or focused
    /// values entry."
    private static let keyProtocols = [
        "EnvironmentValues": "EnvironmentKey", "Transaction": "TransactionKey",
        "ContainerValues": "ContainerValueKey", "FocusedValues": "FocusedValueKey",
    ]

    /// Writes an entry as a property with the key behind it, in whose default value the written one stands.
    func expandEntry(_ node: VariableDeclSyntax) {
        guard importsSwiftUI, let type = types.last?.split(separator: ".").last.map(String.init),
            let keyProtocol = Self.keyProtocols[type], let attribute = node.entryAttribute,
            node.bindings.count == 1, let binding = node.bindings.first,
            let pattern = binding.pattern.as(IdentifierPatternSyntax.self)
        else { return }
        edits.blank(attribute.textRange)
        let key = "__Key_" + pattern.identifier.text.trimmingBackticks
        let access = node.modifiers.accessLevel.map { $0 + " " } ?? ""
        let isFocused = keyProtocol == "FocusedValueKey"
        let property =
            ": \(key).Value\(isFocused ? "?" : "") { get { self[\(key).self] } set { self[\(key).self] = newValue } }; "
            + "\(access)struct \(key): \(keyProtocol) { "
        let end = pattern.textRange.upperBound
        if isFocused {
            return expandFocusedEntry(binding, property, at: end)
        }
        guard let annotation = binding.typeAnnotation else {
            guard let value = binding.initializer else { return }
            edits.insert(property + "public static let defaultValue", at: end)
            return edits.insert(" }", at: value.textRange.upperBound)
        }
        edits.insert(property + "public static var defaultValue", at: end)
        guard let value = binding.initializer else {
            return edits.insert(" { nil } }", at: annotation.textRange.upperBound)
        }
        edits.replace(value.equal.textRange, with: "{")
        edits.insert(" } }", at: value.textRange.upperBound)
    }

    /// Writes the key of a focused value, which has no default value.
    private func expandFocusedEntry(_ binding: PatternBindingSyntax, _ property: String, at offset: Int) {
        guard let annotation = binding.typeAnnotation, let type = annotation.type.as(OptionalTypeSyntax.self)
        else { return }
        let range = annotation.textRange.lowerBound..<binding.textRange.upperBound
        edits.replace(
            range, with: property + "public typealias Value = \(flatText(type.wrappedType)) }")
    }
}

extension VariableDeclSyntax {
    /// The attribute `@Entry`; nil for none.
    fileprivate var entryAttribute: AttributeSyntax? {
        for case .attribute(let attribute) in attributes
        where ["Entry", "SwiftUI.Entry"].contains(flatText(attribute.attributeName)) { return attribute }
        return nil
    }
}
