import ConstraintSolver
import Constraints
import Geometry

extension LayoutSession {
    /// Below the priorities that hold saved frames. Those of later views are a little higher, of which a `Float` near
    /// this number distinguishes a hundred thousand.
    private static let contentPriority: Float = 0.000_5
    private static let contentPriorityStep: Float = 1e-9

    /// Keeps ranked items at least as long as their content, where constraints leave open which of them give way,
    /// those of the lowest rank first; whether there are any.
    ///
    /// Measured: in a row of UIKit that is too narrow for three labels of equal resistance, the first is 81.5 of its
    /// 126 points wide and the others, 151 and 39.5 wide, have all of theirs.
    mutating func holdRankedContents() -> Bool {
        guard !openRanges.isEmpty else { return false }
        let ranked = problem.items.indices.filter { problem.items[$0].lengthRank != nil }
        let ordered = ranked.sorted {
            (problem.items[$0].lengthRank ?? $0) > (problem.items[$1].lengthRank ?? $1)
        }
        for (place, index) in ordered.enumerated() {
            let priority = LayoutSession.contentPriority + Float(place) * LayoutSession.contentPriorityStep
            for axis in Axis.allCases { holdContent(of: index, axis, priority) }
        }
        return !heldContents.isEmpty
    }

    private mutating func holdContent(of index: Int, _ axis: Axis, _ priority: Float) {
        let measurement = measurements[index]
        guard let variable = quantities[index].length(axis).variable, openRanges[variable] != nil,
            let length = axis == .horizontal ? measurement.width : measurement.height
        else { return }
        let terms: InlineArray<1, Term> = [Term(variable: variable)]
        let role: OrderKey.Role = axis == .horizontal ? .heldWidth : .heldHeight
        let id = try? solver.addConstraint(
            terms.span, .greaterThanOrEqual, constant: -length, priority: priority,
            order: OrderKey(item: index, role).rawValue)
        if let id { heldContents.append((id, .intrinsic(item: index, axis: axis))) }
    }
}
