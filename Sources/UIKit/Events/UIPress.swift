/// Keys and buttons that are pressed. Nothing presses any here.
open class UIPressesEvent: UIEvent {
    /// The presses of the event.
    open var allPresses: Set<UIPress> { [] }
    /// Returns the presses that a recognizer follows.
    open func presses(for gesture: UIGestureRecognizer) -> Set<UIPress> { [] }
    /// That keys and buttons are pressed.
    open override var type: EventType { .presses }
}

/// A key or a button that is pressed.
open class UIPress: NSObject {
    /// The phases of a press. Raw values match Apple's.
    public enum Phase: Int, Hashable, Sendable {
        /// It has begun.
        case began = 0
        /// Its force has changed.
        case changed = 1
        /// It is held.
        case stationary = 2
        /// It has ended.
        case ended = 3
        /// The system has ended it.
        case cancelled = 4
    }

    /// The buttons of remotes. Raw values match Apple's.
    public enum PressType: Int, Hashable, Sendable {
        /// Up.
        case upArrow = 0
        /// Down.
        case downArrow = 1
        /// To the left.
        case leftArrow = 2
        /// To the right.
        case rightArrow = 3
        /// Select.
        case select = 4
        /// Menu.
        case menu = 5
        /// Play or pause.
        case playPause = 6
        /// A page up.
        case pageUp = 30
        /// A page down.
        case pageDown = 31
    }

    /// The key; nil for a button.
    open var key: UIKey? { nil }
    /// When it changed, in seconds on the virtual clock.
    open var timestamp: TimeInterval { 0 }
    /// The phase.
    open var phase: Phase { .began }
    /// The button.
    open var type: PressType { .select }
    /// How firm the press is.
    open var force: CGFloat { 0 }
    /// The window in which it began.
    open var window: UIWindow? { nil }
    /// The responder that receives it.
    open var responder: UIResponder? { nil }
    /// The recognizers that follow it.
    open var gestureRecognizers: [UIGestureRecognizer]? { nil }
}

/// A key of a hardware keyboard.
open class UIKey: NSObject {
    /// What the key types, with the modifiers that are held.
    open var characters: String { "" }
    /// What the key types without modifiers.
    open var charactersIgnoringModifiers: String { "" }
    /// The modifiers that are held.
    open var modifierFlags: UIKeyModifierFlags { [] }
    /// The place of the key.
    open var keyCode: UIKeyboardHIDUsage { .keyboardErrorRollOver }
}
