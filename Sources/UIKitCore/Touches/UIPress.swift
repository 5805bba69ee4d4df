/// An event for presses of keys and buttons, of which there are none here.
open class UIPressesEvent: UIEvent {
    /// The presses of the event.
    open var allPresses: Set<UIPress> { [] }
    /// Returns the presses that a gesture recognizer tracks.
    open func presses(for gesture: UIGestureRecognizer) -> Set<UIPress> { [] }
    /// The type of the event: `presses`.
    open override var type: EventType { .presses }
}

/// A press of a key or a button.
open class UIPress: NSObject {
    /// The phases of a press. Raw values match Apple's.
    public enum Phase: Int, Hashable, Sendable {
        /// The press has begun.
        case began = 0
        /// The force of the press has changed.
        case changed = 1
        /// The button is held down.
        case stationary = 2
        /// The press has ended.
        case ended = 3
        /// The system has canceled the press.
        case cancelled = 4
    }

    /// The buttons of remote controls. Raw values match Apple's.
    public enum PressType: Int, Hashable, Sendable {
        /// The button or key for up.
        case upArrow = 0
        /// The button or key for down.
        case downArrow = 1
        /// The button or key for left.
        case leftArrow = 2
        /// The button or key for right.
        case rightArrow = 3
        /// The Select button of a remote.
        case select = 4
        /// The Menu button of a remote.
        case menu = 5
        /// The Play/Pause button of a remote.
        case playPause = 6
        /// The Page Up button of a remote.
        case pageUp = 30
        /// The Page Down button of a remote.
        case pageDown = 31
    }

    /// The key of a hardware keyboard; nil for a button.
    open var key: UIKey? { nil }
    /// When the press last changed, in seconds on the virtual clock.
    open var timestamp: TimeInterval { 0 }
    /// The phase of the press.
    open var phase: Phase { .began }
    /// The button that is pressed.
    open var type: PressType { .select }
    /// The force of the press; 0, as no force is measured.
    open var force: CGFloat { 0 }
    /// The window in which the press began.
    open var window: UIWindow? { nil }
    /// The responder that receives the press.
    open var responder: UIResponder? { nil }
    /// The gesture recognizers that track the press.
    open var gestureRecognizers: [UIGestureRecognizer]? { nil }
}

/// A key of a hardware keyboard.
open class UIKey: NSObject {
    /// The characters that the key types with the modifiers that are pressed.
    open var characters: String { "" }
    /// The characters that the key types without modifiers.
    open var charactersIgnoringModifiers: String { "" }
    /// The modifier keys that are pressed.
    open var modifierFlags: UIKeyModifierFlags { [] }
    /// The usage code of the key, which stands for its place.
    open var keyCode: UIKeyboardHIDUsage { .keyboardErrorRollOver }
}
