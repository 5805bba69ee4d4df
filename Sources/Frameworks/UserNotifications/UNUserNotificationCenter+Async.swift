public import UIKit

extension UNUserNotificationCenter {
    /// Asks for a notification.
    public func add(_ request: UNNotificationRequest) async throws {}
    /// Returns the notifications that are to come.
    public func pendingNotificationRequests() async -> [UNNotificationRequest] { [] }
    /// Returns the notifications that are shown.
    public func deliveredNotifications() async -> [UNNotification] { [] }
    /// Returns the kinds of notifications.
    public func notificationCategories() async -> Set<UNNotificationCategory> { [] }
    /// Tells the kinds of notifications.
    public func getNotificationCategories(
        completionHandler: @escaping (Set<UNNotificationCategory>) -> Void
    ) { completionHandler([]) }
    /// Sets the number on the app's icon.
    public func setBadgeCount(_ newBadgeCount: Int) async throws {
        UIApplication.shared.applicationIconBadgeNumber = newBadgeCount
    }
}

extension UNNotificationSettings {
    /// Whether notifications come in a summary.
    public var scheduledDeliverySetting: UNNotificationSetting { .disabled }
    /// Whether notifications may come in time.
    public var timeSensitiveSetting: UNNotificationSetting { .disabled }
    /// Whether notifications of people may come.
    public var directMessagesSetting: UNNotificationSetting { .disabled }
}

extension UNTimeIntervalNotificationTrigger {
    /// Returns when the notification comes next: never, as it is not scheduled.
    public func nextTriggerDate() -> Date? { nil }
}

extension UNCalendarNotificationTrigger {
    /// Returns when the notification comes next: never, as it is not scheduled.
    public func nextTriggerDate() -> Date? { nil }
}
