/// A token of a program in JavaScript.
struct ScriptToken: Equatable {
    /// What it is.
    enum Kind: Equatable { case identifier, keyword, punctuator, number, text, pattern }

    var kind: Kind
    var text: String
    /// The line in the program, counted from 1.
    var line: Int

    static let keywords: Set<String> = [
        "async", "await", "break", "case", "catch", "class", "const", "continue", "default", "delete", "do",
        "else", "export", "extends", "false", "finally", "for", "function", "if", "import", "in",
        "instanceof", "let", "new", "null", "of", "return", "static", "super", "switch", "this", "throw",
        "true", "try", "typeof", "undefined", "var", "void", "while", "yield",
    ]

    /// Returns the tokens of a program, without comments. Names in `${}` of template literals are tokens as well.
    static func all(in program: String) -> [ScriptToken] {
        var scanner = ScriptScanner(program)
        scanner.scan(until: nil)
        return scanner.tokens
    }
}

/// Divides a program into tokens.
private struct ScriptScanner {
    private(set) var tokens: [ScriptToken] = []
    private let characters: [Character]
    private var place = 0
    private var line = 1

    init(_ program: String) { characters = Array(program) }

    private var current: Character? { place < characters.count ? characters[place] : nil }
    private var next: Character? { place + 1 < characters.count ? characters[place + 1] : nil }

    /// Scans to the end, or to the brace that closes a substitution in a template literal.
    mutating func scan(until end: Character?) {
        var depth = 0
        while let character = current {
            if character == end, depth == 0 { return }
            if character == "{" { depth += 1 }
            if character == "}" { depth -= 1 }
            scanToken(character)
        }
    }

    private mutating func scanToken(_ character: Character) {
        switch character {
        case _ where character.isWhitespace: advance()
        case "/" where next == "/": while let now = current, now != "\n" { advance() }
        case "/" where next == "*":
            while current != nil, !(current == "*" && next == "/") { advance() }
            advance(2)
        case "/" where patternMayBegin: scanQuoted("/", .pattern)
        case "\"", "'": scanQuoted(character, .text)
        case "`": scanTemplate()
        case _ where character.isNumber: scanWord(.number)
        case _ where character.isLetter || character == "_" || character == "$": scanWord(.identifier)
        default: scanPunctuator(character)
        }
    }

    /// Whether a slash begins a pattern and is no division.
    private var patternMayBegin: Bool {
        guard let last = tokens.last else { return true }
        switch last.kind {
        case .identifier, .number, .text, .pattern: return false
        case .keyword: return !["this", "null", "true", "false", "undefined"].contains(last.text)
        case .punctuator: return last.text != ")" && last.text != "]"
        }
    }

    private mutating func scanQuoted(_ quote: Character, _ kind: ScriptToken.Kind) {
        let start = line
        var text = "", isInClass = false
        advance()
        while let character = current, character != quote || isInClass, character != "\n" {
            if kind == .pattern, character == "[" { isInClass = true }
            if character == "]" { isInClass = false }
            text.append(character)
            if character == "\\", let next { text.append(next) }
            advance(character == "\\" ? 2 : 1)
        }
        advance()
        if kind == .pattern { while let flag = current, flag.isLetter { advance() } }
        tokens.append(ScriptToken(kind: kind, text: text, line: start))
    }

    private mutating func scanTemplate() {
        let start = line
        advance()
        while let character = current, character != "`" {
            if character == "$", next == "{" {
                advance(2)
                scan(until: "}")
            }
            advance(character == "\\" ? 2 : 1)
        }
        advance()
        tokens.append(ScriptToken(kind: .text, text: "", line: start))
    }

    private mutating func scanWord(_ kind: ScriptToken.Kind) {
        var text = ""
        while let character = current,
            character.isLetter || character.isNumber || "_$".contains(character)
                || kind == .number && character == "."
        {
            text.append(character)
            advance()
        }
        let isKeyword = kind == .identifier && ScriptToken.keywords.contains(text) && tokens.last?.text != "."
        tokens.append(ScriptToken(kind: isKeyword ? .keyword : kind, text: text, line: line))
    }

    private mutating func scanPunctuator(_ character: Character) {
        for long in ["===", "!==", "...", "=>", "==", "!=", "?.", "&&", "||", "??", "++", "--", "+=", "-="]
        where characters[place...].starts(with: Array(long)) {
            tokens.append(ScriptToken(kind: .punctuator, text: long, line: line))
            return advance(long.count)
        }
        tokens.append(ScriptToken(kind: .punctuator, text: String(character), line: line))
        advance()
    }

    private mutating func advance(_ count: Int = 1) {
        for _ in 0..<count where place < characters.count {
            if characters[place] == "\n" { line += 1 }
            place += 1
        }
    }
}
