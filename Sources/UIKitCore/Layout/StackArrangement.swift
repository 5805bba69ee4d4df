import Diagnostics
import Layout

/// The guides and constraints of a stack view.
///
/// Source: the constraints UIKit's own stack view prints, as collected and compared with it by
/// public re-implementations; identifiers are UIKit's.
///
/// Sizes that the author requires in code stand before those that fill the stack view; those of a file do not.
/// Measured: in pictures of UIKit, a view of a column that fills is 0.8 of its width, as a required constraint says,
/// at the leading edge; a view of a required width and without an intrinsic one keeps it in a row that fills
/// proportionally. In storyboards that Xcode saved, required heights of three views are broken in rows that fill.
struct StackArrangement {
    let stack: UIStackView
    let views: [UIView]
    let visible: [UIView]
    /// What the views are pinned to: the stack view, or its margins.
    let canvas: any ReferenceTarget
    let along: AxisAttributes
    let across: AxisAttributes
    let alignment: UIStackView.Alignment
    var result = ContainerLayout()

    init(_ stack: UIStackView) {
        self.stack = stack
        views = stack.arrangedSubviews
        visible = views.filter { !$0.isHidden }
        canvas = stack.isLayoutMarginsRelativeArrangement ? stack.layoutMarginsGuide : stack
        along = stack.axis == .horizontal ? .horizontal : .vertical
        across = stack.axis == .horizontal ? .vertical : .horizontal
        alignment = stack.axis == .horizontal ? stack.alignment : stack.alignment.withoutBaselines
    }

    /// The attributes of one axis: start, end, length, center.
    struct AxisAttributes {
        let start, end, length, center: NSLayoutConstraint.Attribute
        static let horizontal = AxisAttributes(
            start: .leading, end: .trailing, length: .width, center: .centerX)
        static let vertical = AxisAttributes(start: .top, end: .bottom, length: .height, center: .centerY)
    }

    mutating func layout() -> ContainerLayout {
        guard !views.isEmpty else { return result }
        if alignment != stack.alignment { reportBaselineAlignment() }
        pinEnds()
        space()
        distribute()
        align()
        equalizeTextWidths()
        return result
    }

    /// Source: what UIKit prints on its console for a column, and does.
    private func reportBaselineAlignment() {
        RenderEnvironment.current.report(
            Diagnostic(
                .layoutAlignment, "alignment \(stack.alignment) is invalid for the vertical axis",
                view: stack.displayName, hints: ["use \(alignment) instead"]))
    }

    // MARK: Along the axis

    private mutating func pinEnds() {
        let first: any ReferenceTarget, last: any ReferenceTarget
        if let firstView = visible.first, let lastView = visible.last {
            (first, last) = (firstView, lastView)
        } else {
            let spacer = guide("UISV-spacing")
            (first, last) = (spacer, spacer)
            add(canvas, along.length, .equal, constant: 0, priority: 49, name: "UISV-canvas-fit")
        }
        add(canvas, along.start, .equal, first, along.start, name: "UISV-canvas-connection")
        add(
            canvas, along.end, .equal, last, along.end, priority: isAloneInMargins ? 999 : 1000,
            name: "UISV-canvas-connection")
    }

    /// Whether a view is alone in a stack view that fills proportionally within margins: then it is as long as the stack view,
    /// and reaches beyond the margin at the end.
    ///
    /// Measured: frames in an answer at Stack Overflow (mcmap.net/q/1871613).
    private var isAloneInMargins: Bool {
        stack.distribution == .fillProportionally && visible.count == 1
            && stack.isLayoutMarginsRelativeArrangement
    }

    private mutating func space() {
        let relation: NSLayoutConstraint.Relation =
            stack.distribution == .equalSpacing || stack.distribution == .equalCentering
            ? .greaterThanOrEqual : .equal
        // The gap between two visible views is the one after the first, regardless of hidden ones between them;
        // half of it is before these, half after them. Measured: 24 points set stay 24.
        var gap: CGFloat = 0
        let spaced = stack.keepsLengthsOfHiddenViews ? visible : views
        for (previous, next) in zip(spaced, spaced.dropFirst()) {
            if !previous.isHidden {
                gap = previous === visible.last ? 0 : stack.effectiveSpacing(after: previous)
            }
            let points: CGFloat =
                switch (previous.isHidden, next.isHidden) {
                case (false, false): gap
                case (true, true): 0
                case (false, true), (true, false): gap / 2
                }
            add(
                next, spacingStart, relation, previous, spacingEnd, constant: points, name: "UISV-spacing")
        }
        for view in views where view.isHidden { hide(view) }
    }

    private mutating func hide(_ view: UIView) {
        guard stack.keepsLengthsOfHiddenViews else {
            return add(view, along.length, .equal, constant: 0, name: "UISV-hiding")
        }
        add(view, along.length, .equal, constant: 0, priority: 999, name: "UISV-hiding")
        add(view, along.start, .equal, canvas, along.start, name: "UISV-canvas-connection")
    }

    private var spacingStart: NSLayoutConstraint.Attribute {
        stack.axis == .vertical && stack.isBaselineRelativeArrangement ? .firstBaseline : along.start
    }

    private var spacingEnd: NSLayoutConstraint.Attribute {
        stack.axis == .vertical && stack.isBaselineRelativeArrangement ? .lastBaseline : along.end
    }

    private mutating func distribute() {
        switch stack.distribution {
        // Measured: on iOS the first of several views of equal hugging is stretched; but in pictures of a row of two views
        // that have no size of their own and hug alike what they hold, the second.
        case .fill: result.growing = visible.filter { $0.hasOwnLength(along: stack.axis) }
        case .fillEqually: fillEqually()
        case .fillProportionally: fillProportionally()
        case .equalSpacing:
            equalizeGaps(from: spacingEnd, to: spacingStart, priority: 1000)
        case .equalCentering: equalizeGaps(from: along.center, to: along.center, priority: 149)
        }
    }

    private mutating func fillEqually() {
        guard let first = visible.first else { return }
        for view in visible.dropFirst() {
            add(
                view, along.length, .equal, first, along.length, name: "UISV-fill-equally",
                origin: .arrangement)
        }
    }

    /// The factor is of the whole stack view, margins and spacing included, so the last views absorb the difference, as in
    /// UIKit. Source: UIKit's console names `UIStackView.width` in `UISV-fill-proportionally` whatever the margins.
    private mutating func fillProportionally() {
        let lengths = visible.map { $0.proportionalLength(along: stack.axis) }
        let total =
            lengths.reduce(0) { $0 + max(0, $1) } + stack.commonSpacing * CGFloat(max(0, visible.count - 1))
        let sized = lengths.filter { $0 > 0 }.count
        guard sized > 0, total > 0 else { return fillEqually() }
        var priority: Float = sized == 1 && (visible.count == 1 || stack.commonSpacing == 0) ? 1000 : 999
        for (view, length) in zip(visible, lengths) {
            if length > 0 {
                add(
                    view, along.length, .equal, stack, along.length, multiplier: length / total,
                    priority: priority, name: "UISV-fill-proportionally")
            } else {
                add(
                    view, along.length, .equal, constant: 0, name: "UISV-fill-proportionally",
                    origin: .arrangement)
            }
            if priority < 1000 { priority -= 1 }
        }
    }

    private mutating func equalizeGaps(
        from end: NSLayoutConstraint.Attribute, to start: NSLayoutConstraint.Attribute, priority: Float
    ) {
        var firstGap: UILayoutGuide?
        for (previous, next) in zip(visible, visible.dropFirst()) {
            let gap = guide("UISV-distributing")
            add(gap, along.start, .equal, previous, end, name: "UISV-distributing-edge")
            add(next, start, .equal, gap, along.end, name: "UISV-distributing-edge")
            if let firstGap {
                add(
                    gap, along.length, .equal, firstGap, along.length, priority: priority,
                    name: "UISV-equal-spacing")
            } else {
                firstGap = gap
            }
        }
        add(canvas, along.length, .equal, constant: 0, priority: 49, name: "UISV-canvas-fit")
    }

    // MARK: Adding

    mutating func guide(_ name: String) -> UILayoutGuide {
        let guide = UILayoutGuide()
        guide.identifier = "\(stack.displayName).\(name)"
        guide.owningView = stack
        result.guides.append(guide)
        return guide
    }

    mutating func add(
        _ first: any ReferenceTarget, _ firstAttribute: NSLayoutConstraint.Attribute,
        _ relation: NSLayoutConstraint.Relation, _ second: (any ReferenceTarget)? = nil,
        _ secondAttribute: NSLayoutConstraint.Attribute = .notAnAttribute, multiplier: CGFloat = 1,
        constant: CGFloat = 0, priority: Float = 1000, name: String,
        origin: LayoutConstraint.Origin = .container
    ) {
        let constraint = NSLayoutConstraint(
            first, firstAttribute, relation, second, secondAttribute, multiplier: multiplier,
            constant: constant)
        constraint.priority = UILayoutPriority(priority)
        constraint.identifier = name
        constraint.origin = origin == .arrangement && stack.breaksRequiredSizes ? .container : origin
        result.constraints.append(constraint)
    }
}

extension UIView {
    /// The length that a view has in a stack that fills proportionally: that of its content, or the placeholder for
    /// it; of a stack within, the sum of those of its views, unless its class has an intrinsic size. Zero or less
    /// where there is none.
    ///
    /// Measured: nested stacks of saved storyboards are at the sum of their views' lengths, not at equal ones.
    fileprivate func proportionalLength(along axis: NSLayoutConstraint.Axis) -> CGFloat {
        guard let stack = self as? UIStackView else {
            let size = measure(width: nil).size
            return axis == .horizontal
                ? placeholderIntrinsicWidth ?? size.width : placeholderIntrinsicHeight ?? size.height
        }
        let own = stack.intrinsicContentSize, length = axis == .horizontal ? own.width : own.height
        if length >= 0 { return length }
        let lengths = stack.arrangedSubviews.filter { !$0.isHidden }
            .map { max(0, $0.proportionalLength(along: axis)) }
        guard stack.axis == axis else { return lengths.max() ?? 0 }
        return lengths.reduce(0, +) + stack.commonSpacing * CGFloat(max(0, lengths.count - 1))
    }
}

extension UIView {
    /// Whether the view has an intrinsic length. Controls with text always have; their texts are not measured for it.
    fileprivate func hasOwnLength(along axis: NSLayoutConstraint.Axis) -> Bool {
        let placeholder = axis == .horizontal ? placeholderIntrinsicWidth : placeholderIntrinsicHeight
        if placeholder != nil || self is UILabel || self is UIButton || self is UITextField { return true }
        let own = intrinsicContentSize
        return (axis == .horizontal ? own.width : own.height) >= 0
    }
}

extension UIStackView.Alignment {
    /// The alignment of a column in place of a baseline.
    fileprivate var withoutBaselines: UIStackView.Alignment {
        switch self {
        case .firstBaseline: .leading
        case .lastBaseline: .trailing
        default: self
        }
    }
}
