import Geometry

extension VisualFormat {
    /// Reads a line, its names and priorities as `symbols` say.
    public init(_ line: String, symbols: some VisualFormatSymbols) throws(VisualFormatError) {
        var parser = VisualFormatParser(line, symbols: symbols)
        self = try parser.parse()
    }
}

/// Reads Visual Format Language by recursive descent, character by character:
///
///     line       := (("H" | "V") ":")? ("|" connection)? view (connection view)* (connection "|")?
///     view       := "[" name predicates? "]"
///     connection := ("-" ((number | predicates) "-")?)?
///     predicates := "(" predicate ("," predicate)* ")"
///     predicate  := ("==" | "<=" | ">=")? "-"? (number | name) ("@" priority)?
private struct VisualFormatParser<Symbols: VisualFormatSymbols> {
    private let characters: [Character]
    private var position = 0
    private let symbols: Symbols

    init(_ line: String, symbols: Symbols) {
        characters = Array(line)
        self.symbols = symbols
    }

    mutating func parse() throws(VisualFormatError) -> VisualFormat {
        var format = VisualFormat()
        format.axis = try axis()
        if accept("|") { format.leadingConnection = try connection() }
        format.views.append(try view())
        while !isAtEnd {
            let connection = try connection()
            if accept("|") {
                format.trailingConnection = connection
                guard isAtEnd else { throw error(.textAfterEdge) }
                break
            }
            guard !isAtEnd else { throw error(.viewOrEdgeMissing) }
            var view = try view()
            view.connection = connection
            format.views.append(view)
        }
        return format
    }

    // MARK: Parts

    private mutating func axis() throws(VisualFormatError) -> Axis {
        let axis: Axis
        if accept("H") {
            axis = .horizontal
        } else if accept("V") {
            axis = .vertical
        } else {
            return .horizontal
        }
        guard accept(":") else { throw error(.colonMissing(axis)) }
        return axis
    }

    private mutating func view() throws(VisualFormatError) -> VisualFormat.View {
        guard accept("[") else { throw error(.viewMissing) }
        let name = name()
        guard !name.text.isEmpty else { throw error(.nameMissing) }
        guard symbols.hasView(named: name.text) else {
            throw VisualFormatError(.unknownView(name.text), offset: name.offset)
        }
        var view = VisualFormat.View(name: name)
        if peek == "(" { view.sizes = try predicates(.size) }
        guard accept("]") else { throw error(.bracketMissing) }
        return view
    }

    private mutating func connection() throws(VisualFormatError) -> VisualFormat.Connection {
        guard accept("-") else { return .flush }
        if peek == "[" || peek == "|" { return .standard }
        let predicates =
            peek == "("
            ? try predicates(.distance) : [VisualFormat.Predicate(object: .constant(try bareDistance()))]
        guard accept("-") else { throw error(.hyphenMissing) }
        return .predicates(predicates)
    }

    private mutating func predicates(
        _ place: VisualFormatError.NamePlace
    ) throws(VisualFormatError) -> [VisualFormat.Predicate] {
        _ = accept("(")
        var predicates = [try predicate(place)]
        while accept(",") { predicates.append(try predicate(place)) }
        guard accept(")") else { throw error(.parenthesisMissing) }
        return predicates
    }

    private mutating func predicate(
        _ place: VisualFormatError.NamePlace
    ) throws(VisualFormatError) -> VisualFormat.Predicate {
        let relation = try relation()
        var predicate = VisualFormat.Predicate(relation: relation, object: try object(place))
        if accept("@") { predicate.priority = try priority() }
        return predicate
    }

    private mutating func relation() throws(VisualFormatError) -> Relation {
        let start = position
        let symbol = take { "=<>!".contains($0) }
        guard !symbol.isEmpty else { return .equal }
        guard let relation = Relation(symbol: symbol) else {
            throw VisualFormatError(.unknownRelation(symbol), offset: start)
        }
        return relation
    }

    private mutating func object(
        _ place: VisualFormatError.NamePlace
    ) throws(VisualFormatError) -> VisualFormat.Object {
        let start = position
        // Between parentheses a number may be negative, as in `-(-8)-`.
        let sign = accept("-") ? -1.0 : 1.0
        guard peek?.isNameStart == true else {
            return .constant(sign * (try number(from: start, orElse: .numberMissing)))
        }
        let name = name()
        if let metric = symbols.metric(named: name.text) { return .constant(sign * metric) }
        if place == .size, sign > 0, symbols.hasView(named: name.text) { return .view(name) }
        throw VisualFormatError(.unknownMetric(name.text, place), offset: name.offset)
    }

    private mutating func bareDistance() throws(VisualFormatError) -> Double {
        guard peek?.isNameStart == true else { return try number(from: position, orElse: .distanceMissing) }
        let name = name()
        guard let metric = symbols.metric(named: name.text) else {
            throw VisualFormatError(.unknownMetric(name.text, .bareDistance), offset: name.offset)
        }
        return metric
    }

    private mutating func number(
        from start: Int, orElse reason: VisualFormatError.Reason
    ) throws(VisualFormatError) -> Double {
        let digits = take { $0.isASCII && $0.isNumber || $0 == "." }
        guard let value = Double(digits) else { throw VisualFormatError(reason, offset: start) }
        guard value <= symbols.lengthLimit else { throw VisualFormatError(.numberTooLarge, offset: start) }
        return value
    }

    private mutating func priority() throws(VisualFormatError) -> Float {
        let start = position
        let text = take { !",)]".contains($0) }
        guard let priority = symbols.priority(text) else {
            throw VisualFormatError(.invalidPriority(text), offset: start)
        }
        return priority
    }

    private mutating func name() -> VisualFormat.Name {
        let start = position
        return VisualFormat.Name(text: take { $0.isNamePart }, offset: start)
    }

    // MARK: Characters

    private var peek: Character? { isAtEnd ? nil : characters[position] }
    private var isAtEnd: Bool { position >= characters.count }

    private mutating func accept(_ character: Character) -> Bool {
        guard peek == character else { return false }
        position += 1
        return true
    }

    private mutating func take(while condition: (Character) -> Bool) -> String {
        let start = position
        while let next = peek, condition(next) { position += 1 }
        return String(characters[start..<position])
    }

    private func error(_ reason: VisualFormatError.Reason) -> VisualFormatError {
        VisualFormatError(reason, offset: position)
    }
}

extension Character {
    /// Whether a name may begin with it.
    fileprivate var isNameStart: Bool { isLetter || self == "_" }
    /// Whether a name may go on with it.
    fileprivate var isNamePart: Bool { isNameStart || isNumber }
}
