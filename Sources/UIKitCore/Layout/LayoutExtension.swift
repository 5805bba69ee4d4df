/// What a layout system other than Auto Layout stores for a view.
///
/// Its containers are views that place their subviews in `layoutSubviews`. They do so in every round of layout, since
/// the sizes of their subviews may have changed.
package protocol LayoutExtension: AnyObject {
    /// Whether the view is such a container.
    var arrangesSubviews: Bool { get }
    /// Why the view is where it is, where such a container placed it; nil for other views.
    var placementReasons: PlacementReasons? { get }
}

/// Why a view is where it is, in sentences: the rules of another layout system.
package struct PlacementReasons {
    /// What determines the horizontal position.
    package var x: String
    /// What determines the width.
    package var width: String
    /// What determines the vertical position.
    package var y: String
    /// What determines the height.
    package var height: String

    package init(x: String, width: String, y: String, height: String) {
        (self.x, self.width, self.y, self.height) = (x, width, y, height)
    }

    /// The reasons of an edge or a length, by its name in an explanation.
    func reasons(_ edge: String) -> [String] {
        switch edge {
        case "left": [x]
        case "right": [x, width]
        case "width": [width]
        case "top": [y]
        case "bottom": [y, height]
        default: [height]
        }
    }
}

extension UIView {
    /// The width for which layout requests `intrinsicContentSize`, in points; nil for any.
    package var proposedContentWidth: CGFloat? { layoutState.proposedWidth }
}
