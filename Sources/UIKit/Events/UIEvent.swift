/// A change of the fingers on the screen.
public final class UIEvent: NSObject {
    /// The touches that belong to the event.
    public internal(set) var allTouches: Set<UITouch>?
    /// When it happened, in seconds on the virtual clock.
    public internal(set) var timestamp: TimeInterval = 0

    /// Returns the touches that began in a window; nil if there are none.
    public func touches(for window: UIWindow) -> Set<UITouch>? { touches { $0.window === window } }

    /// Returns the touches that began in a view; nil if there are none.
    public func touches(for view: UIView) -> Set<UITouch>? { touches { $0.view === view } }

    private func touches(where isIncluded: (UITouch) -> Bool) -> Set<UITouch>? {
        let touches = Set((allTouches ?? []).filter(isIncluded))
        return touches.isEmpty ? nil : touches
    }
}
