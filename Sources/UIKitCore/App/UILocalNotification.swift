/// A local notification, as before iOS 10; none is shown here.
open class UILocalNotification: NSObject {
    /// When the notification is delivered; nil for at once.
    open var fireDate: Date?
    /// The time zone of the date; nil for an absolute time.
    open var timeZone: TimeZone?
    /// The interval at which it is repeated; nil for never.
    open var repeatInterval: Calendar.Component?
    /// The text of the alert; nil for no alert.
    open var alertBody: String?
    /// The short title of the alert; nil for none.
    open var alertTitle: String?
    /// The title of the action button; nil for the system's.
    open var alertAction: String?
    /// Whether there is an action button; true by default.
    open var hasAction = true
    /// The launch image when the action button launches the app; nil for that of the app.
    open var alertLaunchImage: String?
    /// The name of the file of the sound; nil for none.
    open var soundName: String?
    /// The number on the app's icon; 0 for no change.
    open var applicationIconBadgeNumber = 0
    /// Values of the app's own.
    open var userInfo: [AnyHashable: Any]?
    /// The identifier of the category of its actions; nil for none.
    open var category: String?
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// The name of the standard sound of notifications.
public let UILocalNotificationDefaultSoundName = "UILocalNotificationDefaultSoundName"

/// The ways in which a notification alerts the user. Raw values match Apple's.
public struct UIUserNotificationType: OptionSet, Hashable, Sendable {
    /// The raw value, with one bit for each type.
    public let rawValue: UInt
    /// Creates a set from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// They show a number on the icon.
    public static let badge = UIUserNotificationType(rawValue: 1 << 0)
    /// They make a sound.
    public static let sound = UIUserNotificationType(rawValue: 1 << 1)
    /// They show a text.
    public static let alert = UIUserNotificationType(rawValue: 1 << 2)
}

/// The actions of a kind of notification.
open class UIUserNotificationCategory: NSObject {
    /// The identifier, nil unless overridden.
    open var identifier: String? { nil }
}

/// The notifications that the user allows, as before iOS 10.
open class UIUserNotificationSettings: NSObject {
    /// The types of notifications that the app may use.
    public let types: UIUserNotificationType
    /// The categories of notifications with actions.
    public let categories: Set<UIUserNotificationCategory>?

    /// Creates settings of types and categories; nil for no categories.
    public init(types: UIUserNotificationType, categories: Set<UIUserNotificationCategory>?) {
        self.types = types
        self.categories = categories
        super.init()
    }
}

/// A request for a scene.
open class UISceneSessionActivationRequest: NSObject {
    /// The session; nil for a new one.
    public let session: UISceneSession?
    /// The role of the scene.
    public let role: UISceneSession.Role
    /// The activity that the scene is to show; nil for none.
    open var userActivity: NSUserActivity?

    /// Creates a request for a scene of a role.
    public init(role: UISceneSession.Role = .windowApplication, userActivity: NSUserActivity? = nil) {
        session = nil
        self.role = role
        self.userActivity = userActivity
        super.init()
    }
    /// Creates a request for the scene of a session.
    public init(session: UISceneSession) {
        self.session = session
        role = session.role
        super.init()
    }
}
