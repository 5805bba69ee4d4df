public import UIKitCore

/// Content that an app shares with another one.
open class NSExtensionItem: NSObject {
    /// The title.
    open var attributedTitle: NSAttributedString?
    /// The text.
    open var attributedContentText: NSAttributedString?
    /// The content.
    open var attachments: [NSItemProvider]?
    /// What else is said of it.
    open var userInfo: [AnyHashable: Any]?

    /// Creates an item without content.
    public override init() { super.init() }
}
