import Constraints
import ScreenDocuments

extension ConstraintResolver {
    /// Whether a line is meant to be Visual Format Language rather than an equation.
    func isVisualFormat(_ line: String) -> Bool {
        ["H:", "V:", "|", "["].contains { line.hasPrefix($0) }
    }

    /// The rule of a line of Visual Format Language.
    func visualFormat(_ text: String, _ owner: Owner) throws(ConstraintError) -> ConstraintDeclaration.Rule {
        let line = String(text.trimming { $0 == " " })
        let format: VisualFormat
        do {
            format = try VisualFormat(line, symbols: FileSymbols())
        } catch {
            throw ConstraintError(error, in: line)
        }
        var views: [String: String] = [:]
        for name in format.names {
            let offset = line.scalarOffset(ofCharacter: name.offset)
            views[name.text] = try element(name.text, at: offset, owner).id
        }
        return .visualFormat(format, text: line, superviewID: owner.element.id, views: views)
    }
}

/// Metrics are numbers in files, since parameters (`${gap}`) already put numbers into a line; priorities may
/// be words. Names are looked up once the line is understood.
private struct FileSymbols: VisualFormatSymbols {
    var lengthLimit: Double { ScreenLimits.points }
    func metric(named name: String) -> Double? { nil }
    func hasView(named name: String) -> Bool { true }
    func priority(_ text: String) -> Float? { try? PriorityText.read(text).get() }
}

extension ConstraintError {
    /// What is said of a line that is not understood.
    fileprivate init(_ error: VisualFormatError, in line: String) {
        self.init(message: "", offset: line.scalarOffset(ofCharacter: error.offset))
        switch error.reason {
        case .colonMissing: message = "a ':' follows the H or V"
        case .viewMissing, .viewOrEdgeMissing: message = "a view in brackets is missing"
        case .textAfterEdge: message = "nothing follows the last '|'"
        case .nameMissing: message = "the name of a view is missing"
        case .unknownView(let name): message = "there is no view '\(name)' here"
        case .bracketMissing: message = "the closing ']' is missing"
        case .parenthesisMissing: message = "the closing ')' is missing"
        case .hyphenMissing: message = "a '-' follows the distance"
        case .distanceMissing where line.dropFirst(error.offset).hasPrefix("-"):
            (message, hints) = ConstraintError.signedDistance(line.dropFirst(error.offset + 1))
        case .distanceMissing, .unknownMetric(_, .bareDistance):
            message = "a distance is a number or predicates in parentheses"
        case .unknownMetric:
            message = "a distance is a number"
            hints = ["in a component, write ${name} for a parameter"]
        case .numberMissing: message = "a number is missing"
        case .numberTooLarge:
            message = "the number is beyond \(NumberText.text(ScreenLimits.points)) points"
        case .unknownRelation(let symbol):
            message = "'\(symbol)' is not a relation"
            offset += symbol.count
            hints = ["known: ==, <=, >="]
        case .invalidPriority(let text):
            message = "'\(text)' is no priority"
            if case .failure(let failure) = PriorityText.read(text) {
                (message, hints) = (failure.message, failure.hints)
            }
        }
    }
}

extension ConstraintError {
    /// What is said of `|--8-[a]`, where `rest` follows the second sign.
    private static func signedDistance(_ rest: Substring) -> (message: String, hints: [String]) {
        let digits = rest.prefix { ("0"..."9").contains($0) || $0 == "." }
        guard !digits.isEmpty else { return ("one '-' too many", []) }
        return (
            "a signed distance needs parentheses",
            ["write -(-\(digits))-, or -\(digits)- for room between the two"]
        )
    }
}

extension String {
    /// How many scalars lie before a character.
    fileprivate func scalarOffset(ofCharacter offset: Int) -> Int { prefix(offset).unicodeScalars.count }
}
