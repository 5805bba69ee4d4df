import SwiftSyntax

// What is left out, or written instead, because of what a message says.
extension Omission {
    static func special(_ token: TokenSyntax, _ errorText: String) -> Omission? {
        if errorText.contains("does not conform to protocol") { return conformance(token, errorText) }
        if errorText.contains("does not override any") { return override(token, writing: nil) }
        if let mark = mark(token, errorText) { return mark }
        if errorText.hasPrefix("overriding declaration requires") { return overriding(token) }
        if errorText.hasPrefix("extra argument")
            || errorText.hasPrefix("argument passed to call that takes no")
            // Of an initializer without parameters, the compiler names that of `NSCoding`.
            || errorText.hasPrefix("incorrect argument label") && errorText.contains("expected 'coder:'")
        {
            return extraArguments(token, errorText)
        }
        if errorText.hasPrefix("use the 'required' modifier") { return override(token, writing: "required") }
        if errorText.contains("initializer '"), errorText.contains("must be provided by") {
            return requiredInitializer(token, errorText)
        }
        if errorText.hasPrefix("missing return in") { return ending(token, with: returned) }
        if errorText.contains("'super.init' isn't called") || errorText.contains("'self.init' isn't called") {
            return initializerEnding(token)
        }
        if errorText.contains("cannot chain to failable initializer") { return forcedChain(token) }
        if errorText.hasPrefix("constructing an object of class type") { return instance(token) }
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
        guard parts.count > 1, let name, let clause = Syntax(token).inheritanceAround,
            isAbout(clause, String(parts[1]))
        else { return nil }
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

    /// Whether a message that names a type is about the one that has an inheritance clause, and not about a value in it.
    private static func isAbout(_ clause: InheritanceClauseSyntax, _ type: String) -> Bool {
        func last(_ text: String) -> String? {
            text.prefix { $0 != "<" }.split(separator: ".").last.map(String.init)
        }
        guard let group = clause.parent else { return false }
        let name =
            group.as(ExtensionDeclSyntax.self).map { flatText($0.extendedType) }
            ?? group.asProtocol((any NamedDeclSyntax).self)?.name.text
        return name.flatMap(last) == last(type)
    }

    private static func member(around token: TokenSyntax) -> DeclSyntax? {
        var node = Syntax(token).parent
        while let inner = node, !inner.is(MemberBlockItemSyntax.self) { node = inner.parent }
        return node?.as(MemberBlockItemSyntax.self)?.decl
    }

    /// Takes `override` from a member that overrides nothing here, or writes another modifier.
    private static func override(_ token: TokenSyntax, writing replacement: String?) -> Omission? {
        guard let declaration = member(around: token),
            let modifiers = declaration.asProtocol((any WithModifiersSyntax).self)?.modifiers,
            let modifier = modifiers.first(where: { $0.name.text == "override" })
        else { return nil }
        let kind = replacement == nil ? OmittedCode.Kind.inheritance : .mark
        return Omission(kind, modifier.textRange, writing: replacement, in: Syntax(declaration))
    }

    /// Writes `override` at a member whose superclass has it, after all or now that a parameter is left out.
    private static func overriding(_ token: TokenSyntax) -> Omission? {
        guard let declaration = member(around: token),
            let keyword = declaration.introducer
        else { return nil }
        let offset = keyword.textRange.lowerBound
        let omission = Omission(.inheritance, offset..<offset, in: Syntax(declaration))
        return omission.inserting("override ")
    }

    /// Leaves out arguments of a call for which there are no parameters here.
    private static func extraArguments(_ token: TokenSyntax, _ errorText: String) -> Omission? {
        var node = Syntax(token).parent
        while let inner = node, !inner.is(CodeBlockItemSyntax.self), !inner.is(MemberBlockItemSyntax.self) {
            if let call = inner.as(FunctionCallExprSyntax.self), let first = call.arguments.first {
                let extra = call.extraArguments(at: token, errorText)
                guard extra.isEmpty else {
                    let start = first.textRange.lowerBound
                    var omission = Omission(.statement, start..<start, in: inner)
                    omission.otherEdits = extra.map { (nil, $0.textRange) }
                    return omission
                }
            }
            node = inner.parent
        }
        return nil
    }

    /// The parameters of initializers that subclasses must have here and need not have on iOS.
    private static let requiredParameters = [
        "init(coder:)": "?(coder: NSCoder)",
        "init(frame:)": "(frame: CGRect)",
        "init(entity:insertInto:)":
            "(entity: NSEntityDescription, insertInto context: NSManagedObjectContext?)",
        "init(registeredClass:)": "(registeredClass frame: CGRect)",
        "init(registeredClassWithIdentifier:)": "(registeredClassWithIdentifier identifier: String)",
        "init(registeredClassOf:)": "(registeredClassOf layout: UICollectionViewLayout)",
        "init(registeredClassWithIdentifier:source:destination:)":
            "(registeredClassWithIdentifier identifier: String?, source: UIViewController, destination: UIViewController)",
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
        let omission = Omission(.mark, offset..<offset, in: Syntax(members))
        let mark = previous.tokenKind == .leftBrace ? " " : "; "
        let access = members.parent?.as(ClassDeclSyntax.self)?.modifiers.accessLevel
        // It must be seen wherever the class can be extended.
        let level = access == "open" || access == "public" ? "public " : ""
        return omission.inserting(
            mark
                + "\(level)required init\(parameters) { preconditionFailure(\"this class cannot be made by its name\") } "
        )
    }

    /// Calls what makes objects of a class that is known only when the program runs.
    private static func instance(_ token: TokenSyntax) -> Omission? {
        guard let call = callAround(token), call.instanceKinds != nil else { return nil }
        let callee = call.calledExpression
        if let member = callee.as(MemberAccessExprSyntax.self), member.declName.baseName.text == "init" {
            return Omission(.mark, member.declName.textRange, writing: "instance", in: Syntax(call))
        }
        let offset = callee.textRange.upperBound
        return Omission(.mark, offset..<offset, in: Syntax(call)).inserting(".instance")
    }

    /// The nearest call around a token, in its statement.
    private static func callAround(_ token: TokenSyntax) -> FunctionCallExprSyntax? {
        var node = Syntax(token).parent
        while let inner = node, !inner.is(CodeBlockItemSyntax.self) {
            if let call = inner.as(FunctionCallExprSyntax.self) { return call }
            node = inner.parent
        }
        return nil
    }

    /// Unwraps the result of an initializer that cannot fail on iOS.
    private static func forcedChain(_ token: TokenSyntax) -> Omission? {
        guard let call = callAround(token) else { return nil }
        let offset = call.textRange.upperBound
        let omission = Omission(.value, offset..<offset, in: Syntax(call))
        return omission.inserting("!")
    }

    /// Ends a body with a statement.
    private static func ending(_ token: TokenSyntax, with statement: String) -> Omission? {
        guard token.tokenKind == .rightBrace else { return nil }
        let previous = token.previousToken(viewMode: .sourceAccurate)
        let isOnOwnLine = token.leadingTrivia.hasLineBreak || previous?.trailingTrivia.hasLineBreak ?? false
        let needsSeparator =
            !isOnOwnLine && previous.map { $0.tokenKind != .leftBrace && $0.text != ";" } ?? false
        let offset = token.textRange.lowerBound
        let omission = Omission(.value, offset..<offset, in: Syntax(token))
        return omission.inserting((needsSeparator ? "; " : " ") + statement + " ")
    }

    /// Ends an initializer that lacks the call of another; all of its body where it also returns elsewhere.
    private static func initializerEnding(_ token: TokenSyntax) -> Omission? {
        let stop = "preconditionFailure(\"this initializer was left out, because it does not compile here\")"
        let body = token.parent?.as(CodeBlockSyntax.self)
        guard let body, let last = body.statements.last, flatText(last.item) == stop else {
            return ending(token, with: stop)
        }
        var omission = Omission(.value, body.statements.textRange, in: Syntax(body))
        let start = body.leftBrace.textRange.upperBound
        omission.otherEdits = [(" " + stop + " ", start..<start)]
        return omission
    }

    /// Gives the properties of a type values that its initializers no longer give them.
    private static func initialValues(_ token: TokenSyntax, _ errorText: String) -> Omission? {
        guard let members = Syntax(token).membersAround else { return nil }
        let named = errorText.firstRange(of: "'self.").flatMap { mark in
            errorText[mark.upperBound...].split(separator: "'").first.map(String.init)
        }
        var edits: [(text: String?, range: Range<Int>)] = []
        for member in members.members {
            guard let variable = member.decl.as(VariableDeclSyntax.self), variable.isStoredInInstances else {
                continue
            }
            let names = variable.bindings.filter(\.needsInitialValue).map(\.pattern.trimmedDescription)
            guard names.contains(where: { named == nil || named == $0 }) else { continue }
            edits += initialValues(of: variable)
        }
        guard let first = edits.first else { return nil }
        var omission = Omission(
            .value, first.range.lowerBound..<first.range.lowerBound, in: Syntax(members))
        omission.otherEdits = edits
        return omission
    }

    /// Writes values of a property, which becomes a variable and is made lazy if it can be: an object whose property has a value that cannot
    /// be made stops when the value is read, and not when the object is made.
    private static func initialValues(of variable: VariableDeclSyntax) -> [(text: String?, range: Range<Int>)]
    {
        var edits: [(text: String?, range: Range<Int>)] = []
        if variable.canBeLazy {
            edits.append(("lazy var", variable.bindingSpecifier.textRange))
        } else if variable.bindingSpecifier.text == "let" {
            // Other initializers still give it a value.
            edits.append(("var", variable.bindingSpecifier.textRange))
        }
        for binding in variable.bindings where binding.needsInitialValue {
            let offset = binding.typeAnnotation?.textRange.upperBound ?? binding.textRange.upperBound
            edits.append((" = " + SourceReduction.placeholder, offset..<offset))
        }
        return edits
    }

    /// Returns the omission with a text in its place.
    private func inserting(_ text: String) -> Omission {
        var omission = self
        omission.replacement = text
        return omission
    }
}
