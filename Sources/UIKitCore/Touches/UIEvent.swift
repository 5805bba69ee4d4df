/// An event: a change of the touches on the screen.
open class UIEvent: NSObject {
    /// The touches of the event; nil for none.
    public internal(set) var allTouches: Set<UITouch>?
    /// When the event occurred, in seconds on the virtual clock.
    public internal(set) var timestamp: TimeInterval = 0

    /// The type of the event.
    open var type: EventType { .touches }
    /// The subtype of the event.
    open var subtype: EventSubtype { .none }
    /// The modifier keys that are pressed; always none.
    open var modifierFlags: UIKeyModifierFlags { [] }

    /// The buttons of a pointer that are pressed; always none, as touches have none.
    open var buttonMask: ButtonMask { [] }
    /// Returns the touches between the last event and this one; always the touch alone.
    open func coalescedTouches(for touch: UITouch) -> [UITouch]? { [touch] }
    /// Returns predicted touches; always none, as those of a script are not predicted.
    open func predictedTouches(for touch: UITouch) -> [UITouch]? { [] }

    /// The buttons of a pointing device. Raw values match Apple's.
    public struct ButtonMask: OptionSet, Hashable, Sendable {
        /// The buttons as bits.
        public let rawValue: Int
        /// Creates a set from its bits.
        public init(rawValue: Int) { self.rawValue = rawValue }
        /// The primary button.
        public static let primary = ButtonMask(rawValue: 1 << 0)
        /// The secondary button, for context menus.
        public static let secondary = ButtonMask(rawValue: 1 << 1)
        /// Returns the mask of a button by its number, from 1.
        public static func button(_ buttonNumber: Int) -> ButtonMask {
            ButtonMask(rawValue: 1 << max(0, buttonNumber - 1))
        }
    }

    /// The types of events. Raw values match Apple's.
    public enum EventType: Int, Hashable, Sendable {
        /// Touches on the screen.
        case touches = 0
        /// Motion of the device, such as shaking.
        case motion = 1
        /// Remote controls, such as the buttons of a headset.
        case remoteControl = 2
        /// Presses of keys and buttons.
        case presses = 3
        /// Scrolling with a wheel or a trackpad.
        case scroll = 10
        /// A pointer that hovers over the screen.
        case hover = 11
        /// Pinching or rotating on a trackpad.
        case transform = 14
    }

    /// The subtypes of events. Raw values match Apple's.
    public enum EventSubtype: Int, Hashable, Sendable {
        /// An event without a subtype.
        case none = 0
        /// The user shakes the device.
        case motionShake = 1
        /// The play command of a remote control.
        case remoteControlPlay = 100
        /// The pause command of a remote control.
        case remoteControlPause = 101
        /// The stop command of a remote control.
        case remoteControlStop = 102
        /// The command that toggles between play and pause.
        case remoteControlTogglePlayPause = 103
        /// The command that skips to the next track.
        case remoteControlNextTrack = 104
        /// The command that skips to the previous track.
        case remoteControlPreviousTrack = 105
        /// The command that begins seeking backward.
        case remoteControlBeginSeekingBackward = 106
        /// The command that ends seeking backward.
        case remoteControlEndSeekingBackward = 107
        /// The command that begins seeking forward.
        case remoteControlBeginSeekingForward = 108
        /// The command that ends seeking forward.
        case remoteControlEndSeekingForward = 109
    }

    /// Returns the touches that began in a window; nil for none.
    public func touches(for window: UIWindow) -> Set<UITouch>? { touches { $0.window === window } }

    /// Returns the touches that began in a view; nil for none.
    public func touches(for view: UIView) -> Set<UITouch>? { touches { $0.view === view } }

    /// Returns the touches that a gesture recognizer tracks; nil for none.
    public func touches(for gesture: UIGestureRecognizer) -> Set<UITouch>? {
        touches { $0.isFollowed(by: gesture) }
    }

    private func touches(where isIncluded: (UITouch) -> Bool) -> Set<UITouch>? {
        let touches = Set((allTouches ?? []).filter(isIncluded))
        return touches.isEmpty ? nil : touches
    }
}
