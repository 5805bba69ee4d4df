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
            // The canvas does not show views that are parts by an outlet.
            case _ where part.origin.map { $0.outletNames.contains($0.slot ?? "") } ?? false: []
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
        conventions.useMeasurements(of: view, in: superview)
        guard let size = conventions.ownSize(of: element, view, in: superelement) else { return }
        if element.origin?.tag == "view" {
            guard superview is UIStackView else { return }
            for axis in [NSLayoutConstraint.Axis.horizontal, .vertical] {
                view.setContentCompressionResistancePriority(UILayoutPriority(749), for: axis)
            }
        }
        if let width = size.width, !element.has("intrinsicWidth") { view.placeholderIntrinsicWidth = width }
        if let height = size.height, !element.has("intrinsicHeight") {
            view.placeholderIntrinsicHeight = height
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
                conventions.cellMargins(width: Double(view.bounds.width), isInRootTable: isInRootTable))
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
