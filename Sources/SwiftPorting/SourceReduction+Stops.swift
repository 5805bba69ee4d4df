import SwiftParser
import SwiftSyntax

// Functions in which the program stopped as it ran.
extension SourceReduction {
    /// Ends the functions in which the program stopped before the statement that did: what precedes it runs, and where a
    /// value is returned, an empty one is.
    ///
    /// Of the body of a view of SwiftUI the modifier or the view is left out, of an initializer the statement, since an object
    /// is made by the others; of a property with an initial value, the value. A place in none of these is passed over.
    ///
    /// - Parameters:
    ///   - text: The text of a ported source.
    ///   - lineOffset: The number of lines of the text before the first line of the source.
    ///   - stops: The lines of the source where the program stopped, from 1, and why.
    package init(
        _ text: [UInt8], lineOffset: Int, endingFunctionsAt stops: [(line: Int, reason: String)]
    ) {
        let tree = text.withUnsafeBufferPointer { Parser.parse(source: $0) }
        let lines = LineOffsets(text)
        var edits = TextEdits(), omitted: [OmittedCode] = []
        for stop in stops {
            guard let range = lines.code(ofLine: stop.line + lineOffset, in: text),
                let omission = Omission(stoppedIn: range, of: tree)
            else { continue }
            omission.apply(to: &edits)
            omitted.append(
                OmittedCode(
                    kind: omission.kind, owner: omission.ownerName, name: omission.name, line: stop.line,
                    reason: stop.reason))
        }
        self.init(text: omitted.isEmpty ? text : edits.applied(to: text), omitted: omitted)
    }
}

extension LineOffsets {
    /// Returns the bytes of a line without the white space at its ends; nil for a line of white space.
    fileprivate func code(ofLine line: Int, in text: [UInt8]) -> Range<Int>? {
        guard line > 0, line <= count else { return nil }
        let start = offset(ofLine: line, column: 1)
        let end = text[start...].firstIndex { $0 == UInt8(ascii: "\n") } ?? text.count
        let isCode: (UInt8) -> Bool = { $0 > UInt8(ascii: " ") }
        guard let first = text[start..<end].firstIndex(where: isCode),
            let last = text[start..<end].lastIndex(where: isCode)
        else { return nil }
        return first..<last + 1
    }
}

extension Omission {
    /// Finds what to leave out of the function that stopped in a line; nil if the line is in none.
    ///
    /// It is the function around the beginning of the line, or the first that begins in it, such as a getter on one line.
    fileprivate init?(stoppedIn range: Range<Int>, of tree: SourceFileSyntax) {
        var token = tree.token(at: AbsolutePosition(utf8Offset: range.lowerBound))
        while let inner = token, inner.positionAfterSkippingLeadingTrivia.utf8Offset < range.upperBound {
            if let omission = Omission(stoppedAt: inner) {
                self = omission
                return
            }
            token = inner.nextToken(viewMode: .sourceAccurate)
        }
        return nil
    }

    /// Finds what to leave out of a function that stopped at a token; nil if it is in none.
    fileprivate init?(stoppedAt token: TokenSyntax) {
        var node = Syntax(token).parent
        while let inner = node {
            if let view = Omission.viewPiece(inner, token, "") {
                self = view
                return
            }
            switch inner.as(SyntaxEnum.self) {
            case .closureExpr(let closure):
                self.init(ending: closure.statements, at: token, returning: .inferred, in: inner)
                return
            case .functionDecl(let function):
                guard let body = function.body else { return nil }
                self.init(ending: body.statements, at: token, returning: body.resultInside, in: inner)
                return
            case .accessorDecl(let accessor):
                guard let body = accessor.body else { return nil }
                self.init(ending: body.statements, at: token, returning: body.resultInside, in: inner)
                return
            case .accessorBlock(let block):
                guard case .getter(let statements) = block.accessors else { return nil }
                self.init(ending: statements, at: token, returning: .value, in: inner)
                return
            case .deinitializerDecl(let function):
                guard let body = function.body else { return nil }
                self.init(ending: body.statements, at: token, returning: .nothing, in: inner)
                return
            case .initializerDecl(let function):
                self.init(leavingOutStatementAt: token, of: function)
                return
            case .patternBinding(let binding):
                if binding.isOfType, let value = binding.initializer?.value {
                    self.init(.value, value.textRange, writing: SourceReduction.placeholder, in: inner)
                    return
                }
            default: break
            }
            node = inner.parent
        }
        return nil
    }

    /// Leaves out the statement of a function that a token is in, and those after it; nil where that is done already.
    private init?(
        ending statements: CodeBlockItemListSyntax, at token: TokenSyntax, returning result: FunctionResult,
        in node: Syntax
    ) {
        let place = token.positionAfterSkippingLeadingTrivia.utf8Offset
        let rest = statements.drop { $0.textRange.upperBound <= place }
        guard let first = rest.first, let last = rest.last else { return nil }
        let range = first.textRange.lowerBound..<last.textRange.upperBound
        let isEnded = rest.count == 1 && (first.isPlaceholder || first.isReturnOfPlaceholder)
        guard !isEnded, !range.isEmpty else { return nil }
        switch result {
        case .nothing: self.init(.statement, range, in: node)
        case .value, .inferred: self.init(.value, range, writing: Self.returned, in: node)
        }
    }

    /// Leaves out the statement of an initializer that a token is in; nil where it calls another initializer.
    private init?(leavingOutStatementAt token: TokenSyntax, of function: InitializerDeclSyntax) {
        var node = Syntax(token).parent, found: CodeBlockItemSyntax?
        while let inner = node, inner.id != function.id {
            found = found ?? inner.as(CodeBlockItemSyntax.self)
            node = inner.parent
        }
        guard let found, !found.textRange.isEmpty else { return nil }
        let text = flatText(found.item)
        guard !text.contains("super.init"), !text.contains("self.init") else { return nil }
        self.init(.statement, found.textRange, in: Syntax(found))
    }
}

extension CodeBlockSyntax {
    /// What the function of this body returns.
    fileprivate var resultInside: FunctionResult { Syntax(self).resultAround }
}

extension CodeBlockItemSyntax {
    /// Whether this returns what stands for a value that is left out.
    fileprivate var isReturnOfPlaceholder: Bool {
        guard let expression = item.as(ReturnStmtSyntax.self)?.expression else { return false }
        return expression.trimmedDescription == SourceReduction.placeholder
    }
}

extension PatternBindingSyntax {
    /// Whether this is a property of a type, with the type of its value.
    fileprivate var isOfType: Bool {
        typeAnnotation != nil && parent?.parent?.parent?.is(MemberBlockItemSyntax.self) ?? false
    }
}
