/// A part of the app's interface: the windows of the screen.
open class UIScene: UIResponder {
    /// The states of a scene. Raw values match Apple's.
    public enum ActivationState: Int, Hashable, Sendable {
        /// The scene is not connected to the app.
        case unattached = -1
        /// The scene is visible and receives events.
        case foregroundActive = 0
        /// The scene is visible and receives no events.
        case foregroundInactive = 1
        /// The scene is not visible.
        case background = 2
    }

    /// The session of the scene.
    public let session: UISceneSession
    /// The delegate of the scene.
    open var delegate: (any UISceneDelegate)?
    /// The state; the scene of a render is shown and active.
    open var activationState: ActivationState { .foregroundActive }
    /// The title of the scene.
    // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
    open var title: String! = ""
    /// The text under the title; has no effect here.
    open var subtitle = ""
    /// When the scene is chosen for what the app is asked to show; there is one scene here.
    open var activationConditions = UISceneActivationConditions()

    /// Creates a scene of a session.
    public required init(session: UISceneSession, connectionOptions: ConnectionOptions) {
        self.session = session
        super.init()
        session.scene = self
    }

    /// The next responder is the application.
    open override var next: UIResponder? { UIApplication.shared }

    /// Opens a URL in another app; there is none, so that nothing opens.
    open func open(
        _ url: URL, options: OpenExternalURLOptions?, completionHandler completion: ((Bool) -> Void)? = nil
    ) {
        UIApplication.shared.open(url, completionHandler: completion)
    }

    /// Posted before a scene comes to the foreground.
    public static let willEnterForegroundNotification = Notification.Name(
        "UISceneWillEnterForegroundNotification")
    /// Posted after a scene became active.
    public static let didActivateNotification = Notification.Name("UISceneDidActivateNotification")
    /// Posted before a scene becomes inactive.
    public static let willDeactivateNotification = Notification.Name("UISceneWillDeactivateNotification")
    /// Posted after a scene went to the background.
    public static let didEnterBackgroundNotification = Notification.Name(
        "UISceneDidEnterBackgroundNotification")
    /// Posted before a scene is connected.
    public static let willConnectNotification = Notification.Name("UISceneWillConnectNotification")
    /// Posted after a scene was disconnected.
    public static let didDisconnectNotification = Notification.Name("UISceneDidDisconnectNotification")

    /// The reasons for which a scene is connected.
    open class ConnectionOptions: NSObject {
        /// The URLs to open.
        open internal(set) var urlContexts: Set<UIOpenURLContext> = []
        /// The app that requested the scene.
        open internal(set) var sourceApplication: String?
        /// The activities to continue.
        open internal(set) var userActivities: Set<NSUserActivity> = []
        /// The item of the home screen that was chosen.
        open internal(set) var shortcutItem: UIApplicationShortcutItem?
        /// The type of the activity that another device hands off; nil for none.
        open internal(set) var handoffUserActivityType: String?
        /// The response of the user to a notification, a `UNNotificationResponse`; none was shown.
        open internal(set) var notificationResponse: AnyObject?

        /// Creates empty options, as of an app that the user started.
        public override init() { super.init() }
    }

    /// The options with which a URL opens in another app.
    open class OpenExternalURLOptions: NSObject {
        /// Whether only an app with a universal link for the URL opens it; false by default.
        open var universalLinksOnly = false
        /// What an opened app attributes to an ad; nil for none.
        open var eventAttribution: Any?

        /// Creates options with their default values.
        public override init() { super.init() }
    }

    /// The focus system of the scene; nil, as there is none here.
    open var focusSystem: UIFocusSystem? { nil }
}

/// The limits of the size of a scene's windows.
open class UISceneSizeRestrictions: NSObject {
    /// The minimum size, in points.
    open var minimumSize: CGSize = .zero
    /// The maximum size, in points.
    open var maximumSize = CGSize(width: CGFloat.greatestFiniteMagnitude, height: .greatestFiniteMagnitude)
    /// Whether the windows may fill the screen.
    open var allowsFullScreen = true
}

/// The status bar of a scene.
open class UIStatusBarManager: NSObject {
    /// The style of the text, as the topmost controller prefers.
    open var statusBarStyle: UIStatusBarStyle {
        UIApplication.shared.keyWindow?.rootViewController?.preferredStatusBarStyle ?? .default
    }
    /// Whether the bar is hidden.
    open var isStatusBarHidden: Bool {
        UIApplication.shared.keyWindow?.rootViewController?.prefersStatusBarHidden ?? false
    }
    /// The frame of the bar, in the coordinates of the window.
    open var statusBarFrame: CGRect {
        let environment = RenderEnvironment.current
        return isStatusBarHidden
            ? .zero
            : CGRect(x: 0, y: 0, width: environment.screenSize.width, height: environment.deviceSafeArea.top)
    }
}
