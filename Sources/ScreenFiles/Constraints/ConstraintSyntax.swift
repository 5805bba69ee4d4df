import Constraints
import ScreenDocuments

/// A constraint line understood as far as its grammar goes; its names are not yet looked up.
struct ConstraintSyntax: Hashable, Sendable {
    /// The side that stays alone: an item with a coefficient that is not 0.
    var first: LinearForm.Item
    /// What must hold.
    var relation: Relation
    /// The other side, divided by the first item's coefficient.
    var second: LinearForm
    /// Above 0 and at most 1000.
    var priority: Float
    /// The author's name for it.
    var identifier: String?
}

extension ConstraintSyntax {
    /// Brings `left relation right` into the form `item relation second`, which swaps the sides where only
    /// the right one names an item and turns the relation round where a negative number divides.
    init(
        left: LinearForm, relation: Relation, right: LinearForm, offset: Int
    ) throws(ConstraintError) {
        let isSwapped = left.item == nil
        let (alone, other) = isSwapped ? (right, left) : (left, right)
        guard let item = alone.item else {
            throw ConstraintError(
                message: "the line names no view", offset: offset, hints: ["for example a.width == 100"])
        }
        guard alone.coefficient != 0 else {
            throw ConstraintError(message: "the multiplier is 0", offset: item.offset)
        }
        let moved = LinearForm(
            item: other.item, coefficient: other.coefficient, constant: other.constant - alone.constant)
        let second = alone.coefficient == 1 ? moved : moved.divided(by: alone.coefficient)
        guard second.isFinite, abs(second.constant) <= ScreenLimits.points else {
            throw ConstraintError(
                message: "the constant is beyond \(NumberText.text(ScreenLimits.points)) points",
                offset: offset)
        }
        guard abs(second.coefficient) <= ScreenLimits.multiplier else {
            throw ConstraintError(
                message: "the multiplier is beyond \(NumberText.text(ScreenLimits.multiplier))",
                offset: offset)
        }
        let turns = isSwapped != (alone.coefficient < 0)
        self.init(
            first: item, relation: turns ? relation.reversed : relation, second: second, priority: 1000)
    }
}
