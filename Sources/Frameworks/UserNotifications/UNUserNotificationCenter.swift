// swift-format-ignore-file: AlwaysUseLowerCamelCase

public import UIKit

/// When a notification comes.
open class UNNotificationTrigger: NSObject {
    /// Whether it comes again.
    public let repeats: Bool
    init(repeats: Bool) { self.repeats = repeats }
}

/// After a time in seconds.
open class UNTimeIntervalNotificationTrigger: UNNotificationTrigger {
    /// The time.
    public let timeInterval: TimeInterval
    /// Creates a trigger.
    public init(timeInterval: TimeInterval, repeats: Bool) {
        self.timeInterval = timeInterval
        super.init(repeats: repeats)
    }
}

/// At a date.
open class UNCalendarNotificationTrigger: UNNotificationTrigger {
    /// The date.
    public let dateComponents: DateComponents
    /// Creates a trigger.
    public init(dateMatching dateComponents: DateComponents, repeats: Bool) {
        self.dateComponents = dateComponents
        super.init(repeats: repeats)
    }
}

/// A notification that is to come.
open class UNNotificationRequest: NSObject {
    /// The identifier.
    public let identifier: String
    /// What it says.
    public let content: UNNotificationContent
    /// When it comes; nil for at once.
    public let trigger: UNNotificationTrigger?
    /// Creates a request.
    public init(identifier: String, content: UNNotificationContent, trigger: UNNotificationTrigger?) {
        self.identifier = identifier
        self.content = content
        self.trigger = trigger
    }
}

/// A notification that came.
open class UNNotification: NSObject {
    /// When it came.
    public let date: Date
    /// What was asked for.
    public let request: UNNotificationRequest
    init(request: UNNotificationRequest) {
        date = Date(timeIntervalSinceReferenceDate: 0)
        self.request = request
    }
}

/// What the user did with a notification.
open class UNNotificationResponse: NSObject {
    /// The notification.
    public let notification: UNNotification
    /// What was chosen.
    public let actionIdentifier: String
    /// The scene it is shown in.
    open var targetScene: UIScene? { nil }
    init(notification: UNNotification, actionIdentifier: String) {
        self.notification = notification
        self.actionIdentifier = actionIdentifier
    }
}

/// What the user wrote into a notification.
open class UNTextInputNotificationResponse: UNNotificationResponse {
    /// The text.
    open var userText: String { "" }
}

/// The choice of opening the app.
public let UNNotificationDefaultActionIdentifier = "com.apple.UNNotificationDefaultActionIdentifier"
/// The choice of dismissing a notification.
public let UNNotificationDismissActionIdentifier = "com.apple.UNNotificationDismissActionIdentifier"

/// Something that can be done with a notification.
open class UNNotificationAction: NSObject {
    /// How it is shown. Raw values match Apple's.
    public struct Options: OptionSet, Hashable, Sendable {
        /// The bits.
        public let rawValue: UInt
        /// Creates options from their bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// The device has to be unlocked.
        public static let authenticationRequired = Options(rawValue: 1 << 0)
        /// It destroys something.
        public static let destructive = Options(rawValue: 1 << 1)
        /// The app is opened.
        public static let foreground = Options(rawValue: 1 << 2)
    }

    /// The identifier.
    public let identifier: String
    /// The title.
    public let title: String
    /// How it is shown.
    public let options: Options
    /// Creates an action.
    public init(identifier: String, title: String, options: Options = []) {
        icon = nil
        self.identifier = identifier
        self.title = title
        self.options = options
    }
    /// Its image.
    public let icon: UNNotificationActionIcon?
    /// Creates an action with an image.
    public init(
        identifier: String, title: String, options: Options = [], icon: UNNotificationActionIcon?
    ) {
        self.icon = icon
        self.identifier = identifier
        self.title = title
        self.options = options
    }
}

/// The notifications of the app. None comes in a render, and the user was not asked for them.
open class UNUserNotificationCenter: NSObject {
    /// The center.
    open class func current() -> UNUserNotificationCenter {
        SharedObjects.object { UNUserNotificationCenter() }
    }
    /// Whether notifications can have views of the app; not here.
    open var supportsContentExtensions: Bool { false }
    /// Hears of notifications; not retained.
    open weak var delegate: (any UNUserNotificationCenterDelegate)?
    /// Asks the user, who does not answer here: the function is told that notifications are not allowed.
    open func requestAuthorization(
        options: UNAuthorizationOptions = [], completionHandler: @escaping (Bool, (any Error)?) -> Void
    ) { completionHandler(false, nil) }
    /// Asks the user, who does not answer here.
    open func requestAuthorization(options: UNAuthorizationOptions = []) async throws -> Bool { false }
    /// Tells what the user allows.
    open func getNotificationSettings(completionHandler: @escaping (UNNotificationSettings) -> Void) {
        completionHandler(UNNotificationSettings())
    }
    /// Returns what the user allows.
    open func notificationSettings() async -> UNNotificationSettings { UNNotificationSettings() }
    /// Asks for a notification.
    open func add(
        _ request: UNNotificationRequest,
        withCompletionHandler completionHandler: (((any Error)?) -> Void)? = nil
    ) { completionHandler?(nil) }
    /// Sets the kinds of notifications.
    open func setNotificationCategories(_ categories: Set<UNNotificationCategory>) {}
    /// Tells which notifications are to come.
    open func getPendingNotificationRequests(completionHandler: @escaping ([UNNotificationRequest]) -> Void) {
        completionHandler([])
    }
    /// Tells which notifications are shown.
    open func getDeliveredNotifications(completionHandler: @escaping ([UNNotification]) -> Void) {
        completionHandler([])
    }
    /// Has notifications not come.
    open func removePendingNotificationRequests(withIdentifiers identifiers: [String]) {}
    /// Has no notification come.
    open func removeAllPendingNotificationRequests() {}
    /// Removes notifications.
    open func removeDeliveredNotifications(withIdentifiers identifiers: [String]) {}
    /// Removes all notifications.
    open func removeAllDeliveredNotifications() {}
    /// Sets the number on the app's icon.
    open func setBadgeCount(
        _ newBadgeCount: Int, withCompletionHandler completionHandler: (((any Error)?) -> Void)? = nil
    ) {
        UIApplication.shared.applicationIconBadgeNumber = newBadgeCount
        completionHandler?(nil)
    }
}

/// Hears of notifications.
public protocol UNUserNotificationCenterDelegate: AnyObject {
    /// Called for a notification while the app is shown.
    func userNotificationCenter(
        _ center: UNUserNotificationCenter, willPresent notification: UNNotification,
        withCompletionHandler completionHandler: @escaping (UNNotificationPresentationOptions) -> Void)
    /// Called when the user chose something.
    func userNotificationCenter(
        _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse,
        withCompletionHandler completionHandler: @escaping () -> Void)
    /// Called to show the app's settings for notifications.
    func userNotificationCenter(
        _ center: UNUserNotificationCenter, openSettingsFor notification: UNNotification?)
}

extension UNUserNotificationCenterDelegate {
    /// Shows nothing.
    public func userNotificationCenter(
        _ center: UNUserNotificationCenter, willPresent notification: UNNotification,
        withCompletionHandler completionHandler: @escaping (UNNotificationPresentationOptions) -> Void
    ) { completionHandler([]) }
    /// Does nothing.
    public func userNotificationCenter(
        _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse,
        withCompletionHandler completionHandler: @escaping () -> Void
    ) { completionHandler() }
    /// Does nothing.
    public func userNotificationCenter(
        _ center: UNUserNotificationCenter, openSettingsFor notification: UNNotification?
    ) {}
}
