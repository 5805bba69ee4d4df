extension UIView {
    /// The trait overrides for this view and its descendants.
    public var traitOverrides: UITraitOverrides {
        get { layoutState.ownTraits ?? UITraitOverrides() }
        set {
            layoutState.ownTraits = newValue
            updateTraits()
        }
    }

    /// The interface style of this view and its descendants, regardless of the screen's.
    public var overrideUserInterfaceStyle: UIUserInterfaceStyle {
        get { traitOverrides.userInterfaceStyle }
        set { traitOverrides.userInterfaceStyle = newValue }
    }

    /// The minimum content size category of this view and its descendants; nil for no limit.
    public var minimumContentSizeCategory: UIContentSizeCategory? {
        get { layoutState.minimumTextSize }
        set {
            layoutState.minimumTextSize = newValue
            updateTraits()
        }
    }

    /// The maximum content size category of this view and its descendants; nil for no limit.
    public var maximumContentSizeCategory: UIContentSizeCategory? {
        get { layoutState.maximumTextSize }
        set {
            layoutState.maximumTextSize = newValue
            updateTraits()
        }
    }

    /// Recomputes the traits that the view inherits, and those of its descendants where they change.
    func updateTraits() {
        var pending = [self]
        while let view = pending.popLast() {
            let traits = view.resolvedTraits
            guard traits != view.layoutState.inheritedTraits else { continue }
            let previous = view.traitCollection
            view.layoutState.inheritedTraits = traits
            view.setNeedsLayout()
            view.traitCollectionDidChange(previous)
            view.notifyTraitObservers(previous)
            view.viewController?.traitCollectionDidChange(previous)
            view.viewController?.notifyTraitObservers(previous)
            pending.append(contentsOf: view.children.reversed())
        }
    }

    /// The combined overrides of the ancestors and this view; nil for none.
    private var resolvedTraits: UITraitOverrides? {
        let layers = [
            superview?.layoutState.inheritedTraits, viewController?.parent?.overrides(for: viewController),
            viewController?.traitOverrides, layoutState.ownTraits,
        ]
        var resolved = layers.reduce(UITraitOverrides()) { $0.overridden(by: $1) }
        limitTextSize(of: &resolved)
        return resolved == UITraitOverrides() ? nil : resolved
    }

    /// Clamps the content size category to the limits of this view; the minimum wins where they contradict.
    private func limitTextSize(of traits: inout UITraitOverrides) {
        guard layoutState.minimumTextSize != nil || layoutState.maximumTextSize != nil else { return }
        let inherited = traits.preferredContentSizeCategory
        var size =
            inherited == .unspecified
            ? RenderEnvironment.current.traits.preferredContentSizeCategory : inherited
        if let largest = layoutState.maximumTextSize, largest < size { size = largest }
        if let smallest = layoutState.minimumTextSize, size < smallest { size = smallest }
        traits.preferredContentSizeCategory = size
    }
}

extension UIViewController {
    /// The interface style of the controller's views, regardless of the screen's.
    public var overrideUserInterfaceStyle: UIUserInterfaceStyle {
        get { traitOverrides.userInterfaceStyle }
        set { traitOverrides.userInterfaceStyle = newValue }
    }

    /// Sets the traits of a child view controller; nil uses those of this controller.
    public func setOverrideTraitCollection(
        _ collection: UITraitCollection?, forChild childViewController: UIViewController
    ) {
        childTraits[ObjectIdentifier(childViewController)] = collection
        childViewController.viewIfLoaded?.updateTraits()
    }

    /// Returns what this controller overrides for a child.
    func overrides(for child: UIViewController?) -> UITraitOverrides? {
        child.flatMap { childTraits[ObjectIdentifier($0)] }.map(UITraitOverrides.init)
    }
}
