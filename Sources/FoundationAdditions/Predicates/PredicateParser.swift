/// Parses the format of a predicate.
///
/// Source: Apple's Predicate Programming Guide, without functions, subqueries and arithmetic.
struct PredicateParser {
    /// Returns whether the predicate matches an object.
    typealias Test = (Any?) -> Bool

    private var tokens: ArraySlice<PredicateToken>
    private var arguments: ArraySlice<Any?>

    /// Returns the test of a format; nil if it cannot be parsed.
    static func test(_ format: String, _ arguments: [Any?]) -> Test? {
        guard let tokens = PredicateToken.tokens(of: format) else { return nil }
        var parser = PredicateParser(tokens: tokens[...], arguments: arguments[...])
        guard let test = parser.disjunction(), parser.tokens.isEmpty else { return nil }
        return test
    }

    private mutating func takes(_ words: String...) -> Bool {
        switch tokens.first {
        case .word(let word) where words.contains(word.uppercased()): break
        case .sign(let sign) where words.contains(sign): break
        default: return false
        }
        tokens.removeFirst()
        return true
    }

    private mutating func disjunction() -> Test? {
        guard var result = conjunction() else { return nil }
        while takes("OR", "||") {
            guard let next = conjunction() else { return nil }
            let before = result
            result = { before($0) || next($0) }
        }
        return result
    }

    private mutating func conjunction() -> Test? {
        guard var result = negation() else { return nil }
        while takes("AND", "&&") {
            guard let next = negation() else { return nil }
            let before = result
            result = { before($0) && next($0) }
        }
        return result
    }

    private mutating func negation() -> Test? {
        if takes("NOT", "!") { return negation().map { test in { !test($0) } } }
        if takes("TRUEPREDICATE") { return { _ in true } }
        if takes("FALSEPREDICATE") { return { _ in false } }
        let (tokens, arguments) = (tokens, arguments)
        if takes("("), let inner = disjunction(), takes(")") { return inner }
        // A parenthesis may also be around a side of a comparison.
        (self.tokens, self.arguments) = (tokens, arguments)
        return comparison()
    }

    private static let operators: Set<String> = [
        "=", "==", "!=", "<>", "<", ">", "<=", "=<", ">=", "=>", "IN", "CONTAINS", "BETWEEN", "BEGINSWITH",
        "ENDSWITH", "MATCHES", "LIKE",
    ]

    private mutating func comparison() -> Test? {
        var quantifier: PredicateComparison.Quantifier?
        if case .word(let word) = tokens.first {
            quantifier = PredicateComparison.Quantifier(rawValue: word.uppercased())
            if quantifier != nil { tokens.removeFirst() }
        }
        guard let left = expression(), let sign = operatorSign(), let right = expression() else { return nil }
        let comparison = PredicateComparison(
            quantifier: quantifier, left: left, sign: sign.name, options: sign.options, right: right)
        return comparison.holds
    }

    private mutating func operatorSign() -> (name: String, options: String)? {
        let name: String
        switch tokens.popFirst() {
        case .word(let word): name = word.uppercased()
        case .sign(let sign): name = sign
        default: return nil
        }
        guard Self.operators.contains(name) else { return nil }
        guard takes("[") else { return (name, "") }
        guard case .word(let options) = tokens.popFirst(), takes("]") else { return nil }
        return (name, options.lowercased())
    }

    private mutating func expression() -> PredicateExpression? {
        switch tokens.popFirst() {
        case .text(let text): .value(text)
        case .number(let number): .value(number)
        case .word(let word): Self.expression(of: word)
        case .argument(let letter): argument(letter)
        case .sign("{"): list()
        case .sign("("):
            if let inner = expression(), takes(")") { inner } else { nil }
        default: nil
        }
    }

    private static func expression(of word: String) -> PredicateExpression {
        switch word.uppercased() {
        case "TRUE", "YES": .value(true)
        case "FALSE", "NO": .value(false)
        case "NIL", "NULL": .value(nil)
        case "SELF": .keyPath("")
        default: .keyPath(word)
        }
    }

    private mutating func argument(_ letter: Character) -> PredicateExpression? {
        guard let value = arguments.popFirst() else { return nil }
        guard letter == "K" else { return .value(value) }
        return PredicateValue.text(value).map { .keyPath($0) }
    }

    private mutating func list() -> PredicateExpression? {
        var items: [PredicateExpression] = []
        while !takes("}") {
            guard let item = expression() else { return nil }
            items.append(item)
            _ = takes(",")
        }
        return .list(items)
    }
}
