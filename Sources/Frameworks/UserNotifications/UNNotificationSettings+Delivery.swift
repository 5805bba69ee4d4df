public import UIKit

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
