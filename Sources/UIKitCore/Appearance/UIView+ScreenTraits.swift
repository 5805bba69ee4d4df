extension UIView {
    /// Notifies this view and those in it, with their view controllers, of a change of the screen's traits.
    ///
    /// Views without overrides take the traits of the screen that they are shown on, so that nothing in the tree changes
    /// when a view that exists already comes to another screen. All of them are laid out again, since the direction of
    /// text decides what leading and trailing mean; text of another size has another intrinsic size.
    ///
    /// - Parameter previous: The traits of the screen before; the current ones are those of the environment.
    package func screenTraitsDidChange(from previous: UITraitCollection) {
        let current = RenderEnvironment.current.traits
        guard !current.isEqual(previous) else { return }
        let changesText = current.preferredContentSizeCategory != previous.preferredContentSizeCategory
        var views: [UIView] = []
        forEachView { views.append($0) }
        for view in views {
            if changesText { view.invalidateIntrinsicContentSize() }
            view.setNeedsUpdateConstraints()
            view.setNeedsLayout()
            guard view.layoutState.inheritedTraits == nil else { continue }
            view.notifyTraitChange(from: previous)
        }
    }
}
