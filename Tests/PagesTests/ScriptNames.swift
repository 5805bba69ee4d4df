/// The names that a program declares and uses. Scopes are not told apart: a name that is declared anywhere in the program
/// is declared.
struct ScriptNames {
    /// The declared names with their lines.
    private(set) var declared: [String: Int] = [:]
    /// The names of functions and variables of the whole program with their lines.
    private(set) var global: [String: Int] = [:]
    /// How often each name occurs, declarations included.
    private(set) var occurrences: [String: Int] = [:]
    /// The lines of the first use of each name.
    private(set) var used: [String: Int] = [:]

    private let tokens: [ScriptToken]

    /// Finds the names of a program.
    init(of program: String) {
        tokens = ScriptToken.all(in: program)
        var depth = 0
        for index in tokens.indices {
            let token = tokens[index]
            if token.kind == .punctuator, "([{".contains(token.text) { depth += 1 }
            if token.kind == .punctuator, ")]}".contains(token.text) { depth -= 1 }
            switch token.text {
            case "function" where token.kind == .keyword: addFunction(at: index, isGlobal: depth == 0)
            case "const", "let", "var": addVariables(at: index + 1, isGlobal: depth == 0)
            case "catch": declare(in: index + 1)
            case "=>": addParameters(before: index)
            default: break
            }
            if token.kind == .identifier, !isProperty(index) {
                occurrences[token.text, default: 0] += 1
                used[token.text] = used[token.text] ?? token.line
            }
        }
    }

    private func text(_ index: Int) -> String { tokens.indices.contains(index) ? tokens[index].text : "" }

    /// Whether a name is that of a property: after a dot, or before a colon in an object.
    private func isProperty(_ index: Int) -> Bool {
        if [".", "?."].contains(text(index - 1)) { return true }
        return text(index + 1) == ":" && ["{", ","].contains(text(index - 1))
    }

    private mutating func addFunction(at index: Int, isGlobal: Bool) {
        guard tokens.indices.contains(index + 1) else { return }
        var parameters = index + 1
        if tokens[parameters].kind == .identifier {
            declare(tokens[parameters], isGlobal: isGlobal)
            parameters += 1
        }
        declare(in: parameters)
    }

    private mutating func addVariables(at index: Int, isGlobal: Bool) {
        var place = index
        while tokens.indices.contains(place) {
            if tokens[place].kind == .identifier {
                declare(tokens[place], isGlobal: isGlobal)
                place += 1
            } else {
                place = declare(in: place, isGlobal: isGlobal)
            }
            guard let comma = nextDeclaration(after: place) else { return }
            place = comma + 1
        }
    }

    /// Returns the comma that ends the value of a variable before another one; nil if that is the last.
    private func nextDeclaration(after index: Int) -> Int? {
        guard text(index) != "of", text(index) != "in" else { return nil }
        var depth = 0, place = index
        while tokens.indices.contains(place) {
            let token = tokens[place]
            if token.kind == .punctuator {
                if "([{".contains(token.text) { depth += 1 }
                if ")]}".contains(token.text) { depth -= 1 }
                if depth < 0 || depth == 0 && token.text == ";" { return nil }
                if depth == 0, token.text == "," { return place }
            }
            place += 1
        }
        return nil
    }

    private mutating func addParameters(before arrow: Int) {
        guard text(arrow - 1) == ")" else {
            if tokens.indices.contains(arrow - 1) { declare(tokens[arrow - 1], isGlobal: false) }
            return
        }
        var depth = 0, place = arrow - 1
        while place >= 0 {
            if text(place) == ")" { depth += 1 }
            if text(place) == "(" { depth -= 1 }
            if depth == 0 { break }
            place -= 1
        }
        declare(in: place)
    }

    /// Declares the names of a pattern in brackets; returns the place after it.
    @discardableResult private mutating func declare(in index: Int, isGlobal: Bool = false) -> Int {
        guard ["(", "[", "{"].contains(text(index)) else { return index + 1 }
        var depth = 0, place = index, isDefault = false
        while tokens.indices.contains(place) {
            let token = tokens[place]
            if token.kind == .punctuator {
                if "([{".contains(token.text) { depth += 1 }
                if ")]}".contains(token.text) { depth -= 1 }
                if token.text == "=" { isDefault = true }
                if token.text == "," { isDefault = false }
            } else if token.kind == .identifier, !isDefault, !isProperty(place) {
                declare(token, isGlobal: isGlobal)
            }
            place += 1
            if depth == 0 { break }
        }
        return place
    }

    private mutating func declare(_ token: ScriptToken, isGlobal: Bool) {
        guard token.kind == .identifier else { return }
        declared[token.text] = declared[token.text] ?? token.line
        if isGlobal { global[token.text] = global[token.text] ?? token.line }
    }
}
