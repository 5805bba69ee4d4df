import ConstraintSolver
import Diagnostics
import Geometry

extension LayoutSession {
    /// Says which required constraints contradict each other and which was broken.
    mutating func reportConflicts() {
        for conflict in solution.conflicts {
            guard let broken = meanings[conflict.broken] else { continue }
            let members = conflict.members.compactMap { meanings[$0] }.map(describe)
            diagnostics.append(
                Diagnostic(
                    .warning,
                    "unable to simultaneously satisfy constraints; recovered by breaking "
                        + describe(broken),
                    view: viewName(of: broken), notes: members.map { "in the conflicting set: \($0)" },
                    hints: ["lower the priority of one of these, or remove it"]))
        }
    }

    private func viewName(of meaning: Meaning) -> String? {
        switch meaning {
        case .constraint(let index): firstName(of: problem.constraints[index])
        case .intrinsic(let item, _), .nonNegative(let item, _): problem.items[item].name
        }
    }

    /// The name of the item on a constraint's left.
    func firstName(of constraint: LayoutConstraint) -> String? { problem.items[constraint.first.item].name }

    private func describe(_ meaning: Meaning) -> String {
        switch meaning {
        case .constraint(let index): describe(index)
        case .intrinsic(let item, let axis):
            "\(problem.items[item].name).\(axis == .horizontal ? "width" : "height") of its own content"
        case .nonNegative(let item, let axis):
            "\(problem.items[item].name).\(axis == .horizontal ? "width" : "height") >= 0"
        }
    }

    /// A constraint in the language of screen files.
    func describe(_ index: Int) -> String {
        let constraint = problem.constraints[index]
        var text = "\(describe(constraint.first)) \(constraint.relation.rawValue) "
        if let second = constraint.second {
            text += describe(second)
            if constraint.multiplier != 1 { text += " * \(number(constraint.multiplier))" }
            if constraint.constant != 0 {
                text += constraint.constant < 0 ? " - " : " + "
                text += number(constraint.constant.magnitude)
            }
        } else {
            text += number(constraint.constant)
        }
        if constraint.priority != 1000 { text += " @\(number(Double(constraint.priority)))" }
        if let identifier = constraint.identifier { text += " \"\(identifier)\"" }
        return text
    }

    private func describe(_ operand: LayoutConstraint.Operand) -> String {
        "\(problem.items[operand.item].name).\(operand.attribute.rawValue)"
    }

    private func number(_ value: Double) -> String {
        value == value.rounded() && value.magnitude < 1e9 ? String(Int(value)) : String(value)
    }
}
