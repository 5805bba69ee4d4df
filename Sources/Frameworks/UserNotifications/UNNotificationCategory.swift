// swift-format-ignore-file: AlwaysUseLowerCamelCase

public import UIKit

/// A kind of notifications.
open class UNNotificationCategory: NSObject {
    /// The options of a category. Raw values match Apple's.
    public struct Options: OptionSet, Hashable, Sendable {
        /// The bit mask of the set.
        public let rawValue: UInt
        /// Creates options from their bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// That they are dismissed.
        public static let customDismissAction = Options(rawValue: 1 << 0)
        /// They are shown in cars.
        public static let allowInCarPlay = Options(rawValue: 1 << 1)
        /// Their title is shown without previews.
        public static let hiddenPreviewsShowTitle = Options(rawValue: 1 << 2)
        /// The line below their title is shown without previews.
        public static let hiddenPreviewsShowSubtitle = Options(rawValue: 1 << 3)
        /// They are read aloud.
        public static let allowAnnouncement = Options(rawValue: 1 << 4)
    }

    /// The identifier of the category.
    public let identifier: String
    /// What can be done.
    public let actions: [UNNotificationAction]
    /// Creates a kind.
    public init(
        identifier: String, actions: [UNNotificationAction], intentIdentifiers: [String],
        options: Options = []
    ) {
        self.identifier = identifier
        self.actions = actions
    }
    /// Creates a kind.
    public convenience init(
        identifier: String, actions: [UNNotificationAction], intentIdentifiers: [String],
        hiddenPreviewsBodyPlaceholder: String?, options: Options = []
    ) {
        self.init(
            identifier: identifier, actions: actions, intentIdentifiers: intentIdentifiers, options: options)
    }
    /// Creates a kind with what a summary says.
    public convenience init(
        identifier: String, actions: [UNNotificationAction], intentIdentifiers: [String],
        hiddenPreviewsBodyPlaceholder: String?, categorySummaryFormat: String?, options: Options = []
    ) {
        self.init(
            identifier: identifier, actions: actions, intentIdentifiers: intentIdentifiers, options: options)
    }
}

/// The image of an action.
open class UNNotificationActionIcon: NSObject {
    /// Creates one of a symbol.
    public convenience init(systemImageName: String) { self.init() }
    /// Creates one of an image of the app.
    public convenience init(templateImageName: String) { self.init() }
}

/// An action with a text of the user.
open class UNTextInputNotificationAction: UNNotificationAction {
    /// The title of the button.
    public let textInputButtonTitle: String
    /// What is there before.
    public let textInputPlaceholder: String
    /// Creates an action.
    public init(
        identifier: String, title: String, options: Options = [], textInputButtonTitle: String,
        textInputPlaceholder: String
    ) {
        (self.textInputButtonTitle, self.textInputPlaceholder) = (textInputButtonTitle, textInputPlaceholder)
        super.init(identifier: identifier, title: title, options: options)
    }
}

/// How notifications are shown. Raw values match Apple's.
public enum UNAlertStyle: Int, Hashable, Sendable {
    /// Not at all.
    case none = 0
    /// For a while.
    case banner = 1
    /// Until the user has seen them.
    case alert = 2
}

/// When texts of notifications are shown. Raw values match Apple's.
public enum UNShowPreviewsSetting: Int, Hashable, Sendable {
    /// Previews are always shown.
    case always = 0
    /// On an unlocked screen.
    case whenAuthenticated = 1
    /// Previews are never shown.
    case never = 2
}

/// The domain of errors.
public let UNErrorDomain = "UNErrorDomain"
/// The key of the type of a file.
public let UNNotificationAttachmentOptionsTypeHintKey = "UNNotificationAttachmentOptionsTypeHintKey"
/// The key of whether a file has no small picture.
public let UNNotificationAttachmentOptionsThumbnailHiddenKey =
    "UNNotificationAttachmentOptionsThumbnailHiddenKey"
/// The key of the part that is the small picture.
public let UNNotificationAttachmentOptionsThumbnailClippingRectKey =
    "UNNotificationAttachmentOptionsThumbnailClippingRectKey"

extension NSString {
    /// Returns the text of a key in the language of the user, with values in it.
    public class func localizedUserNotificationString(forKey key: String, arguments: [Any]?) -> String {
        String(
            format: Bundle.main.localizedString(forKey: key, value: nil, table: nil),
            arguments: (arguments ?? []).map { $0 as? any CVarArg ?? NSString(string: "\($0)") })
    }
}
