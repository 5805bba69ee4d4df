import Diagnostics
import SwiftSyntax

extension SourceRewriter {
    /// Writes `#selector(a(_:))` as `Selector("a:")`.
    func rewriteSelector(_ node: MacroExpansionExprSyntax) {
        guard let argument = node.arguments.first else { return }
        var name: String
        switch argument.label?.text {
        case "getter": name = selectorName(of: argument.expression) ?? ""
        case "setter": name = ObjectiveCName.setter(selectorName(of: argument.expression) ?? "")
        default: name = selectorName(of: argument.expression) ?? ""
        }
        if name.isEmpty {
            report(
                .portChanged, "the method of \(flatText(node)) is not known", at: node,
                hint: "write Selector(\"name:\")")
            name = flatText(argument.expression).filter { $0.isLetter || $0.isNumber || $0 == ":" }
        }
        let owner = isAskedFor(node) ? owner(of: argument.expression).map { ", of: \($0)" } : nil
        edits.replace(node.textRange, with: "Selector(\"\(name)\")\(owner ?? "")")
        imports.insert("UIKit")
    }

    /// Whether a selector is the argument of a call that asks for the method.
    private func isAskedFor(_ node: MacroExpansionExprSyntax) -> Bool {
        guard let argument = node.parent?.as(LabeledExprSyntax.self), argument.label?.text == "to",
            let call = argument.parent?.parent?.as(FunctionCallExprSyntax.self), call.arguments.count == 1
        else { return false }
        let method = call.calledExpression
        let name = method.as(MemberAccessExprSyntax.self)?.declName ?? method.as(DeclReferenceExprSyntax.self)
        return ["responds", "instancesRespond"].contains(name?.baseName.text ?? "")
    }

    /// Returns the type that has a member, as it is written: what the compiler on iOS has found it in.
    private func owner(of expression: ExprSyntax) -> String? {
        if let tuple = expression.as(TupleExprSyntax.self), tuple.elements.count == 1 {
            return tuple.elements.first.flatMap { owner(of: $0.expression) }
        }
        if let sequence = expression.as(SequenceExprSyntax.self) {
            return sequence.elements.first.flatMap { owner(of: $0) }
        }
        guard let base = expression.as(MemberAccessExprSyntax.self)?.base.map({ flatText($0) }),
            base != "self", base != "Self"
        else { return types.last.map { $0 + ".self" } }
        let last = base.split(separator: ".").last ?? ""
        return last.first?.isUppercase == true ? base + ".self" : "type(of: \(base))"
    }

    private func selectorName(of expression: ExprSyntax) -> String? {
        if let tuple = expression.as(TupleExprSyntax.self), tuple.elements.count == 1 {
            return tuple.elements.first.flatMap { selectorName(of: $0.expression) }
        }
        if let sequence = expression.as(SequenceExprSyntax.self) {
            guard let first = sequence.elements.first else { return nil }
            let count = (sequence.elements.last?.as(TypeExprSyntax.self)?.type).flatMap(argumentCount)
            return selectorName(of: first, argumentCount: count)
        }
        return selectorName(of: expression, argumentCount: nil)
    }

    /// Returns the number of arguments of a function type, as in `(A) -> (B) -> Void` of a method of A.
    private func argumentCount(of type: TypeSyntax) -> Int? {
        guard let function = type.as(FunctionTypeSyntax.self) else {
            guard let tuple = type.as(TupleTypeSyntax.self), tuple.elements.count == 1 else { return nil }
            return tuple.elements.first.flatMap { argumentCount(of: $0.type) }
        }
        return argumentCount(of: function.returnClause.type) ?? function.parameters.count
    }

    private func selectorName(of expression: ExprSyntax, argumentCount: Int?) -> String? {
        let reference: DeclReferenceExprSyntax
        var owner: String?
        if let access = expression.as(MemberAccessExprSyntax.self) {
            reference = access.declName
            owner = access.base.map { flatText($0) }
        } else if let plain = expression.as(DeclReferenceExprSyntax.self) {
            reference = plain
        } else {
            return nil
        }
        if owner == nil || owner == "self" || owner == "Self" { owner = types.last }
        let name = reference.baseName.text.trimmingBackticks
        let labels = reference.argumentNames?.arguments.map { argument in
            argument.name.text == "_" ? nil : argument.name.text.trimmingBackticks
        }
        if let method = method(name, labels: labels, argumentCount: argumentCount, of: owner) {
            return method.selector
        }
        if let labels { return ObjectiveCName.selector(name, labels: labels) }
        if SourceRewriter.actionNames.contains(name) { return name + ":" }
        return name + (argumentCount ?? 0 > 0 ? ":" : "")
    }

    /// Returns the method that a reference means, of a type if it has it.
    private func method(
        _ name: String, labels: [String?]?, argumentCount: Int?, of owner: String?
    ) -> MethodDeclaration? {
        let named = (declarations.methodsByName[name] ?? []).filter {
            (labels == nil || $0.labels == labels)
                && (argumentCount == nil || $0.labels.count == argumentCount)
        }
        let own = named.filter { method in
            method.owner == owner || method.owner.hasSuffix("." + (owner ?? "-"))
        }
        for candidates in [own, named] {
            if let method = candidates.first(where: \.isExposed) ?? candidates.first { return method }
        }
        return nil
    }

    /// Methods of UIKit that take a sender and are referred to by their base names.
    private static let actionNames: Set<String> = [
        "copy", "cut", "paste", "select", "selectAll", "delete", "endEditing", "toggleBoldface",
        "toggleItalics", "toggleUnderline",
    ]

    /// Writes `#keyPath(A.b.c)` as `"b.c"`.
    func rewriteKeyPath(_ node: MacroExpansionExprSyntax) {
        let text = node.arguments.map { flatText($0) }.joined().replacing(" ", with: "")
        var names = text.split(separator: ".")
        while let first = names.first, first == "self" || first.first?.isUppercase ?? false {
            names.removeFirst()
        }
        let path = names.map { String($0).trimmingBackticks }.joined(separator: ".")
        edits.replace(node.textRange, with: "\"\(path)\"")
    }
}
