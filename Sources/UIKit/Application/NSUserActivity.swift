// swift-format-ignore-file: AlwaysUseLowerCamelCase

/// What the user does in the app, to be continued or found later; nothing leaves the render.
open class NSUserActivity: NSObject {
    /// The kind of the activity, as in "com.example.reading".
    public let activityType: String
    /// The localized title for the user; nil by default.
    open var title: String?
    /// What continues the activity.
    open var userInfo: [AnyHashable: Any]?
    /// The keys that have to be kept.
    open var requiredUserInfoKeys: Set<String>?
    /// The keywords with which search finds the activity.
    open var keywords: Set<String> = []
    /// The web page of the activity.
    open var webpageURL: URL?
    /// The web page that led to the activity.
    open var referrerURL: URL?
    /// When the activity is no longer of use.
    open var expirationDate: Date?
    /// Whether the delegate is to fill in the activity.
    open var needsSave = false
    /// Whether another device may continue the activity.
    open var isEligibleForHandoff = true
    /// Whether it is found on the device.
    open var isEligibleForSearch = false
    /// Whether it is found by others.
    open var isEligibleForPublicIndexing = false
    /// Whether the system suggests it.
    open var isEligibleForPrediction = false
    /// An identifier that stays the same.
    open var persistentIdentifier: String?
    /// The phrase that is proposed for starting the activity by voice.
    open var suggestedInvocationPhrase: String?
    /// The identifier of the content that the activity is about.
    open var targetContentIdentifier: String?

    /// The delegate that updates the activity before it is saved; not retained. Nothing continues the activity here.
    open weak var delegate: (any NSUserActivityDelegate)?
    /// Whether another device may request streams of data.
    open var supportsContinuationStreams = false

    /// Creates an activity of a kind.
    public init(activityType: String) { self.activityType = activityType }

    /// Makes the activity the current one; has no effect here.
    open func becomeCurrent() {}
    /// Deactivates the activity; has no effect here.
    open func resignCurrent() {}
    /// Invalidates the activity; has no effect here.
    open func invalidate() {}
    /// Adds to what continues the activity.
    open func addUserInfoEntries(from otherDictionary: [AnyHashable: Any]) {
        userInfo = (userInfo ?? [:]).merging(otherDictionary) { _, new in new }
    }
    /// Deletes activities by their persistent identifiers; none is saved here, so that the handler is called at once.
    open class func deleteSavedUserActivities(
        withPersistentIdentifiers persistentIdentifiers: [String],
        completionHandler handler: @escaping () -> Void
    ) { handler() }
    /// Deletes all activities; none is saved here, so that the handler is called at once.
    open class func deleteAllSavedUserActivities(completionHandler handler: @escaping () -> Void) {
        handler()
    }
}

/// The delegate that updates an activity before it is saved, and is notified when it was continued.
public protocol NSUserActivityDelegate: AnyObject {
    /// Called before the activity is kept.
    func userActivityWillSave(_ userActivity: NSUserActivity)
    /// Called after another device has continued the activity.
    func userActivityWasContinued(_ userActivity: NSUserActivity)
}

extension NSUserActivityDelegate {
    /// The default implementation does nothing.
    public func userActivityWillSave(_ userActivity: NSUserActivity) {}
    /// The default implementation does nothing.
    public func userActivityWasContinued(_ userActivity: NSUserActivity) {}
}

/// The kind of activity that is a web page.
public let NSUserActivityTypeBrowsingWeb = "NSUserActivityTypeBrowsingWeb"

/// An object that continues an activity.
public protocol UIUserActivityRestoring: AnyObject {
    /// Continues an activity.
    func restoreUserActivityState(_ activity: NSUserActivity)
}

extension UIResponder: UIUserActivityRestoring {}
