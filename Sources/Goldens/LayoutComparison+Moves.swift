import Geometry
import Scene

extension LayoutComparison {
    /// The largest number of moved views that are shown.
    ///
    /// Chosen: more arrows hide the picture.
    static let shownMoveLimit = 10

    /// The views that moved on their own account, those that moved farthest first; neighbors in one superview
    /// that moved alike are one.
    var moves: [MovedView] {
        let screen = actual.views.first?.placed ?? .zero
        var found: [(move: MovedView, shift: Point)] = []
        // The last view of each superview, whose entry the next one may join.
        var last: [Int: (entry: Int, shift: Point)] = [:]
        for (index, old, new) in pairs {
            guard let shift = shift(index, old, new),
                old.placed.overlap(with: screen) ?? new.placed.overlap(with: screen) != nil
            else {
                if let parent = new.parent { last[parent] = nil }
                continue
            }
            if let parent = new.parent, let before = last[parent], before.shift == shift {
                found[before.entry].move.count += 1
                found[before.entry].move.from = found[before.entry].move.from.joined(with: old.placed)
                found[before.entry].move.to = found[before.entry].move.to.joined(with: new.placed)
            } else {
                if let parent = new.parent { last[parent] = (found.count, shift) }
                found.append((MovedView(view: new.id, from: old.placed, to: new.placed), shift))
            }
        }
        func distance(_ shift: Point) -> Double { shift.x * shift.x + shift.y * shift.y }
        let farthest = found.enumerated().sorted {
            (distance($1.element.shift), $0.offset) < (distance($0.element.shift), $1.offset)
        }
        return farthest.prefix(LayoutComparison.shownMoveLimit).map(\.element.move)
    }

    /// How far a view moved in its superview; nil if it did not, or if it is hidden.
    private func shift(_ index: Int, _ old: LayoutText.View, _ new: LayoutText.View) -> Point? {
        guard changes[index] != nil || new.parent.map({ changes[$0] != nil }) == true,
            old.attributes["hidden"] == nil, new.attributes["hidden"] == nil
        else { return nil }
        // A view that only grew has one side where it was.
        func common(_ first: Double, _ second: Double) -> Double {
            first * second > 0 ? (first.magnitude < second.magnitude ? first : second) : 0
        }
        func shift(from: Rect, to: Rect) -> Point {
            Point(
                x: common(to.minX - from.minX, to.maxX - from.maxX),
                y: common(to.minY - from.minY, to.maxY - from.maxY))
        }
        let onScreen = shift(from: old.placed, to: new.placed)
        guard onScreen != .zero else { return nil }
        guard let parent = new.parent.map({ actual.views[$0] }),
            let oldParent = old.parent.map({ expected.views[$0] }), parent.id == oldParent.id
        else { return onScreen }
        var own = shift(from: old.frame, to: new.frame)
        own.x -= parent.boundsOrigin.x - oldParent.boundsOrigin.x
        own.y -= parent.boundsOrigin.y - oldParent.boundsOrigin.y
        return own == .zero ? nil : own
    }
}

extension Rect {
    /// Returns the smallest rectangle that contains both.
    fileprivate func joined(with other: Rect) -> Rect {
        Rect(
            minX: min(minX, other.minX), minY: min(minY, other.minY), maxX: max(maxX, other.maxX),
            maxY: max(maxY, other.maxY))
    }
}
