extension UIView {
    /// Adapts the fonts of the view to a change of its traits, and notifies the view, its view controller and the
    /// observers of both.
    ///
    /// - Parameter previous: The traits before.
    func notifyTraitChange(from previous: UITraitCollection) {
        if traitCollection.preferredContentSizeCategory != previous.preferredContentSizeCategory {
            (self as? any FontAdapting)?.adaptFont()
        }
        traitCollectionDidChange(previous)
        notifyTraitObservers(previous)
        viewController?.traitCollectionDidChange(previous)
        viewController?.notifyTraitObservers(previous)
    }
}
