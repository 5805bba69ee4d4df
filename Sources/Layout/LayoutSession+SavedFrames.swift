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
                hold(.length, of: index, axis, quantities[index].length(axis), at: length)
                hold(.position, of: index, axis, quantities[index].near(axis), at: near)
            }
        }
        return !savedFrames.isEmpty
    }

    private mutating func hold(
        _ subject: Ambiguity.Subject, of item: Int, _ axis: Axis, _ quantity: Quantity, at value: Double
    ) {
        guard let variable = quantity.variable, quantity.coefficient != 0, openRanges[variable] != nil
        else { return }
        let isLength = subject == .length
        let role: OrderKey.Role =
            switch axis {
            case .horizontal: isLength ? .savedWidth : .savedX
            case .vertical: isLength ? .savedHeight : .savedY
            }
        let id = try? solver.addConstraint(
            [Term(variable: variable)], .equal, constant: (quantity.constant - value) / quantity.coefficient,
            priority: isLength ? LayoutSession.savedLengthPriority : LayoutSession.savedPositionPriority,
            order: OrderKey(item: item, role).rawValue)
        if let id { savedFrames.append((id, .saved(item: item, axis: axis, subject: subject))) }
    }
}
