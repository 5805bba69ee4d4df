extension ApplicationState {
    /// Has the app delegate do what it does when the app is launched, such as to set the appearance of bars.
    ///
    /// The delegate has a window, as with a main storyboard. What it shows there and in windows of its own is not on the
    /// screen, as a render shows a screen of its own choice; the tint and the style of its window are those of the
    /// screen's.
    package func launch() {
        let shown = windows
        guard let delegate = application.delegate else { return }
        if delegate.window == nil { delegate.window = UIWindow(frame: UIScreen.main.bounds) }
        _ = delegate.application(application, willFinishLaunchingWithOptions: nil)
        _ = delegate.application(application, didFinishLaunchingWithOptions: nil)
        for window in windows where !shown.contains(where: { $0 === window }) { hide(window) }
        guard let window = shown.first else { return }
        if let own = delegate.window, own !== window {
            globalTintColor = own.ownTint ?? globalTintColor
            window.overrideUserInterfaceStyle = own.overrideUserInterfaceStyle
        }
        delegate.window = window
        window.makeKey()
    }
}
