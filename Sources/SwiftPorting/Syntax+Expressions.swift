import SwiftSyntax

extension Syntax {
    /// Whether a link of a chain is one of a statement whose value nobody uses, and not of an argument in it.
    var isOfUnusedChain: Bool {
        var node = self
        while let outer = node.parent {
            if let item = outer.as(CodeBlockItemSyntax.self) { return item.isUnused }
            let isLink =
                outer.is(TryExprSyntax.self) || outer.is(AwaitExprSyntax.self)
                || outer.is(OptionalChainingExprSyntax.self) || outer.is(ForceUnwrapExprSyntax.self)
                || outer.as(MemberAccessExprSyntax.self)?.base.map { Syntax($0).id == node.id } ?? false
                || outer.as(FunctionCallExprSyntax.self).map { Syntax($0.calledExpression).id == node.id }
                    ?? false
            guard isLink else { return false }
            node = outer
        }
        return false
    }

    /// Whether what is around a member of a chain makes sense without it. A member that only leads to another says what the
    /// chain is about.
    func canEndBefore(isCalled: Bool) -> Bool {
        guard let parent else { return false }
        if parent.is(MemberAccessExprSyntax.self) { return isCalled }
        return parent.is(LabeledExprSyntax.self) || parent.is(InitializerClauseSyntax.self)
            || parent.is(ExprListSyntax.self) || parent.is(CodeBlockItemSyntax.self)
            || parent.is(ReturnStmtSyntax.self) || parent.is(TryExprSyntax.self)
            || parent.is(AwaitExprSyntax.self)
            || parent.is(ArrayElementSyntax.self)
    }

    /// Whether something is assigned to an expression.
    var isAssigned: Bool {
        guard let elements = parent?.as(ExprListSyntax.self), let first = elements.first else { return false }
        return first.id == id && elements.dropFirst().first?.is(AssignmentExprSyntax.self) ?? false
    }

    /// Whether an expression is one of a pattern, such as that of a case.
    var isPattern: Bool {
        var node = parent
        while let inner = node, !inner.is(CodeBlockItemSyntax.self), !inner.is(MemberBlockItemSyntax.self) {
            if inner.is(ExpressionPatternSyntax.self) { return true }
            node = inner.parent
        }
        return false
    }
}

extension CodeBlockItemSyntax {
    /// Whether it is an expression whose value nobody uses: a chain of members and calls.
    var isUnused: Bool {
        guard var expression = item.as(ExprSyntax.self),
            !isWholeBody || Syntax(self).resultAround == .nothing
        else { return false }
        while true {
            if let inner = expression.as(TryExprSyntax.self)?.expression {
                expression = inner
            } else if let inner = expression.as(AwaitExprSyntax.self)?.expression {
                expression = inner
            } else {
                break
            }
        }
        return expression.is(FunctionCallExprSyntax.self) || expression.is(MemberAccessExprSyntax.self)
    }
}

extension ExprSyntax {
    /// Whether a chain of members has a call.
    var hasCall: Bool {
        if self.is(FunctionCallExprSyntax.self) { return true }
        return self.as(MemberAccessExprSyntax.self)?.base?.hasCall ?? false
    }

    /// Whether it stands for code that is left out.
    var isPlaceholder: Bool {
        let text = trimmedDescription
        return text == SourceReduction.placeholder || text.hasPrefix(SourceReduction.piecePlaceholder)
            || text.hasPrefix("(" + SourceReduction.piecePlaceholder)
    }
}

extension LabeledExprSyntax {
    /// Whether its value is left out.
    var isOmitted: Bool { expression.isPlaceholder }

    /// Whether it says which thing a call is about, so that the call has no meaning, or stops, with an empty one.
    var namesSomething: Bool {
        guard let label = label?.text.lowercased() else { return false }
        return ["at", "by", "multiplier", "key", "forkey", "url", "of", "in"].contains(label)
            || ["identifier", "name", "resource"].contains { label.contains($0) }
    }
}

extension FunctionCallExprSyntax {
    /// Whether it is, or is in, a call of another initializer of the same object.
    var delegatesInitialization: Bool {
        var node: Syntax? = Syntax(self)
        while let inner = node, !inner.is(CodeBlockItemSyntax.self), !inner.is(MemberBlockItemSyntax.self) {
            let callee = inner.as(FunctionCallExprSyntax.self)?.calledExpression.trimmedDescription
            if callee == "self.init" || callee == "super.init" { return true }
            node = inner.parent
        }
        return false
    }

    /// Whether its value is an argument of another call, or that of a variable.
    var isPartOfValue: Bool {
        var node = Syntax(self).parent
        while let inner = node, !inner.is(CodeBlockItemSyntax.self), !inner.is(MemberBlockItemSyntax.self) {
            if inner.is(LabeledExprSyntax.self) {
                return inner.parent?.parent?.is(FunctionCallExprSyntax.self) ?? false
            }
            if inner.is(InitializerClauseSyntax.self) {
                return inner.parent?.is(PatternBindingSyntax.self) ?? false
            }
            guard
                inner.is(MemberAccessExprSyntax.self) || inner.is(FunctionCallExprSyntax.self)
                    || inner.is(TryExprSyntax.self) || inner.is(LabeledExprListSyntax.self)
            else { return false }
            node = inner.parent
        }
        return false
    }
}

extension VariableDeclSyntax {
    /// Whether its value is made when it is first read: that of a lazy property, of a type, or of a file.
    var isMadeOnFirstUse: Bool {
        if modifiers.contains(where: { ["static", "class", "lazy"].contains($0.name.text) }) { return true }
        let item = parent?.as(CodeBlockItemSyntax.self)
        return item?.parent?.parent?.is(SourceFileSyntax.self) ?? false
    }
}
