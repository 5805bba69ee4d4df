/// A change of the fingers on the screen.
open class UIEvent: NSObject {
    /// The touches that belong to the event.
    public internal(set) var allTouches: Set<UITouch>?
    /// When it happened, in seconds on the virtual clock.
    public internal(set) var timestamp: TimeInterval = 0

    /// What kind of event it is.
    open var type: EventType { .touches }
    /// What kind of event it is, more exactly.
    open var subtype: EventSubtype { .none }
    /// The modifier keys that are held.
    open var modifierFlags: UIKeyModifierFlags { [] }

    /// The kinds of events. Raw values match Apple's.
    public enum EventType: Int, Hashable, Sendable {
        /// Fingers on the screen.
        case touches = 0
        /// The device is moved.
        case motion = 1
        /// Buttons of a headset.
        case remoteControl = 2
        /// Keys and buttons.
        case presses = 3
        /// A wheel.
        case scroll = 10
        /// A pointer that hovers.
        case hover = 11
        /// A gesture of a trackpad.
        case transform = 14
    }

    /// The kinds of events, more exactly. Raw values match Apple's.
    public enum EventSubtype: Int, Hashable, Sendable {
        /// Nothing more exact.
        case none = 0
        /// The device is shaken.
        case motionShake = 1
        /// Play.
        case remoteControlPlay = 100
        /// Pause.
        case remoteControlPause = 101
        /// Stop.
        case remoteControlStop = 102
        /// Play or pause.
        case remoteControlTogglePlayPause = 103
        /// The next track.
        case remoteControlNextTrack = 104
        /// The previous track.
        case remoteControlPreviousTrack = 105
    }

    /// Returns the touches that began in a window; nil if there are none.
    public func touches(for window: UIWindow) -> Set<UITouch>? { touches { $0.window === window } }

    /// Returns the touches that began in a view; nil if there are none.
    public func touches(for view: UIView) -> Set<UITouch>? { touches { $0.view === view } }

    private func touches(where isIncluded: (UITouch) -> Bool) -> Set<UITouch>? {
        let touches = Set((allTouches ?? []).filter(isIncluded))
        return touches.isEmpty ? nil : touches
    }
}

/// Keys and buttons that are pressed. Nothing presses any here.
open class UIPressesEvent: UIEvent {
    /// The presses of the event.
    open var allPresses: Set<UIPress> { [] }
    /// That keys and buttons are pressed.
    open override var type: EventType { .presses }
}

/// A key or a button that is pressed.
open class UIPress: NSObject {
    /// The key; nil for a button.
    open var key: UIKey? { nil }
    /// When it changed, in seconds on the virtual clock.
    open var timestamp: TimeInterval { 0 }
}

/// A key of a hardware keyboard.
open class UIKey: NSObject {
    /// What the key types, with the modifiers that are held.
    open var characters: String { "" }
    /// What the key types without modifiers.
    open var charactersIgnoringModifiers: String { "" }
    /// The modifiers that are held.
    open var modifierFlags: UIKeyModifierFlags { [] }
}
