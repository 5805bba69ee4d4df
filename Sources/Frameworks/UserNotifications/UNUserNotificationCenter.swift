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
    /// The time in seconds.
    public let timeInterval: TimeInterval
    /// Creates a trigger.
    public init(timeInterval: TimeInterval, repeats: Bool) {
        self.timeInterval = timeInterval
        super.init(repeats: repeats)
    }
}

/// At a date.
open class UNCalendarNotificationTrigger: UNNotificationTrigger {
    /// The components of the date.
    public let dateComponents: DateComponents
    /// Creates a trigger.
    public init(dateMatching dateComponents: DateComponents, repeats: Bool) {
        self.dateComponents = dateComponents
        super.init(repeats: repeats)
    }
}

/// A notification that is to come.
open class UNNotificationRequest: NSObject {
    /// The identifier of the request.
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
    /// The notification of the response.
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
    /// The text that the user entered.
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
        /// The bit mask of the set.
        public let rawValue: UInt
        /// Creates options from their bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// The user must unlock the device first.
        public static let authenticationRequired = Options(rawValue: 1 << 0)
        /// It destroys something.
        public static let destructive = Options(rawValue: 1 << 1)
        /// The app is opened.
        public static let foreground = Options(rawValue: 1 << 2)
    }

    /// The identifier of the action.
    public let identifier: String
    /// The title of the action.
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
    /// The icon of the action.
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

/// The notifications of the app. Requests and categories are kept; nothing is delivered in a render.
open class UNUserNotificationCenter: NSObject {
    private var requests = PendingRequests()
    private var categories: Set<UNNotificationCategory> = []
    private var authorizationStatus = UNAuthorizationStatus.notDetermined

    /// The center of the app.
    open class func current() -> UNUserNotificationCenter {
        SharedObjects.object { UNUserNotificationCenter() }
    }
    /// Whether the device supports notification content extensions: false here.
    open var supportsContentExtensions: Bool { false }
    /// The delegate, which is never called here; not retained.
    open weak var delegate: (any UNUserNotificationCenterDelegate)?

    /// Requests authorization, which the user declines in the next turn of the event loop; a request for provisional
    /// authorization is granted, as the system does not ask the user for it.
    open func requestAuthorization(
        options: UNAuthorizationOptions = [], completionHandler: @escaping (Bool, (any Error)?) -> Void
    ) { CompletionQueue.async { [self] in completionHandler(decide(options), nil) } }
    /// Requests authorization, which the user declines; a request for provisional authorization is granted.
    open func requestAuthorization(options: UNAuthorizationOptions = []) async throws -> Bool {
        decide(options)
    }
    private func decide(_ options: UNAuthorizationOptions) -> Bool {
        let isProvisional = options.contains(.provisional) && authorizationStatus != .denied
        authorizationStatus = isProvisional ? .provisional : .denied
        return isProvisional
    }
    /// Passes the settings that the user has chosen.
    open func getNotificationSettings(completionHandler: @escaping (UNNotificationSettings) -> Void) {
        CompletionQueue.async { [self] in completionHandler(settings) }
    }
    /// Returns the settings that the user has chosen.
    open func notificationSettings() async -> UNNotificationSettings { settings }
    private var settings: UNNotificationSettings {
        UNNotificationSettings(authorizationStatus: authorizationStatus)
    }

    /// Schedules a notification; it replaces a pending request of the same identifier.
    ///
    /// A request with a trigger is pending until the trigger fires; one without is delivered at once, and not kept.
    open func add(
        _ request: UNNotificationRequest,
        withCompletionHandler completionHandler: (((any Error)?) -> Void)? = nil
    ) {
        requests.add(request)
        CompletionQueue.async { completionHandler?(nil) }
    }
    /// Schedules a notification; it replaces a pending request of the same identifier.
    open func add(_ request: UNNotificationRequest) async throws { requests.add(request) }
    /// Passes the requests whose triggers have not fired, in the order in which they were added.
    open func getPendingNotificationRequests(completionHandler: @escaping ([UNNotificationRequest]) -> Void) {
        CompletionQueue.async { [self] in completionHandler(requests.pending) }
    }
    /// Returns the requests whose triggers have not fired, in the order in which they were added.
    open func pendingNotificationRequests() async -> [UNNotificationRequest] { requests.pending }
    /// Removes the pending requests of some identifiers.
    open func removePendingNotificationRequests(withIdentifiers identifiers: [String]) {
        requests.remove(identifiers)
    }
    /// Removes all pending requests.
    open func removeAllPendingNotificationRequests() { requests = PendingRequests() }

    /// Sets the categories of the app's notifications.
    open func setNotificationCategories(_ categories: Set<UNNotificationCategory>) {
        self.categories = categories
    }
    /// Passes the categories of the app's notifications.
    open func getNotificationCategories(
        completionHandler: @escaping (Set<UNNotificationCategory>) -> Void
    ) { CompletionQueue.async { [self] in completionHandler(categories) } }
    /// Returns the categories of the app's notifications.
    open func notificationCategories() async -> Set<UNNotificationCategory> { categories }

    /// Passes the delivered notifications that are still shown: none.
    open func getDeliveredNotifications(completionHandler: @escaping ([UNNotification]) -> Void) {
        CompletionQueue.async { completionHandler([]) }
    }
    /// Returns the delivered notifications that are still shown: none.
    open func deliveredNotifications() async -> [UNNotification] { [] }
    /// Removes delivered notifications; has no effect here, as there are none.
    open func removeDeliveredNotifications(withIdentifiers identifiers: [String]) {}
    /// Removes all delivered notifications; has no effect here, as there are none.
    open func removeAllDeliveredNotifications() {}

    /// Sets the number in the badge of the app's icon.
    open func setBadgeCount(
        _ newBadgeCount: Int, withCompletionHandler completionHandler: (((any Error)?) -> Void)? = nil
    ) {
        UIApplication.shared.applicationIconBadgeNumber = newBadgeCount
        CompletionQueue.async { completionHandler?(nil) }
    }
    /// Sets the number in the badge of the app's icon.
    open func setBadgeCount(_ newBadgeCount: Int) async throws {
        UIApplication.shared.applicationIconBadgeNumber = newBadgeCount
    }
}

/// The delegate of a UNUserNotificationCenter.
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
    /// The default implementation shows no notification.
    public func userNotificationCenter(
        _ center: UNUserNotificationCenter, willPresent notification: UNNotification,
        withCompletionHandler completionHandler: @escaping (UNNotificationPresentationOptions) -> Void
    ) { completionHandler([]) }
    /// The default implementation does nothing.
    public func userNotificationCenter(
        _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse,
        withCompletionHandler completionHandler: @escaping () -> Void
    ) { completionHandler() }
    /// The default implementation does nothing.
    public func userNotificationCenter(
        _ center: UNUserNotificationCenter, openSettingsFor notification: UNNotification?
    ) {}
}
