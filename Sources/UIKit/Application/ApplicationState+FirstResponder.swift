extension ApplicationState {
    /// Called after the first responder has changed, once where one takes the place of another, and with the same
    /// object twice where its input views are to be shown anew.
    func firstResponderDidChange(from old: UIResponder?, to new: UIResponder?) { keyboard.update(for: new) }

    /// Makes an object the first responder, after the present one has resigned.
    ///
    /// - Returns: Whether it is now.
    func makeFirstResponder(_ responder: UIResponder) -> Bool {
        guard !responder.isFirstResponder else { return true }
        guard responder.canBecomeFirstResponder, responder.owningWindow != nil else { return false }
        let old = firstResponder
        if let old {
            isReplacingFirstResponder = true
            defer { isReplacingFirstResponder = false }
            guard old.canResignFirstResponder, old.resignFirstResponder() else { return false }
        }
        firstResponder = responder
        responder.receivesKeys = true
        responder.didBecomeFirstResponder()
        // A delegate that is notified may make another object the first responder, which the keyboard has followed then.
        if responder.isFirstResponder { firstResponderDidChange(from: old, to: responder) }
        return true
    }

    /// Has an object stop being the first responder.
    ///
    /// - Parameters:
    ///   - responder: The object.
    ///   - isForced: Whether it has no say in it.
    /// - Returns: Whether it is no longer the first responder.
    func resignFirstResponder(_ responder: UIResponder, isForced: Bool = false) -> Bool {
        guard responder.isFirstResponder else { return true }
        guard isForced || responder.canResignFirstResponder else { return false }
        responder.receivesKeys = false
        firstResponder = nil
        if !isReplacingFirstResponder { firstResponderDidChange(from: responder, to: nil) }
        responder.didResignFirstResponder()
        return true
    }

    /// Has an object stop being the first responder whatever it says, as when it leaves its window.
    func loseFirstResponder(_ responder: UIResponder) {
        if !responder.resignFirstResponder() { _ = resignFirstResponder(responder, isForced: true) }
    }
}
