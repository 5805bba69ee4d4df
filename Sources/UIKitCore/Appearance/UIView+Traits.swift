extension UIView {
    /// Recomputes the traits that the view inherits, and those of its descendants where they change.
    func updateTraits() {
        var pending = [self]
        while let view = pending.popLast() {
            let traits = view.resolvedTraits
            guard traits != view.layoutState.inheritedTraits else { continue }
            let previous = view.traitCollection
            view.layoutState.inheritedTraits = traits
            view.setNeedsLayout()
            view.notifyTraitChange(from: previous)
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
    /// Returns what this controller overrides for a child.
    func overrides(for child: UIViewController?) -> UITraitOverrides? {
        child.flatMap { childTraits[ObjectIdentifier($0)] }.map(UITraitOverrides.init)
    }
}
