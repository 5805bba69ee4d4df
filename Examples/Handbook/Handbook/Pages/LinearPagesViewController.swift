import MyLayout
import UIKit

/// Pages by MyLayout: a linear layout, three times as long as the scroll view, that its pages fill.
class LinearPagesViewController: PagesViewController {
    override var note: String { "MyLinearLayout" }

    private var layout: MyLinearLayout?

    override func placePages(along axis: NSLayoutConstraint.Axis) {
        let isRow = axis == .horizontal, count = CGFloat(pages.count)
        let layout: MyLinearLayout = MyLinearLayout(
            orientation: isRow ? MyOrientation_Horz : MyOrientation_Vert)
        layout.gravity = MyGravity(rawValue: MyGravity_Vert_Fill.rawValue | MyGravity_Horz_Fill.rawValue)
        layout.insetsPaddingFromSafeArea = []
        _ = layout.widthSize.equalTo()(scrollView.widthSize)?.multiply()(isRow ? count : 1)
        _ = layout.heightSize.equalTo()(scrollView.heightSize)?.multiply()(isRow ? 1 : count)
        for page in pages { layout.addSubview(page) }
        scrollView.addSubview(layout)
        self.layout = layout
    }

    override func removePages() {
        super.removePages()
        layout?.removeFromSuperview()
        layout = nil
    }

    /// The offset stays as it was when the device turns, between two pages of the new size.
    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        guard isViewLoaded, previousTraitCollection?.verticalSizeClass != traitCollection.verticalSizeClass
        else { return }
        // The screen has its new size already; the scroll view gets it with the layout that follows.
        scrollView.contentOffset = offset(ofPage: currentPage, in: UIScreen.main.bounds.size)
    }
}
