/// A line of Visual Format Language, checked against its grammar.
///
/// Source: Auto Layout Guide, appendix "Visual Format Language". Metrics are numbers here, since parameters
/// (`${gap}`) already put numbers into a line; priorities may also be words. A line that passes here is one that
/// `NSLayoutConstraint.constraints(withVisualFormat:)` reads: a bare distance has no sign, one in parentheses may.
struct VisualFormat {
    /// A name in the line and where it stands.
    struct Name: Hashable {
        var text: String
        var offset: Int
    }

    /// The line with its priorities as numbers.
    private(set) var format = ""
    /// The views named, in the line's order.
    private(set) var names: [Name] = []

    private let line: [Unicode.Scalar]
    private var position = 0

    /// Whether a line is meant to be visual format rather than an equation.
    static func describes(_ line: String) -> Bool {
        ["H:", "V:", "|", "["].contains { line.hasPrefix($0) }
    }

    /// The line checked, or why and where it breaks the grammar.
    static func parse(_ line: String) throws(ConstraintError) -> VisualFormat {
        var format = VisualFormat(line: Array(line.unicodeScalars))
        try format.parse()
        return format
    }

    private init(line: [Unicode.Scalar]) { self.line = line }

    private var next: Unicode.Scalar? { position < line.count ? line[position] : nil }

    private mutating func accept(_ character: Unicode.Scalar) -> Bool {
        guard next == character else { return false }
        format.unicodeScalars.append(character)
        position += 1
        return true
    }

    private mutating func expect(_ character: Unicode.Scalar, _ message: String) throws(ConstraintError) {
        guard accept(character) else { throw error(message) }
    }

    private func error(_ message: String, hints: [String] = []) -> ConstraintError {
        ConstraintError(message: message, offset: position, hints: hints)
    }

    /// What is said of `|--8-[a]`.
    private var signedDistance: ConstraintError {
        let digits = String(String.UnicodeScalarView(line[(position + 1)...].prefix { $0.isNumberPart }))
        return error(
            digits.isEmpty ? "one '-' too many" : "a distance with a sign stands in parentheses",
            hints: digits.isEmpty ? [] : ["write -(-\(digits))-, or -\(digits)- for room between the two"])
    }

    private mutating func take(while condition: (Unicode.Scalar) -> Bool) -> String {
        var words = String.UnicodeScalarView()
        while let character = next, condition(character) {
            words.append(character)
            position += 1
        }
        return String(words)
    }

    private mutating func parse() throws(ConstraintError) {
        if accept("H") || accept("V") { try expect(":", "a ':' follows the H or V") }
        if accept("|") { try connection() }
        try view()
        while position < line.count {
            try connection()
            if accept("|") { break }
            try view()
        }
        guard position == line.count else { throw error("nothing follows the last '|'") }
    }

    private mutating func connection() throws(ConstraintError) {
        guard accept("-") else { return }
        if next == "(" {
            try predicates(allowsViews: .no)
        } else if next == "[" || next == "|" {
            return
        } else {
            guard next != "-" else { throw signedDistance }
            try number("a distance is a number or predicates in parentheses")
        }
        try expect("-", "a '-' follows the distance")
    }

    private mutating func view() throws(ConstraintError) {
        try expect("[", "a view in brackets is missing")
        try name()
        if next == "(" { try predicates(allowsViews: .yes) }
        try expect("]", "the closing ']' is missing")
    }

    private mutating func name() throws(ConstraintError) {
        let offset = position
        let text = take { $0.isNamePart }
        guard text.unicodeScalars.first?.isNameStart == true else {
            position = offset
            throw error("the name of a view is missing")
        }
        names.append(Name(text: text, offset: offset))
        format += text
    }

    /// Whether a size may be that of another view.
    private enum ViewNames { case yes, no }

    private mutating func predicates(allowsViews views: ViewNames) throws(ConstraintError) {
        try expect("(", "predicates stand in parentheses")
        repeat { try predicate(views) } while accept(",")
        try expect(")", "the closing ')' is missing")
    }

    private mutating func predicate(_ views: ViewNames) throws(ConstraintError) {
        if let character = next, "=<>".unicodeScalars.contains(character) {
            let sign = take { "=<>".unicodeScalars.contains($0) }
            guard ["==", "<=", ">="].contains(sign) else {
                throw error("'\(sign)' is no relation", hints: ["known: ==, <=, >="])
            }
            format += sign
        }
        if next?.isNameStart == true {
            guard views == .yes else {
                throw error(
                    "a distance is a number", hints: ["in a component, write ${name} for a parameter"])
            }
            try name()
        } else {
            try number("a number is missing")
        }
        if accept("@") { try priority() }
    }

    private mutating func number(_ message: String) throws(ConstraintError) {
        let offset = position
        let sign = next == "-" ? "-" : ""
        if !sign.isEmpty { position += 1 }
        let words = sign + take { $0.isNumberPart }
        guard let number = Double(words) else {
            position = offset
            throw error(message)
        }
        guard abs(number) <= ScreenLimits.points else {
            position = offset
            throw error("the number is beyond \(NumberText.text(ScreenLimits.points)) points")
        }
        format += words
    }

    private mutating func priority() throws(ConstraintError) {
        let offset = position
        let words = take { !",)]".unicodeScalars.contains($0) }
        switch PriorityText.read(words) {
        case .success(let priority):
            // Below, the shortest digits have an exponent, which the language has not.
            guard priority >= 0.0001 else {
                throw ConstraintError(
                    message: "a priority in visual format is at least 0.0001", offset: offset,
                    hints: ["write the constraint as an equation"])
            }
            format += NumberText.text(priority)
        case .failure(let failure):
            throw ConstraintError(message: failure.message, offset: offset, hints: failure.hints)
        }
    }
}

extension Unicode.Scalar {
    /// Whether a number of the language goes on with it.
    fileprivate var isNumberPart: Bool { ("0"..."9").contains(self) || self == "." }
}
