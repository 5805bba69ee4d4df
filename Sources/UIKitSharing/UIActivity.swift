public import PlaceholderViews
public import UIKitCore

/// A service that acts on shared items.
open class UIActivity: NSObject {
    /// The categories of activities in the share sheet. Raw values match Apple's.
    public enum Category: Int, Hashable, Sendable {
        /// In the list of actions.
        case action = 0
        /// In the row of apps.
        case share = 1
    }

    /// The types of activities, as reverse domain names.
    public struct ActivityType: RawRepresentable, Hashable, Sendable {
        /// The name, such as `com.apple.UIKit.activity.Mail`.
        public let rawValue: String
        /// Creates a type from its name.
        public init(rawValue: String) { self.rawValue = rawValue }
        /// Creates a type from its name.
        public init(_ rawValue: String) { self.rawValue = rawValue }
        /// Posts to Facebook.
        public static let postToFacebook = ActivityType("com.apple.UIKit.activity.PostToFacebook")
        /// Posts to Twitter.
        public static let postToTwitter = ActivityType("com.apple.UIKit.activity.PostToTwitter")
        /// Posts to Weibo.
        public static let postToWeibo = ActivityType("com.apple.UIKit.activity.PostToWeibo")
        /// Posts to Vimeo.
        public static let postToVimeo = ActivityType("com.apple.UIKit.activity.PostToVimeo")
        /// Posts to Flickr.
        public static let postToFlickr = ActivityType("com.apple.UIKit.activity.PostToFlickr")
        /// Posts to Tencent Weibo.
        public static let postToTencentWeibo = ActivityType("com.apple.UIKit.activity.TencentWeibo")
        /// Sends a message.
        public static let message = ActivityType("com.apple.UIKit.activity.Message")
        /// Sends the items in a mail message.
        public static let mail = ActivityType("com.apple.UIKit.activity.Mail")
        /// Prints the items.
        public static let print = ActivityType("com.apple.UIKit.activity.Print")
        /// Copies the items to the pasteboard.
        public static let copyToPasteboard = ActivityType("com.apple.UIKit.activity.CopyToPasteboard")
        /// Assigns an image to a contact.
        public static let assignToContact = ActivityType("com.apple.UIKit.activity.AssignToContact")
        /// Saves an image to the photo library.
        public static let saveToCameraRoll = ActivityType("com.apple.UIKit.activity.SaveToCameraRoll")
        /// Adds a URL to Safari's reading list.
        public static let addToReadingList = ActivityType("com.apple.UIKit.activity.AddToReadingList")
        /// Sends the items to a device nearby.
        public static let airDrop = ActivityType("com.apple.UIKit.activity.AirDrop")
        /// Opens the items in the Books app.
        public static let openInIBooks = ActivityType("com.apple.UIKit.activity.OpenInIBooks")
        /// Opens the items as a PDF for markup.
        public static let markupAsPDF = ActivityType("com.apple.UIKit.activity.MarkupAsPDF")
    }

    /// Creates an activity.
    public override init() { super.init() }

    /// The category of the activity; `action` by default.
    open class var activityCategory: Category { .action }
    /// The type of the activity; nil by default.
    open var activityType: ActivityType? { nil }
    /// The title in the share sheet; nil by default.
    open var activityTitle: String? { nil }
    /// The image in the share sheet; nil by default.
    open var activityImage: UIImage? { nil }
    /// The controller that the share sheet presents for the activity; nil by default.
    open var activityViewController: UIViewController? { nil }
    /// Returns whether the activity can act on the items; false unless overridden.
    open func canPerform(withActivityItems activityItems: [Any]) -> Bool { false }
    /// Called with the items before the activity is performed; does nothing unless overridden.
    open func prepare(withActivityItems activityItems: [Any]) {}
    /// Performs the activity; does nothing unless overridden.
    open func perform() {}
    /// Called by the activity when it has ended, with whether it was completed.
    open func activityDidFinish(_ completed: Bool) {}
}

/// Provides an item to share, which may depend on the type of activity.
public protocol UIActivityItemSource: DelegateMethods {
    /// Returns an object of the item's type, before the item itself is known.
    func activityViewControllerPlaceholderItem(_ activityViewController: UIActivityViewController) -> Any
    /// Returns the item for a type of activity.
    func activityViewController(
        _ activityViewController: UIActivityViewController,
        itemForActivityType activityType: UIActivity.ActivityType?
    ) -> Any?
    /// Returns the subject of the item, such as that of a mail message.
    func activityViewController(
        _ activityViewController: UIActivityViewController,
        subjectForActivityType activityType: UIActivity.ActivityType?
    ) -> String
}

extension UIActivityItemSource {
    /// Returns no subject by default.
    public func activityViewController(
        _ activityViewController: UIActivityViewController,
        subjectForActivityType activityType: UIActivity.ActivityType?
    ) -> String { "" }
}

/// Provides an item only when an activity requires it.
open class UIActivityItemProvider: NSObject, UIActivityItemSource {
    /// An object of the item's type; nil for none.
    public let placeholderItem: Any?
    /// The type of the activity that the user chose; nil here, as none is chosen.
    open var activityType: UIActivity.ActivityType? { nil }
    /// The item; the placeholder unless overridden.
    open var item: Any { placeholderItem ?? "" }

    /// Creates a provider with a placeholder.
    public init(placeholderItem: Any) { self.placeholderItem = placeholderItem }

    /// Returns the placeholder item.
    open func activityViewControllerPlaceholderItem(_ activityViewController: UIActivityViewController) -> Any
    {
        placeholderItem ?? ""
    }
    /// Returns `item` for every type of activity.
    open func activityViewController(
        _ activityViewController: UIActivityViewController,
        itemForActivityType activityType: UIActivity.ActivityType?
    ) -> Any? { item }
}

/// A share sheet of activities; drawn as a placeholder, as the activities are those of other apps.
open class UIActivityViewController: PlaceholderViewController {
    /// A description for the placeholder.
    open override var placeholderContent: String {
        "a share sheet for \(activityItems.count == 1 ? "one item" : "\(activityItems.count) items")"
    }

    /// Called when the share sheet is dismissed, with the type, whether it was completed, the items and an error.
    public typealias CompletionWithItemsHandler = (UIActivity.ActivityType?, Bool, [Any]?, (any Error)?) ->
        Void

    /// The items to share.
    public let activityItems: [Any]
    /// The app's own activities; nil for none.
    public let applicationActivities: [UIActivity]?
    /// The types of activities that are not offered; nil for none.
    open var excludedActivityTypes: [UIActivity.ActivityType]?
    /// Called when the share sheet is dismissed; nil for nothing.
    open var completionWithItemsHandler: CompletionWithItemsHandler?
    /// Whether an activity may be displayed prominently; true by default.
    open var allowsProminentActivity = true

    /// Creates a share sheet for items.
    public init(activityItems: [Any], applicationActivities: [UIActivity]?) {
        self.activityItems = activityItems
        self.applicationActivities = applicationActivities
        super.init(nibName: nil, bundle: nil)
    }

    /// Creates a share sheet for the items of a configuration.
    public convenience init(activityItemsConfiguration: any UIActivityItemsConfigurationReading) {
        self.init(
            activityItems: activityItemsConfiguration.itemProvidersForActivityItemsConfiguration,
            applicationActivities: nil)
    }

    /// Declared for subclasses to override; archives are not decoded.
    public required init?(coder: NSCoder) {
        activityItems = []
        applicationActivities = nil
        super.init(coder: coder)
    }
}
