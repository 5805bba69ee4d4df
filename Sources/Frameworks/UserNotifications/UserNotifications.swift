// swift-format-ignore-file: AlwaysUseLowerCamelCase

public import UIKit

/// What notifications may do. Raw values match Apple's.
public struct UNAuthorizationOptions: OptionSet, Hashable, Sendable {
    /// The bit mask of the set.
    public let rawValue: UInt
    /// Creates options from their bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Set the number on the app's icon.
    public static let badge = UNAuthorizationOptions(rawValue: 1 << 0)
    /// The app may play sounds.
    public static let sound = UNAuthorizationOptions(rawValue: 1 << 1)
    /// The app may show alerts.
    public static let alert = UNAuthorizationOptions(rawValue: 1 << 2)
    /// Sound although the device is silent.
    public static let criticalAlert = UNAuthorizationOptions(rawValue: 1 << 4)
    /// The app has settings of its own.
    public static let providesAppNotificationSettings = UNAuthorizationOptions(rawValue: 1 << 5)
    /// Be shown without being asked for.
    public static let provisional = UNAuthorizationOptions(rawValue: 1 << 6)
}

/// Whether notifications are allowed. Raw values match Apple's.
public enum UNAuthorizationStatus: Int, Hashable, Sendable {
    /// The user was not asked.
    case notDetermined = 0
    /// They are not.
    case denied = 1
    /// The app is authorized.
    case authorized = 2
    /// They are, quietly.
    case provisional = 3
    /// They are, for some time.
    case ephemeral = 4
}

/// Whether something is on. Raw values match Apple's.
public enum UNNotificationSetting: Int, Hashable, Sendable {
    /// The app does not have it.
    case notSupported = 0
    /// It is off.
    case disabled = 1
    /// It is on.
    case enabled = 2
}

/// What the user allows.
open class UNNotificationSettings: NSObject {
    /// The authorization status of notifications when the settings were read.
    public let authorizationStatus: UNAuthorizationStatus

    init(authorizationStatus: UNAuthorizationStatus) { self.authorizationStatus = authorizationStatus }

    /// Whether they are shown.
    open var alertSetting: UNNotificationSetting { .disabled }
    /// Whether they sound.
    open var soundSetting: UNNotificationSetting { .disabled }
    /// Whether they set the number on the app's icon.
    open var badgeSetting: UNNotificationSetting { .disabled }
    /// Whether they sound although the device is silent.
    open var criticalAlertSetting: UNNotificationSetting { .disabled }
    /// Whether they are kept in the list.
    open var notificationCenterSetting: UNNotificationSetting { .disabled }
    /// Whether they are shown on a locked screen.
    open var lockScreenSetting: UNNotificationSetting { .disabled }
    /// Whether they are shown in cars.
    open var carPlaySetting: UNNotificationSetting { .disabled }
    /// Whether they are read aloud.
    open var announcementSetting: UNNotificationSetting { .disabled }
    /// How they are shown.
    open var alertStyle: UNAlertStyle { .none }
    /// When their texts are shown.
    open var showPreviewsSetting: UNShowPreviewsSetting { .always }
    /// Whether the app has settings of its own.
    open var providesAppNotificationSettings: Bool { false }
}

/// How a notification is shown while the app is. Raw values match Apple's.
public struct UNNotificationPresentationOptions: OptionSet, Hashable, Sendable {
    /// The bit mask of the set.
    public let rawValue: UInt
    /// Creates options from their bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// By a number.
    public static let badge = UNNotificationPresentationOptions(rawValue: 1 << 0)
    /// By a sound.
    public static let sound = UNNotificationPresentationOptions(rawValue: 1 << 1)
    /// As before iOS 14.
    public static let alert = UNNotificationPresentationOptions(rawValue: 1 << 2)
    /// In the list.
    public static let list = UNNotificationPresentationOptions(rawValue: 1 << 3)
    /// As a banner.
    public static let banner = UNNotificationPresentationOptions(rawValue: 1 << 4)
}

/// The sound of a notification.
open class UNNotificationSound: NSObject, @unchecked Sendable {  // It has no state.
    /// That of the system.
    open class var `default`: UNNotificationSound { UNNotificationSound() }
    /// That of the system, although the device is silent.
    open class var defaultCritical: UNNotificationSound { UNNotificationSound() }
    /// Creates a sound by the name of a file.
    public convenience init(named name: UNNotificationSoundName) { self.init() }
    /// That of calls.
    open class var defaultRingtone: UNNotificationSound { UNNotificationSound() }
    /// Returns that of the system, although the device is silent.
    open class func defaultCriticalSound(withAudioVolume volume: Float) -> UNNotificationSound {
        UNNotificationSound()
    }
    /// Returns a sound by the name of a file, although the device is silent.
    open class func criticalSoundNamed(_ name: UNNotificationSoundName, withAudioVolume volume: Float)
        -> UNNotificationSound
    { UNNotificationSound() }
    /// Returns a sound of calls by the name of a file.
    open class func ringtoneSoundNamed(_ name: UNNotificationSoundName) -> UNNotificationSound {
        UNNotificationSound()
    }
    /// Returns a sound by the name of a file, although the device is silent.
    open class func criticalSoundNamed(_ name: UNNotificationSoundName) -> UNNotificationSound {
        UNNotificationSound()
    }
}

/// The name of a sound.
public struct UNNotificationSoundName: RawRepresentable, Hashable, Sendable {
    /// The raw value: the string that Apple's constant has.
    public let rawValue: String
    /// Creates a name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Creates a name.
    public init(_ rawValue: String) { self.rawValue = rawValue }
}

/// How urgent a notification is. Raw values match Apple's.
public enum UNNotificationInterruptionLevel: UInt, Hashable, Sendable {
    /// The notification is added to the list alone.
    case passive = 0
    /// The notification is presented immediately.
    case active = 1
    /// The notification breaks through some system controls.
    case timeSensitive = 2
    /// The notification bypasses the mute switch.
    case critical = 3
}

/// What a notification says.
open class UNNotificationContent: NSObject {
    /// The title of the notification.
    open fileprivate(set) var title = ""
    /// The line below the title.
    open fileprivate(set) var subtitle = ""
    /// The body of the notification.
    open fileprivate(set) var body = ""
    /// The number on the app's icon.
    open fileprivate(set) var badge: NSNumber?
    /// The sound of the notification.
    open fileprivate(set) var sound: UNNotificationSound?
    /// Values of the app's own.
    open fileprivate(set) var userInfo: [AnyHashable: Any] = [:]
    /// The kind of the notification.
    open fileprivate(set) var categoryIdentifier = ""
    /// What it belongs to.
    open fileprivate(set) var threadIdentifier = ""
    /// The name of the launch image or storyboard.
    open fileprivate(set) var launchImageName = ""
    /// What of the app it is about.
    open fileprivate(set) var targetContentIdentifier: String?
    /// How important it is, 0 to 1.
    open fileprivate(set) var relevanceScore: Double = 0
    /// Which focus lets it through.
    open fileprivate(set) var filterCriteria: String?
    /// What a summary says of it.
    open fileprivate(set) var summaryArgument = ""
    /// For how many it stands in a summary.
    open fileprivate(set) var summaryArgumentCount = 0
    /// Returns a copy that can be changed.
    open override func mutableCopy() -> Any {
        let copy = UNMutableNotificationContent()
        (copy.title, copy.subtitle, copy.body, copy.badge, copy.sound) = (title, subtitle, body, badge, sound)
        copy.userInfo = userInfo
        (copy.categoryIdentifier, copy.threadIdentifier) = (categoryIdentifier, threadIdentifier)
        return copy
    }
}

/// What a notification is to say.
open class UNMutableNotificationContent: UNNotificationContent {
    /// The title of the notification.
    open override var title: String {
        get { super.title }
        set { super.title = newValue }
    }
    /// The line below the title.
    open override var subtitle: String {
        get { super.subtitle }
        set { super.subtitle = newValue }
    }
    /// The body of the notification.
    open override var body: String {
        get { super.body }
        set { super.body = newValue }
    }
    /// The number on the app's icon.
    open override var badge: NSNumber? {
        get { super.badge }
        set { super.badge = newValue }
    }
    /// The sound of the notification.
    open override var sound: UNNotificationSound? {
        get { super.sound }
        set { super.sound = newValue }
    }
    /// Values of the app's own.
    open override var userInfo: [AnyHashable: Any] {
        get { super.userInfo }
        set { super.userInfo = newValue }
    }
    /// The kind of the notification.
    open override var categoryIdentifier: String {
        get { super.categoryIdentifier }
        set { super.categoryIdentifier = newValue }
    }
    /// What it belongs to.
    open override var threadIdentifier: String {
        get { super.threadIdentifier }
        set { super.threadIdentifier = newValue }
    }
    /// The name of the launch image or storyboard.
    open override var launchImageName: String {
        get { super.launchImageName }
        set { super.launchImageName = newValue }
    }
    /// What of the app it is about.
    open override var targetContentIdentifier: String? {
        get { super.targetContentIdentifier }
        set { super.targetContentIdentifier = newValue }
    }
    /// How important it is, 0 to 1.
    open override var relevanceScore: Double {
        get { super.relevanceScore }
        set { super.relevanceScore = newValue }
    }
    /// Which focus lets it through.
    open override var filterCriteria: String? {
        get { super.filterCriteria }
        set { super.filterCriteria = newValue }
    }
    /// What a summary says of it.
    open override var summaryArgument: String {
        get { super.summaryArgument }
        set { super.summaryArgument = newValue }
    }
    /// For how many it stands in a summary.
    open override var summaryArgumentCount: Int {
        get { super.summaryArgumentCount }
        set { super.summaryArgumentCount = newValue }
    }
    /// The files that are shown.
    open var attachments: [UNNotificationAttachment] = []
    /// How urgent it is.
    open var interruptionLevel = UNNotificationInterruptionLevel.active
}

/// A file that a notification shows.
open class UNNotificationAttachment: NSObject {
    /// The identifier of the attachment.
    public let identifier: String
    /// The address of the file.
    public let url: URL
    /// Creates an attachment.
    public init(identifier: String, url URL: URL, options: [AnyHashable: Any]? = nil) throws {
        self.identifier = identifier
        url = URL
    }
}
