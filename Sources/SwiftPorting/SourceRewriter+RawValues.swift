import SwiftSyntax

extension SourceRewriter {
    /// Writes the type of `rawValue` in place of `RawValue` in the initializer of an option set.
    ///
    /// The compiler infers `RawValue` from the witness, and does not find it where a source before has asked for the type:
    /// `init(rawValue: Options.RawValue)` then fails, as it does with Apple's SDK where files are compiled in that order.
    func rewriteRawValue(_ node: InitializerDeclSyntax) {
        guard let parameter = node.signature.parameterClause.parameters.first,
            parameter.firstName.text == "rawValue",
            let named = parameter.type.as(MemberTypeSyntax.self), named.name.text == "RawValue",
            let members = node.parent?.parent?.as(MemberBlockItemListSyntax.self),
            let type = members.lazy.compactMap({ $0.decl.rawValueType }).first
        else { return }
        edits.replace(parameter.type.textRange, with: flatText(type))
    }
}

extension DeclSyntax {
    /// The written type of a property `rawValue`; nil for other declarations.
    fileprivate var rawValueType: TypeSyntax? {
        guard let binding = self.as(VariableDeclSyntax.self)?.bindings.first,
            binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text == "rawValue"
        else { return nil }
        return binding.typeAnnotation?.type.trimmed
    }
}
