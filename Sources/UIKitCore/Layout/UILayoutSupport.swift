import Layout

/// The type of `topLayoutGuide` and `bottomLayoutGuide`: an area that bars cover.
public protocol UILayoutSupport: NSObjectProtocol {
    /// The height of the area in points, as of the last layout.
    var length: CGFloat { get }
    /// The top edge of the area.
    var topAnchor: NSLayoutYAxisAnchor { get }
    /// The bottom edge of the area.
    var bottomAnchor: NSLayoutYAxisAnchor { get }
    /// The height of the area.
    var heightAnchor: NSLayoutDimension { get }
}

/// The area between an edge of a root view and its safe area, without a width.
final class LayoutSupportGuide: UILayoutGuide, UILayoutSupport {
    private let isTop: Bool

    /// Creates a guide at the top or bottom of a view, and adds it with the constraints that position it.
    init(isTop: Bool, of view: UIView) {
        self.isTop = isTop
        super.init()
        identifier = isTop ? "topLayoutGuide" : "bottomLayoutGuide"
        view.addLayoutGuide(self)
        let safeArea = view.safeAreaLayoutGuide
        // Source: the tests of EasyPeasy, which count two constraints of a guide; across, it is at the left without a width.
        let constraints = [
            topAnchor.constraint(equalTo: isTop ? view.topAnchor : safeArea.bottomAnchor),
            bottomAnchor.constraint(equalTo: isTop ? safeArea.topAnchor : view.bottomAnchor),
        ]
        for constraint in constraints { constraint.origin = .system }
        NSLayoutConstraint.activate(constraints)
    }

    var length: CGFloat {
        guard let insets = owningView?.safeAreaInsets else { return 0 }
        return isTop ? insets.top : insets.bottom
    }
}
