import SwiftSyntax

extension Syntax {
    /// Returns the type whose metatype a name holds here, as `UIView` of `viewClass: UIView.Type`.
    ///
    /// - Parameter name: The name of a constant or variable before this node, of a parameter, or of a property of a type
    ///   around it.
    /// - Returns: The type as it is written; nil for another name.
    func heldType(of name: String) -> String? {
        guard name != "self", name.first?.isLowercase ?? false else { return nil }
        var node = parent
        while let inner = node {
            if let found = inner.declaredType(of: name) { return found.metatypeBase }
            node = inner.parent
        }
        return nil
    }

    /// Returns the type of a name that the node itself declares.
    private func declaredType(of name: String) -> DeclaredType? {
        switch self.as(SyntaxEnum.self) {
        case .codeBlockItemList(let items):
            items.lazy.compactMap { $0.item.as(VariableDeclSyntax.self)?.declaredType(of: name) }.first
        case .memberBlockItemList(let items):
            items.lazy.compactMap { $0.decl.as(VariableDeclSyntax.self)?.declaredType(of: name) }.first
        case .functionDecl(let function): function.signature.parameterClause.declaredType(of: name)
        case .initializerDecl(let function): function.signature.parameterClause.declaredType(of: name)
        default: nil
        }
    }
}

/// What a declaration says of a type.
private enum DeclaredType {
    case written(TypeSyntax)
    case value(ExprSyntax)

    /// The type whose metatype it is: that of `T.Type`, or of the value `T.self`.
    var metatypeBase: String? {
        switch self {
        case .written(let type):
            guard let metatype = type.as(MetatypeTypeSyntax.self), metatype.metatypeSpecifier.text == "Type"
            else { return nil }
            return flatText(metatype.baseType)
        case .value(let value):
            guard let member = value.as(MemberAccessExprSyntax.self), member.declName.baseName.text == "self"
            else { return nil }
            return member.base.map { flatText($0) }
        }
    }
}

extension VariableDeclSyntax {
    fileprivate func declaredType(of name: String) -> DeclaredType? {
        let binding = bindings.first {
            $0.pattern.as(IdentifierPatternSyntax.self)?.identifier.text == name
        }
        return binding?.typeAnnotation.map { .written($0.type) }
            ?? binding?.initializer.map { .value($0.value) }
    }
}

extension FunctionParameterClauseSyntax {
    fileprivate func declaredType(of name: String) -> DeclaredType? {
        parameters.first { ($0.secondName ?? $0.firstName).text == name }.map { .written($0.type) }
    }
}
