// swift-format-ignore-file: AlwaysUseLowerCamelCase

/// The persistent information of a scene.
open class UISceneSession: NSObject {
    /// The roles of scenes.
    public struct Role: RawRepresentable, Hashable, Sendable {
        /// The raw value, which matches Apple's.
        public let rawValue: String
        /// Creates a role.
        public init(rawValue: String) { self.rawValue = rawValue }
        /// A scene on the screen of the device.
        public static let windowApplication = Role(rawValue: "UIWindowSceneSessionRoleApplication")
        /// A scene on an external display.
        public static let windowExternalDisplay = Role(rawValue: "UIWindowSceneSessionRoleExternalDisplay")
        /// A scene on an external display, without input.
        public static let windowExternalDisplayNonInteractive = Role(
            rawValue: "UIWindowSceneSessionRoleExternalDisplayNonInteractive")
    }

    /// The scene; nil while it is not connected.
    open internal(set) weak var scene: UIScene?
    /// The role of the scene.
    public let role: Role
    /// The configuration with which the scene was created.
    open internal(set) var configuration: UISceneConfiguration
    /// The identifier, which persists between launches.
    public let persistentIdentifier: String
    /// The activity that restores the scene; nil for none.
    open var stateRestorationActivity: NSUserActivity?
    /// Values of the app's own.
    open var userInfo: [String: Any]?

    init(role: Role, identifier: String) {
        self.role = role
        configuration = UISceneConfiguration(name: nil, sessionRole: role)
        persistentIdentifier = identifier
        super.init()
    }
}

/// The configuration of a scene.
open class UISceneConfiguration: NSObject {
    /// The name in the app's property list; nil for none.
    public let name: String?
    /// The role of the scene.
    public let role: UISceneSession.Role
    /// The class of the scene; nil for that of the role.
    open var sceneClass: AnyClass?
    /// The class of the scene's delegate.
    open var delegateClass: AnyClass?
    /// The storyboard of the scene's first screen.
    open var storyboard: UIStoryboard?

    /// Creates a configuration.
    public init(name: String?, sessionRole: UISceneSession.Role) {
        self.name = name
        role = sessionRole
    }
}

/// A URL that the app is requested to open.
open class UIOpenURLContext: NSObject {
    /// The URL to be opened.
    public let url: URL
    /// The options with which the URL is opened.
    public let options: UIScene.OpenURLOptions

    init(url: URL) {
        self.url = url
        options = UIScene.OpenURLOptions()
    }
}

extension UIScene {
    /// The options with which a URL is opened.
    open class OpenURLOptions: NSObject {
        /// The app that requests to open the URL; nil for one of another team.
        open internal(set) var sourceApplication: String?
        /// Values of the app that requests to open the URL.
        open internal(set) var annotation: Any?
        /// Whether the file is opened in place; otherwise it must be copied to be changed.
        open internal(set) var openInPlace = false
    }
}

/// The delegate that is notified of the life of a scene.
public protocol UISceneDelegate: DelegateMethods {
    /// Called when a scene is connected.
    func scene(
        _ scene: UIScene, willConnectTo session: UISceneSession,
        options connectionOptions: UIScene.ConnectionOptions)
    /// Called after a scene was disconnected.
    func sceneDidDisconnect(_ scene: UIScene)
    /// Called after a scene became active.
    func sceneDidBecomeActive(_ scene: UIScene)
    /// Called before a scene becomes inactive.
    func sceneWillResignActive(_ scene: UIScene)
    /// Called before a scene comes to the foreground.
    func sceneWillEnterForeground(_ scene: UIScene)
    /// Called after a scene went to the background.
    func sceneDidEnterBackground(_ scene: UIScene)
    /// Called to open URLs.
    func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>)
    /// Called to continue an activity.
    func scene(_ scene: UIScene, continue userActivity: NSUserActivity)
    /// Returns the activity that restores the scene; nil for none.
    func stateRestorationActivity(for scene: UIScene) -> NSUserActivity?
}

extension UISceneDelegate {
    /// The default implementation does nothing.
    public func scene(
        _ scene: UIScene, willConnectTo session: UISceneSession,
        options connectionOptions: UIScene.ConnectionOptions
    ) {}
    /// The default implementation does nothing.
    public func sceneDidDisconnect(_ scene: UIScene) {}
    /// The default implementation does nothing.
    public func sceneDidBecomeActive(_ scene: UIScene) {}
    /// The default implementation does nothing.
    public func sceneWillResignActive(_ scene: UIScene) {}
    /// The default implementation does nothing.
    public func sceneWillEnterForeground(_ scene: UIScene) {}
    /// The default implementation does nothing.
    public func sceneDidEnterBackground(_ scene: UIScene) {}
    /// The default implementation does nothing.
    public func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>) {}
    /// The default implementation does nothing.
    public func scene(_ scene: UIScene, continue userActivity: NSUserActivity) {}
    /// The default implementation returns nil: there is nothing to restore.
    public func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? { nil }
}

/// The delegate that is notified of the life of a scene with windows.
public protocol UIWindowSceneDelegate: UISceneDelegate {
    /// The main window of the scene.
    var window: UIWindow? { get set }
    /// Called when an item of the home screen was chosen.
    func windowScene(
        _ windowScene: UIWindowScene, performActionFor shortcutItem: UIApplicationShortcutItem,
        completionHandler: @escaping (Bool) -> Void)
    /// Called after the size or the traits of the scene changed.
    func windowScene(
        _ windowScene: UIWindowScene, didUpdate previousCoordinateSpace: any UICoordinateSpace,
        interfaceOrientation previousInterfaceOrientation: UIInterfaceOrientation,
        traitCollection previousTraitCollection: UITraitCollection)
}

extension UIWindowSceneDelegate {
    /// Nil by default; a new value is ignored.
    public var window: UIWindow? {
        get { nil }
        set {}
    }
    /// The default implementation calls the handler with false.
    public func windowScene(
        _ windowScene: UIWindowScene, performActionFor shortcutItem: UIApplicationShortcutItem,
        completionHandler: @escaping (Bool) -> Void
    ) { completionHandler(false) }
    /// The default implementation does nothing.
    public func windowScene(
        _ windowScene: UIWindowScene, didUpdate previousCoordinateSpace: any UICoordinateSpace,
        interfaceOrientation previousInterfaceOrientation: UIInterfaceOrientation,
        traitCollection previousTraitCollection: UITraitCollection
    ) {}
}
