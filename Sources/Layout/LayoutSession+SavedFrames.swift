import ConstraintSolver
import Constraints
import Geometry

extension LayoutSession {
    /// Below every priority of an author's, which is 1 at least in Interface Builder; lengths before positions, as
    /// for what is left open without a saved frame.
    private static let savedLengthPriority: Float = 0.002
    private static let savedPositionPriority: Float = 0.001

    /// Holds the positions and lengths that the constraints leave open as the file saved them; whether there are any.
    mutating func holdSavedFrames() -> Bool {
        guard !openRanges.isEmpty else { return false }
        for index in problem.items.indices {
            guard let frame = problem.items[index].savedFrame else { continue }
            let insets = problem.items[index].alignmentInsets
            for axis in Axis.allCases {
                let near = frame.origin[axis] + insets.near(axis)
                let length = frame.size[axis] - insets.near(axis) - insets.far(axis)
                hold(
                    quantities[index].length(axis), at: length,
                    .saved(item: index, axis: axis, subject: .length))
                hold(
                    quantities[index].near(axis), at: near,
                    .saved(item: index, axis: axis, subject: .position))
            }
        }
        return !savedFrames.isEmpty
    }

    private mutating func hold(_ quantity: Quantity, at value: Double, _ meaning: Meaning) {
        guard case .saved(let item, let axis, let subject) = meaning, let variable = quantity.variable,
            quantity.coefficient != 0, openRanges[variable] != nil
        else { return }
        let isHorizontal = axis == .horizontal
        let role: OrderKey.Role =
            subject == .length
            ? isHorizontal ? .savedWidth : .savedHeight : isHorizontal ? .savedX : .savedY
        let id = try? solver.addConstraint(
            [Term(variable: variable)], .equal, constant: (quantity.constant - value) / quantity.coefficient,
            priority: subject == .length
                ? LayoutSession.savedLengthPriority : LayoutSession.savedPositionPriority,
            order: OrderKey(item: item, role).rawValue)
        if let id { savedFrames.append((id, meaning)) }
    }
}
