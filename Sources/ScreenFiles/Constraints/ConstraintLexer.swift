import Constraints
import Diagnostics
import ScreenDocuments

/// Cuts a constraint line into pieces.
struct ConstraintLexer {
    private let line: [Unicode.Scalar]
    private var position = 0
    private var tokens: [ConstraintToken] = []

    /// The pieces of a line; the last one is the end.
    static func tokens(of line: String) throws(ConstraintError) -> [ConstraintToken] {
        var lexer = ConstraintLexer(line: Array(line.unicodeScalars))
        while try lexer.cutNext() {}
        lexer.append(.end, at: lexer.line.count)
        return lexer.tokens
    }

    private init(line: [Unicode.Scalar]) { self.line = line }

    private mutating func append(_ kind: ConstraintToken.Kind, at offset: Int) {
        tokens.append(ConstraintToken(kind: kind, offset: offset))
    }

    private func peek(_ ahead: Int = 0) -> Unicode.Scalar? {
        position + ahead < line.count ? line[position + ahead] : nil
    }

    /// The characters from here on that satisfy a condition.
    private mutating func take(while condition: (Unicode.Scalar) -> Bool) -> String {
        let start = position
        while let next = peek(), condition(next) { position += 1 }
        var characters = String.UnicodeScalarView()
        for scalar in line[start..<position] { characters.append(scalar) }
        return String(characters)
    }

    private mutating func cutNext() throws(ConstraintError) -> Bool {
        _ = take { $0 == " " || $0.properties.isWhitespace }
        guard let next = peek() else { return false }
        let start = position
        switch next {
        case "<", ">", "=", "≤", "≥": try cutRelation()
        case "+", "-", "*", "/", "(", ")": appendSign(Character(next))
        case "−": appendSign("-")
        case "×", "·": appendSign("*")
        case "@": try cutPriority()
        case "\"", "\u{201C}": try cutIdentifier()
        case "0"..."9", ".": try cutNumber()
        case _ where next.isNameStart: try cutPath()
        default: throw ConstraintError(message: "'\(next)' has no meaning here", offset: start)
        }
        return true
    }

    private mutating func appendSign(_ sign: Character) {
        append(.sign(sign), at: position)
        position += 1
    }

    private mutating func cutRelation() throws(ConstraintError) {
        let start = position
        let sign = take { "<>=≤≥".unicodeScalars.contains($0) }
        switch sign {
        case "==", "=": append(.relation(.equal), at: start)
        case "<=", "≤": append(.relation(.lessThanOrEqual), at: start)
        case ">=", "≥": append(.relation(.greaterThanOrEqual), at: start)
        default:
            throw ConstraintError(
                message: "'\(sign)' is not a relation", offset: start, hints: ["known: ==, <=, >="])
        }
    }

    private mutating func cutPriority() throws(ConstraintError) {
        let start = position
        position += 1
        let text = take { !$0.properties.isWhitespace && $0 != "\"" }
        guard !text.isEmpty else {
            throw ConstraintError(
                message: "a priority follows the @", offset: start, hints: ["for example @750 or @high"])
        }
        append(.priority(text), at: start)
    }

    private mutating func cutIdentifier() throws(ConstraintError) {
        let start = position
        position += 1
        let name = take { $0 != "\"" && $0 != "\u{201D}" }
        guard peek() != nil else {
            throw ConstraintError(message: "the identifier's closing quote is missing", offset: start)
        }
        position += 1
        append(.identifier(name), at: start)
    }

    private mutating func cutNumber() throws(ConstraintError) {
        let start = position
        var digits = take { ("0"..."9").contains($0) || $0 == "." }
        if peek() == "e" || peek() == "E" {
            let signed = peek(1) == "-" || peek(1) == "+"
            if let digit = peek(signed ? 2 : 1), ("0"..."9").contains(digit) {
                digits += String(line[position]) + (signed ? String(line[position + 1]) : "")
                position += signed ? 2 : 1
                digits += take { ("0"..."9").contains($0) }
            }
        }
        guard let number = Double(digits), peek()?.isNameStart != true else {
            digits += take { $0.isNamePart }
            throw ConstraintError(message: "'\(digits.shortened)' is not a number", offset: start)
        }
        guard number.isFinite else {
            throw ConstraintError(message: "'\(digits.shortened)' is not a finite number", offset: start)
        }
        append(.number(number), at: start)
    }

    private mutating func cutPath() throws(ConstraintError) {
        let start = position
        var names: [String] = []
        repeat {
            var name = take { $0.isNamePart }
            if peek() == "[" { name += try cutIndex() }
            guard !name.isEmpty else {
                throw ConstraintError(message: "a name follows the dot", offset: position)
            }
            names.append(name)
        } while skipDot()
        if names.count == 1, NumberText.number(names[0]) != nil {
            throw ConstraintError(message: "'\(names[0])' is not a finite number", offset: start)
        }
        append(.path(names), at: start)
    }

    private mutating func skipDot() -> Bool {
        guard peek() == "." else { return false }
        position += 1
        return true
    }

    private mutating func cutIndex() throws(ConstraintError) -> String {
        let start = position
        position += 1
        let digits = take { ("0"..."9").contains($0) }
        guard !digits.isEmpty, peek() == "]" else {
            throw ConstraintError(message: "a whole number and ] follow the [", offset: start)
        }
        position += 1
        return "[\(digits)]"
    }
}

extension Unicode.Scalar {
    /// Whether a name may begin with it.
    var isNameStart: Bool {
        guard !isASCII else { return self == "_" || ("a"..."z").contains(self) || ("A"..."Z").contains(self) }
        return properties.isAlphabetic
    }
    /// Whether a name may go on with it.
    var isNamePart: Bool { isNameStart || ("0"..."9").contains(self) }
}
