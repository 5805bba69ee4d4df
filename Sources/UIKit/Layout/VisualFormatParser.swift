/// Reads Visual Format Language, character by character.
struct VisualFormatParser {
    private let characters: [Character]
    private var position = 0
    private let metrics: [String: Double]
    private let viewNames: Set<String>

    init(_ format: String, metrics: [String: Double], viewNames: Set<String>) {
        characters = Array(format)
        self.metrics = metrics
        self.viewNames = viewNames
    }

    mutating func parse() throws(VisualFormatError) -> VisualFormat {
        var format = VisualFormat()
        if let axis = try orientation() { format.axis = axis }
        if consume("|") { format.leadingConnection = try connection() }
        format.views.append(try view())
        while !isAtEnd {
            let connection = try connection()
            if consume("|") {
                format.trailingConnection = connection
                guard isAtEnd else { throw error("Expected the end after '|'") }
                break
            }
            guard peek == "[" else {
                throw error(isAtEnd ? "Expected a view or '|' after the connection" : "Expected a view")
            }
            var view = try view()
            view.connection = connection
            format.views.append(view)
        }
        return format
    }

    // MARK: Parts

    private mutating func orientation() throws(VisualFormatError) -> NSLayoutConstraint.Axis? {
        guard let first = peek, first == "H" || first == "V" else { return nil }
        position += 1
        guard consume(":") else {
            throw error(
                "Expected ':' after '\(first)' to specify "
                    + "\(first == "V" ? "vertical" : "horizontal") arrangement")
        }
        return first == "V" ? .vertical : .horizontal
    }

    private mutating func connection() throws(VisualFormatError) -> VisualFormat.Connection {
        guard consume("-") else { return .flush }
        if peek == "[" || peek == "|" { return .standard }
        let predicates = peek == "(" ? try parenthesized(allowsViews: false) : [try simplePredicate()]
        guard consume("-") else { throw error("Expected '-' after the space") }
        return .predicates(predicates)
    }

    private mutating func view() throws(VisualFormatError) -> VisualFormat.View {
        guard consume("[") else { throw error("Expected a view") }
        let start = position
        let name = identifier()
        guard !name.isEmpty else { throw error("Expected a view's name after '['") }
        guard viewNames.contains(name) else {
            throw VisualFormatError(message: "Unable to find view with name \(name)", offset: start)
        }
        var view = VisualFormat.View(name: name)
        if peek == "(" { view.sizes = try parenthesized(allowsViews: true) }
        guard consume("]") else { throw error("Expected ']' after the view") }
        return view
    }

    private mutating func parenthesized(
        allowsViews: Bool
    ) throws(VisualFormatError) -> [VisualFormat.Predicate] {
        _ = consume("(")
        var predicates = [try predicate(allowsViews: allowsViews)]
        while consume(",") { predicates.append(try predicate(allowsViews: allowsViews)) }
        guard consume(")") else { throw error("Expected ')' after the predicates") }
        return predicates
    }

    private mutating func predicate(
        allowsViews: Bool
    ) throws(VisualFormatError) -> VisualFormat.Predicate {
        let relation = try relation()
        var predicate = VisualFormat.Predicate(
            relation: relation, object: try object(allowsViews: allowsViews))
        if consume("@") {
            let priority = try number("priority")
            guard priority > 0, priority <= 1000 else {
                throw error("A priority is above 0 and at most 1000")
            }
            predicate.priority = Float(priority)
        }
        return predicate
    }

    private mutating func simplePredicate() throws(VisualFormatError) -> VisualFormat.Predicate {
        VisualFormat.Predicate(object: .constant(try number("space")))
    }

    private mutating func relation() throws(VisualFormatError) -> NSLayoutConstraint.Relation {
        guard let sign = peek, "=<>!".contains(sign) else { return .equal }
        position += 1
        guard sign != "!", consume("=") else {
            position -= 1
            throw error("Unknown relation. Must be ==, >=, or <=")
        }
        return sign == "<" ? .lessThanOrEqual : sign == ">" ? .greaterThanOrEqual : .equal
    }

    private mutating func object(
        allowsViews: Bool
    ) throws(VisualFormatError) -> VisualFormat.Object {
        guard let first = peek, first.isLetter || first == "_" else {
            // Between parentheses a number may be negative, as in `-(-8)-`.
            let sign = consume("-") ? -1.0 : 1.0
            return .constant(sign * (try number("length")))
        }
        let start = position
        let name = identifier()
        if let metric = metrics[name] { return .constant(metric) }
        if allowsViews, viewNames.contains(name) { return .view(name) }
        throw VisualFormatError(
            message: "\(name) is not a key in the metrics\(allowsViews ? " or views" : "") dictionary.",
            offset: start)
    }

    private mutating func number(_ what: String) throws(VisualFormatError) -> Double {
        let start = position
        if let first = peek, first.isLetter || first == "_" {
            let name = identifier()
            guard let metric = metrics[name] else {
                throw VisualFormatError(
                    message: "\(name) is not a key in the metrics dictionary.", offset: start)
            }
            return metric
        }
        while let next = peek, next.isASCII, next.isNumber || next == "." { position += 1 }
        guard let value = Double(String(characters[start..<position])), value.isFinite else {
            position = start
            throw error("Expected a number for the \(what)")
        }
        return value
    }

    private mutating func identifier() -> String {
        let start = position
        while let next = peek, next.isLetter || next.isNumber || next == "_" { position += 1 }
        return String(characters[start..<position])
    }

    // MARK: Characters

    private var peek: Character? { isAtEnd ? nil : characters[position] }
    private var isAtEnd: Bool { position >= characters.count }

    private mutating func consume(_ character: Character) -> Bool {
        guard peek == character else { return false }
        position += 1
        return true
    }

    private func error(_ message: String) -> VisualFormatError {
        VisualFormatError(message: message, offset: position)
    }
}
