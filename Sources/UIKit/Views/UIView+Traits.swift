extension UIView {
    /// The conditions the view is shown under: the screen's, with what views and controllers around it
    /// and the view itself override.
    public var traitCollection: UITraitCollection {
        guard let overrides = layoutState.inheritedTraits else { return .current }
        return UITraitCollection(UITraitOverrides(.current).overridden(by: overrides))
    }

    /// Conditions that this view sets for itself and all inside.
    public var traitOverrides: UITraitOverrides {
        get { layoutState.ownTraits ?? UITraitOverrides() }
        set {
            layoutState.ownTraits = newValue
            updateTraits()
        }
    }

    /// Light or dark for this view and all inside, whatever the screen is.
    public var overrideUserInterfaceStyle: UIUserInterfaceStyle {
        get { traitOverrides.userInterfaceStyle }
        set { traitOverrides.userInterfaceStyle = newValue }
    }

    /// Works out anew what the view inherits, and all inside as far as that changes.
    func updateTraits() {
        var pending = [self]
        while let view = pending.popLast() {
            let traits = view.resolvedTraits
            guard traits != view.layoutState.inheritedTraits else { continue }
            let previous = view.traitCollection
            view.layoutState.inheritedTraits = traits
            view.setNeedsLayout()
            view.traitCollectionDidChange(previous)
            view.viewController?.traitCollectionDidChange(previous)
            pending.append(contentsOf: view.subviews.reversed())
        }
    }

    /// What is overridden around the view and by it; nil for nothing.
    private var resolvedTraits: UITraitOverrides? {
        let layers = [
            superview?.layoutState.inheritedTraits, viewController?.parent?.overrides(for: viewController),
            viewController?.traitOverrides, layoutState.ownTraits,
        ]
        let resolved = layers.reduce(UITraitOverrides()) { $0.overridden(by: $1) }
        return resolved == UITraitOverrides() ? nil : resolved
    }
}

extension UIViewController {
    /// Light or dark for the controller's views, whatever the screen is.
    public var overrideUserInterfaceStyle: UIUserInterfaceStyle {
        get { traitOverrides.userInterfaceStyle }
        set { traitOverrides.userInterfaceStyle = newValue }
    }

    /// Sets conditions for a controller in this one; nil for those of this one.
    public func setOverrideTraitCollection(
        _ collection: UITraitCollection?, forChild childViewController: UIViewController
    ) {
        childTraits[ObjectIdentifier(childViewController)] = collection
        childViewController.viewIfLoaded?.updateTraits()
    }

    /// The conditions set for a controller in this one.
    public func overrideTraitCollection(
        forChild childViewController: UIViewController
    ) -> UITraitCollection? { childTraits[ObjectIdentifier(childViewController)] }

    /// What this controller overrides for one in it.
    func overrides(for child: UIViewController?) -> UITraitOverrides? {
        child.flatMap { childTraits[ObjectIdentifier($0)] }.map(UITraitOverrides.init)
    }
}
