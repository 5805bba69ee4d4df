import Constraints

extension ConstraintDeclaration: CustomStringConvertible {
    /// The constraint in the syntax of screen files, with ids that are unique in the scene.
    package var description: String {
        switch rule {
        case .linear(let linear): linear.description
        case .visualFormat(_, let text, _, _): text
        }
    }
}

extension ConstraintDeclaration.Linear: CustomStringConvertible {
    /// `first relation multiplier * second + constant @priority "identifier"`, without default values.
    package var description: String {
        var text = "\(first) \(relation.symbol) \(rightSide)"
        if priority != 1000 { text += " @\(NumberText.text(priority))" }
        if let identifier { text += " \"\(identifier)\"" }
        return text
    }

    private var rightSide: String {
        guard let second else { return NumberText.text(constant) }
        let item = multiplier == 1 ? "\(second)" : "\(second) * \(NumberText.text(multiplier))"
        if constant == 0 { return item }
        return "\(item) \(constant < 0 ? "-" : "+") \(NumberText.text(abs(constant)))"
    }
}

extension ConstraintDeclaration.Operand: CustomStringConvertible {
    /// `id.guide.attribute`; the window is named `window`.
    package var description: String {
        [elementID ?? "window", guide?.rawValue, attribute.rawValue].compactMap { $0 }.joined(separator: ".")
    }
}
