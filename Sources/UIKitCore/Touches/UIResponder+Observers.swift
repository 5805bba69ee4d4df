extension UIResponder: AttachmentOwner {}

extension UIResponder: KeyValueObserving {
    /// Separates what the author sets from what `appearance()` sets.
    package func noteChange(ofValueForKey key: String) {
        RenderContext.current.existing(AppearanceProxies.self)?.noteChange(of: key, of: self)
    }

    /// Notifies observers of values that a setter has changed.
    func notifyObservers() {
        if hasObservers { RenderContext.current.deliverChangedValues(of: self) }
    }
}

extension UIView {
    /// Called when `isHidden` changed.
    func hiddenDidChange() {
        superview?.subviewHiddenDidChange(self)
        notifyObservers()
    }
}
