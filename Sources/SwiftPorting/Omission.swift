import SwiftSyntax

/// What is left out, or written instead, because of one error.
struct Omission {
    var kind: OmittedCode.Kind
    /// The offsets that are left out; empty where something is inserted only.
    var range: Range<Int>
    /// What is written in place of the range; nil for nothing.
    var replacement: String?
    /// What is written or, where there is no text, left out elsewhere.
    var otherEdits: [(text: String?, range: Range<Int>)] = []
    /// The names of the types around it; nil outside types.
    var ownerName: String?
    /// The name of what is left out, or of the function around it.
    var name: String?

    init(_ kind: OmittedCode.Kind, _ range: Range<Int>, writing replacement: String? = nil, in node: Syntax) {
        self.kind = kind
        self.range = range
        self.replacement = replacement
        let names = node.namesAround
        ownerName = names.owner
        name = names.member
    }

    /// Leaves out everything in a file.
    init(wholeFile tree: SourceFileSyntax) {
        kind = .file
        range = tree.textRange
    }

    /// Finds what to leave out; nil if nothing smaller than the file.
    init?(around token: TokenSyntax, _ errorText: String) {
        if let special = Omission.special(token, errorText) {
            self = special
            return
        }
        var node = Syntax(token).parent
        while let inner = node {
            if let found = Omission.viewPiece(inner, token, errorText)
                ?? Omission.removing(inner, token, errorText)
            {
                self = found
                return
            }
            node = inner.parent
        }
        return nil
    }

    /// Makes the change.
    func apply(to edits: inout TextEdits) {
        for (text, range) in changes {
            if let text { edits.replace(range, with: text) } else if !range.isEmpty { edits.blank(range) }
        }
    }

    /// All that is written or left out.
    var changes: [(text: String?, range: Range<Int>)] { otherEdits + [(replacement, range)] }

    // MARK: By node

    private static func removing(_ node: Syntax, _ token: TokenSyntax, _ errorText: String) -> Omission? {
        switch node.as(SyntaxEnum.self) {
        case .inheritedType(let entry):
            return isMissingType(errorText)
                ? superclass(entry) ?? inheritance(entry) : inheritance(entry)
        case .attribute(let attribute):
            return errorText.hasPrefix("unknown attribute")
                ? Omission(.statement, attribute.textRange, in: node) : nil
        case .functionParameter(let parameter):
            return isMissingType(errorText)
                ? initializerParameter(parameter) ?? functionParameter(parameter, token) : nil
        case .arrayElement(let element):
            let count = element.parent?.as(ArrayElementListSyntax.self)?.count ?? 0
            return count > 1 ? Omission(.statement, element.textRange, in: node) : nil
        case .switchCase(let branch): return Omission(.statement, branch.textRange, in: node)
        case .codeBlockItem(let item): return delegatedArgument(item, token) ?? statement(item)
        case .memberBlockItem(let item):
            return Omission(item.decl.isType ? .type : .declaration, item.textRange, in: Syntax(item.decl))
        default: return piece(node, token, errorText)
        }
    }

    /// Whether a message says that there is no such type.
    static func isMissingType(_ errorText: String) -> Bool {
        errorText.hasPrefix("cannot find type") || errorText.contains("is not a member type of")
    }

    /// Leaves out a parameter of an initializer, so that the object can be made without what is not there.
    private static func initializerParameter(_ parameter: FunctionParameterSyntax) -> Omission? {
        guard let list = parameter.parent?.as(FunctionParameterListSyntax.self),
            let initializer = list.parent?.parent?.parent?.as(InitializerDeclSyntax.self),
            !initializer.isRepeated(without: parameter)
        else { return nil }
        // A comma that is left before the parenthesis is none too many.
        return Omission(.piece, parameter.textRange, in: Syntax(parameter))
    }

    static func inheritance(_ entry: InheritedTypeSyntax) -> Omission? {
        guard let list = entry.parent?.as(InheritedTypeListSyntax.self),
            let clause = list.parent?.as(InheritanceClauseSyntax.self)
        else { return nil }
        if list.count == 1 { return Omission(.inheritance, clause.textRange, in: Syntax(clause)) }
        var range = entry.textRange
        if entry.trailingComma == nil, let index = list.index(of: entry), index != list.startIndex {
            let previous = list[list.index(before: index)]
            range = (previous.trailingComma?.textRange.lowerBound ?? range.lowerBound)..<range.upperBound
        }
        return Omission(.inheritance, range, in: Syntax(clause))
    }

    /// Writes an empty value for the innermost argument around a token in the call of another initializer, without which
    /// an object cannot be made.
    private static func delegatedArgument(_ item: CodeBlockItemSyntax, _ token: TokenSyntax) -> Omission? {
        let expression = item.item.as(TryExprSyntax.self)?.expression ?? item.item.as(ExprSyntax.self)
        guard let call = expression?.as(FunctionCallExprSyntax.self),
            ["self.init", "super.init"].contains(call.calledExpression.trimmedDescription)
        else { return nil }
        var node = Syntax(token).parent
        while let inner = node, inner.id != call.id, !inner.is(CodeBlockSyntax.self) {
            if let argument = inner.as(LabeledExprSyntax.self)?.expression,
                argument.trimmedDescription != SourceReduction.placeholder
            {
                return Omission(.value, argument.textRange, writing: SourceReduction.placeholder, in: inner)
            }
            node = inner.parent
        }
        return nil
    }

    private static func statement(_ item: CodeBlockItemSyntax) -> Omission? {
        let range = item.textRange
        // What stands for code that is left out already is no help: the next larger piece is left out.
        guard !range.isEmpty, !item.isPlaceholder else { return nil }
        // A view that is left out already is no help either.
        guard item.item.is(DeclSyntax.self) || item.builder == nil else { return nil }
        let node = Syntax(item)
        if let declaration = item.item.as(DeclSyntax.self) {
            let kind: OmittedCode.Kind =
                declaration.is(ImportDeclSyntax.self) ? .module : declaration.isType ? .type : .declaration
            return Omission(kind, range, in: Syntax(declaration))
        }
        let isReturn = item.item.as(ReturnStmtSyntax.self)?.expression != nil
        if isReturn || item.isWholeBody {
            switch node.resultAround {
            case .value: return Omission(.value, range, writing: returned, in: node)
            case .nothing where isReturn: return Omission(.statement, range, writing: "return", in: node)
            case .inferred where isReturn: return Omission(.value, range, writing: returned, in: node)
            default: break
            }
        }
        let isAlone = item.parent?.as(CodeBlockItemListSyntax.self)?.count == 1
        let isBranch = item.parent?.parent?.is(SwitchCaseSyntax.self) ?? false
        return Omission(.statement, range, writing: isAlone && isBranch ? "break" : nil, in: node)
    }

    static let returned = "return " + SourceReduction.placeholder
}
