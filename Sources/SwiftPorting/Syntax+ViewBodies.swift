import SwiftSyntax

extension CodeBlockItemSyntax {
    /// The builder that makes something of this statement; nil for a statement of other code.
    var builder: BuilderKind? {
        guard let list = parent?.as(CodeBlockItemListSyntax.self), let owner = list.parent else { return nil }
        switch owner.as(SyntaxEnum.self) {
        case .closureExpr(let closure):
            guard Syntax(closure).isInBuilder else { return nil }
            return BuilderKind(closure)
        case .accessorBlock: return ofVariable(owner.parent?.as(PatternBindingSyntax.self))
        case .codeBlock: return ofBlock(owner.parent)
        case .switchCase:
            return owner.parent?.parent?.nearestItem?.builder
        case .ifConfigClause: return owner.parent?.nearestItem?.builder
        default: return nil
        }
    }

    /// The builder of a statement of a function, of a getter, or of a branch.
    private func ofBlock(_ owner: Syntax?) -> BuilderKind? {
        guard let owner else { return nil }
        switch owner.as(SyntaxEnum.self) {
        case .functionDecl(let function):
            guard isShown(in: Syntax(function)) else { return nil }
            return BuilderKind(function.attributes, function.signature.returnClause?.type)
        case .accessorDecl(let accessor):
            guard accessor.accessorSpecifier.text == "get" else { return nil }
            return ofVariable(accessor.parent?.parent?.parent?.as(PatternBindingSyntax.self))
        case .ifExpr, .doStmt: return owner.nearestItem?.builder
        default: return nil
        }
    }

    private func ofVariable(_ binding: PatternBindingSyntax?) -> BuilderKind? {
        guard let binding, let variable = binding.parent?.parent?.as(VariableDeclSyntax.self),
            isShown(in: Syntax(binding))
        else { return nil }
        return BuilderKind(variable.attributes, binding.typeAnnotation?.type)
    }

    /// Whether this is a view of a function: where one is returned, the others are statements as everywhere.
    private func isShown(in function: Syntax) -> Bool {
        if item.is(ReturnStmtSyntax.self) { return true }
        return parent?.as(CodeBlockItemListSyntax.self)?.contains { $0.item.is(ReturnStmtSyntax.self) }
            == false
    }

    /// Whether this stands for a view that is left out.
    var isEmptyView: Bool {
        let expression = item.as(ReturnStmtSyntax.self)?.expression ?? item.as(ExprSyntax.self)
        let text = expression?.trimmedDescription
        return text == BuilderKind.view.emptyStatement || text == BuilderKind.scene.emptyStatement
    }
}

extension Syntax {
    /// The nearest statement around a node.
    fileprivate var nearestItem: CodeBlockItemSyntax? {
        var node = parent
        while let inner = node {
            if let item = inner.as(CodeBlockItemSyntax.self) { return item }
            if inner.is(MemberBlockItemSyntax.self) { return nil }
            node = inner.parent
        }
        return nil
    }

    /// Whether a closure is in a statement that a builder makes something of, or in what shows views in UIKit.
    fileprivate var isInBuilder: Bool {
        var node = parent
        while let inner = node {
            if let item = inner.as(CodeBlockItemSyntax.self) { return item.builder != nil }
            if let call = inner.as(FunctionCallExprSyntax.self), let name = call.nameOfCallee,
                ["UIHostingController", "UIHostingConfiguration", "ofView"].contains(name)
            {
                return true
            }
            if inner.is(MemberBlockItemSyntax.self) { return false }
            node = inner.parent
        }
        return false
    }
}

/// A modifier of a view: the call of a member in the chain that a statement is.
struct ViewModifierCall {
    let item: CodeBlockItemSyntax
    /// The offsets from the dot to the end of the call.
    let range: Range<Int>

    /// Finds the modifier that a node is; nil for other nodes, and for a member without which the rest is no value.
    init?(_ node: Syntax) {
        let callee: ExprSyntax?, whole: Syntax
        if let call = node.as(FunctionCallExprSyntax.self) {
            (callee, whole) = (call.calledExpression, node)
        } else {
            (callee, whole) = (node.as(ExprSyntax.self), node)
        }
        guard let access = callee?.as(MemberAccessExprSyntax.self), let base = access.base, base.isValue,
            whole.parent?.as(FunctionCallExprSyntax.self).map({ Syntax($0.calledExpression).id != whole.id })
                ?? true,
            let item = Self.item(endingWith: whole), item.builder != nil
        else { return nil }
        self.item = item
        range = access.period.textRange.lowerBound..<whole.textRange.upperBound
    }

    /// The statement that a chain of members and calls is the beginning of.
    private static func item(endingWith node: Syntax) -> CodeBlockItemSyntax? {
        var node = node
        while let outer = node.parent {
            if let item = outer.as(CodeBlockItemSyntax.self) { return item }
            let isLink =
                outer.as(MemberAccessExprSyntax.self)?.base.map { Syntax($0).id == node.id } ?? false
                || outer.as(FunctionCallExprSyntax.self).map { Syntax($0.calledExpression).id == node.id }
                    ?? false
                || outer.is(ReturnStmtSyntax.self) || outer.is(ExprListSyntax.self)
                || outer.is(SequenceExprSyntax.self) || outer.is(ExpressionStmtSyntax.self)
            guard isLink else { return nil }
            node = outer
        }
        return nil
    }
}

extension ExprSyntax {
    /// Whether it is a value, and not the name of a type or module.
    fileprivate var isValue: Bool {
        func isName(_ text: String) -> Bool { text.first.map { !$0.isUppercase } ?? false }
        if let reference = self.as(DeclReferenceExprSyntax.self) { return isName(reference.baseName.text) }
        if let member = self.as(MemberAccessExprSyntax.self) { return isName(member.declName.baseName.text) }
        return self.is(FunctionCallExprSyntax.self) || self.is(TupleExprSyntax.self)
            || self.is(SubscriptCallExprSyntax.self) || self.is(OptionalChainingExprSyntax.self)
            || self.is(ForceUnwrapExprSyntax.self) || self.is(StringLiteralExprSyntax.self)
    }
}
