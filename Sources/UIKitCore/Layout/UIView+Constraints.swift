import Layout

extension UIView {
    /// The active constraints that are installed at this view.
    public var constraints: [NSLayoutConstraint] { layoutState.constraints }

    /// Whether the frame and autoresizing mask are translated into constraints; false if the app adds its own.
    public var translatesAutoresizingMaskIntoConstraints: Bool {
        get { layoutState.translatesAutoresizingMask }
        set {
            guard newValue != layoutState.translatesAutoresizingMask else { return }
            layoutState.translatesAutoresizingMask = newValue
            layoutState.autoresizingBase = nil
            wakeAsPart()
            layoutInputsDidChange()
        }
    }

    /// Activates a constraint.
    public func addConstraint(_ constraint: NSLayoutConstraint) { constraint.isActive = true }

    /// Activates several constraints.
    public func addConstraints(_ constraints: [NSLayoutConstraint]) {
        NSLayoutConstraint.activate(constraints)
    }

    /// Deactivates a constraint that is installed at this view.
    public func removeConstraint(_ constraint: NSLayoutConstraint) {
        if constraint.installedView === self { constraint.isActive = false }
    }

    /// Deactivates several constraints that are installed at this view.
    public func removeConstraints(_ constraints: [NSLayoutConstraint]) {
        for constraint in constraints { removeConstraint(constraint) }
    }

    /// Whether the constraints left the frame ambiguous in the last layout.
    public var hasAmbiguousLayout: Bool { layoutState.isAmbiguous }

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
