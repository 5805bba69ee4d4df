import Geometry
import ScreenDocuments
import UIKitCore

// Differences between Interface Builder's canvas and a device: on a canvas, containers do not arrange their
// contents, because the file specifies the positions of all views.
extension SceneBuilder {
    /// Returns the class that is created instead of another class on a canvas.
    func canvasClass(_ className: String) -> String {
        guard canvas != nil else { return className }
        switch className {
        case "UITableView", "UICollectionView": return "UIScrollView"
        case "UITableViewCell", "UITableViewHeaderFooterView", "UICollectionReusableView",
            "UICollectionViewCell", "UINavigationBar", "UIToolbar", "UITabBar":
            return "UIView"
        default: return className
        }
    }

    /// Returns the views in an element that are subviews of its view on a canvas.
    func canvasParts(of element: Element) -> [Element] {
        element.subviews.flatMap { part -> [Element] in
            switch part.className {
            case "TableSection": part.subviews
            case "UIBarButtonItem" where element.kind == .view: part.subviews
            // The canvas does not show views beside it that are parts by an outlet.
            case _ where element.refers(to: part): []
            default: part.kind == .view ? [part] : []
            }
        }
    }

    /// Gives views on a canvas their saved frames, and the sizes of their Xcode version unless the file specifies them.
    func applyCanvasDefaults(
        for element: Element, _ view: UIView, in superview: UIView, _ superelement: Element
    ) {
        guard let conventions = canvas?.conventions else { return }
        if !element.has("frame") { view.savedFrame = element.origin?.savedFrame.map { CGRect($0) } }
        // The canvas shows activity indicators that are not animating, although files mark them as hidden.
        if let wheel = view as? UIActivityIndicatorView, wheel.hidesWhenStopped,
            element.has("hidesWhenStopped")
        {
            wheel.hidesWhenStopped = false
            wheel.isHidden = false
        }
        if conventions.hasMarginsBelowBars { view.insetsLayoutMarginsFromSafeArea = false }
        conventions.useMeasurements(of: view, in: superview)
        guard let size = conventions.ownSize(of: element, view, in: superelement) else { return }
        let isEmptyView = element.origin?.tag == "view"
        guard !isEmptyView || superview is UIStackView else { return }
        // An empty view gives way to what it stands beside, but not in a length that the author gives it.
        func giveWay(_ axis: NSLayoutConstraint.Axis) {
            guard isEmptyView else { return }
            view.setContentCompressionResistancePriority(UILayoutPriority(749), for: axis)
        }
        if let width = size.width, !element.has("intrinsicWidth") {
            view.placeholderIntrinsicWidth = width
            giveWay(.horizontal)
        }
        if let height = size.height, !element.has("intrinsicHeight") {
            view.placeholderIntrinsicHeight = height
            giveWay(.vertical)
        }
    }

    /// Sets the margins of Interface Builder's canvas for cells. Contents of cells use them at any scroll
    /// position of the table.
    func setCellMargins(of element: Element, _ view: UIView, in superview: UIView?) {
        guard let origin = element.origin else { return }
        switch origin.tag {
        case "tableViewCell" where canvas == nil: return
        case "tableViewCell":
            view.insetsLayoutMarginsFromSafeArea = false
            if view.backgroundColor == nil { view.backgroundColor = .secondarySystemGroupedBackground }
            guard let conventions = canvas?.conventions else { return }
            view.preservesSuperviewLayoutMargins = false
            guard !element.has("layoutMargins") else { return }
            let isInRootTable = superview.map { $0.superview == nil } ?? false
            view.layoutMargins = UIEdgeInsets(
                conventions.cellMargins(
                    width: Double(view.bounds.width), isInRootTable: isInRootTable, isLone: superview == nil))
        case "tableViewCellContentView" where canvas != nil:
            view.insetsLayoutMarginsFromSafeArea = false
            view.preservesSuperviewLayoutMargins = true
        case "collectionViewCell", "collectionReusableView":
            view.insetsLayoutMarginsFromSafeArea = false
            view.preservesSuperviewLayoutMargins = false
        default: return
        }
    }
}

extension Element {
    /// Whether an outlet of the element makes another one its part; outlets of a controller do not.
    fileprivate func refers(to part: Element) -> Bool {
        guard let slot = part.origin?.slot else { return false }
        return origin?.connections.contains {
            $0.kind == .outlet && $0.name == slot && $0.destination == part.id
        } ?? false
    }
}
