/// The first responder of a render.
private final class FirstResponder: RenderSlot {
    weak var responder: UIResponder?
    /// Whether another object is about to replace the first responder, which is resigning.
    var isBeingReplaced = false

    init(in context: RenderContext) {}
}

extension RenderContext {
    /// The object that receives keyboard input; nil for none.
    package fileprivate(set) var firstResponder: UIResponder? {
        get { self[FirstResponder.self].responder }
        set { self[FirstResponder.self].responder = newValue }
    }

    /// Called after the first responder has changed, once where one takes the place of another, and with the same
    /// object twice where its input views are shown again.
    func firstResponderDidChange(from old: UIResponder?, to new: UIResponder?) { keyboard.update(for: new) }

    /// Makes an object the first responder, after the present one has resigned.
    ///
    /// - Returns: Whether it is now.
    func makeFirstResponder(_ responder: UIResponder) -> Bool {
        guard !responder.isFirstResponder else { return true }
        guard responder.canBecomeFirstResponder, responder.owningWindow != nil else { return false }
        let old = firstResponder
        if let old {
            let state = self[FirstResponder.self]
            state.isBeingReplaced = true
            defer { state.isBeingReplaced = false }
            guard old.canResignFirstResponder, old.resignFirstResponder() else { return false }
        }
        firstResponder = responder
        responder.receivesKeys = true
        responder.didBecomeFirstResponder()
        // A delegate that is notified may make another object the first responder, which the keyboard has followed then.
        if responder.isFirstResponder { firstResponderDidChange(from: old, to: responder) }
        return true
    }

    /// Resigns the first responder if it is an object.
    ///
    /// - Parameters:
    ///   - responder: The object.
    ///   - isForced: Whether the responder resigns even if it refuses.
    /// - Returns: Whether it is no longer the first responder.
    func resignFirstResponder(_ responder: UIResponder, isForced: Bool = false) -> Bool {
        guard responder.isFirstResponder else { return true }
        guard isForced || responder.canResignFirstResponder else { return false }
        responder.receivesKeys = false
        firstResponder = nil
        guard !self[FirstResponder.self].isBeingReplaced else {
            responder.didResignFirstResponder()
            return true
        }
        // The accessory of a controller stays on the screen, and follows the keyboard down.
        if let heir = responder.owningWindow == nil ? nil : responder.next?.accessoryOwner {
            firstResponder = heir
            heir.receivesKeys = true
            responder.didResignFirstResponder()
            heir.didBecomeFirstResponder()
            if heir.isFirstResponder { firstResponderDidChange(from: responder, to: heir) }
        } else {
            firstResponderDidChange(from: responder, to: nil)
            responder.didResignFirstResponder()
        }
        return true
    }

    /// Makes a controller that has appeared the first responder where it can be and shows an accessory view, unless there is
    /// a first responder.
    func promoteAccessoryOwner(_ controller: UIViewController) {
        guard firstResponder == nil, controller.accessoryOwner === controller else { return }
        _ = controller.becomeFirstResponder()
    }

    /// Resigns the first responder if it is an object, even if that refuses, as when it leaves its window.
    func loseFirstResponder(_ responder: UIResponder) {
        if !responder.resignFirstResponder() { _ = resignFirstResponder(responder, isForced: true) }
    }
}

extension UIResponder {
    /// The first responder from this one up that can be the first responder and shows an accessory view; nil for none.
    fileprivate var accessoryOwner: UIResponder? {
        sequence(first: self) { $0.next }.first { responder in
            responder.canBecomeFirstResponder
                && (responder.inputAccessoryView ?? responder.inputAccessoryViewController?.view) != nil
        }
    }
}
