/// A token of a predicate's format.
enum PredicateToken: Equatable {
    /// A name, a key path or a word such as AND.
    case word(String)
    /// A string in quotation marks.
    case text(String)
    case number(Double)
    /// A format specifier for an argument: the letter after the percent sign.
    case argument(Character)
    /// Punctuation or an operator.
    case sign(String)

    /// Returns the tokens of a format; nil if a character begins none.
    static func tokens(of format: String) -> [PredicateToken]? {
        var rest = format[...], found: [PredicateToken] = []
        while let first = rest.first {
            if first.isWhitespace {
                rest.removeFirst()
            } else if let token = next(in: &rest) {
                found.append(token)
            } else {
                return nil
            }
        }
        return found
    }

    private static let signs = [
        "==", "!=", "<>", "<=", "=<", ">=", "=>", "&&", "||", "=", "<", ">", "!", "(", ")", "{", "}", "[",
        "]",
        ",",
    ]

    private static func next(in rest: inout Substring) -> PredicateToken? {
        guard let first = rest.first else { return nil }
        if first == "'" || first == "\"" { return quoted(first, in: &rest) }
        if first == "%" { return placeholder(in: &rest) }
        if first.isNumber || first == "-" && rest.dropFirst().first?.isNumber ?? false {
            let digits = rest.prefix { $0.isNumber || $0 == "." || $0 == "-" || $0 == "e" || $0 == "E" }
            rest = rest.dropFirst(digits.count)
            return Double(digits).map { .number($0) }
        }
        if first.isLetter || first == "_" || first == "@" || first == "#" || first == "$" {
            let word = rest.prefix { $0.isLetter || $0.isNumber || "_@#$.".contains($0) }
            rest = rest.dropFirst(word.count)
            return .word(word.filter { $0 != "#" })
        }
        guard let sign = signs.first(where: { rest.hasPrefix($0) }) else { return nil }
        rest = rest.dropFirst(sign.count)
        return .sign(sign)
    }

    private static func quoted(_ quote: Character, in rest: inout Substring) -> PredicateToken? {
        rest.removeFirst()
        var text = ""
        while let character = rest.popFirst() {
            if character == quote { return .text(text) }
            text.append(character == "\\" ? rest.popFirst() ?? character : character)
        }
        return nil
    }

    /// Parses a format specifier, with the length modifiers of C.
    private static func placeholder(in rest: inout Substring) -> PredicateToken? {
        rest.removeFirst()
        while let first = rest.first, "lhqz.0123456789".contains(first) { rest.removeFirst() }
        return rest.popFirst().map { .argument($0) }
    }
}
