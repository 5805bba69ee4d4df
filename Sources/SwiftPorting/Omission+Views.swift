import SwiftSyntax

// Pieces of the bodies of views of SwiftUI: the modifier around an error is left out, or else the view, and the rest of the body
// is shown.
extension Omission {
    /// Finds the modifier that a node is, or the view of a body; nil for other nodes.
    static func viewPiece(_ node: Syntax, _ token: TokenSyntax, _ errorText: String) -> Omission? {
        if let item = node.as(CodeBlockItemSyntax.self) { return view(item, errorText) }
        guard node.is(FunctionCallExprSyntax.self) || node.is(MemberAccessExprSyntax.self),
            let modifier = ViewModifierCall(node),
            modifier.range.contains(token.textRange.lowerBound)
        else { return nil }
        return Omission(.piece, modifier.range, in: node)
    }

    /// Leaves out a view of a body.
    private static func view(_ item: CodeBlockItemSyntax, _ errorText: String) -> Omission? {
        guard !item.textRange.isEmpty, !item.item.is(DeclSyntax.self), !item.isEmptyView,
            let builder = item.builder
        else { return nil }
        if CompilerMessage.isOfTooManySteps(errorText), let range = item.largestModifier {
            return Omission(.piece, range, in: Syntax(item))
        }
        let text = builder.emptyStatement
        if let returned = item.item.as(ReturnStmtSyntax.self) {
            guard let expression = returned.expression, let text else { return nil }
            return Omission(.statement, expression.textRange, writing: text, in: Syntax(item))
        }
        let isAlone = item.parent?.as(CodeBlockItemListSyntax.self)?.count == 1
        guard builder != .other || !isAlone else { return nil }
        return Omission(.statement, item.textRange, writing: text, in: Syntax(item))
    }
}

extension CodeBlockItemSyntax {
    /// The offsets of the modifier with the most operators, or else the most tokens; nil for a view without modifiers.
    fileprivate var largestModifier: Range<Int>? {
        let expression = item.as(ReturnStmtSyntax.self)?.expression ?? item.as(ExprSyntax.self)
        var found: (range: Range<Int>, weight: (Int, Int))?
        var node = expression.map(Syntax.init)
        while let inner = node {
            if let modifier = ViewModifierCall(inner) {
                let tokens = inner.tokens(viewMode: .sourceAccurate).filter {
                    modifier.range.contains($0.textRange.lowerBound)
                }
                let operators = tokens.count { $0.tokenKind.isOperator }
                let weight = (operators, tokens.count)
                if found.map({ $0.weight < weight }) ?? true { found = (modifier.range, weight) }
            }
            let callee = inner.as(FunctionCallExprSyntax.self)?.calledExpression
            let access = (callee.map(Syntax.init) ?? inner).as(MemberAccessExprSyntax.self)
            node = access?.base.map(Syntax.init)
        }
        return found?.range
    }
}

extension TokenKind {
    /// Whether it is an operator, or the mark of a choice.
    fileprivate var isOperator: Bool {
        switch self {
        case .binaryOperator, .prefixOperator, .postfixOperator, .infixQuestionMark: true
        default: false
        }
    }
}

extension LabeledExprSyntax {
    /// Whether it is an argument of a modifier, or of a view of SwiftUI, which is left out as a whole.
    var isOfView: Bool {
        guard let call = parent?.parent?.as(FunctionCallExprSyntax.self) else { return false }
        if ViewModifierCall(Syntax(call)) != nil { return true }
        var item = Syntax(call).parent
        while let inner = item, !inner.is(CodeBlockItemSyntax.self), !inner.is(ClosureExprSyntax.self) {
            item = inner.parent
        }
        guard item?.as(CodeBlockItemSyntax.self)?.builder != nil else { return false }
        // A view of the app's own is shown with an empty value in place of a wrong one.
        return call.trailingClosure != nil || Self.systemViews.contains(call.nameOfCallee ?? "")
    }

    /// Views whose initializers take values of many types, so that an empty value does not say which is meant.
    private static let systemViews: Set<String> = [
        "AsyncImage", "Button", "Color", "DatePicker", "ForEach", "Image", "Label", "LabeledContent",
        "LinearGradient", "Link", "List", "Menu", "NavigationLink", "Picker", "ProgressView", "Section",
        "SecureField", "ShareLink", "Slider", "Stepper", "Text", "TextEditor", "TextField", "Toggle",
    ]
}
