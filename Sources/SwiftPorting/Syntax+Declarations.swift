import SwiftSyntax

/// The names of a declaration's attributes.
struct AttributeNames {
    private var names: Set<String> = []
    /// The name in `@objc(name)`.
    private(set) var objectiveCName: String?

    init(_ attributes: AttributeListSyntax) {
        for case .attribute(let attribute) in attributes {
            let name = flatText(attribute.attributeName)
            names.insert(name)
            guard name == "objc", let arguments = attribute.arguments else { continue }
            objectiveCName = flatText(arguments).replacing(" ", with: "")
        }
    }

    func contains(_ name: String) -> Bool { names.contains(name) }
}

extension DeclModifierListSyntax {
    /// Whether a modifier is written, without an argument such as `(set)`.
    func contains(_ name: String) -> Bool { contains { $0.name.text == name && $0.detail == nil } }

    /// The access level that is written.
    var accessLevel: String? {
        first {
            ["open", "public", "package", "internal", "fileprivate", "private"].contains($0.name.text)
                && $0.detail == nil
        }?.name.text
    }
}

extension InheritanceClauseSyntax {
    /// The texts of the types.
    var typeNames: [String] { inheritedTypes.map { flatText($0.type) } }
}

extension Trivia {
    /// Whether a line ends in it.
    var hasLineBreak: Bool {
        contains { piece in
            switch piece {
            case .newlines, .carriageReturns, .carriageReturnLineFeeds: true
            default: false
            }
        }
    }
}

extension DeclSyntaxProtocol {
    /// Whether it is a member of a type, extension or protocol.
    var isMember: Bool { parent?.is(MemberBlockItemSyntax.self) ?? false }
}

extension VariableDeclSyntax {
    /// The names of the properties.
    var names: [String] {
        bindings.compactMap { $0.pattern.as(IdentifierPatternSyntax.self)?.identifier.text }
    }

    /// The properties as optional requirements of a protocol.
    func optionalProperties(of protocolName: String) -> [OptionalProperty] {
        bindings.compactMap { binding in
            guard let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text,
                let type = binding.typeAnnotation?.type
            else { return nil }
            return OptionalProperty(name: name, protocolName: protocolName, type: flatText(type))
        }
    }

    /// The stored properties of instances whose type is implicitly unwrapped, which other objects set.
    ///
    /// - Parameter unwrapped: The names of optional properties that the source unwraps with `!`, which count as well.
    /// - Returns: The names and the types without their marks.
    func givenProperties(unwrapping unwrapped: Set<String>) -> [(name: String, type: TypeSyntax)] {
        let isHidden = modifiers.contains {
            ["static", "class", "weak", "unowned", "lazy", "override"].contains($0.name.text)
        }
        guard !isHidden, bindingSpecifier.text == "var" else { return [] }
        return bindings.compactMap { binding in
            guard binding.initializer == nil, binding.accessorBlock == nil,
                let type = binding.typeAnnotation?.type,
                let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text
            else { return nil }
            if let type = type.as(ImplicitlyUnwrappedOptionalTypeSyntax.self) {
                return (name, type.wrappedType)
            }
            guard unwrapped.contains(name), let type = type.as(OptionalTypeSyntax.self) else { return nil }
            return (name, type.wrappedType)
        }
    }

    /// Whether the properties can be set.
    var isSettable: Bool {
        guard bindings.count == 1, let block = bindings.first?.accessorBlock else { return true }
        guard case .accessors(let list) = block.accessors else { return false }
        let names = list.map(\.accessorSpecifier.text)
        return !names.contains("get") || names.contains("set")
    }
}

extension PatternBindingSyntax {
    /// The type without an optional's mark, of a literal also where it is not written; nil if it is not known.
    var typeText: String? {
        if let type = typeAnnotation?.type { return wrappedText(type) }
        guard let value = initializer?.value else { return nil }
        switch value.kind {
        case .booleanLiteralExpr: return "Bool"
        case .integerLiteralExpr: return "Int"
        case .floatLiteralExpr: return "Double"
        case .stringLiteralExpr: return "String"
        default: break
        }
        let head =
            value.as(FunctionCallExprSyntax.self)?.calledExpression
            ?? value.as(MemberAccessExprSyntax.self)?.base
        guard let head, head.is(DeclReferenceExprSyntax.self) else { return nil }
        let name = flatText(head)
        return name.first?.isUppercase ?? false ? name : nil
    }

    private func wrappedText(_ type: TypeSyntax) -> String {
        if let optional = type.as(OptionalTypeSyntax.self) { return flatText(optional.wrappedType) }
        if let optional = type.as(ImplicitlyUnwrappedOptionalTypeSyntax.self) {
            return flatText(optional.wrappedType)
        }
        return flatText(type)
    }
}
