public import UIKitCore

/// Something that can be done with what is shared.
open class UIActivity: NSObject {
    /// Where an activity stands in the sheet. Raw values match Apple's.
    public enum Category: Int, Hashable, Sendable {
        /// Among the actions.
        case action = 0
        /// Among the apps.
        case share = 1
    }

    /// The kinds of activities.
    public struct ActivityType: RawRepresentable, Hashable, Sendable {
        /// The name.
        public let rawValue: String
        /// Creates a kind.
        public init(rawValue: String) { self.rawValue = rawValue }
        /// Creates a kind.
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
        /// Sends mail.
        public static let mail = ActivityType("com.apple.UIKit.activity.Mail")
        /// Prints.
        public static let print = ActivityType("com.apple.UIKit.activity.Print")
        /// Copies to the pasteboard.
        public static let copyToPasteboard = ActivityType("com.apple.UIKit.activity.CopyToPasteboard")
        /// Assigns an image to a contact.
        public static let assignToContact = ActivityType("com.apple.UIKit.activity.AssignToContact")
        /// Keeps an image among the photos.
        public static let saveToCameraRoll = ActivityType("com.apple.UIKit.activity.SaveToCameraRoll")
        /// Adds to the list of what is to be read.
        public static let addToReadingList = ActivityType("com.apple.UIKit.activity.AddToReadingList")
        /// Sends to a device nearby.
        public static let airDrop = ActivityType("com.apple.UIKit.activity.AirDrop")
        /// Opens as a book.
        public static let openInIBooks = ActivityType("com.apple.UIKit.activity.OpenInIBooks")
        /// Writes a PDF.
        public static let markupAsPDF = ActivityType("com.apple.UIKit.activity.MarkupAsPDF")
    }

    /// Creates an activity.
    public override init() { super.init() }

    /// Where the activity stands in the sheet.
    open class var activityCategory: Category { .action }
    /// The kind of the activity.
    open var activityType: ActivityType? { nil }
    /// The title; nil for none.
    open var activityTitle: String? { nil }
    /// The image; nil for none.
    open var activityImage: UIImage? { nil }
    /// The controller that the activity shows; nil for none.
    open var activityViewController: UIViewController? { nil }
    /// Returns whether the activity can do something with what is shared.
    open func canPerform(withActivityItems activityItems: [Any]) -> Bool { false }
    /// Called with what is shared.
    open func prepare(withActivityItems activityItems: [Any]) {}
    /// Does what the activity is for.
    open func perform() {}
    /// Ends the activity.
    open func activityDidFinish(_ completed: Bool) {}
}

/// Provides what is shared by kind of activity.
public protocol UIActivityItemSource: DelegateMethods {
    /// Returns something of the kind of what is shared.
    func activityViewControllerPlaceholderItem(_ activityViewController: UIActivityViewController) -> Any
    /// Returns what is shared.
    func activityViewController(
        _ activityViewController: UIActivityViewController,
        itemForActivityType activityType: UIActivity.ActivityType?
    ) -> Any?
    /// Returns the subject of a mail.
    func activityViewController(
        _ activityViewController: UIActivityViewController,
        subjectForActivityType activityType: UIActivity.ActivityType?
    ) -> String
}

extension UIActivityItemSource {
    /// Returns none.
    public func activityViewController(
        _ activityViewController: UIActivityViewController,
        subjectForActivityType activityType: UIActivity.ActivityType?
    ) -> String { "" }
}

/// Makes what is shared when it is wanted.
open class UIActivityItemProvider: NSObject, UIActivityItemSource {
    /// Something of the kind of what is shared.
    public let placeholderItem: Any?
    /// The kind of the activity.
    open var activityType: UIActivity.ActivityType? { nil }
    /// What is shared.
    open var item: Any { placeholderItem ?? "" }

    /// Creates a provider.
    public init(placeholderItem: Any) { self.placeholderItem = placeholderItem }

    /// Returns something of the kind of what is shared.
    open func activityViewControllerPlaceholderItem(_ activityViewController: UIActivityViewController) -> Any
    {
        placeholderItem ?? ""
    }
    /// Returns what is shared.
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

    /// Called at the end of the sheet.
    public typealias CompletionWithItemsHandler = (UIActivity.ActivityType?, Bool, [Any]?, (any Error)?) ->
        Void

    /// What is shared.
    public let activityItems: [Any]
    /// The activities of the app.
    public let applicationActivities: [UIActivity]?
    /// The kinds that are not offered.
    open var excludedActivityTypes: [UIActivity.ActivityType]?
    /// Called at the end of the sheet.
    open var completionWithItemsHandler: CompletionWithItemsHandler?
    /// Whether a person may be suggested.
    open var allowsProminentActivity = true

    /// Creates a sheet.
    public init(activityItems: [Any], applicationActivities: [UIActivity]?) {
        self.activityItems = activityItems
        self.applicationActivities = applicationActivities
        super.init(nibName: nil, bundle: nil)
    }

    /// Creates a sheet for what a configuration shares.
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
