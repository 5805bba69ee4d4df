import Geometry
import UIKitCore

/// One layout while it places its subviews: what is set, and what was found so far.
///
/// Positions are by reading direction, from the leading top corner of the layout; right-to-left screens are mirrored
/// at the end.
struct Arrangement {
    let layout: MyBaseLayout
    /// Whether only a size is computed and nothing is moved.
    let isEstimate: Bool
    let sizeClass: MySizeClass
    let settings: MySizeClassTraits.ContainerSettings
    /// What is set for the layout's own lengths.
    let ownSize: AxisPair<MyLayoutSize.Rule>
    let isRightToLeft: Bool
    let rounding: Rounding
    /// The layout's size so far, points.
    var size: AxisPair<CGFloat>
    /// The insets before the contents, points.
    var paddingStart: AxisPair<CGFloat>
    /// The insets after the contents, points.
    var paddingEnd: AxisPair<CGFloat>
    /// The spaces between subviews, points.
    var spacing: AxisPair<CGFloat>
    var gravity: AxisPair<AxisGravity>
    /// The subviews that take part, in order.
    var items: [LayoutItem]

    init(_ layout: MyBaseLayout, size: CGSize, in sizeClass: MySizeClass, isEstimate: Bool) {
        let traits = layout.viewLayout.bestTraits(for: sizeClass)
        self.layout = layout
        self.isEstimate = isEstimate
        self.sizeClass = sizeClass
        settings = traits.container
        ownSize = AxisPair(
            horizontal: layout.ownRule(traits, .horizontal), vertical: layout.ownRule(traits, .vertical))
        isRightToLeft = MyBaseLayout.isRTL
        rounding = Rounding(scale: max(1, layout.traitCollection.displayScale))
        self.size = AxisPair(horizontal: size.width, vertical: size.height)
        let padding = layout.effectivePadding(settings, isRightToLeft: isRightToLeft)
        paddingStart = AxisPair(horizontal: padding.leading, vertical: padding.top)
        paddingEnd = AxisPair(horizontal: padding.trailing, vertical: padding.bottom)
        spacing = AxisPair(
            horizontal: settings.horizontalSpacing, vertical: settings.verticalSpacing)
        gravity = AxisPair(
            horizontal: AxisGravity(settings.gravity, .horizontal, isRightToLeft: isRightToLeft),
            vertical: AxisGravity(settings.gravity, .vertical, isRightToLeft: isRightToLeft))
        items = Arrangement.items(of: layout, in: sizeClass)
        if settings.isReversed { items.reverse() }
    }

    private static func items(of layout: MyBaseLayout, in sizeClass: MySizeClass) -> [LayoutItem] {
        layout.subviews.compactMap { view in
            let state = view.viewLayout
            state.suspendedWraps = []
            let item = LayoutItem(view, state.bestTraits(for: sizeClass))
            state.item = item.takesPart ? item : nil
            return state.item
        }
    }

    /// The insets on both sides, points.
    func padding(_ axis: Axis) -> CGFloat { paddingStart[axis] + paddingEnd[axis] }

    /// The length between the insets, points.
    func content(_ axis: Axis) -> CGFloat { size[axis] - padding(axis) }

    // MARK: Lengths

    /// Returns the length of a subview before limits, by what is set for it; its length so far where nothing is.
    func length(of item: LayoutItem, _ axis: Axis) -> CGFloat {
        let rule = item.size[axis]
        guard rule.isActive else { return item.length[axis] }
        switch rule.value {
        case .none, .group, .named: return item.length[axis]
        case .number(let number): return rule.measure(number)
        case .least(let sizes):
            return rule.measure(sizes.map { $0.adjusted(extent(of: $0, for: item)) }.min() ?? 0)
        case .greatest(let sizes):
            return rule.measure(sizes.map { $0.adjusted(extent(of: $0, for: item)) }.max() ?? 0)
        case .anchor(let anchor):
            return anchor.view === item.view
                ? item.length[axis] : rule.measure(extent(of: anchor, for: item))
        case .fill, .average: return rule.measure(content(axis))
        case .wrap: return rule.measure(contentLength(of: item, axis))
        }
    }

    /// Returns the length of another view for one of this layout's.
    private func extent(of anchor: MyLayoutSize, for item: LayoutItem) -> CGFloat {
        guard let view = anchor.view else { return 0 }
        if view === layout { return content(anchor.axis) }
        let known = view.viewLayout.item?.length[anchor.axis]
        let length = known ?? view.bounds.size[anchor.axis]
        return anchor.rule.isActive ? length : 0
    }

    /// Finds the lengths of a subview that depend neither on its place nor on gravity.
    func measure(_ item: LayoutItem) {
        for axis in Axis.allCases { measure(item, axis) }
        for axis in [Axis.vertical, .horizontal] where item.isOwnOtherAxis(axis) {
            measureByOther(item, axis)
        }
    }

    /// Finds a length of a subview, within its limits.
    func measure(_ item: LayoutItem, _ axis: Axis) {
        item.length[axis] = limit(length(of: item, axis), of: item, axis)
    }

    /// Finds a length of a subview that depends on its other axis, within its limits.
    func measureByOther(_ item: LayoutItem, _ axis: Axis) {
        item.length[axis] = limit(item.size[axis].measure(item.length[axis.other]), of: item, axis)
    }

    /// Returns the length of a subview's content.
    func contentLength(of item: LayoutItem, _ axis: Axis) -> CGFloat {
        switch axis {
        case .horizontal:
            let height = item.size.vertical.isWrap ? 0 : item.length.vertical
            return item.contentSize(CGSize(width: 0, height: height), sizeClass).width
        case .vertical: return contentHeight(of: item)
        }
    }

    private func contentHeight(of item: LayoutItem) -> CGFloat {
        let width = item.length.horizontal
        if let image = (item.view as? UIImageView)?.image, !item.size.horizontal.isWrap,
            image.size.width != 0
        {
            return image.size.height * (width / image.size.width)
        }
        if let button = item.view as? UIButton, let label = button.titleLabel {
            let around = button.sizeThatFits(.zero).height - label.sizeThatFits(.zero).height
            return label.sizeThatFits(CGSize(width: width, height: 0)).height + around
        }
        let proposal = CGSize(width: item.layout != nil && item.size.horizontal.isWrap ? 0 : width, height: 0)
        return item.contentSize(proposal, sizeClass).height
    }

    /// Keeps a length of a subview within its limits.
    func limit(_ length: CGFloat, of item: LayoutItem, _ axis: Axis) -> CGFloat {
        limit(
            length, item.size[axis], axis, view: item.view,
            own: CGSize(width: item.length.horizontal, height: item.length.vertical))
    }

    /// Keeps a length of the layout within its limits.
    func limitOwn(_ length: CGFloat, _ axis: Axis) -> CGFloat {
        limit(
            length, ownSize[axis], axis, view: layout,
            own: CGSize(width: size.horizontal, height: size.vertical))
    }

    private func limit(
        _ length: CGFloat, _ rule: MyLayoutSize.Rule, _ axis: Axis, view: UIView, own: CGSize
    ) -> CGFloat {
        var length = max(0, length)
        guard rule.isActive else { return length }
        if let lower = rule.lower.flatMap({ bound($0, axis, view: view, own: own) }) {
            length = max(lower, length)
        }
        if let upper = rule.upper.flatMap({ bound($0, axis, view: view, own: own) }) {
            length = min(upper, length)
        }
        return length
    }

    /// Returns the number of a limit; nil where it limits nothing.
    private func bound(
        _ bound: MyLayoutSize.Bound, _ axis: Axis, view: UIView, own: CGSize
    ) -> CGFloat? {
        var value: CGFloat
        switch bound.value {
        case .number(let number): value = number
        case .wrap: value = view.viewLayout.item.map { contentLength(of: $0, axis) } ?? own[axis]
        case .anchor(let anchor):
            guard let other = anchor.view else { return nil }
            if other === view {
                value = own[anchor.axis]
            } else if other === layout {
                value = content(anchor.axis)
            } else {
                value =
                    other.viewLayout.item?.length[anchor.axis]
                    ?? other.bounds.size[anchor.axis]
                if other === layout.superview, let outer = other as? MyBaseLayout {
                    value -= outer.paddingExtent(anchor.axis)
                }
            }
        default: return nil
        }
        guard value.magnitude < .greatestFiniteMagnitude else { return nil }
        value = value * bound.multiply + bound.add
        return value
    }

    /// The distance of an edge or center that is set for a subview, within its limits, points.
    func margin(_ rule: MyLayoutPos.Rule, of item: LayoutItem, _ axis: Axis) -> CGFloat {
        limit(rule.measure(of: content(axis)), rule)
    }

    /// Keeps a distance within its limits.
    func limit(_ distance: CGFloat, _ rule: MyLayoutPos.Rule) -> CGFloat {
        guard rule.isActive else { return distance }
        let low = rule.lower.map { position($0) } ?? -.greatestFiniteMagnitude
        let high = rule.upper.map { position($0) } ?? .greatestFiniteMagnitude
        return min(high, max(low, distance))
    }

    private func position(_ bound: MyLayoutPos.Bound) -> CGFloat {
        switch bound.value {
        case .number(let number): return number + bound.offset
        case .anchor(let anchor):
            guard let item = anchor.view?.viewLayout.item, let start = item.start[anchor.axis] else {
                return bound.offset
            }
            switch anchor.edge {
            case .start, .baseline: return start + bound.offset
            case .center: return start + item.length[anchor.axis] / 2 + bound.offset
            case .end: return start + item.length[anchor.axis] + bound.offset
            }
        default: return bound.offset
        }
    }

    /// Whether a length of a subview is the layout's own along the same axis.
    func isAsLongAsLayout(_ item: LayoutItem, _ axis: Axis) -> Bool {
        guard let anchor = item.size[axis].anchor else { return false }
        return anchor.view === layout && anchor.axis == axis
    }

    // MARK: Placing along one axis

    /// Places a subview along an axis by its gravity and distances, and returns what it takes up with them.
    @discardableResult
    func place(_ item: LayoutItem, _ axis: Axis, _ gravity: AxisGravity, baseline: CGFloat? = nil) -> CGFloat
    {
        var near = margin(item.startRule(axis), of: item, axis)
        var middle = margin(item.centerRule(axis), of: item, axis)
        var far = margin(item.endRule(axis), of: item, axis)
        shrink(item, axis, &near, &middle, &far)
        let free = content(axis) - near - far, length = item.length[axis]
        switch resolved(gravity, item, axis) {
        case .end:
            item.start[axis] = size[axis] - paddingEnd[axis] - far - length
        case .center:
            item.start[axis] = (free - length) / 2 + paddingStart[axis] + near + middle
        case .fill:
            item.start[axis] = paddingStart[axis] + near
            item.length[axis] = limit(free, of: item, axis)
        case .windowCenter:
            let inWindow = (layout.windowLength(axis) - near - far - length) / 2 + near + middle
            item.start[axis] = layout.position(inWindow: inWindow, length, axis, self)
        case .baseline:
            if let baseline, let font = item.view.baselineFont {
                item.start[axis] = baseline - font.ascender - (length - font.lineHeight) / 2
            } else {
                item.start[axis] = paddingStart[axis] + near
            }
        default:
            item.start[axis] = paddingStart[axis] + near
        }
        return near + middle + far + item.length[axis]
    }

    private func resolved(_ gravity: AxisGravity, _ item: LayoutItem, _ axis: Axis) -> AxisGravity {
        gravity == .stretch ? (item.size[axis].yields ? .fill : .start) : gravity
    }

    /// Shrinks distances and length by what is missing, in the shares that are set for them.
    private func shrink(
        _ item: LayoutItem, _ axis: Axis, _ near: inout CGFloat, _ middle: inout CGFloat, _ far: inout CGFloat
    ) {
        let missing = size[axis] - (near + middle + far + item.length[axis])
        guard missing < 0 else { return }
        let shares = [item.startRule(axis), item.centerRule(axis), item.endRule(axis)].map {
            $0.isActive ? $0.shrink : 0
        }
        let own = item.size[axis].isActive ? item.size[axis].shrink : 0
        let total = shares.reduce(own, +)
        guard total != 0 else { return }
        near += shares[0] / total * missing
        middle += shares[1] / total * missing
        far += shares[2] / total * missing
        item.length[axis] += own / total * missing
    }

    /// The gravity of a subview across its line.
    func gravity(of item: LayoutItem, _ axis: Axis) -> AxisGravity {
        item.gravity(axis, in: gravity[axis], isRightToLeft: isRightToLeft)
    }
}
