import MyLayout
import ScreenDocuments
import UIKitCore

// Views in layouts of MyLayout, and those layouts in other views.
extension SceneBuilder {
    /// Leaves the frame to MyLayout where it places the view, or where a layout says where it is.
    func prepareLayout(of view: UIView, for element: Element, in superview: UIView) {
        if superview is MyBaseLayout {
            view.translatesAutoresizingMaskIntoConstraints = true
            if !(view is MyBaseLayout) { wrapByDefault(view, element) }
        } else if view is MyBaseLayout,
            element.attributes.contains(where: { Element.layoutPlacement.contains($0.name) })
        {
            view.translatesAutoresizingMaskIntoConstraints = true
        }
    }

    /// A view of a file that says nothing of its size is as large as its content: it has no frame from code.
    private func wrapByDefault(_ view: UIView, _ element: Element) {
        let content = view.intrinsicContentSize
        let isSized = element.has("frame") || element.has("sizeToFit")
        if !isSized, !element.has("myWidth"), !element.has("wrapContentWidth"),
            content.width != UIView.noIntrinsicMetric
        {
            view.widthSize.equalTo(MyLayoutSize.wrap).priority(.low)
        }
        if !isSized, !element.has("myHeight"), !element.has("wrapContentHeight"),
            content.height != UIView.noIntrinsicMetric
        {
            view.heightSize.equalTo(MyLayoutSize.wrap).priority(.low)
        }
    }
}

extension Element {
    /// The attributes that place a layout of MyLayout in a view that is none.
    fileprivate static let layoutPlacement: Set<String> = [
        "myTop", "myLeft", "myBottom", "myRight", "myLeading", "myTrailing", "myCenterX", "myCenterY",
        "myMargin",
        "myHorzMargin", "myVertMargin", "myWidth", "myHeight",
    ]
}
