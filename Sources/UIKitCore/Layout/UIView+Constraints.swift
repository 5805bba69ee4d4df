import Layout

extension UIView {
    /// The nearest common ancestor of two views, each being an ancestor of itself.
    func nearestCommonAncestor(with other: UIView) -> UIView? {
        var ancestors: Set<ObjectIdentifier> = []
        var current: UIView? = self
        while let view = current {
            ancestors.insert(ObjectIdentifier(view))
            current = view.superview
        }
        current = other
        while let view = current {
            if ancestors.contains(ObjectIdentifier(view)) { return view }
            current = view.superview
        }
        return nil
    }

    /// Removes the constraints of this view and those above it that reach into a view or guide.
    func removeConstraintsReaching(into object: AnyObject) {
        var current: UIView? = self
        while let view = current {
            for constraint in view.layoutState.constraints
            where constraint.hasLostItem || constraint.reaches(into: object) {
                constraint.uninstall()
            }
            current = view.superview
        }
    }
}

extension NSLayoutConstraint {
    /// An axis of layout. Raw values match Apple's.
    public enum Axis: Int, Hashable, Sendable {
        /// The axis from left to right.
        case horizontal = 0
        /// The axis from top to bottom.
        case vertical = 1
    }
}
