import SwiftUICore
import UIKitCore

/// A view of UIKit among SwiftUI's, with what is kept for it.
final class ViewLeaf<PlatformView: UIView>: UIKitLeaf {
    let view: PlatformView
    /// What the SwiftUI view keeps for it, such as a coordinator or a target of its actions.
    let coordinator: Any
    /// Returns the size for a proposal; nil for that of the view's intrinsic size.
    var sizing: ((ProposedViewSize) -> CGSize?)?
    /// Called when the view leaves.
    var dismantle: (() -> Void)?
    var scopeViews: [ScopeView] = []
    var platformView: UIView { view }

    init(_ view: PlatformView, coordinator: Any = ()) { (self.view, self.coordinator) = (view, coordinator) }

    func size(for proposal: ProposedViewSize) -> CGSize {
        sizing?(proposal) ?? view.proposedSize(for: proposal)
    }

    func baselines(for size: CGSize) -> (first: CGFloat, last: CGFloat)? {
        let measured = view.measure(width: size.width)
        guard let first = measured.firstBaseline, let last = measured.lastBaseline else { return nil }
        // The text is in the middle of a higher view.
        let shift = measured.size.height > 0 ? (size.height - measured.size.height) / 2 : 0
        return (first + shift, size.height - last - shift)
    }

    func place(in frame: CGRect) {}

    func remove() {
        for scope in scopeViews { scope.removeFromSuperview() }
        view.removeFromSuperview()
        dismantle?()
    }
}

extension UIView {
    /// Returns the size of a view of UIKit for a proposal of SwiftUI.
    ///
    /// Source: Apple's documentation of `sizeThatFits(_:uiView:context:)`: without it, "the system's default sizing
    /// algorithm" is used, which is that of the intrinsic size and its priorities: along an axis without an intrinsic
    /// length the view takes the proposal, and at the ideal size 10 points (layout.md); otherwise it is not smaller than
    /// it resists with more than a low priority, and not larger than it hugs with more than a low one.
    func proposedSize(for proposal: ProposedViewSize) -> CGSize {
        let measured = measure(width: proposal.width).size
        func length(_ axis: NSLayoutConstraint.Axis, _ proposed: CGFloat?, _ intrinsic: CGFloat) -> CGFloat {
            let own = intrinsic == UIView.noIntrinsicMetric ? nil : intrinsic
            guard let proposed, proposed.isFinite || own == nil else { return own ?? 10 }
            guard let own else { return proposed }
            if proposed > own, contentHuggingPriority(for: axis) <= .defaultLow { return proposed }
            if proposed < own, contentCompressionResistancePriority(for: axis) <= .defaultHigh {
                return proposed
            }
            return own
        }
        return CGSize(
            width: length(.horizontal, proposal.width, measured.width),
            height: length(.vertical, proposal.height, measured.height))
    }
}
