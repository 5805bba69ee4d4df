package import Diagnostics
import Geometry

/// Reads the text of a step: `tap next`, `capture second at 0.15`.
package struct StepParser {
    private let tokens: [StepToken]
    private let text: [Unicode.Scalar]
    private var position = 0

    /// Returns the step of a text.
    package static func step(_ text: String, at place: Place? = nil) throws(StepSyntaxError) -> Step {
        var parser = StepParser(text: text, tokens: try StepLexer.tokens(of: text))
        let action = try parser.action()
        try parser.expectEnd()
        return Step(action, at: place)
    }

    /// The first words of steps.
    package static let verbs = [
        "tap", "double tap", "long press", "swipe", "drag", "pinch", "scroll", "type", "focus",
        "dismiss keyboard",
        "rotate", "select row", "delete row", "switch tab", "back", "dismiss", "set", "wait", "expect",
        "capture",
    ]

    /// Words that are no names of views without quotes.
    static let reserved: Set<String> = ["at", "by", "for", "from", "in", "of", "on", "over", "to"]

    private init(text: String, tokens: [StepToken]) {
        self.text = Array(text.unicodeScalars)
        self.tokens = tokens
    }

    // MARK: Tokens

    private var next: StepToken { tokens[min(position, tokens.count - 1)] }

    private func failure(
        _ message: String, hints: [String] = [], at token: StepToken? = nil
    ) -> StepSyntaxError {
        StepSyntaxError(message: message, offset: (token ?? next).offset, hints: hints)
    }

    private func expected(_ what: String, hints: [String] = []) -> StepSyntaxError {
        failure("\(what) is expected here, found \(next.description)", hints: hints)
    }

    /// Goes past a keyword if it is next.
    private mutating func skip(_ word: String) -> Bool {
        guard next.kind == .word(word) else { return false }
        position += 1
        return true
    }

    private mutating func expectEnd() throws(StepSyntaxError) {
        guard next.kind == .end else {
            throw failure("\(next.description) is too much: the step is complete before it")
        }
    }

    // MARK: Steps

    private mutating func action() throws(StepSyntaxError) -> Step.Action {
        guard case .word(let verb) = next.kind else {
            throw expected("a step", hints: ["known: \(Self.verbs.joined(separator: ", "))"])
        }
        let first = next
        position += 1
        switch verb {
        case "tap": return .tap(try target(), count: 1)
        case "double":
            try require("tap")
            return .tap(try target(), count: 2)
        case "long": return try longPress()
        case "swipe": return try swipe()
        case "drag": return try drag()
        case "pinch": return try pinch()
        case "scroll": return .scroll(try name("a scroll view"), try scrollDestination())
        case "type": return .type(try quotedText(), view: skip("in") ? try name("a field") : nil)
        case "focus": return .focus(try name("a field"))
        case "dismiss": return skip("keyboard") ? .dismissKeyboard : .dismiss
        case "rotate": return .rotate(next.kind == .end ? nil : try word(of: Step.Orientation.self))
        case "select":
            try require("row")
            return .selectRow(try row())
        case "delete":
            try require("row")
            return .deleteRow(try row())
        case "switch":
            try require("tab")
            return .switchTab(try item("a tab"))
        case "back": return .back
        case "set": return .set(try assignment())
        case "wait": return .wait(try seconds())
        case "expect": return .expect(try expectation())
        case "capture": return .capture(try captureName(), at: skip("at") ? try seconds() : nil)
        default:
            throw failure(
                "there is no step '\(verb.prefix(40))'",
                hints: NearestName.hints(for: verb, among: Self.verbs), at: first)
        }
    }

    /// Goes past the second word of a step.
    private mutating func require(_ word: String) throws(StepSyntaxError) {
        guard skip(word) else { throw expected("'\(word)'") }
    }

    private mutating func longPress() throws(StepSyntaxError) -> Step.Action {
        try require("press")
        return .longPress(try target(), duration: skip("for") ? try seconds() : Step.standardPress)
    }

    private mutating func swipe() throws(StepSyntaxError) -> Step.Action {
        let direction = try word(of: Step.Direction.self)
        return .swipe(direction, view: skip("on") ? try name("a view") : nil)
    }

    private mutating func drag() throws(StepSyntaxError) -> Step.Action {
        let start: Step.Target = skip("from") ? .point(try point()) : try target()
        let end: Step.Destination
        if skip("by") {
            end = .offset(try point())
        } else if skip("to") {
            end = .target(startsPoint ? .point(try point()) : .view(try name("a view")))
        } else {
            throw expected("'to' or 'by'", hints: ["drag thumb to 200,40", "drag thumb by 0,-120"])
        }
        return .drag(start, to: end, duration: skip("over") ? try seconds() : Step.standardDrag)
    }

    private mutating func pinch() throws(StepSyntaxError) -> Step.Action {
        let target = try target()
        guard skip("by") else { throw expected("'by'", hints: ["pinch photo by 2", "pinch photo by 0.5"]) }
        let token = next
        let scale = try number("a factor")
        guard ScriptLimits.scales.contains(scale) else {
            let limits = ScriptLimits.scales
            throw failure("factors are from \(limits.lowerBound) to \(Int(limits.upperBound))", at: token)
        }
        return .pinch(target, scale: scale)
    }

    private mutating func scrollDestination() throws(StepSyntaxError) -> Step.ScrollDestination {
        if skip("page") { return .page(try wholeNumber("a page")) }
        if skip("by") { return .by(try point()) }
        guard skip("to") else {
            throw expected(
                "'to', 'by' or 'page'",
                hints: ["scroll list to 0,200", "scroll list to bottom", "scroll pages page 1"])
        }
        return startsPoint ? .offset(try point()) : .edge(try word(of: Step.Edge.self))
    }

    private mutating func row() throws(StepSyntaxError) -> Step.Row {
        var row = Step.Row(try item("a row"))
        if skip("of") {
            guard skip("section") else { throw expected("'section'") }
            row.section = try wholeNumber("a section")
        }
        if skip("in") { row.list = try name("a list") }
        return row
    }

    private mutating func assignment() throws(StepSyntaxError) -> Step.Assignment {
        let (view, attribute, _) = try path("an attribute")
        guard next.kind == .sign("=") else { throw expected("'='", hints: ["set title.text = Hello"]) }
        let start = next.end
        position = tokens.count - 1
        let value = String(String.UnicodeScalarView(text[start...]))
        let trimmed = value.drop { $0.isWhitespace }
        guard !trimmed.isEmpty else { throw expected("a value") }
        return Step.Assignment(view, attribute, to: String(trimmed))
    }

    private mutating func expectation() throws(StepSyntaxError) -> Step.Expectation {
        let (view, name, token) = try path("a property")
        guard let property = Step.Expectation.Property(rawValue: name) else {
            throw failure(
                "nothing can be expected of '\(name.prefix(40))'",
                hints: NearestName.hints(
                    for: name, among: Step.Expectation.Property.allCases.map(\.rawValue)), at: token)
        }
        if next.kind == .end, property.kind == .boolean {
            return Step.Expectation(view, property, .equal, .boolean(true))
        }
        guard case .sign(let sign) = next.kind, let relation = Step.Expectation.Relation(rawValue: sign)
        else {
            throw expected("a relation", hints: ["known: ==, !=, <, <=, >, >="])
        }
        let relationToken = next
        position += 1
        if property.kind != .number, relation != .equal, relation != .notEqual {
            throw failure("\(name) is compared by == and !=", at: relationToken)
        }
        return Step.Expectation(view, property, relation, try value(of: property))
    }

    private mutating func value(of property: Step.Expectation.Property) throws(StepSyntaxError)
        -> Step.Expectation.Value
    {
        let token = next
        switch property.kind {
        case .boolean:
            switch token.kind {
            case .word("true"), .word("false"):
                position += 1
                return .boolean(token.kind == .word("true"))
            default: throw expected("true or false")
            }
        case .number: return .number(try number("a number"))
        case .text: return .text(try quotedText())
        }
    }
}

// MARK: Parts

extension StepParser {
    private mutating func target() throws(StepSyntaxError) -> Step.Target {
        if skip("at") { return .point(try point()) }
        return .view(try name("a view"))
    }

    private var startsPoint: Bool {
        if case .word(let word) = next.kind { Double(word) != nil } else { false }
    }

    /// A word or a text in quotes.
    private mutating func name(_ what: String) throws(StepSyntaxError) -> String {
        switch next.kind {
        case .word(let word) where !Self.reserved.contains(word):
            position += 1
            return word
        case .text(let text) where !text.isEmpty:
            position += 1
            return text
        default: throw expected(what)
        }
    }

    /// A name, a full stop and another name; the first one may be in quotes.
    private mutating func path(
        _ what: String
    ) throws(StepSyntaxError) -> (view: String, member: String, token: StepToken) {
        let token = next
        if case .text(let view) = token.kind, !view.isEmpty {
            position += 1
            guard case .word(let word) = next.kind, word.hasPrefix("."), word.count > 1,
                next.offset == token.end
            else { throw expected("a full stop and \(what)") }
            let member = next
            position += 1
            return (view, String(word.dropFirst()), member)
        }
        guard case .word(let word) = token.kind else {
            throw expected("a view, a full stop and \(what)")
        }
        guard let dot = word.lastIndex(of: "."), dot != word.startIndex,
            word.index(after: dot) != word.endIndex
        else {
            throw failure(
                "'\(word.prefix(40))' names no \(what.split(separator: " ").last ?? "")",
                hints: ["write \(word).text"], at: token)
        }
        position += 1
        return (String(word[..<dot]), String(word[word.index(after: dot)...]), token)
    }

    private mutating func quotedText() throws(StepSyntaxError) -> String {
        guard case .text(let text) = next.kind else { throw expected("a text in quotes") }
        guard text.count <= ScriptLimits.characters else {
            throw failure("the text is longer than \(ScriptLimits.characters) characters")
        }
        position += 1
        return text
    }

    private mutating func captureName() throws(StepSyntaxError) -> String {
        let token = next
        let name = try self.name("the name of a picture")
        guard Script.isCaptureName(name) else {
            throw failure(
                "the name of a picture consists of letters, digits, - and _, found \(token.description)",
                hints: ["it becomes a part of the picture's file name"], at: token)
        }
        return name
    }

    private mutating func item(_ what: String) throws(StepSyntaxError) -> Step.Item {
        if case .text(let title) = next.kind, !title.isEmpty {
            position += 1
            return .title(title)
        }
        if case .word(let word) = next.kind, Double(word) == nil {
            throw expected("the number of \(what), from 0, or its title in quotes")
        }
        return .index(try wholeNumber(what))
    }

    private mutating func wholeNumber(_ what: String) throws(StepSyntaxError) -> Int {
        guard case .word(let word) = next.kind, let number = Int(word),
            (0...ScriptLimits.items).contains(number)
        else { throw expected("the number of \(what), from 0") }
        position += 1
        return number
    }

    private mutating func number(_ what: String) throws(StepSyntaxError) -> Double {
        guard case .word(let word) = next.kind, let number = Double(word), number.isFinite,
            abs(number) <= ScriptLimits.points
        else { throw expected(what) }
        position += 1
        return number
    }

    private mutating func point() throws(StepSyntaxError) -> Point {
        let x = try number("a point, as in 20,40,")
        guard next.kind == .comma else { throw expected("a comma and a number") }
        position += 1
        return Point(x: x, y: try number("a number"))
    }

    private mutating func seconds() throws(StepSyntaxError) -> Double {
        let token = next
        let seconds = try number("a number of seconds")
        guard (0...ScriptLimits.seconds).contains(seconds) else {
            throw failure("seconds are from 0 to \(Int(ScriptLimits.seconds))", at: token)
        }
        return seconds
    }

    private mutating func word<Word: RawRepresentable<String> & CaseIterable>(
        of type: Word.Type
    ) throws(StepSyntaxError) -> Word {
        let known = Word.allCases.map(\.rawValue)
        guard case .word(let text) = next.kind else {
            throw expected(known.joined(separator: ", "))
        }
        guard let word = Word(rawValue: text) else {
            throw failure(
                "'\(text.prefix(40))' is none of \(known.joined(separator: ", "))",
                hints: NearestName.of(text, among: known).map { ["did you mean '\($0)'?"] } ?? [])
        }
        position += 1
        return word
    }
}
