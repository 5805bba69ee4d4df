extension UIApplication {
    /// The states of the app. Raw values match Apple's.
    public enum State: Int, Hashable, Sendable {
        /// The app is visible and receives events.
        case active = 0
        /// The app is visible and receives no events.
        case inactive = 1
        /// The app is not visible.
        case background = 2
    }

    /// The keys of the options with which the app was launched.
    public struct LaunchOptionsKey: RawRepresentable, Hashable, Sendable {
        /// The raw value, which matches Apple's.
        public let rawValue: String
        /// Creates a key.
        public init(rawValue: String) { self.rawValue = rawValue }
        /// The URL to open.
        public static let url = LaunchOptionsKey(rawValue: "UIApplicationLaunchOptionsURLKey")
        /// The app that requests the launch.
        public static let sourceApplication = LaunchOptionsKey(
            rawValue: "UIApplicationLaunchOptionsSourceApplicationKey")
        /// The payload of a remote notification, a dictionary.
        public static let remoteNotification = LaunchOptionsKey(
            rawValue: "UIApplicationLaunchOptionsRemoteNotificationKey")
        /// The local notification with which the app was launched.
        public static let localNotification = LaunchOptionsKey(
            rawValue: "UIApplicationLaunchOptionsLocalNotificationKey")
        /// Values of the app that requests the launch.
        public static let annotation = LaunchOptionsKey(
            rawValue: "UIApplicationLaunchOptionsAnnotationKey")
        /// The identifiers of the Bluetooth central managers that the app was launched for.
        public static let bluetoothCentrals = LaunchOptionsKey(
            rawValue: "UIApplicationLaunchOptionsBluetoothCentralsKey")
        /// The identifiers of the Bluetooth peripheral managers that the app was launched for.
        public static let bluetoothPeripherals = LaunchOptionsKey(
            rawValue: "UIApplicationLaunchOptionsBluetoothPeripheralsKey")
        /// The metadata of CloudKit records that are shared with the user.
        public static let cloudKitShareMetadata = LaunchOptionsKey(
            rawValue: "UIApplicationLaunchOptionsCloudKitShareMetadataKey")
        /// The app was launched for an event of location services.
        public static let location = LaunchOptionsKey(rawValue: "UIApplicationLaunchOptionsLocationKey")
        /// The shortcut item that the user chose.
        public static let shortcutItem = LaunchOptionsKey(
            rawValue: "UIApplicationLaunchOptionsShortcutItemKey")
        /// The activity to continue, a dictionary.
        public static let userActivityDictionary = LaunchOptionsKey(
            rawValue: "UIApplicationLaunchOptionsUserActivityDictionaryKey")
        /// The type of the activity to continue.
        public static let userActivityType = LaunchOptionsKey(
            rawValue: "UIApplicationLaunchOptionsUserActivityTypeKey")
    }

    /// The keys of the options with which the app opens a URL.
    public struct OpenURLOptionsKey: RawRepresentable, Hashable, Sendable {
        /// The raw value, which matches Apple's.
        public let rawValue: String
        /// Creates a key.
        public init(rawValue: String) { self.rawValue = rawValue }
        /// The app that requests to open the URL.
        public static let sourceApplication = OpenURLOptionsKey(
            rawValue: "UIApplicationOpenURLOptionsSourceApplicationKey")
        /// Values of the app that requests to open the URL.
        public static let annotation = OpenURLOptionsKey(rawValue: "UIApplicationOpenURLOptionsAnnotationKey")
        /// Whether the file must be copied to be changed.
        public static let openInPlace = OpenURLOptionsKey(
            rawValue: "UIApplicationOpenURLOptionsOpenInPlaceKey")
    }

    /// The keys of the options with which another app opens a URL.
    public struct OpenExternalURLOptionsKey: RawRepresentable, Hashable, Sendable {
        /// The raw value, which matches Apple's.
        public let rawValue: String
        /// Creates a key.
        public init(rawValue: String) { self.rawValue = rawValue }
        /// Whether only an app with a universal link for the URL opens it.
        public static let universalLinksOnly = OpenExternalURLOptionsKey(
            rawValue: "UIApplicationOpenURLOptionUniversalLinksOnly")
    }

    /// The state; the app of a render is active.
    public var applicationState: State { .active }
    /// The scenes: that of the screen.
    public var connectedScenes: Set<UIScene> { [RenderContext.current.scene] }
    /// The sessions of the scenes.
    public var openSessions: Set<UISceneSession> { [RenderContext.current.scene.session] }
    /// Whether the app may have several scenes; false here.
    public var supportsMultipleScenes: Bool { false }
    /// The orientation of the interface.
    public var statusBarOrientation: UIInterfaceOrientation { RenderEnvironment.current.interfaceOrientation }
    /// Returns the orientations of a window: those that the app delegate names, by default all that its device has.
    public func supportedInterfaceOrientations(for window: UIWindow?) -> UIInterfaceOrientationMask {
        delegate?.application(self, supportedInterfaceOrientationsFor: window) ?? .standard
    }
    /// The frame of the status bar, in the coordinates of the screen.
    public var statusBarFrame: CGRect {
        RenderContext.current.scene.statusBarManager?.statusBarFrame ?? .zero
    }
    /// The direction of the interface.
    public var userInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
        RenderEnvironment.current.traits.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
    }
    /// The text size that the user prefers.
    public var preferredContentSizeCategory: UIContentSizeCategory {
        RenderEnvironment.current.traits.preferredContentSizeCategory
    }
    /// Opens a URL in another app.
    @discardableResult
    public func openURL(_ url: URL) -> Bool {
        open(url)
        return canOpenURL(url)
    }
    /// The URL of the app's settings.
    public static let openSettingsURLString = "app-settings:"
    /// The URL of the app's settings for notifications.
    public static let openNotificationSettingsURLString = "app-notification-settings:"
    /// Whether protected files can be read; always true here.
    public var isProtectedDataAvailable: Bool { true }
    /// The time that is left in the background, in seconds.
    public var backgroundTimeRemaining: TimeInterval { .greatestFiniteMagnitude }
    /// Begins a task that continues in the background; here there is none.
    public func beginBackgroundTask(expirationHandler handler: (() -> Void)? = nil)
        -> UIBackgroundTaskIdentifier
    {
        UIBackgroundTaskIdentifier(rawValue: RenderContext.current.makeNumber())
    }
    /// Begins a task that continues in the background.
    public func beginBackgroundTask(
        withName taskName: String?, expirationHandler handler: (() -> Void)? = nil
    ) -> UIBackgroundTaskIdentifier { beginBackgroundTask(expirationHandler: handler) }
    /// Ends a background task; has no effect here.
    public func endBackgroundTask(_ identifier: UIBackgroundTaskIdentifier) {}
    /// Sets the minimum interval of background fetches in seconds; has no effect here.
    public func setMinimumBackgroundFetchInterval(_ minimumBackgroundFetchInterval: TimeInterval) {}
    /// The minimum interval between fetches that the system allows.
    public static let backgroundFetchIntervalMinimum: TimeInterval = 0
    /// The interval that turns fetching off.
    public static let backgroundFetchIntervalNever = TimeInterval.greatestFiniteMagnitude
    /// Whether remote notifications arrive: none do here.
    public var isRegisteredForRemoteNotifications: Bool { false }
    /// Registers for remote notifications; has no effect here.
    public func registerForRemoteNotifications() {}
    /// Unregisters from remote notifications; has no effect here.
    public func unregisterForRemoteNotifications() {}
    /// Begins receiving remote-control events; has no effect here.
    public func beginReceivingRemoteControlEvents() {}
    /// Ends receiving remote-control events; has no effect here.
    public func endReceivingRemoteControlEvents() {}
    /// Whether the app can have an alternate icon.
    public var supportsAlternateIcons: Bool { true }
    /// Ignores the snapshot at the next launch, of which a render has none.
    public func ignoreSnapshotOnNextApplicationLaunch() {}
    /// Requests another scene; a device without windows has none.
    public func requestSceneSessionActivation(
        _ sceneSession: UISceneSession?, userActivity: NSUserActivity?, options: Any?,
        errorHandler: ((any Error) -> Void)? = nil
    ) { errorHandler?(CocoaError(.featureUnsupported)) }
    /// Closes a scene; the one of the screen stays.
    public func requestSceneSessionDestruction(
        _ sceneSession: UISceneSession, options: Any?, errorHandler: ((any Error) -> Void)? = nil
    ) { errorHandler?(CocoaError(.featureUnsupported)) }
    /// Requests a new snapshot of a scene session; has no effect here.
    public func requestSceneSessionRefresh(_ sceneSession: UISceneSession) {}

    /// Posted after the app was launched.
    public static let didFinishLaunchingNotification = Notification.Name(
        "UIApplicationDidFinishLaunchingNotification")
    /// Posted after the app became active.
    public static let didBecomeActiveNotification = Notification.Name(
        "UIApplicationDidBecomeActiveNotification")
    /// Posted before the app becomes inactive.
    public static let willResignActiveNotification = Notification.Name(
        "UIApplicationWillResignActiveNotification")
    /// Posted after the app went to the background.
    public static let didEnterBackgroundNotification = Notification.Name(
        "UIApplicationDidEnterBackgroundNotification")
    /// Posted before the app comes to the foreground.
    public static let willEnterForegroundNotification = Notification.Name(
        "UIApplicationWillEnterForegroundNotification")
    /// Posted before the app ends.
    public static let willTerminateNotification = Notification.Name("UIApplicationWillTerminateNotification")
    /// Posted when memory is short.
    public static let didReceiveMemoryWarningNotification = Notification.Name(
        "UIApplicationDidReceiveMemoryWarningNotification")
    /// Posted when the time changes significantly, as at midnight.
    public static let significantTimeChangeNotification = Notification.Name(
        "UIApplicationSignificantTimeChangeNotification")
    /// Posted when protected files become available.
    public static let protectedDataDidBecomeAvailableNotification = Notification.Name(
        "UIApplicationProtectedDataDidBecomeAvailable")
    /// Posted before protected files become unavailable.
    public static let protectedDataWillBecomeUnavailableNotification = Notification.Name(
        "UIApplicationProtectedDataWillBecomeUnavailable")
    /// Posted when the user took a screenshot.
    public static let userDidTakeScreenshotNotification = Notification.Name(
        "UIApplicationUserDidTakeScreenshotNotification")
    /// Posted before the frame of the status bar changes.
    public static let willChangeStatusBarFrameNotification = Notification.Name(
        "UIApplicationWillChangeStatusBarFrameNotification")
    /// Posted after the frame of the status bar changed.
    public static let didChangeStatusBarFrameNotification = Notification.Name(
        "UIApplicationDidChangeStatusBarFrameNotification")
    /// Posted after the orientation of the status bar changed.
    public static let didChangeStatusBarOrientationNotification = Notification.Name(
        "UIApplicationDidChangeStatusBarOrientationNotification")
}

/// The identifier of a task that continues in the background.
public struct UIBackgroundTaskIdentifier: RawRepresentable, Hashable, Sendable {
    /// The number of the task.
    public let rawValue: Int
    /// Creates an identifier.
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// The identifier of no task: 0.
    public static let invalid = UIBackgroundTaskIdentifier(rawValue: 0)
}
