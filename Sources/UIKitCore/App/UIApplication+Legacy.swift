// swift-format-ignore-file: AlwaysUseLowerCamelCase

// What apps of old systems call, and what no render has.
extension UIApplication {
    /// Sets the style of the status bar, as before iOS 7.
    public func setStatusBarStyle(_ statusBarStyle: UIStatusBarStyle, animated: Bool) {
        self.statusBarStyle = statusBarStyle
    }
    /// Hides the status bar or shows it, as before iOS 7.
    public func setStatusBarHidden(_ hidden: Bool, with animation: UIStatusBarAnimation) {
        isStatusBarHidden = hidden
    }
    /// Hides the status bar or shows it, as before iOS 7.
    public func setStatusBarHidden(_ hidden: Bool, animated: Bool) { isStatusBarHidden = hidden }
    /// Rotates the interface, as before iOS 6; has no effect here, as the device stays as it is held.
    public func setStatusBarOrientation(_ interfaceOrientation: UIInterfaceOrientation, animated: Bool) {}
    /// How long a turn of the interface takes, in seconds.
    ///
    /// Source: a turn by a right angle takes 0.3 seconds on iPhones.
    public var statusBarOrientationAnimationDuration: TimeInterval { 0.3 }
    /// Whether the app may work in the background.
    public var backgroundRefreshStatus: UIBackgroundRefreshStatus { .available }
    /// Registers an object to be restored by its identifier; no state is kept here.
    public class func registerObject(
        forStateRestoration object: any UIStateRestoring, restorationIdentifier: String
    ) {}
    /// Extends state restoration until `completeStateRestoration()`; has no effect here.
    public func extendStateRestoration() {}
    /// Completes state restoration; has no effect here.
    public func completeStateRestoration() {}
    /// Requests a scene; that of the screen is active.
    public func activateSceneSession(
        for request: UISceneSessionActivationRequest, errorHandler: ((any Error) -> Void)? = nil
    ) { errorHandler?(CocoaError(.featureUnsupported)) }

    /// The notifications of the app that are pending: none, as none is kept.
    public var scheduledLocalNotifications: [UILocalNotification]? {
        get { [] }
        set {}
    }
    /// Schedules a local notification; has no effect here.
    public func scheduleLocalNotification(_ notification: UILocalNotification) {}
    /// Presents a local notification; has no effect here.
    public func presentLocalNotificationNow(_ notification: UILocalNotification) {}
    /// Cancels a local notification; has no effect here.
    public func cancelLocalNotification(_ notification: UILocalNotification) {}
    /// Cancels all local notifications; has no effect here.
    public func cancelAllLocalNotifications() {}
    /// Registers for notifications, as before iOS 10; has no effect here.
    public func registerUserNotificationSettings(_ notificationSettings: UIUserNotificationSettings) {}
    /// The notifications that the user allows: none.
    public var currentUserNotificationSettings: UIUserNotificationSettings? {
        UIUserNotificationSettings(types: [], categories: nil)
    }

    /// The URL of the settings of default apps.
    public static let openDefaultApplicationsSettingsURLString = "app-settings:default-applications"
    /// The key of the version of the app that saved the state.
    public static let stateRestorationBundleVersionKey =
        "UIApplicationStateRestorationBundleVersion"
    /// The key of the user interface idiom that saved the state.
    public static let stateRestorationUserInterfaceIdiomKey =
        "UIApplicationStateRestorationUserInterfaceIdiom"
    /// The key of the date when the state was saved.
    public static let stateRestorationTimestampKey = "UIApplicationStateRestorationTimestamp"
    /// The key of the system version that saved the state.
    public static let stateRestorationSystemVersionKey = "UIApplicationStateRestorationSystemVersion"
    /// The key of the frame of the status bar.
    public static let statusBarFrameUserInfoKey = "UIApplicationStatusBarFrameUserInfoKey"
    /// The key of the orientation of the status bar.
    public static let statusBarOrientationUserInfoKey = "UIApplicationStatusBarOrientationUserInfoKey"
    /// Posted before the orientation of the status bar changes.
    public static let willChangeStatusBarOrientationNotification = Notification.Name(
        "UIApplicationWillChangeStatusBarOrientationNotification")
    /// Posted when the permission to refresh in the background changes.
    public static let backgroundRefreshStatusDidChangeNotification = Notification.Name(
        "UIApplicationBackgroundRefreshStatusDidChangeNotification")

    /// The identifiers of extension points.
    public struct ExtensionPointIdentifier: RawRepresentable, Hashable, Sendable {
        /// The raw value, which matches Apple's.
        public let rawValue: String
        /// Creates an identifier from its raw value.
        public init(rawValue: String) { self.rawValue = rawValue }
        /// A keyboard that replaces the system's in all apps.
        public static let keyboard = ExtensionPointIdentifier(rawValue: "com.apple.keyboard-service")
    }
}

/// The key of the storyboard of a controller that is restored.
public let UIStateRestorationViewControllerStoryboardKey = "UIStateRestorationViewControllerStoryboardKey"

/// Whether an app may work in the background. Raw values match Apple's.
public enum UIBackgroundRefreshStatus: Int, Hashable, Sendable {
    /// Restrictions of the device do not allow it.
    case restricted = 0
    /// The user has turned it off.
    case denied = 1
    /// It is allowed for this app.
    case available = 2
}

/// Returns whether an interface orientation is portrait.
public func UIInterfaceOrientationIsPortrait(_ orientation: UIInterfaceOrientation) -> Bool {
    orientation.isPortrait
}
/// Returns whether an interface orientation is landscape.
public func UIInterfaceOrientationIsLandscape(_ orientation: UIInterfaceOrientation) -> Bool {
    orientation.isLandscape
}
/// Returns whether a device orientation is portrait.
public func UIDeviceOrientationIsPortrait(_ orientation: UIDeviceOrientation) -> Bool {
    orientation.isPortrait
}
/// Returns whether a device orientation is landscape.
public func UIDeviceOrientationIsLandscape(_ orientation: UIDeviceOrientation) -> Bool {
    orientation.isLandscape
}
