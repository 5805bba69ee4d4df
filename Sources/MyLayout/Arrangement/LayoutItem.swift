import Geometry
import UIKitCore

/// One subview while its layout is arranged.
final class LayoutItem {
    let view: UIView
    /// The subview as a layout; nil for other views.
    let layout: MyBaseLayout?
    let settings: MySizeClassTraits.ItemSettings
    private let starts: AxisPair<MyLayoutPos.Rule>
    private let centers: AxisPair<MyLayoutPos.Rule>
    private let ends: AxisPair<MyLayoutPos.Rule>
    let baseline: MyLayoutPos.Rule
    /// What is set for the lengths, less what does not count in this arrangement.
    var size: AxisPair<MyLayoutSize.Rule>
    /// The position of the start edge by reading direction, points from that of the layout; nil before it is placed.
    var start: AxisPair<CGFloat?> = AxisPair(horizontal: nil, vertical: nil)
    /// The lengths so far, points.
    var length: AxisPair<CGFloat>
    /// Why the view is where it is, where that is recorded.
    var reasons: AxisPair<String?> = AxisPair(horizontal: nil, vertical: nil)

    private var measured: [(proposal: CGSize, size: CGSize)] = []

    init(_ view: UIView, _ traits: MySizeClassTraits) {
        self.view = view
        layout = view as? MyBaseLayout
        settings = traits.item
        func rules(_ edge: MyLayoutPos.Edge) -> AxisPair<MyLayoutPos.Rule> {
            AxisPair(
                horizontal: traits.rule(.horizontal, edge).resolved(for: view),
                vertical: traits.rule(.vertical, edge).resolved(for: view))
        }
        (starts, centers, ends) = (rules(.start), rules(.center), rules(.end))
        baseline = traits.rule(.vertical, .baseline).resolved(for: view)
        size = AxisPair(
            horizontal: traits.sizeRule(.horizontal).resolved(for: view),
            vertical: traits.sizeRule(.vertical).resolved(for: view))
        let own = view.viewLayout.ownSize(of: view)
        length = AxisPair(horizontal: own.width, vertical: own.height)
    }

    /// What is set for the near edge.
    func startRule(_ axis: Axis) -> MyLayoutPos.Rule { starts[axis] }
    /// What is set for the center.
    func centerRule(_ axis: Axis) -> MyLayoutPos.Rule { centers[axis] }
    /// What is set for the far edge.
    func endRule(_ axis: Axis) -> MyLayoutPos.Rule { ends[axis] }

    /// Whether both edges are set.
    func hasBothEdges(_ axis: Axis) -> Bool { starts[axis].isSet && ends[axis].isSet }

    /// The position of the end edge, points.
    func end(_ axis: Axis) -> CGFloat { (start[axis] ?? 0) + length[axis] }

    /// Whether the view has a place in the layout.
    var takesPart: Bool {
        if settings.usesFrame || !view.translatesAutoresizingMaskIntoConstraints { return false }
        return view.isHidden ? settings.visibility == .invisible : settings.visibility != .gone
    }

    /// Whether the length is that of the other axis of the same view.
    func isOwnOtherAxis(_ axis: Axis) -> Bool {
        guard let anchor = size[axis].anchor else { return false }
        return anchor.view === view && anchor.axis != axis
    }

    /// Forgets a length that is the content's, where something else determines it.
    func dropWrap(_ axis: Axis) {
        guard size[axis].isWrap else { return }
        size[axis].value = .none
        layout?.viewLayout.suspendedWraps.insert(axis)
    }

    /// Forgets what is set for a length, where something else determines it.
    func dropLength(_ axis: Axis) {
        dropWrap(axis)
        size[axis].value = .none
    }

    /// The gravity across a line: that of the view, else of its edges, else of the layout.
    func gravity(_ axis: Axis, in layoutGravity: AxisGravity, isRightToLeft: Bool) -> AxisGravity {
        let own = AxisGravity(settings.alignment, axis, isRightToLeft: isRightToLeft)
        if layoutGravity != .none { return own == .none ? layoutGravity : own }
        if hasBothEdges(axis) {
            if size[axis].yields { return .fill }
        } else if centers[axis].isSet {
            return .center
        } else if starts[axis].isSet {
            return .start
        } else if ends[axis].isSet {
            return .end
        }
        return own == .none ? .start : own
    }

    /// Returns the size of the content for a proposed size, where 0 proposes nothing.
    func contentSize(_ proposal: CGSize, _ sizeClass: MySizeClass) -> CGSize {
        if let known = measured.first(where: { $0.proposal == proposal }) { return known.size }
        let size: CGSize
        if let layout {
            size = layout.sizeThatFits(proposal, in: sizeClass)
        } else if let scrolled = scrolledSize(proposal, sizeClass) {
            size = scrolled
        } else if view.constraints.isEmpty {
            size = view.sizeThatFits(proposal)
        } else {
            size = view.systemLayoutSizeFitting(
                CGSize(width: proposal.width, height: 0),
                withHorizontalFittingPriority: proposal.width > 0 ? .required : .fittingSizeLevel,
                verticalFittingPriority: .fittingSizeLevel)
        }
        measured.append((proposal, size))
        return size
    }

    /// The size of what a scroll view has inside; nil for other views and for those that know it themselves.
    private func scrolledSize(_ proposal: CGSize, _ sizeClass: MySizeClass) -> CGSize? {
        guard let scrollView = view as? UIScrollView, !(scrollView is UITextView) else { return nil }
        let layouts = scrollView.subviews.compactMap { $0 as? MyBaseLayout }
        for layout in layouts {
            let content = layout.contentSize(forScrollViewWidth: proposal.width, sizeClass)
            if let content { return content }
        }
        return layouts.isEmpty ? nil : scrollView.contentSize
    }
}
