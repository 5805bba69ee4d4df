// `UIControl` follows one touch; UIKit sends the events of a control from its touch methods.
extension UIControl {
    /// How far outside the bounds a touch still counts as inside, after it began inside.
    ///
    /// Measured by others, medium confidence: about 70 points on iOS.
    private static let trackingMargin: CGFloat = 70

    func track(began touches: Set<UITouch>, with event: UIEvent?) {
        guard isEnabled, !isTracking, let touch = touches.first else { return }
        isTouchInside = true
        isTracking = beginTracking(touch, with: event)
        isHighlighted = isTracking
        sendActions(for: touch.tapCount > 1 ? [.touchDown, .touchDownRepeat] : .touchDown, with: event)
    }

    func track(moved touches: Set<UITouch>, with event: UIEvent?) {
        guard isTracking, let touch = touches.first else { return }
        let wasInside = isTouchInside
        isTouchInside = isNear(touch)
        isHighlighted = isTouchInside
        isTracking = continueTracking(touch, with: event)
        if wasInside != isTouchInside {
            sendActions(for: isTouchInside ? .touchDragEnter : .touchDragExit, with: event)
        }
        sendActions(for: isTouchInside ? .touchDragInside : .touchDragOutside, with: event)
    }

    func track(ended touches: Set<UITouch>, with event: UIEvent?) {
        guard isTracking, let touch = touches.first else { return isHighlighted = false }
        isTouchInside = isNear(touch)
        isTracking = false
        isHighlighted = false
        endTracking(touch, with: event)
        defer { isTouchInside = false }
        if isTouchInside, showsMenuAsPrimaryAction, openMenu() { return }
        if isTouchInside, sendsPrimaryActionOnTouchUp { primaryActionWillTrigger() }
        sendActions(for: isTouchInside ? .touchUpInside : .touchUpOutside, with: event)
        if isTouchInside, sendsPrimaryActionOnTouchUp {
            sendActions(for: .primaryActionTriggered, with: event)
        }
    }

    /// Opens the control's menu, which keeps the control highlighted.
    ///
    /// Chosen: when the touch ends.
    ///
    /// - Returns: Whether it has one.
    @discardableResult
    func openMenu() -> Bool {
        guard let menu = ownMenu, let window else { return false }
        sendActions(for: .menuActionTriggered, with: nil)
        let overlay = MenuOverlayView(menu, in: window, anchor: convert(bounds, to: window), sender: self)
        overlay.didChoose = { [weak self] in self?.didChoose($0) }
        isHighlighted = true
        overlay.didClose = { [weak self] in self?.isHighlighted = false }
        return true
    }

    func track(cancelled touches: Set<UITouch>, with event: UIEvent?) {
        guard isTracking else { return }
        isTracking = false
        isTouchInside = false
        isHighlighted = false
        cancelTracking(with: event)
        sendActions(for: .touchCancel, with: event)
    }

    /// Returns whether a gesture of a superview is a horizontal movement, which the control follows itself.
    func claimsHorizontalPans(_ recognizer: UIGestureRecognizer) -> Bool {
        guard isTracking, recognizer.view !== self else { return false }
        let moved = recognizer.initialMovement
        return moved.x.magnitude > moved.y.magnitude
    }

    /// Sends the events of a change that the user makes.
    func sendValueChanged(with event: UIEvent?) {
        sendActions(for: .valueChanged, with: event)
        sendActions(for: .primaryActionTriggered, with: event)
    }

    private func isNear(_ touch: UITouch) -> Bool {
        bounds.insetBy(dx: -Self.trackingMargin, dy: -Self.trackingMargin).contains(touch.location(in: self))
    }
}
