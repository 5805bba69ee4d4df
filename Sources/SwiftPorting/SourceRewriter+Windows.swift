import SwiftSyntax

// The window of a delegate is an optional requirement in Objective-C, and so an optional of an optional on iOS. Here it is a
// plain requirement.
extension SourceRewriter {
    /// Unwraps the window once, as in `delegate.window!!`.
    func rewriteWindow(_ inner: ExprSyntax, _ mark: TokenSyntax) {
        let owner =
            inner.as(ForceUnwrapExprSyntax.self)?.expression
            ?? inner.as(OptionalChainingExprSyntax.self)?.expression
        guard owner?.as(MemberAccessExprSyntax.self)?.declName.baseName.text == "window" else { return }
        edits.replace(mark.textRange, with: "")
    }

    /// Binds the window as it is, as in `if let window = delegate.window!`.
    func rewriteWindow(_ node: OptionalBindingConditionSyntax) {
        guard let value = node.initializer?.value.as(ForceUnwrapExprSyntax.self),
            value.expression.as(MemberAccessExprSyntax.self)?.declName.baseName.text == "window"
        else { return }
        edits.replace(value.exclamationMark.textRange, with: "")
    }
}

extension SourceRewriter {
    /// Requires the initializer without arguments of a layer: layers are made by their class.
    func requireInitializer(_ node: InitializerDeclSyntax) {
        guard node.signature.parameterClause.parameters.isEmpty, let type = types.last,
            let overriding = node.modifiers.first(where: { $0.name.text == "override" }),
            let index = declarations.classIndices[type],
            declarations.isLayer(declarations.classes[index])
        else { return }
        edits.replace(overriding.textRange, with: "required")
    }
}
