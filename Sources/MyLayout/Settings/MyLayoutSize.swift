public import UIKitCore

/// The width or the height of a view in its layout.
///
/// Lengths are points. The length is `value * multiply + add`, no less than the lower and no more than the upper
/// bound; where they contradict, the upper one holds.
/// Source: MyLayout 2.0.
public final class MyLayoutSize {
    /// What a length is equal to.
    enum Value {
        case none
        case number(CGFloat)
        case anchor(MyLayoutSize)
        case named(view: String, Axis)
        case group([MyLayoutSize])
        case least([MyLayoutSize])
        case greatest([MyLayoutSize])
        case wrap
        case fill
        case average
    }

    struct Bound {
        var value: Value
        var add: CGFloat
        var multiply: CGFloat
    }

    /// Everything that is set.
    struct Rule {
        var value = Value.none
        var add: CGFloat = 0
        var multiply: CGFloat = 1
        var lower: Bound?
        var upper: Bound?
        var isActive = true
        var priority = MyPriority.normal
        var shrink: CGFloat = 0
    }

    /// The view whose length it is; not retained.
    private(set) weak var view: UIView?
    let axis: Axis
    /// Whether it is a copy with points and a factor of its own, for groups.
    private var isCopy = false
    /// Everything that is set.
    var rule: Rule { didSet { view?.layoutSettingsDidChange() } }

    init(_ view: UIView?, _ axis: Axis, rule: Rule = Rule()) {
        self.view = view
        self.axis = axis
        self.rule = rule
    }

    /// The number that stands for the length of the content.
    public static let wrap: CGFloat = -99_999
    /// The number that stands for the length of the layout's content area.
    public static let fill: CGFloat = -99_998
    /// The number that stands for no length.
    public static let empty: CGFloat = -100_000
    /// The number that stands for an equal part of a line, in a flow layout.
    public static let average: CGFloat = -99_997

    /// Makes the length a number of points, or `wrap`, `fill`, `empty` or `average`.
    @discardableResult public func equalTo(_ number: CGFloat) -> MyLayoutSize { set(Value(number)) }

    /// Makes the length that of another view or axis, or clears it where nil; its own is the content's.
    @discardableResult public func equalTo(_ size: MyLayoutSize?) -> MyLayoutSize {
        guard let size else { return set(.none) }
        return set(size.isSame(as: self) ? .wrap : .anchor(size))
    }

    /// Makes the length the same one of another view.
    @discardableResult public func equalTo(_ view: UIView) -> MyLayoutSize { equalTo(view.size(axis)) }

    /// Shares what is left among this view and those of the sizes, in proportion to `multiply`, in a relative
    /// layout.
    @discardableResult public func equalTo(_ sizes: [MyLayoutSize]) -> MyLayoutSize { set(.group(sizes)) }

    /// Makes the length the smallest or the largest of several.
    @discardableResult public func equalTo(_ most: MyLayoutMostSize) -> MyLayoutSize {
        set(most.isLargest ? .greatest(most.sizes) : .least(most.sizes))
    }

    /// Makes the length that of a view that is found by its name when the layout is arranged: a sibling by its
    /// identifier, or `superview`. The length is `width` or `height`.
    @discardableResult package func equalTo(length: String, ofViewNamed name: String) -> MyLayoutSize {
        set(.named(view: name, length == "width" ? .horizontal : .vertical))
    }

    private func set(_ value: Value) -> MyLayoutSize {
        rule.value = value
        rule.priority = .normal
        // A label of one line would not grow with what it says.
        if case .wrap = value, axis == .vertical, let label = view as? UILabel, label.numberOfLines == 1 {
            label.numberOfLines = 0
        }
        return self
    }

    /// Sets the priority: at `MyPriority.low`, distances on both sides win.
    @discardableResult public func priority(_ value: MyPriority) -> MyLayoutSize {
        rule.priority = value
        return self
    }

    /// Adds a number of points.
    @discardableResult public func add(_ value: CGFloat) -> MyLayoutSize {
        rule.add = value
        return self
    }

    /// Multiplies the value, before points are added.
    @discardableResult public func multiply(_ value: CGFloat) -> MyLayoutSize {
        rule.multiply = value
        return self
    }

    /// Sets the smallest length: points, or `wrap`.
    @discardableResult public func min(_ value: CGFloat) -> MyLayoutSize { lBound(value, 0, 1) }

    /// Sets the largest length: points, or `wrap`.
    @discardableResult public func max(_ value: CGFloat) -> MyLayoutSize { uBound(value, 0, 1) }

    /// Sets the smallest length: points or `wrap`, multiplied and with points added.
    @discardableResult
    public func lBound(_ value: CGFloat, _ add: CGFloat, _ multiply: CGFloat) -> MyLayoutSize {
        rule.lower = Bound(value: Value(value), add: add, multiply: multiply)
        return self
    }

    /// Sets the length of another view or axis as the smallest, multiplied and with points added.
    @discardableResult
    public func lBound(_ size: MyLayoutSize, _ add: CGFloat, _ multiply: CGFloat) -> MyLayoutSize {
        rule.lower = Bound(value: .bounding(size, self), add: add, multiply: multiply)
        return self
    }

    /// Sets the largest length: points or `wrap`, multiplied and with points added.
    @discardableResult
    public func uBound(_ value: CGFloat, _ add: CGFloat, _ multiply: CGFloat) -> MyLayoutSize {
        rule.upper = Bound(value: Value(value), add: add, multiply: multiply)
        return self
    }

    /// Sets the length of another view or axis as the largest, multiplied and with points added.
    @discardableResult
    public func uBound(_ size: MyLayoutSize, _ add: CGFloat, _ multiply: CGFloat) -> MyLayoutSize {
        rule.upper = Bound(value: .bounding(size, self), add: add, multiply: multiply)
        return self
    }

    /// Removes everything that was set.
    public func clear() { rule = Rule() }

    /// Whether the length counts.
    public var isActive: Bool {
        get { rule.isActive }
        set { rule.isActive = newValue }
    }

    /// The share of the missing length by which the length shrinks where the subviews need more space than available.
    public var shrink: CGFloat {
        get { rule.isActive ? rule.shrink : 0 }
        set { rule.shrink = newValue }
    }

    /// The points added to the value.
    public var addVal: CGFloat { rule.add }
    /// The factor of the value.
    public var multiVal: CGFloat { rule.multiply }
    /// The smallest length; the negative largest number where none was set.
    public var minVal: CGFloat { (rule.isActive ? rule.lower?.number : nil) ?? -.greatestFiniteMagnitude }
    /// The largest length; the largest number where none was set.
    public var maxVal: CGFloat { (rule.isActive ? rule.upper?.number : nil) ?? .greatestFiniteMagnitude }
    /// Whether it is the length of the content.
    public var isWrap: Bool { rule.isWrap }
    /// Whether it is the length of the layout's content area.
    public var isFill: Bool { rule.isFill }

    /// Returns the same length with points and a factor of its own, for groups.
    public func clone(_ add: CGFloat, _ multiply: CGFloat) -> MyLayoutSize {
        var rule = rule
        (rule.add, rule.multiply) = (add, multiply)
        let copy = MyLayoutSize(view, axis, rule: rule)
        copy.isCopy = true
        return copy
    }

    /// Returns a length with the factor and the points of a copy made for a group.
    func adjusted(_ length: CGFloat) -> CGFloat { isCopy ? length * rule.multiply + rule.add : length }

    /// Whether it is the same length of the same view.
    func isSame(as other: MyLayoutSize) -> Bool { view === other.view && view != nil && axis == other.axis }
}

/// How strongly a length holds against distances on both sides.
public struct MyPriority: RawRepresentable, Hashable, Sendable {
    /// The raw value, which matches MyLayout's.
    public let rawValue: Int

    /// Creates a priority from its raw value.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// Distances on both sides win.
    public static let low = MyPriority(rawValue: 0)
    /// The length wins.
    public static let normal = MyPriority(rawValue: 500)
    /// The length wins.
    public static let high = MyPriority(rawValue: 1000)
}

extension MyLayoutSize.Value {
    /// A number, or what it stands for.
    init(_ number: CGFloat) {
        switch number {
        case MyLayoutSize.wrap: self = .wrap
        case MyLayoutSize.fill: self = .fill
        case MyLayoutSize.average: self = .average
        case MyLayoutSize.empty: self = .none
        default: self = .number(number)
        }
    }

    /// A limit of `own`; itself is the length of the content.
    static func bounding(_ size: MyLayoutSize, _ own: MyLayoutSize) -> MyLayoutSize.Value {
        size.isSame(as: own) ? .wrap : .anchor(size)
    }
}

extension MyLayoutSize.Rule {
    /// Whether something determines the length.
    var isSet: Bool {
        if case .none = value { return false }
        return isActive
    }

    /// Whether it is the length of the content.
    var isWrap: Bool {
        guard isActive, case .wrap = value else { return false }
        return true
    }

    /// Whether it is the length of the layout's content area.
    var isFill: Bool {
        guard isActive, case .fill = value else { return false }
        return true
    }

    /// Whether it is an equal part of a line.
    var isAverage: Bool {
        guard isActive, case .average = value else { return false }
        return true
    }

    /// The length that it is equal to; nil for other values.
    var anchor: MyLayoutSize? {
        guard isActive, case .anchor(let size) = value else { return nil }
        return size
    }

    /// The lengths that it shares what is left with; nil for other values.
    var group: [MyLayoutSize]? {
        guard isActive, case .group(let sizes) = value else { return nil }
        return sizes
    }

    /// Whether the smallest length is that of the content.
    var isAtLeastContent: Bool {
        guard isActive, case .wrap = lower?.value else { return false }
        return true
    }

    /// Whether the length gives way to distances on both sides.
    var yields: Bool { !isSet || priority.rawValue <= MyPriority.low.rawValue }

    /// The length from a value, points.
    func measure(_ value: CGFloat) -> CGFloat { isActive ? value * multiply + add : 0 }
}

extension MyLayoutSize.Bound {
    /// The number; nil for other values.
    var number: CGFloat? {
        guard case .number(let number) = value else { return nil }
        return number
    }
}

/// The smallest or the largest of several lengths.
public struct MyLayoutMostSize {
    let sizes: [MyLayoutSize]
    let isLargest: Bool
}

extension [MyLayoutSize] {
    /// The smallest of the lengths.
    public var myMinSize: MyLayoutMostSize { MyLayoutMostSize(sizes: self, isLargest: false) }
    /// The largest of the lengths.
    public var myMaxSize: MyLayoutMostSize { MyLayoutMostSize(sizes: self, isLargest: true) }
}
