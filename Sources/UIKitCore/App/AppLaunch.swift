/// The launch of an app.
private final class AppLaunch: RenderSlot {
    /// Whether the app is being launched: windows make the views of their controllers when they are shown.
    var isUnderWay = false
    /// The window that the app showed when it was launched.
    var window: UIWindow?

    init(in context: RenderContext) {}
}

extension RenderContext {
    /// Whether the app is being launched: windows make the views of their controllers when they are shown.
    var isLaunching: Bool { self[AppLaunch.self].isUnderWay }

    /// Calls the methods of the app delegate and the delegate of the scene that a launch calls, which may set the
    /// appearance of bars.
    ///
    /// The app has a window, as with a main storyboard. What it shows there and in other windows of the level of content is
    /// not on the screen, as a render shows a screen of its own choice, below windows of higher levels; the tint and the
    /// style of the app's window are those of the screen's.
    ///
    /// The window of a main storyboard has the storyboard's global tint color, whether or not it shows the storyboard.
    ///
    /// - Parameters:
    ///   - information: The entries of the app's information property list.
    ///   - showsMainInterface: Whether the window has the initial controller of the main storyboard, whose view is made
    ///     when it is first used.
    package func launch(_ information: LaunchInformation, showsMainInterface: Bool) {
        let shown = windows
        guard let delegate = application.delegate else { return }
        let launch = self[AppLaunch.self]
        launch.isUnderWay = true
        defer { launch.isUnderWay = false }
        let storyboard =
            showsMainInterface ? information.storyboard.map { UIStoryboard(name: $0, bundle: nil) } : nil
        let classes = RenderEnvironment.current.interfaceClasses
        let hasScenes = information.hasScenes || information.isMissing && !classes.sceneDelegates.isEmpty
        if !hasScenes, delegate.window == nil {
            delegate.window = mainWindow(of: storyboard, tint: mainTintColor(information))
        }
        scene.session.configuration = UISceneConfiguration(information)
        _ = delegate.application(application, willFinishLaunchingWithOptions: nil)
        _ = delegate.application(application, didFinishLaunchingWithOptions: nil)
        let sceneDelegate = hasScenes ? connectScene(information, storyboard) : nil
        let own =
            windowOfStartedApp ?? sceneDelegate?.window ?? delegate.window
            ?? windows.last { !shown.contains($0) }
        for window in windows where !shown.contains(where: { $0 === window }) {
            if window === own || window.windowLevel <= .normal { hide(window) }
        }
        launch.window = own
        guard let window = shown.first else { return }
        if let own, own !== window {
            globalTintColor = own.ownTint ?? globalTintColor
            window.overrideUserInterfaceStyle = own.overrideUserInterfaceStyle
        }
        delegate.window = window
        sceneDelegate?.window = window
        window.makeKey()
    }

    /// Starts an app of SwiftUI; its window, or nil for other apps and those that show none.
    private var windowOfStartedApp: UIWindow? {
        guard let start = RenderEnvironment.current.interfaceClasses.startApp else { return nil }
        let before = windows
        start()
        return windows.last { !before.contains($0) }
    }

    /// Returns the controller that the app has shown in its window when it was launched, and takes it from there; nil if
    /// it has shown none.
    package func takeLaunchedController() -> UIViewController? {
        let window = self[AppLaunch.self].window
        let controller = window?.rootViewController
        window?.rootViewController = nil
        return controller
    }

    /// Returns the global tint color of an app's main storyboard; nil for that of the system.
    package func mainTintColor(_ information: LaunchInformation) -> UIColor? {
        information.storyboard.flatMap { interfaceLoader?.tintColor(ofStoryboard: $0) }
    }

    private func mainWindow(of storyboard: UIStoryboard?, tint: UIColor?) -> UIWindow {
        let window = UIWindow(frame: UIScreen.main.bounds)
        window.tintColor = tint
        window.rootViewController = storyboard?.instantiateInitialViewController()
        return window
    }

    /// Connects the scene to the app; returns its delegate, or nil if it has none with windows.
    private func connectScene(_ information: LaunchInformation, _ storyboard: UIStoryboard?) -> (
        any UIWindowSceneDelegate
    )? {
        let options = UIScene.ConnectionOptions(), session = scene.session
        let configuration = application.delegate?.application(
            application, configurationForConnecting: session, options: options)
        if let configuration { session.configuration = configuration }
        let classes = RenderEnvironment.current.interfaceClasses
        let name =
            information.sceneDelegate ?? (information.isMissing ? classes.sceneDelegates.keys.min() : nil)
        guard
            let delegate = classes.makeSceneDelegate(configuration?.delegateClass, named: name)
        else { return nil }
        scene.delegate = delegate
        let windowDelegate = delegate as? any UIWindowSceneDelegate
        let named = information.storyboard.map { UIStoryboard(name: $0, bundle: nil) }
        if let shown = configuration?.storyboard ?? named, windowDelegate?.window == nil {
            let tint = interfaceLoader?.tintColor(ofStoryboard: shown.name)
            windowDelegate?.window = mainWindow(of: configuration?.storyboard ?? storyboard, tint: tint)
        }
        delegate.scene(scene, willConnectTo: session, options: options)
        return windowDelegate
    }
}

extension UISceneConfiguration {
    /// Creates that of an app's information property list.
    fileprivate convenience init(_ information: LaunchInformation) {
        self.init(name: information.sceneConfiguration, sessionRole: .windowApplication)
        delegateClass = information.sceneDelegate.flatMap { RenderEnvironment.current.interfaceClasses[$0] }
    }
}
