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

extension VariableDeclSyntax {
    /// Whether it is a property of a class that can get its value on first use.
    var canBeLazy: Bool {
        let others = ["weak", "unowned", "override", "nonisolated"]
        guard parent?.parent?.parent?.parent?.is(ClassDeclSyntax.self) ?? false, attributes.isEmpty,
            !modifiers.contains(where: { others.contains($0.name.text) }), bindings.count == 1,
            let binding = bindings.first
        else { return false }
        return binding.accessorBlock == nil && binding.pattern.is(IdentifierPatternSyntax.self)
    }
}

extension InitializerDeclSyntax {
    /// Whether the type has another initializer with the labels that this one has without a parameter.
    func isRepeated(without parameter: FunctionParameterSyntax) -> Bool {
        let rest = signature.parameterClause.parameters.filter { $0.id != parameter.id }.map(\.firstName.text)
        let members = Syntax(self).membersAround?.members.compactMap {
            $0.decl.as(InitializerDeclSyntax.self)
        }
        return members?.contains { other in
            other.id != id && other.signature.parameterClause.parameters.map(\.firstName.text) == rest
        } ?? false
    }
}

extension FunctionCallExprSyntax {
    /// The arguments that a message calls extra; none if it concerns another call.
    ///
    /// - Parameters:
    ///   - token: The token at the place of the message.
    ///   - errorText: The message.
    /// - Returns: The arguments, in their order.
    func extraArguments(at token: TokenSyntax, _ errorText: String) -> [LabeledExprSyntax] {
        let all = Array(arguments)
        let index = all.firstIndex { $0.firstToken(viewMode: .sourceAccurate) == token }
        if errorText.hasPrefix("argument passed") {
            return index == 0 || token == leftParen ? all : []
        }
        if errorText.hasPrefix("extra arguments at positions"), index != nil {
            let numbers = errorText.split { !$0.isNumber }.compactMap { Int($0) }
            return numbers.compactMap { all.indices.contains($0 - 1) ? all[$0 - 1] : nil }
        }
        if errorText.hasPrefix("extra argument '") || errorText.hasPrefix("incorrect argument label") {
            let quoted = errorText.split(separator: "'").dropFirst().first
            let label = quoted.map { $0.hasSuffix(":") ? String($0.dropLast()) : String($0) }
            let isHere =
                index != nil || all.contains { $0.expression.firstToken(viewMode: .sourceAccurate) == token }
            return isHere ? all.filter { $0.label?.text == label } : []
        }
        return errorText.hasPrefix("extra argument in call") ? index.map { [all[$0]] } ?? [] : []
    }
}

extension DeclSyntax {
    /// The keyword that names the kind of a member; nil for other declarations.
    var introducer: TokenSyntax? {
        self.as(FunctionDeclSyntax.self)?.funcKeyword ?? self.as(InitializerDeclSyntax.self)?.initKeyword
            ?? self.as(VariableDeclSyntax.self)?.bindingSpecifier
            ?? self.as(SubscriptDeclSyntax.self)?.subscriptKeyword
    }
}

extension PatternBindingSyntax {
    /// Whether it is a stored property without a value at first.
    var needsInitialValue: Bool {
        guard initializer == nil, let type = typeAnnotation?.type else { return false }
        if type.is(OptionalTypeSyntax.self) || type.is(ImplicitlyUnwrappedOptionalTypeSyntax.self) {
            // A variable is nil at first, and a constant has no value.
            return parent?.parent?.as(VariableDeclSyntax.self)?.bindingSpecifier.text == "let"
        }
        guard let block = accessorBlock else { return true }
        guard case .accessors(let list) = block.accessors else { return false }
        return list.allSatisfy { ["willSet", "didSet"].contains($0.accessorSpecifier.text) }
    }
}

extension AttributeSyntax {
    /// Whether the attribute is one of a test of Swift Testing, or of a type with such tests.
    var isOfTests: Bool {
        guard let owner = parent?.parent else { return false }
        func hasMark(_ attributes: AttributeListSyntax) -> Bool {
            let names = AttributeNames(attributes)
            return names.contains("Test") || names.contains("Suite")
        }
        if let function = owner.as(FunctionDeclSyntax.self) { return hasMark(function.attributes) }
        guard let type = owner.asProtocol((any DeclGroupSyntax).self) else { return false }
        return hasMark(type.attributes)
            || type.memberBlock.members.contains { member in
                member.decl.as(FunctionDeclSyntax.self).map { hasMark($0.attributes) } ?? false
            }
    }
}
