/// A finger on the screen.
public final class UITouch: NSObject {
    /// The phases of a touch. Raw values match Apple's.
    public enum Phase: Int, Hashable, Sendable {
        /// The finger has come down.
        case began = 0
        /// The finger has moved.
        case moved = 1
        /// The finger rests.
        case stationary = 2
        /// The finger was lifted.
        case ended = 3
        /// The system has ended the touch, as when a gesture was recognized.
        case cancelled = 4
    }

    /// The phase.
    public internal(set) var phase: Phase = .began
    /// How many times the finger has come down at this place in a row.
    public internal(set) var tapCount = 1
    /// When the touch last changed, in seconds on the virtual clock.
    public internal(set) var timestamp: TimeInterval = 0
    /// The window that the touch began in.
    public internal(set) weak var window: UIWindow?
    /// The view that the touch began in, which keeps the touch.
    public internal(set) weak var view: UIView?
    /// The position in the window, in points.
    var position: CGPoint
    /// The position before the last change.
    var previousPosition: CGPoint

    init(at position: CGPoint, in window: UIWindow) {
        self.position = position
        previousPosition = position
        self.window = window
    }

    /// Returns the position in a view's coordinates; nil stands for the window.
    public func location(in view: UIView?) -> CGPoint {
        (window as UIView?)?.convert(position, to: view) ?? position
    }

    /// Returns the position before the last change in a view's coordinates; nil stands for the window.
    public func previousLocation(in view: UIView?) -> CGPoint {
        (window as UIView?)?.convert(previousPosition, to: view) ?? previousPosition
    }
}
