public import UIKitCore

/// Content that an app shares with another one.
open class NSExtensionItem: NSObject {
    /// The title; nil for none.
    open var attributedTitle: NSAttributedString?
    /// The text; nil for none.
    open var attributedContentText: NSAttributedString?
    /// The content.
    open var attachments: [NSItemProvider]?
    /// What else is said of it.
    open var userInfo: [AnyHashable: Any]?

    /// Creates an item without content.
    public override init() { super.init() }
}
