// swift-format-ignore-file: AlwaysUseLowerCamelCase

/// An activity of the user in the app, to be continued or found later; nothing leaves the render.
open class NSUserActivity: NSObject {
    /// The type of the activity, as in "com.example.reading".
    public let activityType: String
    /// The localized title for the user; nil by default.
    open var title: String?
    /// The state with which the activity is continued.
    open var userInfo: [AnyHashable: Any]?
    /// The keys of `userInfo` that are required to continue.
    open var requiredUserInfoKeys: Set<String>?
    /// The keywords with which search finds the activity.
    open var keywords: Set<String> = []
    /// The URL of a web page for the activity; nil for none.
    open var webpageURL: URL?
    /// The URL of the web page that referred to it; nil for none.
    open var referrerURL: URL?
    /// The date after which the activity is not eligible; nil for none.
    open var expirationDate: Date?
    /// Whether the delegate should update the activity; false by default.
    open var needsSave = false
    /// Whether another device may continue the activity; true by default.
    open var isEligibleForHandoff = true
    /// Whether search on the device finds it; false by default.
    open var isEligibleForSearch = false
    /// Whether search by all users finds it; false by default.
    open var isEligibleForPublicIndexing = false
    /// Whether the system may suggest it; false by default.
    open var isEligibleForPrediction = false
    /// The identifier with which the activity is deleted; nil for none.
    open var persistentIdentifier: String?
    /// The phrase that is proposed for starting the activity by voice.
    open var suggestedInvocationPhrase: String?
    /// The identifier of the content that the activity is about.
    open var targetContentIdentifier: String?

    /// The delegate that updates the activity before it is saved; not retained. Nothing continues the activity here.
    open weak var delegate: (any NSUserActivityDelegate)?
    /// Whether another device may request streams of data.
    open var supportsContinuationStreams = false

    /// Creates an activity of a type.
    public init(activityType: String) { self.activityType = activityType }

    /// Makes the activity the current one; has no effect here.
    open func becomeCurrent() {}
    /// Deactivates the activity; has no effect here.
    open func resignCurrent() {}
    /// Invalidates the activity; has no effect here.
    open func invalidate() {}
    /// Merges entries into `userInfo`.
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
    /// Called before the activity is saved.
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

/// The type of activities that browse a web page.
public let NSUserActivityTypeBrowsingWeb = "NSUserActivityTypeBrowsingWeb"
