import Constraints

extension LayoutProblem {
    /// Returns a constraint in the language of screen files.
    public func text(ofConstraint index: Int) -> String {
        let constraint = constraints[index]
        var text = "\(self.text(of: constraint.first)) \(constraint.relation.symbol) "
        if let second = constraint.second {
            text += self.text(of: second)
            if constraint.multiplier != 1 { text += " * \(LayoutProblem.number(constraint.multiplier))" }
            if constraint.constant != 0 {
                text += constraint.constant < 0 ? " - " : " + "
                text += LayoutProblem.number(constraint.constant.magnitude)
            }
        } else {
            text += LayoutProblem.number(constraint.constant)
        }
        if constraint.priority != 1000 { text += " @\(LayoutProblem.number(Double(constraint.priority)))" }
        if let identifier = constraint.identifier { text += " \"\(identifier)\"" }
        return text
    }

    private func text(of operand: LayoutConstraint.Operand) -> String {
        let end = "\(items[operand.item].name).\(operand.attribute.rawValue)"
        guard let start = operand.start else { return end }
        return "(\(end) - \(items[start.item].name).\(start.attribute.rawValue))"
    }

    /// Returns a number as people write it; four decimals are finer than any pixel.
    static func number(_ value: Double) -> String {
        let value = value.magnitude < 1e9 ? (value * 1e4).rounded() / 1e4 : value
        return value == value.rounded() && value.magnitude < 1e9 ? String(Int(value)) : String(value)
    }
}
