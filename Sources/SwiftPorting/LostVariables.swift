import SwiftSyntax

/// Variables whose declarations are left out, and the code that would not find them any more.
///
/// The compiler would name those uses in its next run; what needs what these give, in the one after that.
struct LostVariables {
    private let names: Set<String>
    /// What can use them.
    private let scope: Syntax
    /// Where their uses begin.
    private let start: Int
    /// What is left out with them.
    private let range: Range<Int>
    /// The type that they are properties of; nil for variables of functions.
    private let owner: String?

    /// Finds the variables that are left out; nil if there are none.
    ///
    /// - Parameters:
    ///   - omission: What is left out.
    ///   - token: A token of it.
    init?(_ omission: Omission, around token: TokenSyntax) {
        guard omission.replacement == nil, omission.otherEdits.isEmpty, !omission.range.isEmpty else {
            return nil
        }
        var node = Syntax(token).parent
        while let inner = node {
            if let found = Self.found(inner, omission.range) {
                guard !found.names.isEmpty else { return nil }
                (names, scope, owner) = found
                range = omission.range
                start = owner == nil ? range.upperBound : 0
                return
            }
            guard !inner.is(MemberBlockItemSyntax.self) else { return nil }
            node = inner.parent
        }
        return nil
    }

    /// What a node declares that a range is of; nil if the range is of another node.
    private static func found(
        _ node: Syntax, _ range: Range<Int>
    ) -> (names: Set<String>, scope: Syntax, owner: String?)? {
        if let item = node.as(CodeBlockItemSyntax.self), item.textRange == range, let list = item.parent,
            list.parent?.is(SourceFileSyntax.self) == false
        {
            return (item.variableNames, list, nil)
        }
        if let element = node.as(ConditionElementSyntax.self), range.contains(element.textRange.lowerBound),
            let guarded = element.parent?.parent?.as(GuardStmtSyntax.self), let list = guarded.parent?.parent
        {
            return (element.variableNames, list, nil)
        }
        guard let item = node.as(MemberBlockItemSyntax.self), item.textRange == range else { return nil }
        return property(item)
    }

    /// Returns a property that only its type and those who hold one can name; nil for others, of which a superclass or another
    /// source may have one as well.
    private static func property(
        _ item: MemberBlockItemSyntax
    ) -> (names: Set<String>, scope: Syntax, owner: String?)? {
        guard let variable = item.decl.as(VariableDeclSyntax.self), !variable.modifiers.contains("override"),
            variable.bindings.count == 1, let block = item.parent?.parent?.as(MemberBlockSyntax.self),
            let type = block.parent, !type.is(ExtensionDeclSyntax.self), !type.is(ProtocolDeclSyntax.self),
            let owner = type.asProtocol((any NamedDeclSyntax).self)?.name.text
        else { return nil }
        return (Set(variable.names), Syntax(block), owner)
    }

    /// The names in the code that nothing declares any more, with what the compiler would say of them. Those that something
    /// else may declare are not among them.
    var uses: [(token: TokenSyntax, message: String)] {
        let finder = Finder(names, start: start, except: range)
        finder.walk(scope)
        guard owner == nil || !finder.declared.contains(where: Self.isOfProperty) else { return [] }
        return finder.uses.compactMap { token in
            if let access = token.parent?.parent?.as(MemberAccessExprSyntax.self),
                Syntax(access.declName).id == token.parent?.id
            {
                guard let owner, let base = access.base, flatText(base) == "self" else { return nil }
                return (token, "value of type '\(owner)' has no member '\(token.text)'")
            }
            let isDeclared = finder.declared.contains { other in
                other.text == token.text && (owner == nil || Self.member(other) == Self.member(token))
            }
            return isDeclared ? nil : (token, "cannot find '\(token.text)' in scope")
        }
    }

    /// Returns the member of a type that a token is in.
    private static func member(_ token: TokenSyntax) -> SyntaxIdentifier? {
        var node = Syntax(token).parent
        while let inner = node, !inner.is(MemberBlockItemSyntax.self) { node = inner.parent }
        return node?.id
    }

    /// Whether a name that is declared is that of a property.
    private static func isOfProperty(_ token: TokenSyntax) -> Bool {
        guard let binding = token.parent?.parent?.as(PatternBindingSyntax.self) else { return false }
        return binding.parent?.parent?.as(VariableDeclSyntax.self)?.isMember ?? false
    }

    /// Finds the uses and declarations of names. Types inside others, which have their own, are passed over.
    private final class Finder: SyntaxVisitor {
        private let names: Set<String>, start: Int, range: Range<Int>
        var uses: [TokenSyntax] = [], declared: [TokenSyntax] = []

        init(_ names: Set<String>, start: Int, except range: Range<Int>) {
            (self.names, self.start, self.range) = (names, start, range)
            super.init(viewMode: .sourceAccurate)
        }

        private func isMeant(_ token: TokenSyntax) -> Bool {
            let place = token.textRange.lowerBound
            return names.contains(token.text) && place >= start && !range.contains(place)
        }

        private func declare(_ token: TokenSyntax) -> SyntaxVisitorContinueKind {
            if isMeant(token) { declared.append(token) }
            return .visitChildren
        }

        override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
            if isMeant(node.baseName) { uses.append(node.baseName) }
            return .visitChildren
        }

        override func visit(_ node: IdentifierPatternSyntax) -> SyntaxVisitorContinueKind {
            declare(node.identifier)
        }
        override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind { declare(node.name) }
        override func visit(_ node: FunctionParameterSyntax) -> SyntaxVisitorContinueKind {
            declare(node.secondName ?? node.firstName)
        }
        override func visit(_ node: ClosureParameterSyntax) -> SyntaxVisitorContinueKind {
            declare(node.secondName ?? node.firstName)
        }
        override func visit(_ node: ClosureShorthandParameterSyntax) -> SyntaxVisitorContinueKind {
            declare(node.name)
        }
        override func visit(_ node: ClosureCaptureSyntax) -> SyntaxVisitorContinueKind { declare(node.name) }

        override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
        override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
        override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
        override func visit(_ node: ActorDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
    }
}

extension CodeBlockItemSyntax {
    /// The variables that it declares for the statements behind it.
    fileprivate var variableNames: Set<String> {
        if let guarded = item.as(GuardStmtSyntax.self) {
            return guarded.conditions.reduce(into: []) { $0.formUnion($1.variableNames) }
        }
        return Set(item.as(VariableDeclSyntax.self)?.names ?? [])
    }
}

extension ConditionElementSyntax {
    /// The variable that it declares, if there is a value for it.
    fileprivate var variableNames: Set<String> {
        guard let binding = condition.as(OptionalBindingConditionSyntax.self),
            let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text,
            // Else the variable that it is made of, which has the same name, stays.
            let value = binding.initializer?.value, flatText(value) != name
        else { return [] }
        return [name]
    }
}
