extension UIResponder: AttachmentOwner {}

extension UIResponder: KeyValueObserving {
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
