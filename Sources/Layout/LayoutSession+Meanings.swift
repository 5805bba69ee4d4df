import ConstraintSolver
import Geometry

extension LayoutSession {
    /// What a constraint of the solver stands for.
    enum Meaning: Hashable {
        /// The problem's constraint of that index.
        case constraint(Int)
        /// An item's own size along an axis.
        case intrinsic(item: Int, axis: Axis)
        /// An item's size is not negative.
        case nonNegative(item: Int, axis: Axis)
    }

    /// What the solver's constraints stand for; made for messages, which are rare.
    func meanings() -> [Constraint: Meaning] {
        var meanings: [Constraint: Meaning] = [:]
        for (index, constraint) in posted.enumerated() {
            if let constraint { meanings[constraint.id] = .constraint(index) }
        }
        for (item, intrinsic) in intrinsics.enumerated() {
            for slot in intrinsic.slots.indices {
                guard let constraint = intrinsic.slots[slot] else { continue }
                meanings[constraint.id] = .intrinsic(
                    item: item, axis: slot % 2 == 0 ? .horizontal : .vertical)
            }
        }
        for (id, meaning) in nonNegatives { meanings[id] = meaning }
        return meanings
    }
}
