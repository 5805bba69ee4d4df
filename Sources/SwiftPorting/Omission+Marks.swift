import SwiftSyntax

// Marks and words that are needed on iOS and not here, or the other way round: all code around them runs.
extension Omission {
    /// Takes or writes the mark that a message is about; nil for other messages.
    static func mark(_ token: TokenSyntax, _ errorText: String) -> Omission? {
        if errorText.hasPrefix("cannot force unwrap value of non-optional")
            || errorText.hasPrefix("cannot use optional chaining on non-optional")
        {
            return unneededMark(token)
        }
        if errorText.hasPrefix("initializer for conditional binding must have Optional type") {
            return absentBinding(token, errorText) ?? optionalBinding(token)
        }
        if errorText.hasPrefix("cannot "), errorText.contains("of type '\(AbsentTypes.className)' to ") {
            return neededValue(token)
        }
        if errorText.hasPrefix("value of optional type"), errorText.contains("unwrapped to refer to member") {
            return optionalChain(token)
        }
        if errorText.hasPrefix("errors thrown from here are not handled") { return handledTry(token) }
        if errorText.hasPrefix("call can throw, but it is not marked with 'try'") {
            return word("try? ", before: token)
        }
        if errorText.hasPrefix("expression is 'async' but is not marked with 'await'") {
            return word("await ", before: token)
        }
        if errorText.hasPrefix("initializer requirement"), errorText.contains("by a 'required' initializer") {
            return requirement(token)
        }
        if errorText.contains("in closure requires explicit use of 'self'")
            || errorText.hasPrefix("implicit use of 'self' in closure")
        {
            return explicitSelf(token)
        }
        if errorText.contains("' has been renamed to '") { return renaming(token, errorText) }
        if errorText.hasPrefix("switch must be exhaustive") { return defaultCase(token) }
        return errorText.contains("must have at least one executable statement") ? emptyCase(token) : nil
    }

    /// Takes a `!` or `?` behind a value that is not optional here.
    private static func unneededMark(_ token: TokenSyntax) -> Omission? {
        guard [.exclamationMark, .postfixQuestionMark].contains(token.tokenKind), let parent = token.parent
        else { return nil }
        return Omission(.mark, token.textRange, in: parent)
    }

    /// Makes the value of an `if let` optional that is not here.
    private static func optionalBinding(_ token: TokenSyntax) -> Omission? {
        guard let binding = token.parent?.as(OptionalBindingConditionSyntax.self) else { return nil }
        if let value = binding.initializer?.value {
            let end = value.textRange.upperBound, start = value.textRange.lowerBound
            var omission = Omission(.mark, end..<end, writing: ")", in: Syntax(binding))
            omission.otherEdits = [("Optional(", start..<start)]
            return omission
        }
        let end = binding.pattern.textRange.upperBound
        return Omission(
            .mark, end..<end, writing: " = Optional(\(flatText(binding.pattern)))", in: Syntax(binding))
    }

    /// Makes the value of an `if let` nil that a module which is not there would give: what stands in the branch is about it.
    /// Behind a `guard` is the rest of the function.
    private static func absentBinding(_ token: TokenSyntax, _ errorText: String) -> Omission? {
        guard errorText.contains("not '\(AbsentTypes.className)'"),
            let binding = token.parent?.as(OptionalBindingConditionSyntax.self),
            let value = binding.initializer?.value,
            let list = binding.parent?.parent, list.parent?.is(GuardStmtSyntax.self) == false
        else { return nil }
        let end = value.textRange.upperBound
        return Omission(.mark, end..<end, writing: " as \(AbsentTypes.className)?", in: Syntax(binding))
    }

    /// Asks for an empty value of the type that is wanted in place of one of a module that is not there.
    private static func neededValue(_ token: TokenSyntax) -> Omission? {
        guard let value = token.parent?.as(ExprSyntax.self).map(wholeLink),
            value.is(DeclReferenceExprSyntax.self) || value.is(MemberAccessExprSyntax.self)
                || value.is(FunctionCallExprSyntax.self)
        else { return nil }
        let end = value.textRange.upperBound
        return Omission(.mark, end..<end, writing: ".asNeeded()", in: Syntax(value))
    }

    /// Returns a value with the chain before it and the arguments behind it.
    static func wholeLink(_ value: ExprSyntax) -> ExprSyntax {
        var value = value
        if let access = value.parent?.as(MemberAccessExprSyntax.self),
            Syntax(access.declName).id == Syntax(value).id
        {
            value = ExprSyntax(access)
        }
        if let call = value.parent?.as(FunctionCallExprSyntax.self), call.calledExpression.id == value.id {
            value = ExprSyntax(call)
        }
        return value
    }

    /// Writes the `?` of an optional chain in a statement whose value nobody uses.
    private static func optionalChain(_ token: TokenSyntax) -> Omission? {
        guard let optional = optionalValue(token), Syntax(optional).isOfUnusedChain else {
            return nil
        }
        let end = optional.textRange.upperBound
        return Omission(.mark, end..<end, writing: "?", in: Syntax(optional))
    }

    /// Returns the value whose name the compiler gives the place of, and of which another member is read.
    private static func optionalValue(_ token: TokenSyntax) -> ExprSyntax? {
        guard let value = token.parent?.as(ExprSyntax.self).map(wholeLink) else { return nil }
        return value.parent?.as(MemberAccessExprSyntax.self)?.base?.id == value.id ? value : nil
    }

    /// Makes errors nil that nobody handles.
    private static func handledTry(_ token: TokenSyntax) -> Omission? {
        guard let expression = token.parent?.as(TryExprSyntax.self),
            expression.questionOrExclamationMark == nil
        else { return nil }
        let end = expression.tryKeyword.textRange.upperBound
        return Omission(.mark, end..<end, writing: "?", in: Syntax(expression))
    }

    /// Writes a word before the statement, or the value of a variable, that begins with a token.
    private static func word(_ word: String, before token: TokenSyntax) -> Omission? {
        var node = Syntax(token).parent
        while let inner = node, !inner.is(CodeBlockItemSyntax.self), !inner.is(MemberBlockItemSyntax.self) {
            guard inner.firstToken(viewMode: .sourceAccurate) == token else { return nil }
            let isValue = inner.parent?.is(InitializerClauseSyntax.self) ?? false
            let isStatement = inner.parent?.is(CodeBlockItemSyntax.self) ?? false
            if isValue || isStatement, inner.is(ExprSyntax.self) {
                let start = token.textRange.lowerBound
                return Omission(.mark, start..<start, writing: word, in: inner)
            }
            node = inner.parent
        }
        return nil
    }

    /// Writes `required` at the initializer that a protocol requires.
    private static func requirement(_ token: TokenSyntax) -> Omission? {
        var node = Syntax(token).parent
        while let inner = node, !inner.is(MemberBlockItemSyntax.self) {
            if let initializer = inner.as(InitializerDeclSyntax.self),
                initializer.parent?.parent?.parent?.parent?.is(ClassDeclSyntax.self) ?? false
            {
                let start = initializer.initKeyword.textRange.lowerBound
                return Omission(.mark, start..<start, writing: "required ", in: inner)
            }
            node = inner.parent
        }
        return nil
    }

    /// Writes the `self.` that a closure needs which UIKit does not keep and this UIKit does.
    private static func explicitSelf(_ token: TokenSyntax) -> Omission? {
        guard let reference = token.parent?.as(DeclReferenceExprSyntax.self),
            reference.parent?.as(MemberAccessExprSyntax.self)?.declName.id != reference.id
        else { return nil }
        let start = token.textRange.lowerBound
        return Omission(.mark, start..<start, writing: "self.", in: Syntax(reference))
    }

    /// Adds a case for all values whose cases were left out.
    private static func defaultCase(_ token: TokenSyntax) -> Omission? {
        guard let expression = token.parent?.as(SwitchExprSyntax.self) else { return nil }
        let start = expression.rightBrace.textRange.lowerBound
        let empty = expression.cases.first?.as(SwitchCaseSyntax.self).flatMap(emptyStatement) ?? "break"
        return Omission(.piece, start..<start, writing: " default: \(empty) ", in: Syntax(expression))
    }

    /// Gives a case whose statements were left out an empty one.
    private static func emptyCase(_ token: TokenSyntax) -> Omission? {
        var node = Syntax(token).parent
        while let inner = node, !inner.is(SwitchExprSyntax.self) {
            if let branch = inner.as(SwitchCaseSyntax.self) {
                let end = branch.label.textRange.upperBound
                let empty = emptyStatement(of: branch) ?? "break"
                return Omission(.piece, end..<end, writing: " " + empty, in: inner)
            }
            node = inner.parent
        }
        return nil
    }

    /// What stands for nothing in a case of a builder; nil in other code, where `break` does.
    private static func emptyStatement(of branch: SwitchCaseSyntax) -> String? {
        var node = branch.parent?.parent?.parent
        while let inner = node, !inner.is(MemberBlockItemSyntax.self) {
            if let item = inner.as(CodeBlockItemSyntax.self) { return item.builder?.emptyStatement }
            node = inner.parent
        }
        return nil
    }
}
