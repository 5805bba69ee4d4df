import Constraints

extension LayoutProblem {
    /// The constraints that name each item or one of its guides, by the item's index, in the language of screen
    /// files; those that the system generates are left out.
    public var constraintTexts: [Int: [String]] {
        var texts: [Int: [String]] = [:]
        for (index, constraint) in constraints.enumerated() where constraint.origin != .system {
            let operands = [constraint.first, constraint.second].compactMap(\.self)
            let named = operands.flatMap { [$0.item, $0.start?.item].compactMap(\.self) }.map(owner)
            let text = text(ofConstraint: index)
            for item in Set(named) { texts[item, default: []].append(text) }
        }
        return texts
    }

    /// The view that an item is, or whose guide it is.
    private func owner(_ item: Int) -> Int {
        if case .guide = items[item].placement { items[item].parent ?? item } else { item }
    }

    /// Returns a constraint in the language of screen files.
    func text(ofConstraint index: Int) -> String {
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
