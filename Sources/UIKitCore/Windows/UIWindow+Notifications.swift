extension UIWindow {
    /// Posted after a window was shown.
    public static let didBecomeVisibleNotification = Notification.Name("UIWindowDidBecomeVisibleNotification")
    /// Posted after a window was hidden.
    public static let didBecomeHiddenNotification = Notification.Name("UIWindowDidBecomeHiddenNotification")
    /// Posted after a window began to receive the keyboard's input.
    public static let didBecomeKeyNotification = Notification.Name("UIWindowDidBecomeKeyNotification")
    /// Posted after a window stopped receiving the keyboard's input.
    public static let didResignKeyNotification = Notification.Name("UIWindowDidResignKeyNotification")
}
