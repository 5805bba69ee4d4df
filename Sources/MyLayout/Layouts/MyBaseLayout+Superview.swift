import Geometry
import UIKitCore

// The place of a layout in a superview that is none.
extension MyBaseLayout {
    /// The size class of the screen that the layout is on.
    var currentSizeClass: MySizeClass {
        var outermost: UIView = self
        while let around = outermost.superview as? MyBaseLayout { outermost = around }
        let traits = outermost.traitCollection
        var sizeClass: MySizeClass =
            UIScreen.main.bounds.width > UIScreen.main.bounds.height ? .landscape : .portrait
        switch traits.horizontalSizeClass {
        case .compact: sizeClass.insert(.wCompact)
        case .regular: sizeClass.insert(.wRegular)
        default: break
        }
        switch traits.verticalSizeClass {
        case .compact: sizeClass.insert(.hCompact)
        case .regular: sizeClass.insert(.hRegular)
        default: break
        }
        return sizeClass
    }

    /// Sets the frame by the distances and sizes that are set, in a superview that is no layout.
    func placeInPlainSuperview(_ sizeClass: MySizeClass) {
        guard let superview, !(superview is MyBaseLayout), translatesAutoresizingMaskIntoConstraints else {
            return
        }
        let traits = viewLayout.bestTraits(for: sizeClass)
        guard !traits.placesNothing else { return }
        let rounding = Rounding(scale: max(1, traitCollection.displayScale))
        let anchor = zoomedAnchor
        var rect = CGRect(
            x: center.x - bounds.width * anchor.x, y: center.y - bounds.height * anchor.y,
            width: bounds.width, height: bounds.height)
        let horizontal = span(rect.minX, rect.width, .horizontal, traits, superview)
        let vertical = span(rect.minY, rect.height, .vertical, traits, superview)
        rect = CGRect(
            x: horizontal.start, y: vertical.start, width: horizontal.length, height: vertical.length)
        if horizontal.isPlaced, MyBaseLayout.isRTL { rect.origin.x = superview.bounds.width - rect.maxX }
        rect = rounding.originAndSize(of: rect)
        if transform.isIdentity {
            if frame != rect { frame = rect }
        } else {
            bounds.size = rect.size
            center = CGPoint(x: rect.minX + rect.width * anchor.x, y: rect.minY + rect.height * anchor.y)
        }
    }

    /// Takes a size of its own with its near corner where it is.
    func resize(to size: CGSize) {
        guard !transform.isIdentity else { return frame.size = size }
        let anchor = zoomedAnchor
        center.x += (size.width - bounds.width) * anchor.x
        center.y += (size.height - bounds.height) * anchor.y
        bounds.size = size
    }

    /// The anchor point, as a part of the size before the scroll view around zooms it.
    private var zoomedAnchor: CGPoint {
        let zoom = (superview as? UIScrollView)?.zoomScale ?? 1
        return CGPoint(x: anchorPoint.x * zoom, y: anchorPoint.y * zoom)
    }

    /// What is set for a length of its own, less the content's where something else determines it.
    func ownRule(_ traits: MySizeClassTraits, _ axis: Axis) -> MyLayoutSize.Rule {
        var rule = traits.sizeRule(axis)
        let isBetween = traits.rule(axis, .start).isSet && traits.rule(axis, .end).isSet
        // The view of a controller has the size of the screen.
        let isScreen = isRootView && !(superview is MyBaseLayout)
        if rule.isWrap, isScreen || viewLayout.suspendedWraps.contains(axis) || isBetween && rule.yields {
            rule.value = .none
        }
        return rule
    }

    private func span(
        _ start: CGFloat, _ length: CGFloat, _ axis: Axis, _ traits: MySizeClassTraits, _ superview: UIView
    ) -> (start: CGFloat, length: CGFloat, isPlaced: Bool) {
        let bounds = superview.bounds
        let around = bounds.size[axis]
        let rule = traits.sizeRule(axis)
        let near = traits.rule(axis, .start), far = traits.rule(axis, .end)
        let middle = traits.rule(axis, .center)
        let nearDistance = distance(near, around, isNear: true, axis, superview)
        let farDistance = distance(far, around, isNear: false, axis, superview)
        var length = ownLength(rule, current: length, axis, superview)
        if near.isSet, far.isSet, rule.yields { length = around - nearDistance - farDistance }
        length = limit(max(0, length), rule, axis, superview)
        if near.isSet, far.isSet || !middle.isSet { return (nearDistance, length, true) }
        if middle.isSet { return ((around - length) / 2 + middle.measure(of: around), length, true) }
        if far.isSet { return (around - length - farDistance, length, true) }
        return (start, length, false)
    }

    private func distance(
        _ rule: MyLayoutPos.Rule, _ around: CGFloat, isNear: Bool, _ axis: Axis, _ superview: UIView
    ) -> CGFloat {
        guard rule.isSafeArea else { return rule.measure(of: around) }
        let safeArea = superview.safeAreaInsets
        let isRightToLeft = MyBaseLayout.isRTL
        switch (axis, isNear) {
        case (.vertical, true): return safeArea.top + rule.offset
        case (.vertical, false): return safeArea.bottom + rule.offset
        case (.horizontal, true): return (isRightToLeft ? safeArea.right : safeArea.left) + rule.offset
        case (.horizontal, false): return (isRightToLeft ? safeArea.left : safeArea.right) + rule.offset
        }
    }

    private func ownLength(
        _ rule: MyLayoutSize.Rule, current: CGFloat, _ axis: Axis, _ superview: UIView
    ) -> CGFloat {
        guard rule.isActive else { return current }
        let bounds = superview.bounds
        switch rule.value {
        case .number(let number): return rule.measure(number)
        case .fill: return rule.measure(bounds.size[axis])
        case .anchor(let anchor):
            guard let view = anchor.view else { return current }
            return rule.measure(view.bounds.size[anchor.axis])
        case .named(_, let axis):
            return rule.measure(bounds.size[axis])
        default: return current
        }
    }

    private func limit(
        _ length: CGFloat, _ rule: MyLayoutSize.Rule, _ axis: Axis, _ superview: UIView
    ) -> CGFloat {
        func number(_ bound: MyLayoutSize.Bound) -> CGFloat? {
            switch bound.value {
            case .number(let number): return number * bound.multiply + bound.add
            case .anchor(let anchor):
                guard let view = anchor.view else { return nil }
                let length = view.bounds.size[anchor.axis]
                return length * bound.multiply + bound.add
            default: return nil
            }
        }
        guard rule.isActive else { return length }
        let atLeast = rule.lower.flatMap(number).map { max($0, length) } ?? length
        return rule.upper.flatMap(number).map { min($0, atLeast) } ?? atLeast
    }

    /// Whether the layout is the view of a controller.
    private var isRootView: Bool { viewController != nil }

    // MARK: Safe area

    /// The insets of the contents, with the safe area where it counts, points.
    func effectivePadding(
        _ settings: MySizeClassTraits.ContainerSettings, isRightToLeft: Bool
    ) -> MySizeClassTraits.Padding {
        let safeArea = safeAreaInsets
        var edges = settings.safeAreaEdges
        if edges == [.left, .right], belongsToScreen { edges = [.left, .right, .bottom] }
        func inset(_ padding: CGFloat, _ edge: UIRectEdge, _ area: CGFloat) -> CGFloat {
            if abs(padding - MyLayoutPos.safeAreaMargin) <= 2000 {
                return padding - MyLayoutPos.safeAreaMargin + area
            }
            return edges.contains(edge) ? padding + area : padding
        }
        let leading: UIRectEdge = isRightToLeft ? .right : .left
        let trailing: UIRectEdge = isRightToLeft ? .left : .right
        return MySizeClassTraits.Padding(
            top: inset(settings.padding.top, .top, safeArea.top),
            leading: inset(settings.padding.leading, leading, isRightToLeft ? safeArea.right : safeArea.left),
            bottom: inset(settings.padding.bottom, .bottom, safeArea.bottom),
            trailing: inset(
                settings.padding.trailing, trailing, isRightToLeft ? safeArea.left : safeArea.right))
    }

    /// Whether the layout is the view of a controller, or the content of a scroll view.
    private var belongsToScreen: Bool { isRootView || scrollView != nil }

    /// The insets of the contents on both sides, points.
    func paddingExtent(_ axis: Axis) -> CGFloat {
        let traits = viewLayout.bestTraits(for: currentSizeClass)
        let padding = effectivePadding(traits.container, isRightToLeft: MyBaseLayout.isRTL)
        return axis == .horizontal ? padding.leading + padding.trailing : padding.top + padding.bottom
    }

    // MARK: Scroll views

    /// The scroll view that the layout is the content of; nil in tables and collections.
    private var scrollView: UIScrollView? {
        guard let scrollView = superview as? UIScrollView, !(scrollView is UITableView),
            !(scrollView is UICollectionView)
        else { return nil }
        return scrollView
    }

    /// Sets the content size of the scroll view around.
    func adjustScrollView(_ arrangement: Arrangement) {
        guard setsContentSize, let scrollView = superview as? UIScrollView else { return }
        // Its own frame decides where constraints or distances do, else what it arranged.
        let size = CGSize(
            width: arrangement.ownSize.horizontal.isWrap
                ? arrangement.rounding(arrangement.size.horizontal) : bounds.width,
            height: arrangement.ownSize.vertical.isWrap
                ? arrangement.rounding(arrangement.size.vertical) : bounds.height)
        var content = addingMargins(to: size, in: scrollView.bounds.size, arrangement.sizeClass)
        content.width *= scrollView.zoomScale
        content.height *= scrollView.zoomScale
        if scrollView.contentSize != content { scrollView.contentSize = content }
    }

    /// Returns the content size that the layout will give the scroll view around it where that is `width` points wide;
    /// nil where it sets none.
    func contentSize(forScrollViewWidth width: CGFloat, _ sizeClass: MySizeClass) -> CGSize? {
        guard setsContentSize, let scrollView = superview as? UIScrollView else { return nil }
        let around = CGSize(width: width, height: scrollView.bounds.height)
        let traits = viewLayout.bestTraits(for: sizeClass), rule = traits.sizeRule(.horizontal)
        var proposal: CGFloat = 0
        let isAsWide = rule.anchor.map { $0.view === scrollView && $0.axis == .horizontal } ?? false
        if isAsWide || rule.isFill {
            proposal = rule.measure(width)
        } else if traits.rule(.horizontal, .start).isSet, traits.rule(.horizontal, .end).isSet, rule.yields {
            proposal = width - addingMargins(to: .zero, in: around, sizeClass).width
        } else if !rule.isSet {
            proposal = bounds.width
        }
        let size = sizeThatFits(CGSize(width: max(0, proposal), height: 0), in: sizeClass)
        let content = addingMargins(to: size, in: around, sizeClass), zoom = scrollView.zoomScale
        return CGSize(width: content.width * zoom, height: content.height * zoom)
    }

    /// Whether the layout sets the content size of the scroll view around.
    private var setsContentSize: Bool {
        switch adjustScrollViewContentSizeMode {
        case .no: false
        case .auto: scrollView != nil && !isRootView
        default: superview is UIScrollView
        }
    }

    /// Adds its own distances to a size.
    private func addingMargins(to size: CGSize, in around: CGSize, _ sizeClass: MySizeClass) -> CGSize {
        let traits = viewLayout.bestTraits(for: sizeClass)
        func margins(_ axis: Axis, _ around: CGFloat) -> CGFloat {
            [MyLayoutPos.Edge.start, .end].reduce(0) { sum, edge in
                let rule = traits.rule(axis, edge)
                return sum + (rule.isSafeArea ? rule.offset : rule.measure(of: around))
            }
        }
        return CGSize(
            width: size.width + margins(.horizontal, around.width),
            height: size.height + margins(.vertical, around.height))
    }

    // MARK: Windows

    /// The length of the window; that of the layout outside a window, points.
    func windowLength(_ axis: Axis) -> CGFloat {
        let size = (window ?? self).bounds.size
        return size[axis]
    }

    /// Returns the start of a subview whose position in the window is given, by reading direction.
    func position(
        inWindow position: CGFloat, _ length: CGFloat, _ axis: Axis, _ arrangement: Arrangement
    ) -> CGFloat {
        guard let window else { return position }
        switch axis {
        case .vertical: return convert(CGPoint(x: 0, y: position), from: window).y
        case .horizontal:
            let left = convert(CGPoint(x: position, y: 0), from: window).x
            return arrangement.isRightToLeft ? arrangement.size.horizontal - left - length : left
        }
    }
}

extension UIView {
    /// The font of the text whose baseline counts; nil for views without text.
    var baselineFont: UIFont? {
        switch self {
        case let label as UILabel: label.font
        case let field as UITextField: field.font
        case let text as UITextView: text.font
        case let button as UIButton: button.titleLabel?.font
        default: nil
        }
    }
}
