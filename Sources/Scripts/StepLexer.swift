/// Cuts the text of a step into pieces.
struct StepLexer {
    private let text: [Unicode.Scalar]
    private var position = 0
    private var tokens: [StepToken] = []

    /// The pieces of a text; the last one is the end.
    static func tokens(of text: String) throws(StepSyntaxError) -> [StepToken] {
        var lexer = StepLexer(text: Array(text.unicodeScalars))
        while try lexer.cutNext() {}
        lexer.append(.end, at: lexer.text.count)
        return lexer.tokens
    }

    /// Whether a name is a single word, which needs no quotes.
    static func isWord(_ name: String) -> Bool {
        !name.isEmpty && Double(name) == nil && name.unicodeScalars.allSatisfy(isWordPart)
            && !name.hasPrefix(".")
    }

    private init(text: [Unicode.Scalar]) { self.text = text }

    private static func isWordPart(_ scalar: Unicode.Scalar) -> Bool {
        !scalar.properties.isWhitespace && !"\"\u{201C}\u{201D},=!<>".unicodeScalars.contains(scalar)
    }

    private mutating func append(_ kind: StepToken.Kind, at start: Int) {
        tokens.append(StepToken(kind: kind, offset: start, end: position))
    }

    private mutating func take(while condition: (Unicode.Scalar) -> Bool) -> String {
        var taken = String.UnicodeScalarView()
        while position < text.count, condition(text[position]) {
            taken.append(text[position])
            position += 1
        }
        return String(taken)
    }

    private mutating func cutNext() throws(StepSyntaxError) -> Bool {
        _ = take { $0.properties.isWhitespace }
        guard position < text.count else { return false }
        let start = position
        switch text[position] {
        case "\"", "\u{201C}":
            let quotation = try quoted()
            append(.text(quotation), at: start)
        case ",":
            position += 1
            append(.comma, at: start)
        case "=", "!", "<", ">":
            let sign = take { "=!<>".unicodeScalars.contains($0) }
            append(.sign(sign), at: start)
        default:
            let word = take(while: Self.isWordPart)
            append(.word(word), at: start)
        }
        return true
    }

    /// The text in quotes, with `\"`, `\\`, `\n` and `\t`.
    private mutating func quoted() throws(StepSyntaxError) -> String {
        let start = position
        let closing: [Unicode.Scalar] = text[position] == "\"" ? ["\""] : ["\u{201D}", "\""]
        position += 1
        var characters = String.UnicodeScalarView()
        while position < text.count, !closing.contains(text[position]) {
            var scalar = text[position]
            if scalar == "\\", position + 1 < text.count {
                position += 1
                switch text[position] {
                case "n": scalar = "\n"
                case "t": scalar = "\t"
                case "\"", "\\": scalar = text[position]
                default:
                    throw StepSyntaxError(
                        message: "'\\\(text[position])' has no meaning in quotes", offset: position - 1,
                        hints: ["known: \\\", \\\\, \\n, \\t"])
                }
            }
            characters.append(scalar)
            position += 1
        }
        guard position < text.count else {
            throw StepSyntaxError(message: "the closing quote is missing", offset: start)
        }
        position += 1
        return String(characters)
    }
}

/// A piece of a step's text.
struct StepToken: Hashable {
    /// The kinds of pieces.
    enum Kind: Hashable {
        /// A keyword, a name or a number.
        case word(String)
        /// A text in quotes.
        case text(String)
        /// A relation or an equals sign.
        case sign(String)
        case comma
        case end
    }

    var kind: Kind
    /// The offset of its first scalar in the text.
    var offset: Int
    /// The offset behind its last scalar.
    var end: Int

    /// How it is called in messages.
    var description: String {
        switch kind {
        case .word(let word): "'\(word.prefix(40))'"
        case .text(let text): "\"\(text.prefix(40))\""
        case .sign(let sign): "'\(sign)'"
        case .comma: "','"
        case .end: "nothing"
        }
    }
}

/// What is wrong with the text of a step.
package struct StepSyntaxError: Error, Hashable, Sendable {
    /// The message, without the place.
    package var message: String
    /// Where, in Unicode scalars from the start of the text.
    package var offset: Int
    /// Suggestions for the author.
    package var hints: [String] = []
}
