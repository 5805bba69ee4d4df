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

    /// The buttons of a pointer that are held: none, as fingers have none.
    open var buttonMask: ButtonMask { [] }
    /// Returns the touches between the last event and this one, the touch itself as the last; here it alone.
    open func coalescedTouches(for touch: UITouch) -> [UITouch]? { [touch] }
    /// Returns the touches that may come: none, as a script's fingers are not foreseen.
    open func predictedTouches(for touch: UITouch) -> [UITouch]? { [] }

    /// The buttons of a pointer. Raw values match Apple's.
    public struct ButtonMask: OptionSet, Hashable, Sendable {
        /// The bits.
        public let rawValue: Int
        /// Creates a set from its bits.
        public init(rawValue: Int) { self.rawValue = rawValue }
        /// The main button.
        public static let primary = ButtonMask(rawValue: 1 << 0)
        /// The button for menus.
        public static let secondary = ButtonMask(rawValue: 1 << 1)
        /// Returns the set of a button by its number, from 1.
        public static func button(_ buttonNumber: Int) -> ButtonMask {
            ButtonMask(rawValue: 1 << max(0, buttonNumber - 1))
        }
    }

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
        /// Begins to go back.
        case remoteControlBeginSeekingBackward = 106
        /// Ends going back.
        case remoteControlEndSeekingBackward = 107
        /// Begins to go forward.
        case remoteControlBeginSeekingForward = 108
        /// Ends going forward.
        case remoteControlEndSeekingForward = 109
    }

    /// Returns the touches that began in a window; nil if there are none.
    public func touches(for window: UIWindow) -> Set<UITouch>? { touches { $0.window === window } }

    /// Returns the touches that began in a view; nil if there are none.
    public func touches(for view: UIView) -> Set<UITouch>? { touches { $0.view === view } }

    /// Returns the touches that a recognizer follows; nil if there are none.
    public func touches(for gesture: UIGestureRecognizer) -> Set<UITouch>? {
        touches { $0.isFollowed(by: gesture) }
    }

    private func touches(where isIncluded: (UITouch) -> Bool) -> Set<UITouch>? {
        let touches = Set((allTouches ?? []).filter(isIncluded))
        return touches.isEmpty ? nil : touches
    }
}
