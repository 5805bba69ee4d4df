extension CALayer {
    /// Updates the content where it was marked.
    func displayIfMarked() {
        guard isDisplayDue else { return }
        isDisplayDue = false
        display()
    }

    /// Calls the delegate for the content.
    func baseDisplay() {
        isDisplayDue = false
        isDisplayed = true
        delegate?.display(self)
    }

    /// Whether the delegate draws the content in each render: once it was called, and unless it set contents.
    var isDrawnByDelegate: Bool { isDisplayed && owner == nil && contents == nil && delegate != nil }
}
