import ConstraintSolver
import Geometry

extension LayoutSession {
    /// The meaning of a constraint of the solver.
    enum Meaning: Hashable {
        /// The problem's constraint of that index.
        case constraint(Int)
        /// An item's own size along an axis.
        case intrinsic(item: Int, axis: Axis)
        /// An item's size is not negative.
        case nonNegative(item: Int, axis: Axis)
        /// An item's position or length is that of its saved frame.
        case saved(item: Int, axis: Axis, subject: Ambiguity.Subject)
    }

    /// The meanings of the solver's constraints; computed for messages, which are rare.
    func meanings() -> [Constraint: Meaning] {
        var meanings: [Constraint: Meaning] = [:]
        for (index, constraint) in posted.enumerated() {
            if let constraint { meanings[constraint.id] = .constraint(index) }
        }
        for (item, intrinsic) in intrinsics.enumerated() {
            for bound in IntrinsicBound.allCases {
                guard let constraint = intrinsic[bound] else { continue }
                meanings[constraint.id] = .intrinsic(item: item, axis: bound.axis)
            }
        }
        for (id, meaning) in nonNegatives + savedFrames + heldContents { meanings[id] = meaning }
        return meanings
    }
}
