import SwiftSyntax

/// What a function returns.
enum FunctionResult {
    case value
    case nothing
    /// A closure's result follows from its statements.
    case inferred
}

extension Syntax {
    /// The names of the types around a node, and that of the member or function that it is or is in.
    var namesAround: (owner: String?, member: String?) {
        var owners: [String] = [], member: String?
        var node: Syntax? = self
        while let inner = node {
            if let name = inner.typeName {
                if inner.id == id { member = name } else { owners.insert(name, at: 0) }
            } else if owners.isEmpty, member == nil || inner.parent?.is(MemberBlockItemSyntax.self) == true {
                member = inner.memberName ?? member
            }
            node = inner.parent
        }
        return (owners.isEmpty ? nil : owners.joined(separator: "."), member)
    }

    private var typeName: String? {
        switch self.as(SyntaxEnum.self) {
        case .classDecl(let node): node.name.text
        case .structDecl(let node): node.name.text
        case .enumDecl(let node): node.name.text
        case .protocolDecl(let node): node.name.text
        case .actorDecl(let node): node.name.text
        case .extensionDecl(let node): flatText(node.extendedType)
        default: nil
        }
    }

    private var memberName: String? {
        switch self.as(SyntaxEnum.self) {
        case .functionDecl(let node): node.name.text
        case .initializerDecl: "init"
        case .variableDecl(let node): node.names.first
        case .subscriptDecl: "subscript"
        case .typeAliasDecl(let node): node.name.text
        case .enumCaseDecl(let node): node.elements.first?.name.text
        default: nil
        }
    }

    /// What the function, accessor or closure around a node returns.
    var resultAround: FunctionResult {
        var node = parent
        while let inner = node {
            switch inner.as(SyntaxEnum.self) {
            case .closureExpr: return .inferred
            case .functionDecl(let function):
                let type = function.signature.returnClause.map { flatText($0.type) } ?? "Void"
                return ["Void", "()", "Swift.Void"].contains(type) ? .nothing : .value
            case .accessorDecl(let accessor):
                return accessor.accessorSpecifier.text == "get" ? .value : .nothing
            case .accessorBlock: return .value
            case .initializerDecl, .deinitializerDecl: return .nothing
            default: node = inner.parent
            }
        }
        return .nothing
    }

    /// The types after the colon of the nearest type around a node.
    var inheritanceAround: InheritanceClauseSyntax? {
        var node: Syntax? = self
        while let inner = node {
            if let group = inner.asProtocol((any DeclGroupSyntax).self) { return group.inheritanceClause }
            node = inner.parent
        }
        return nil
    }

    /// The members of the nearest type around a node.
    var membersAround: MemberBlockSyntax? {
        var node: Syntax? = self
        while let inner = node {
            if let group = inner.asProtocol((any DeclGroupSyntax).self) { return group.memberBlock }
            node = inner.parent
        }
        return nil
    }
}

extension DeclSyntax {
    /// Whether it declares or extends a type.
    var isType: Bool { asProtocol((any DeclGroupSyntax).self) != nil }
}

extension CodeBlockItemSyntax {
    /// Whether it stands for code that is left out.
    var isPlaceholder: Bool {
        let expression = item.as(ReturnStmtSyntax.self)?.expression ?? item.as(ExprSyntax.self)
        return expression?.trimmedDescription == SourceReduction.placeholder
    }

    /// Whether it is an expression whose value a body returns.
    var isWholeBody: Bool {
        guard item.is(ExprSyntax.self), let list = parent?.as(CodeBlockItemListSyntax.self), list.count == 1
        else {
            return false
        }
        guard let body = list.parent else { return false }
        if body.is(ClosureExprSyntax.self) || body.is(AccessorBlockSyntax.self) { return true }
        let outer = body.parent
        return body.is(CodeBlockSyntax.self)
            && (outer?.is(FunctionDeclSyntax.self) ?? false || outer?.is(AccessorDeclSyntax.self) ?? false)
    }
}

extension VariableDeclSyntax {
    /// Whether instances hold a value that their initializers may give.
    var isStoredInInstances: Bool {
        !modifiers.contains("static") && !modifiers.contains("class") && !modifiers.contains("lazy")
    }
}

extension PatternBindingSyntax {
    /// Whether it is a stored property without a value at first.
    var needsInitialValue: Bool {
        guard initializer == nil, let type = typeAnnotation?.type else { return false }
        if type.is(OptionalTypeSyntax.self) || type.is(ImplicitlyUnwrappedOptionalTypeSyntax.self) {
            return false
        }
        guard let block = accessorBlock else { return true }
        guard case .accessors(let list) = block.accessors else { return false }
        return list.allSatisfy { ["willSet", "didSet"].contains($0.accessorSpecifier.text) }
    }
}
