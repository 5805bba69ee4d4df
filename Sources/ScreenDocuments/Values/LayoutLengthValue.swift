/// A distance or a length of MyLayout: points, a word, or what another view has.
package enum LayoutLengthValue: Hashable, Sendable {
    /// What a length may be in place of a number.
    package enum Word: String, CaseIterable, Sendable {
        case wrap, fill, average, empty
    }

    /// An edge or a length of another view, times a factor, plus points.
    package struct Relation: Hashable, Sendable {
        /// The id of the view; `superview` for the layout around.
        package var view: String
        /// The edge or the length.
        package var attribute: String
        /// The factor of the attribute.
        package var multiplier: Double
        /// The points that are added.
        package var constant: Double
    }

    /// Points, or for distances a share between 0 and 1.
    case number(Double)
    /// A word in place of a number.
    case word(Word)
    /// An attribute of another view.
    indirect case relation(Relation)

    /// The edges that distances may refer to.
    package static let edges = [
        "top", "left", "bottom", "right", "leading", "trailing", "centerX", "centerY", "baseline",
    ]
    /// The lengths that lengths may refer to.
    package static let lengths = ["width", "height"]
}

extension LayoutLengthValue: CustomStringConvertible {
    /// The value in the syntax of screen files.
    package var description: String {
        switch self {
        case .number(let number): NumberText.text(number)
        case .word(let word): word.rawValue
        case .relation(let relation): relation.description
        }
    }
}

extension LayoutLengthValue.Relation: CustomStringConvertible {
    /// The relation in the syntax of screen files.
    package var description: String {
        var text = "\(view).\(attribute)"
        if multiplier != 1 { text += " * \(NumberText.text(multiplier))" }
        if constant != 0 { text += " \(constant < 0 ? "-" : "+") \(NumberText.text(abs(constant)))" }
        return text
    }

    /// Reads `view.attribute`, `view.attribute * 0.5`, `view.attribute + 10` or both; nil for anything else.
    package init?(_ text: String, attributes: [String]) {
        var parts = text.split(separator: " ").map(String.init)
        guard let dot = parts.first?.lastIndex(of: "."), let first = parts.first else { return nil }
        parts.removeFirst()
        view = String(first[..<dot])
        attribute = String(first[first.index(after: dot)...])
        (multiplier, constant) = (1, 0)
        guard !view.isEmpty, attributes.contains(attribute) else { return nil }
        if parts.count >= 2, parts[0] == "*", let number = NumberText.number(parts[1]) {
            multiplier = number
            parts.removeFirst(2)
        }
        if parts.count == 2, ["+", "-"].contains(parts[0]), let number = NumberText.number(parts[1]) {
            constant = parts[0] == "-" ? -number : number
            parts = []
        }
        guard parts.isEmpty, multiplier.isFinite, constant.isFinite else { return nil }
    }
}
