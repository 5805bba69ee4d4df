import Constraints
import Diagnostics
import ScreenDocuments

/// Reads a constraint line by recursive descent:
///
///     line    := sum relation sum ("@" priority)? ("\"" identifier "\"")?
///     sum     := product (("+" | "-") product)*
///     product := factor (("*" | "/") factor)*
///     factor  := ("+" | "-") factor | number | path | "(" sum ")"
struct ConstraintParser {
    /// How deep parentheses and signs may nest. Chosen: nobody writes more, and the stack holds far more.
    private static let nestingLimit = 50

    private let tokens: [ConstraintToken]
    private var index = 0
    private var nesting = 0

    /// What a line asks for.
    static func parse(_ line: String) throws(ConstraintError) -> ConstraintSyntax {
        var parser = ConstraintParser(tokens: try ConstraintLexer.tokens(of: line))
        return try parser.line()
    }

    private init(tokens: [ConstraintToken]) { self.tokens = tokens }

    private var token: ConstraintToken { tokens[index] }

    private mutating func advance() { index = min(index + 1, tokens.count - 1) }

    private mutating func line() throws(ConstraintError) -> ConstraintSyntax {
        let left = try sum()
        guard case .relation(let relation) = token.kind else {
            throw unexpected(hints: ["a relation is missing: ==, <= or >="])
        }
        let offset = token.offset
        advance()
        let right = try sum()
        var syntax = try ConstraintSyntax(left: left, relation: relation, right: right, offset: offset)
        if case .priority(let text) = token.kind {
            syntax.priority = try priority(text)
            advance()
        }
        if case .identifier(let name) = token.kind {
            syntax.identifier = name
            advance()
        }
        guard token.kind == .end else { throw unexpected(hints: []) }
        return syntax
    }

    private func priority(_ text: String) throws(ConstraintError) -> Float {
        switch PriorityText.read(text) {
        case .success(let priority): return priority
        case .failure(let failure):
            throw ConstraintError(message: failure.message, offset: token.offset, hints: failure.hints)
        }
    }

    private mutating func sum() throws(ConstraintError) -> LinearForm {
        var result = try product()
        while case .sign(let sign) = token.kind, sign == "+" || sign == "-" {
            let offset = token.offset
            advance()
            let term = try product()
            guard let total = result.adding(sign == "+" ? term : term.scaled(by: -1)) else {
                throw ConstraintError(
                    message: "one side of a constraint names at most one item", offset: offset,
                    hints: ["write b.leading == a.trailing + 8 instead of b.leading - a.trailing == 8"])
            }
            result = try finite(total, at: offset)
        }
        return result
    }

    private mutating func product() throws(ConstraintError) -> LinearForm {
        var result = try factor()
        while case .sign(let sign) = token.kind, sign == "*" || sign == "/" {
            let offset = token.offset
            advance()
            let next = try factor()
            result = try finite(combine(result, sign, next, at: offset), at: offset)
        }
        return result
    }

    private func combine(_ left: LinearForm, _ sign: Character, _ right: LinearForm, at offset: Int)
        throws(ConstraintError) -> LinearForm
    {
        if sign == "/" {
            guard right.item == nil else {
                throw ConstraintError(message: "an attribute cannot divide", offset: offset)
            }
            guard right.constant != 0 else {
                throw ConstraintError(message: "a division by 0", offset: offset)
            }
            return left.divided(by: right.constant)
        }
        if right.item == nil { return left.scaled(by: right.constant) }
        guard left.item == nil else {
            throw ConstraintError(message: "two attributes cannot be multiplied", offset: offset)
        }
        return right.scaled(by: left.constant)
    }

    private mutating func factor() throws(ConstraintError) -> LinearForm {
        let start = token
        nesting += 1
        defer { nesting -= 1 }
        guard nesting <= Self.nestingLimit else {
            throw ConstraintError(message: "the line nests too deep", offset: start.offset)
        }
        switch start.kind {
        case .sign("-"):
            advance()
            return try factor().scaled(by: -1)
        case .sign("+"):
            advance()
            return try factor()
        case .sign("("):
            advance()
            let inner = try sum()
            guard token.kind == .sign(")") else { throw unexpected(hints: ["a ) is missing"]) }
            advance()
            return inner
        case .number(let number):
            advance()
            return .constant(number)
        case .path(let names):
            advance()
            return .item(LinearForm.Item(path: names, offset: start.offset))
        default:
            throw unexpected(hints: ["a number or an attribute such as a.leading is missing"])
        }
    }

    private func finite(_ form: LinearForm, at offset: Int) throws(ConstraintError) -> LinearForm {
        guard form.isFinite else {
            throw ConstraintError(message: "the result is not a finite number", offset: offset)
        }
        return form
    }

    private func unexpected(hints: [String]) -> ConstraintError {
        ConstraintError(
            message: "\(token.kind.description) is not expected here", offset: token.offset, hints: hints)
    }
}

extension ConstraintToken.Kind {
    /// The piece as a message names it.
    fileprivate var description: String {
        switch self {
        case .path(let names): "'\(names.joined(separator: ".").shortened)'"
        case .number(let number): "'\(NumberText.text(number))'"
        case .relation(let relation): "'\(relation.symbol)'"
        case .sign(let sign): "'\(sign)'"
        case .priority: "a priority"
        case .identifier: "an identifier"
        case .end: "the end of the line"
        }
    }
}
