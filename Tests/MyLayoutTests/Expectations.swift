import MyLayout
import Testing
import UIKit

let wrap = MyLayoutSize.wrap

/// Checks the size that a layout has for a proposed one.
func expectSize(
    of layout: MyBaseLayout, for proposal: CGSize = .zero, _ width: CGFloat, _ height: CGFloat,
    sourceLocation: SourceLocation = #_sourceLocation
) {
    #expect(
        layout.sizeThatFits(proposal) == CGSize(width: width, height: height), sourceLocation: sourceLocation)
}

/// Checks the frame that a view was estimated to have.
func expectEstimate(
    _ view: UIView, _ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat,
    sourceLocation: SourceLocation = #_sourceLocation
) {
    #expect(
        view.estimatedRect == CGRect(x: x, y: y, width: width, height: height), sourceLocation: sourceLocation
    )
}

extension MyBaseLayout {
    /// Places the subviews anew.
    func layOut() {
        setNeedsLayout()
        layoutIfNeeded()
    }
}
