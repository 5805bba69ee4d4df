import SwiftSyntax

/// What is left out, or written instead, because of one error.
struct Omission {
    var kind: LeftOutCode.Kind
    /// The offsets that are left out; empty where something is inserted only.
    var range: Range<Int>
    /// What is written in place of the range; nil for nothing.
    var replacement: String?
    /// What is inserted elsewhere.
    var insertions: [(text: String, offset: Int)] = []
    /// The names of the types around it; nil outside types.
    var ownerName: String?
    /// The name of what is left out, or of the function around it.
    var name: String?

    init(_ kind: LeftOutCode.Kind, _ range: Range<Int>, writing replacement: String? = nil, in node: Syntax) {
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
            if let found = Omission.removing(inner, token, errorText) {
                self = found
                return
            }
            node = inner.parent
        }
        return nil
    }

    /// Makes the change.
    func apply(to edits: inout TextEdits) {
        for insertion in insertions { edits.insert(insertion.text, at: insertion.offset) }
        guard !range.isEmpty else { return }
        if let replacement { edits.replace(range, with: replacement) } else { edits.blank(range) }
    }

    // MARK: By node

    private static func removing(_ node: Syntax, _ token: TokenSyntax, _ errorText: String) -> Omission? {
        switch node.as(SyntaxEnum.self) {
        case .inheritedType(let entry):
            return errorText.hasPrefix("cannot find type")
                ? superclass(entry) ?? inheritance(entry) : inheritance(entry)
        case .attribute(let attribute):
            return errorText.hasPrefix("unknown attribute")
                ? Omission(.statement, attribute.textRange, in: node) : nil
        case .arrayElement(let element):
            let count = element.parent?.as(ArrayElementListSyntax.self)?.count ?? 0
            return count > 1 ? Omission(.statement, element.textRange, in: node) : nil
        case .switchCase(let branch): return Omission(.statement, branch.textRange, in: node)
        case .codeBlockItem(let item): return statement(item)
        case .memberBlockItem(let item):
            return Omission(item.decl.isType ? .type : .declaration, item.textRange, in: Syntax(item.decl))
        default: return nil
        }
    }

    private static func inheritance(_ entry: InheritedTypeSyntax) -> Omission? {
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

    /// Writes a class of UIKit in place of a superclass that is not there, if its name tells which it extends.
    private static func superclass(_ entry: InheritedTypeSyntax) -> Omission? {
        guard let list = entry.parent?.as(InheritedTypeListSyntax.self), list.first == entry,
            list.parent?.parent?.is(ClassDeclSyntax.self) ?? false,
            let name = entry.type.as(IdentifierTypeSyntax.self)?.name.text, !name.hasPrefix("NS"),
            let base = baseClasses.first(where: { name.hasSuffix($0) })
        else { return nil }
        let standIn = "UI" + (base == "HostingController" ? "ViewController" : base)
        return Omission(.inheritance, entry.type.textRange, writing: standIn, in: Syntax(entry))
    }

    /// The classes of UIKit, without the prefix, by which their subclasses are commonly named; the longer ones first.
    private static let baseClasses = [
        "TableViewHeaderFooterView", "CollectionReusableView", "CollectionViewController",
        "CollectionViewCell",
        "TableViewController", "NavigationController", "PageViewController", "HostingController",
        "TabBarController", "ViewController", "TableViewCell", "CollectionView", "NavigationBar",
        "TextField", "ImageView", "StackView", "ScrollView", "TableView", "TextView", "Control", "Button",
        "Label", "View",
    ]

    private static func statement(_ item: CodeBlockItemSyntax) -> Omission? {
        let range = item.textRange
        // What stands for code that is left out already is no help: the next larger piece is left out.
        guard !range.isEmpty, !item.isPlaceholder else { return nil }
        let node = Syntax(item)
        if let declaration = item.item.as(DeclSyntax.self) {
            let kind: LeftOutCode.Kind =
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

    private static let returned = "return " + SourceReduction.placeholder

    // MARK: By message

    private static func special(_ token: TokenSyntax, _ errorText: String) -> Omission? {
        if errorText.contains("does not conform to protocol") { return conformance(token, errorText) }
        if errorText.contains("does not override any") { return override(token, writing: nil) }
        if errorText.hasPrefix("use the 'required' modifier") { return override(token, writing: "required") }
        if errorText.contains("initializer '"), errorText.contains("must be provided by") {
            return requiredInitializer(token, errorText)
        }
        if errorText.hasPrefix("missing return in") { return ending(token, with: returned) }
        if errorText.contains("'super.init' isn't called") || errorText.contains("'self.init' isn't called") {
            return initializerEnding(token)
        }
        if errorText.contains("cannot chain to failable initializer") { return forcedChain(token) }
        let isUninitialized =
            errorText.contains("has no initializers") || errorText.contains("not initialized at")
            || errorText.contains("without initializing all stored properties")
        return isUninitialized ? initialValues(token, errorText) : nil
    }

    /// Takes a protocol from the type that lacks its requirements.
    private static func conformance(_ token: TokenSyntax, _ errorText: String) -> Omission? {
        let parts = errorText.split(separator: "'")
        let name = errorText.firstRange(of: "to protocol '").flatMap { mark in
            errorText[mark.upperBound...].split(separator: "'").first.map(String.init)
        }
        guard parts.count > 1, let name, let clause = Syntax(token).inheritanceAround else { return nil }
        let entries = Array(clause.inheritedTypes)
        let last = name.split(separator: ".").last.map(String.init) ?? name
        if let entry = entries.first(where: {
            flatText($0.type).split(separator: ".").last.map(String.init) == last
        }) {
            return inheritance(entry)
        }
        guard entries.count > 1 else { return Omission(.inheritance, clause.textRange, in: Syntax(clause)) }
        // A protocol that one of the written ones refines: the last of them goes first.
        return inheritance(entries[entries.count - 1])
    }

    /// Takes `override` from a member that overrides nothing here, or writes another modifier.
    private static func override(_ token: TokenSyntax, writing replacement: String?) -> Omission? {
        var node = Syntax(token).parent
        while let inner = node, !inner.is(MemberBlockItemSyntax.self) { node = inner.parent }
        guard let declaration = node?.as(MemberBlockItemSyntax.self)?.decl,
            let modifiers = declaration.asProtocol((any WithModifiersSyntax).self)?.modifiers,
            let modifier = modifiers.first(where: { $0.name.text == "override" })
        else { return nil }
        return Omission(.inheritance, modifier.textRange, writing: replacement, in: Syntax(declaration))
    }

    /// The parameters of initializers that subclasses must have here and need not have on iOS.
    private static let requiredParameters = [
        "init(coder:)": "?(coder: NSCoder)",
        "init(frame:)": "(frame: CGRect)",
        "init(reuseIdentifier:)": "(reuseIdentifier: String?)",
        "init(style:reuseIdentifier:)": "(style: UITableViewCell.CellStyle, reuseIdentifier: String?)",
    ]

    /// Adds an initializer that nobody calls.
    private static func requiredInitializer(_ token: TokenSyntax, _ errorText: String) -> Omission? {
        let name = errorText.firstRange(of: "initializer '").flatMap { mark in
            errorText[mark.upperBound...].split(separator: "'").first.map(String.init)
        }
        guard let name, let parameters = requiredParameters[name], let members = Syntax(token).membersAround,
            let previous = members.rightBrace.previousToken(viewMode: .sourceAccurate)
        else { return nil }
        let offset = members.rightBrace.textRange.lowerBound
        var omission = Omission(.value, offset..<offset, in: Syntax(members))
        let mark = previous.tokenKind == .leftBrace ? " " : "; "
        omission.insertions = [
            (
                mark
                    + "required init\(parameters) { preconditionFailure(\"this class cannot be made by its name\") } ",
                offset
            )
        ]
        return omission
    }

    /// Unwraps the result of an initializer that cannot fail on iOS.
    private static func forcedChain(_ token: TokenSyntax) -> Omission? {
        var node = Syntax(token).parent
        while let inner = node, !inner.is(FunctionCallExprSyntax.self) {
            guard !inner.is(CodeBlockItemSyntax.self) else { return nil }
            node = inner.parent
        }
        guard let call = node else { return nil }
        let offset = call.textRange.upperBound
        var omission = Omission(.value, offset..<offset, in: call)
        omission.insertions = [("!", offset)]
        return omission
    }

    /// Ends a body with a statement.
    private static func ending(_ token: TokenSyntax, with statement: String) -> Omission? {
        guard token.tokenKind == .rightBrace else { return nil }
        let previous = token.previousToken(viewMode: .sourceAccurate)
        let isOnOwnLine = token.leadingTrivia.hasLineBreak || previous?.trailingTrivia.hasLineBreak ?? false
        let needsSeparator =
            !isOnOwnLine && previous.map { $0.tokenKind != .leftBrace && $0.text != ";" } ?? false
        let offset = token.textRange.lowerBound
        var omission = Omission(.value, offset..<offset, in: Syntax(token))
        omission.insertions = [((needsSeparator ? "; " : " ") + statement + " ", offset)]
        return omission
    }

    /// Ends an initializer that lacks the call of another; all of its body where it also returns elsewhere.
    private static func initializerEnding(_ token: TokenSyntax) -> Omission? {
        let stop = "preconditionFailure(\"this initializer was left out, because it does not compile here\")"
        let body = token.parent?.as(CodeBlockSyntax.self)
        guard let body, let last = body.statements.last, flatText(last.item) == stop else {
            return ending(token, with: stop)
        }
        var omission = Omission(.value, body.statements.textRange, in: Syntax(body))
        omission.insertions = [(" " + stop + " ", body.leftBrace.textRange.upperBound)]
        return omission
    }

    /// Gives the properties of a type values that its initializers no longer give them.
    private static func initialValues(_ token: TokenSyntax, _ errorText: String) -> Omission? {
        guard let members = Syntax(token).membersAround else { return nil }
        let named = errorText.firstRange(of: "'self.").flatMap { mark in
            errorText[mark.upperBound...].split(separator: "'").first.map(String.init)
        }
        var insertions: [(text: String, offset: Int)] = []
        for member in members.members {
            guard let variable = member.decl.as(VariableDeclSyntax.self), variable.isStoredInInstances else {
                continue
            }
            for binding in variable.bindings where binding.needsInitialValue {
                let name = binding.pattern.trimmedDescription
                guard named == nil || named == name else { continue }
                let offset = binding.typeAnnotation?.textRange.upperBound ?? binding.textRange.upperBound
                insertions.append((" = " + SourceReduction.placeholder, offset))
            }
        }
        guard !insertions.isEmpty else { return nil }
        let offset = insertions[0].offset
        var omission = Omission(.value, offset..<offset, in: Syntax(members))
        omission.insertions = insertions
        return omission
    }
}
