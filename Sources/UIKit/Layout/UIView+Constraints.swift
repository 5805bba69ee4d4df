import Layout

extension UIView {
    /// The active constraints installed at this view.
    public var constraints: [NSLayoutConstraint] { layoutState.constraints }

    /// Whether the frame is turned into constraints; false lets the author's constraints determine it.
    public var translatesAutoresizingMaskIntoConstraints: Bool {
        get { layoutState.translatesAutoresizingMask }
        set {
            guard newValue != layoutState.translatesAutoresizingMask else { return }
            layoutState.translatesAutoresizingMask = newValue
            layoutState.autoresizingBase = nil
            setNeedsLayout()
        }
    }

    /// Installs a constraint here.
    public func addConstraint(_ constraint: NSLayoutConstraint) { constraint.isActive = true }

    /// Installs constraints here.
    public func addConstraints(_ constraints: [NSLayoutConstraint]) {
        NSLayoutConstraint.activate(constraints)
    }

    /// Removes a constraint.
    public func removeConstraint(_ constraint: NSLayoutConstraint) {
        if constraint.installedView === self { constraint.isActive = false }
    }

    /// Removes constraints.
    public func removeConstraints(_ constraints: [NSLayoutConstraint]) {
        for constraint in constraints { removeConstraint(constraint) }
    }

    /// How strongly the view resists growing beyond its own size.
    public func contentHuggingPriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
        UILayoutPriority(layoutState.hugging[axis.axis])
    }

    /// Sets how strongly the view resists growing beyond its own size.
    public func setContentHuggingPriority(
        _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
    ) {
        layoutState.hugging.set(priority.rawValue, for: axis.axis)
        setNeedsLayout()
    }

    /// How strongly the view resists shrinking below its own size.
    public func contentCompressionResistancePriority(
        for axis: NSLayoutConstraint.Axis
    ) -> UILayoutPriority { UILayoutPriority(layoutState.compressionResistance[axis.axis]) }

    /// Sets how strongly the view resists shrinking below its own size.
    public func setContentCompressionResistancePriority(
        _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
    ) {
        layoutState.compressionResistance.set(priority.rawValue, for: axis.axis)
        setNeedsLayout()
    }

    /// Whether the constraints left the frame open in the last layout.
    public var hasAmbiguousLayout: Bool { layoutState.isAmbiguous }

    /// The nearest common ancestor, each counting as an ancestor of itself.
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
    /// A direction of layout.
    public enum Axis: Int, Hashable, Sendable {
        /// Left to right.
        case horizontal = 0
        /// Top to bottom.
        case vertical = 1
    }
}
