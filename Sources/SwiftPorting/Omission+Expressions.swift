import SwiftSyntax

// Pieces of expressions and statements that are left out, so that the rest of the statement runs.
extension Omission {
    /// Finds the piece that a node is, or is of, and that can be left out alone; nil for none.
    static func piece(_ node: Syntax, _ token: TokenSyntax, _ errorText: String) -> Omission? {
        switch node.as(SyntaxEnum.self) {
        case .memberAccessExpr(let access): return link(access, token, errorText)
        case .labeledExpr(let argument): return self.argument(argument)
        case .expressionSegment(let segment): return interpolation(segment)
        case .sequenceExpr(let sequence): return coalescing(sequence, token)
        case .initializerClause(let clause): return initialValue(clause, errorText)
        case .dictionaryElement(let element):
            let count = element.parent?.as(DictionaryElementListSyntax.self)?.count ?? 0
            return count > 1 ? Omission(.piece, element.textRange, in: node) : nil
        case .conditionElement(let element): return condition(element)
        case .switchCaseItem(let item): return pattern(item)
        case .catchClause(let clause):
            let isInItems = clause.catchItems.textRange.contains(token.textRange.lowerBound)
            return isInItems ? Omission(.statement, clause.textRange, in: node) : nil
        case .ifExpr(let branch): return branchWithElse(branch, token)
        default: return nil
        }
    }

    // MARK: Chains

    /// Leaves out a member of a chain that its value does not have, if what is left still has a use: a modifier of a view,
    /// an operator of a publisher, a conversion of a text or color.
    private static func link(
        _ access: MemberAccessExprSyntax, _ token: TokenSyntax, _ errorText: String
    ) -> Omission? {
        guard token == access.declName.baseName, errorText.hasPrefix("value of "),
            errorText.contains("has no member"), let base = access.base,
            !base.is(OptionalChainingExprSyntax.self),
            !base.is(SuperExprSyntax.self)
        else { return nil }
        let call = access.parent?.as(FunctionCallExprSyntax.self)
        let isCalled = call?.calledExpression.id == ExprSyntax(access).id
        let whole = isCalled ? call.map(Syntax.init) ?? Syntax(access) : Syntax(access)
        guard whole.canEndBefore(isCalled: isCalled) else { return nil }
        let isStatement = whole.isOfUnusedChain
        guard isStatement ? base.hasCall : keepsType(errorText) else { return nil }
        guard isStatement || !whole.isAssigned else { return nil }
        return Omission(.piece, access.period.textRange.lowerBound..<whole.textRange.upperBound, in: whole)
    }

    /// Whether members of the type that a message names mostly have a value of the same type.
    private static func keepsType(_ errorText: String) -> Bool {
        guard let name = errorText.split(separator: "'").dropFirst().first else { return false }
        return chainedTypes.contains { name.hasPrefix($0) }
    }

    private static let chainedTypes = [
        "UI", "NS", "CG", "String", "Substring", "[", "Int", "Double", "Float", "Date", "URL", "Any",
        "Publishers.",
        "Published", "some ", "Just<", "Future<", "PassthroughSubject<", "CurrentValueSubject<",
        "ModifiedContent<",
    ]

    // MARK: Arguments

    /// Writes an empty value for an argument, if the call has a meaning without it: it has others, or is a part of a larger
    /// expression.
    private static func argument(_ argument: LabeledExprSyntax) -> Omission? {
        guard let call = argument.parent?.parent?.as(FunctionCallExprSyntax.self), !argument.isOmitted,
            !argument.namesSomething, !argument.isOfView, !Syntax(call).isPattern,
            !call.delegatesInitialization
        else { return nil }
        let count = call.arguments.count + (call.trailingClosure == nil ? 0 : 1)
        guard count > 1 || call.isPartOfValue else { return nil }
        return Omission(
            .piece, argument.expression.textRange, writing: SourceReduction.piecePlaceholder,
            in: Syntax(argument))
    }

    /// Writes an empty text for a value in a text.
    private static func interpolation(_ segment: ExpressionSegmentSyntax) -> Omission? {
        guard flatText(segment.expressions) != "\"\"", segment.expressions.count == 1 else { return nil }
        return Omission(.piece, segment.expressions.textRange, writing: "\"\"", in: Syntax(segment))
    }

    /// Takes what stands before `??` with the operator, and writes an empty value for what stands behind it.
    private static func coalescing(_ sequence: SequenceExprSyntax, _ token: TokenSyntax) -> Omission? {
        let elements = Array(sequence.elements)
        guard let index = elements.firstIndex(where: { $0.textRange.contains(token.textRange.lowerBound) })
        else { return nil }
        func isCoalescing(_ index: Int) -> Bool {
            elements.indices.contains(index) && flatText(elements[index]) == "??"
        }
        if isCoalescing(index + 1) {
            let range = elements[index].textRange.lowerBound..<elements[index + 1].textRange.upperBound
            return Omission(.piece, range, in: Syntax(sequence))
        }
        guard isCoalescing(index - 1), !elements[index].isPlaceholder else { return nil }
        return Omission(
            .piece, elements[index].textRange, writing: SourceReduction.piecePlaceholder, in: Syntax(sequence)
        )
    }

    // MARK: Parameters

    /// Writes `Any` for a type that is not there in a parameter of a function, which can be called, and overridden, as before:
    /// what its body does with the value is left out. Operators are not kept, as they would take values of other types.
    static func functionParameter(_ parameter: FunctionParameterSyntax, _ token: TokenSyntax) -> Omission? {
        guard let function = parameter.parent?.parent?.parent?.parent?.as(FunctionDeclSyntax.self),
            function.name.text.first.map({ $0.isLetter || $0 == "_" }) ?? false,
            parameter.type.textRange.contains(token.textRange.lowerBound), let type = writtenType(token)
        else { return nil }
        guard type.id == Syntax(parameter.type).id else {
            return Omission(.piece, type.textRange, writing: "Any", in: Syntax(parameter))
        }
        guard let value = parameter.defaultValue else {
            return Omission(.piece, type.textRange, writing: "Any?", in: Syntax(parameter))
        }
        let range = type.textRange.lowerBound..<value.textRange.upperBound
        return Omission(.piece, range, writing: "Any? = nil", in: Syntax(parameter))
    }

    /// Returns the name of a type around a token, with what stands before and after its dots.
    private static func writtenType(_ token: TokenSyntax) -> Syntax? {
        var found: Syntax?, node = Syntax(token).parent
        while let inner = node, inner.is(IdentifierTypeSyntax.self) || inner.is(MemberTypeSyntax.self) {
            found = inner
            node = inner.parent
        }
        return found
    }

    // MARK: Values of properties and variables

    /// Writes an empty value for that of a variable whose type is known. A property of a class, of a type or of a file is
    /// made on first use, so that a value that cannot be made stops only who reads it.
    private static func initialValue(_ clause: InitializerClauseSyntax, _ errorText: String) -> Omission? {
        guard !clause.value.isPlaceholder else { return nil }
        if clause.parent?.is(FunctionParameterSyntax.self) ?? false {
            return Omission(
                .piece, clause.value.textRange, writing: SourceReduction.piecePlaceholder, in: Syntax(clause))
        }
        guard let binding = clause.parent?.as(PatternBindingSyntax.self),
            binding.pattern.is(IdentifierPatternSyntax.self),
            let variable = binding.parent?.parent?.as(VariableDeclSyntax.self)
        else { return nil }
        let range = clause.value.textRange
        guard binding.typeAnnotation != nil else {
            guard let type = knownType(of: clause.value, errorText) else { return nil }
            let text = "(\(SourceReduction.piecePlaceholder) as \(type))"
            return Omission(.value, range, writing: text, in: Syntax(variable))
        }
        if variable.isMadeOnFirstUse {
            return Omission(.value, range, writing: SourceReduction.placeholder, in: Syntax(variable))
        }
        var omission = Omission(.value, range, in: Syntax(variable))
        omission.replacement =
            variable.canBeLazy ? SourceReduction.placeholder : SourceReduction.piecePlaceholder
        if variable.canBeLazy, !variable.modifiers.contains("lazy") {
            omission.otherEdits = [("lazy var", variable.bindingSpecifier.textRange)]
        }
        return omission
    }

    /// Returns the type of a value that is a member of its own type, as `UIColor.brand` is one of `UIColor`; nil where it
    /// need not be.
    private static func knownType(of value: ExprSyntax, _ errorText: String) -> String? {
        guard errorText.hasPrefix("type '"), errorText.contains("has no member") else { return nil }
        let callee = value.as(FunctionCallExprSyntax.self)?.calledExpression ?? value
        guard let base = callee.as(MemberAccessExprSyntax.self)?.base?.as(DeclReferenceExprSyntax.self) else {
            return nil
        }
        let name = base.baseName.text
        return ["UIColor", "UIFont", "UIImage", "UIEdgeInsets", "CGFloat"].contains(name) ? name : nil
    }

    // MARK: Statements with parts

    /// Leaves out one of several conditions of a `guard`.
    private static func condition(_ element: ConditionElementSyntax) -> Omission? {
        guard let list = element.parent?.as(ConditionElementListSyntax.self), list.count > 1,
            list.parent?.is(GuardStmtSyntax.self) ?? false, let index = list.index(of: element)
        else { return nil }
        let previous = index == list.startIndex ? nil : list[list.index(before: index)].trailingComma
        let start = element.trailingComma == nil ? previous?.textRange.lowerBound : nil
        let range = element.textRange
        return Omission(.piece, (start ?? range.lowerBound)..<range.upperBound, in: Syntax(element))
    }

    /// Leaves out one of several patterns of a case.
    private static func pattern(_ item: SwitchCaseItemSyntax) -> Omission? {
        guard let list = item.parent?.as(SwitchCaseItemListSyntax.self), list.count > 1,
            let index = list.index(of: item)
        else { return nil }
        let previous = index == list.startIndex ? nil : list[list.index(before: index)].trailingComma
        let start = item.trailingComma == nil ? previous?.textRange.lowerBound : nil
        let range = item.textRange
        return Omission(.piece, (start ?? range.lowerBound)..<range.upperBound, in: Syntax(item))
    }

    /// Leaves out a branch whose condition does not compile, and keeps what stands behind its `else`.
    private static func branchWithElse(_ branch: IfExprSyntax, _ token: TokenSyntax) -> Omission? {
        guard branch.conditions.textRange.contains(token.textRange.lowerBound),
            let keyword = branch.elseKeyword,
            let other = branch.elseBody, branch.parent?.is(ExpressionStmtSyntax.self) ?? false
        else { return nil }
        let range = branch.ifKeyword.textRange.lowerBound..<keyword.textRange.upperBound
        return Omission(
            .statement, range, writing: other.is(CodeBlockSyntax.self) ? "do" : nil, in: Syntax(branch))
    }
}
