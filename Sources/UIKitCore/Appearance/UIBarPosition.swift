/// The positions of bars. Raw values match Apple's.
public enum UIBarPosition: Int, Hashable, Sendable {
    /// No particular position.
    case any = 0
    /// At the bottom of its container.
    case bottom = 1
    /// At the top of its container.
    case top = 2
    /// At the top of the screen, with a background that extends under the status bar.
    case topAttached = 3
}

/// A bar with a position.
public protocol UIBarPositioning: AnyObject {
    /// The position of the bar.
    var barPosition: UIBarPosition { get }
}

/// The delegate that determines the position of a bar.
public protocol UIBarPositioningDelegate: AnyObject {
    /// Returns the position of a bar.
    func position(for bar: any UIBarPositioning) -> UIBarPosition
}

extension UIBarPositioningDelegate {
    /// The default implementation returns no particular position.
    public func position(for bar: any UIBarPositioning) -> UIBarPosition { .any }
}
