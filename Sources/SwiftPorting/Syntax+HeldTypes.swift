import SwiftSyntax

extension Syntax {
    /// Returns the type whose metatype a name holds here, as `UIView` of `viewClass: UIView.Type`.
    ///
    /// - Parameters:
    ///   - name: The name of a constant or variable before this node, of a parameter, or of a property of a type around it.
    ///   - declarations: What the sources declare, where the cases of enumerations are.
    /// - Returns: The type as it is written; nil for another name.
    func heldType(of name: String, _ declarations: AppDeclarations) -> String? {
        guard name != "self", name.first?.isLowercase ?? false else { return nil }
        var node = parent
        while let inner = node {
            if let found = inner.declaredType(of: name) { return found.metatypeBase(declarations) }
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
        case .switchCase(let node): BoundValues.caseValue(of: name, in: node.label)
        case .ifExpr(let node): BoundValues.caseValue(of: name, in: node.conditions)
        default: nil
        }
    }
}

/// What a declaration says of a type.
private enum DeclaredType {
    case written(TypeSyntax)
    case value(ExprSyntax)
    /// That of a value of a case that a pattern binds, by the name of the case.
    case payload(caseName: String, index: Int)

    /// The type whose metatype it is: that of `T.Type`, or of the value `T.self`.
    func metatypeBase(_ declarations: AppDeclarations) -> String? {
        switch self {
        case .written(let type): type.metatypeBase
        case .value(let value): value.metatypeBase
        case .payload(let name, let index): declarations.heldType(ofCase: name, at: index)
        }
    }
}

/// Finds the pattern of a case that binds a name, as `.kind(let type)`.
private final class BoundValues: SyntaxVisitor {
    private let name: String
    private var found: DeclaredType?

    private init(_ name: String) {
        self.name = name
        super.init(viewMode: .sourceAccurate)
    }

    static func caseValue(of name: String, in node: (some SyntaxProtocol)?) -> DeclaredType? {
        guard let node else { return nil }
        let finder = BoundValues(name)
        finder.walk(node)
        return finder.found
    }

    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
        guard let member = node.calledExpression.as(MemberAccessExprSyntax.self) else {
            return .visitChildren
        }
        let index = node.arguments.map { $0.expression.as(PatternExprSyntax.self)?.pattern.boundName }
            .firstIndex(of: name)
        if let index { found = .payload(caseName: member.declName.baseName.text, index: index) }
        return .visitChildren
    }
}

extension PatternSyntax {
    /// The name that `a` or `let a` binds.
    fileprivate var boundName: String? {
        let pattern = self.as(ValueBindingPatternSyntax.self)?.pattern ?? self
        return pattern.as(IdentifierPatternSyntax.self)?.identifier.text
    }
}

extension TypeSyntax {
    /// `T` of `T.Type`.
    var metatypeBase: String? {
        guard let metatype = self.as(MetatypeTypeSyntax.self), metatype.metatypeSpecifier.text == "Type"
        else {
            return nil
        }
        return flatText(metatype.baseType)
    }
}

extension ExprSyntax {
    /// `T` of `T.self`.
    fileprivate var metatypeBase: String? {
        guard let member = self.as(MemberAccessExprSyntax.self), member.declName.baseName.text == "self"
        else {
            return nil
        }
        return member.base.map { flatText($0) }
    }
}

extension PatternBindingSyntax {
    /// The type whose metatype its value is; nil for another value.
    var heldType: String? { typeAnnotation.map { $0.type.metatypeBase } ?? initializer?.value.metatypeBase }
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
