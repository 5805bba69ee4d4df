public import UIKitCore

/// A position of a view in its layout: the distance of an edge, or the offset of a center.
///
/// Lengths are points. A number between 0 and 1, both excluded, is a share: in a linear layout along its axis a
/// weight of what is left, elsewhere a part of the layout's content.
/// Source: MyLayout 2.0.
public final class MyLayoutPos {
    /// What of a view a position is.
    enum Edge {
        case start, center, end, baseline
    }

    /// What a position is equal to.
    enum Value {
        case none
        case number(CGFloat)
        case safeArea
        case anchor(MyLayoutPos)
        case named(view: String, Axis, Edge)
        case group([MyLayoutPos])
        case least([MyLayoutPos])
        case greatest([MyLayoutPos])
    }

    struct Bound {
        var value: Value
        var offset: CGFloat
    }

    /// Everything that is set.
    struct Rule {
        var value = Value.none
        var offset: CGFloat = 0
        var lower: Bound?
        var upper: Bound?
        var isActive = true
        var shrink: CGFloat = 0
    }

    /// The view whose position it is; not retained.
    private(set) weak var view: UIView?
    let axis: Axis
    let edge: Edge
    /// Whether it is a copy with an offset of its own, for groups.
    private(set) var isCopy = false
    /// Everything that is set.
    var rule: Rule { didSet { view?.layoutSettingsDidChange() } }

    init(_ view: UIView?, _ axis: Axis, _ edge: Edge, rule: Rule = Rule()) {
        self.view = view
        self.axis = axis
        self.edge = edge
        self.rule = rule
    }

    /// The number that stands for the edge of the safe area, plus or minus an offset below 2000.
    public static let safeAreaMargin: CGFloat = -20_171_003

    /// Makes the position a number of points, or a share between 0 and 1.
    @discardableResult public func equalTo(_ number: CGFloat) -> MyLayoutPos {
        set(number == MyLayoutPos.safeAreaMargin ? .safeArea : .number(number))
    }

    /// Makes the position that of another view, or clears it where nil.
    @discardableResult public func equalTo(_ position: MyLayoutPos?) -> MyLayoutPos {
        set(position.map { .anchor($0) } ?? .none)
    }

    /// Makes the position the same one of another view.
    @discardableResult public func equalTo(_ view: UIView) -> MyLayoutPos {
        set(.anchor(view.position(axis, edge)))
    }

    /// Centers this view and those of the positions together, in a relative layout.
    @discardableResult public func equalTo(_ positions: [MyLayoutPos]) -> MyLayoutPos {
        set(.group(positions))
    }

    /// Makes the position the smallest or the largest of several, in a relative layout.
    @discardableResult public func equalTo(_ most: MyLayoutMostPos) -> MyLayoutPos {
        set(most.isLargest ? .greatest(most.positions) : .least(most.positions))
    }

    /// Makes the position an edge of a view that is found by its name when the layout is arranged: a sibling by its
    /// identifier, or `superview`. Other names of edges than those of files are left out.
    @discardableResult package func equalTo(edge: String, ofViewNamed name: String) -> MyLayoutPos {
        let isRightToLeft = MyBaseLayout.isRTL
        switch edge {
        case "leading": return set(.named(view: name, .horizontal, .start))
        case "trailing": return set(.named(view: name, .horizontal, .end))
        case "left": return set(.named(view: name, .horizontal, isRightToLeft ? .end : .start))
        case "right": return set(.named(view: name, .horizontal, isRightToLeft ? .start : .end))
        case "centerX": return set(.named(view: name, .horizontal, .center))
        case "top": return set(.named(view: name, .vertical, .start))
        case "bottom": return set(.named(view: name, .vertical, .end))
        case "centerY": return set(.named(view: name, .vertical, .center))
        case "baseline": return set(.named(view: name, .vertical, .baseline))
        default: return self
        }
    }

    private func set(_ value: Value) -> MyLayoutPos {
        rule.value = value
        return self
    }

    /// Adds a number of points.
    @discardableResult public func offset(_ value: CGFloat) -> MyLayoutPos {
        rule.offset = value
        return self
    }

    /// Sets the smallest value, points.
    @discardableResult public func min(_ value: CGFloat) -> MyLayoutPos { lBound(value, 0) }

    /// Sets the largest value, points.
    @discardableResult public func max(_ value: CGFloat) -> MyLayoutPos { uBound(value, 0) }

    /// Sets the smallest value and an offset to it, points.
    @discardableResult public func lBound(_ value: CGFloat, _ offset: CGFloat) -> MyLayoutPos {
        rule.lower = Bound(value: .number(value), offset: offset)
        return self
    }

    /// Sets the position of another view as the smallest value, and an offset to it.
    @discardableResult public func lBound(_ position: MyLayoutPos, _ offset: CGFloat) -> MyLayoutPos {
        rule.lower = Bound(value: .anchor(position), offset: offset)
        return self
    }

    /// Sets the largest value and an offset to it, points.
    @discardableResult public func uBound(_ value: CGFloat, _ offset: CGFloat) -> MyLayoutPos {
        rule.upper = Bound(value: .number(value), offset: offset)
        return self
    }

    /// Sets the position of another view as the largest value, and an offset to it.
    @discardableResult public func uBound(_ position: MyLayoutPos, _ offset: CGFloat) -> MyLayoutPos {
        rule.upper = Bound(value: .anchor(position), offset: offset)
        return self
    }

    /// Removes everything that was set.
    public func clear() { rule = Rule() }

    /// Whether the position counts.
    public var isActive: Bool {
        get { rule.isActive }
        set { rule.isActive = newValue }
    }

    /// The share of the missing length by which the position shrinks where the subviews need more space than available.
    public var shrink: CGFloat {
        get { rule.isActive ? rule.shrink : 0 }
        set { rule.shrink = newValue }
    }

    /// The points added to the value.
    public var offsetVal: CGFloat { rule.isActive ? rule.offset : 0 }
    /// The smallest value; the negative largest number where none was set.
    public var minVal: CGFloat { rule.lowerNumber }
    /// The largest value; the largest number where none was set.
    public var maxVal: CGFloat { rule.upperNumber }

    /// Returns the same position with an offset of its own, for groups.
    public func clone(_ offset: CGFloat) -> MyLayoutPos {
        var rule = rule
        rule.offset = offset
        let copy = MyLayoutPos(view, axis, edge, rule: rule)
        copy.isCopy = true
        return copy
    }

    /// Whether it is the same position of the same view.
    func isSame(as other: MyLayoutPos) -> Bool {
        view === other.view && view != nil && axis == other.axis && edge == other.edge
    }
}

extension MyLayoutPos.Rule {
    /// Whether something determines the position.
    var isSet: Bool {
        if case .none = value { return false }
        return isActive
    }

    /// The number; 0 where there is none.
    var number: CGFloat {
        guard isActive, case .number(let number) = value else { return 0 }
        return number
    }

    /// Whether the number is a share.
    var isRelative: Bool { number > 0 && number < 1 }

    /// Whether it is the edge of the safe area.
    var isSafeArea: Bool {
        guard isActive, case .safeArea = value else { return false }
        return true
    }

    /// The position that it is equal to; nil for other values.
    var anchor: MyLayoutPos? {
        guard isActive, case .anchor(let position) = value else { return nil }
        return position
    }

    /// The positions that it is centered with; nil for other values.
    var group: [MyLayoutPos]? {
        guard isActive, case .group(let positions) = value else { return nil }
        return positions
    }

    /// Whether it is a position of others.
    var isAnchored: Bool {
        switch value {
        case .anchor, .least, .greatest: isActive
        default: false
        }
    }

    var lowerNumber: CGFloat {
        guard isActive, case .number(let number) = lower?.value else { return -.greatestFiniteMagnitude }
        return number
    }

    var upperNumber: CGFloat {
        guard isActive, case .number(let number) = upper?.value else { return .greatestFiniteMagnitude }
        return number
    }

    /// The distance where shares count for nothing, points.
    var measure: CGFloat { isActive ? limited(number + offset) : 0 }

    /// The distance in points; shares are of a length.
    func measure(of length: CGFloat) -> CGFloat {
        isActive ? limited((isRelative ? number * length : number) + offset) : 0
    }

    private func limited(_ value: CGFloat) -> CGFloat {
        let below = upper.map { Swift.min($0.plainNumber, value) } ?? value
        return lower.map { Swift.max($0.plainNumber, below) } ?? below
    }
}

extension MyLayoutPos.Bound {
    /// The position of another view; nil for a number.
    var anchor: MyLayoutPos? {
        guard case .anchor(let position) = value else { return nil }
        return position
    }

    /// The number without the offset; 0 for a position of another view.
    fileprivate var plainNumber: CGFloat {
        guard case .number(let number) = value else { return 0 }
        return number
    }
}

/// The smallest or the largest of several positions.
public struct MyLayoutMostPos {
    let positions: [MyLayoutPos]
    let isLargest: Bool
}

extension [MyLayoutPos] {
    /// The smallest of the positions.
    public var myMinPos: MyLayoutMostPos { MyLayoutMostPos(positions: self, isLargest: false) }
    /// The largest of the positions.
    public var myMaxPos: MyLayoutMostPos { MyLayoutMostPos(positions: self, isLargest: true) }
}
