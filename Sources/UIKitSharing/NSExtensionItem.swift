public import UIKitCore

/// Content that an app shares with another one.
open class NSExtensionItem: NSObject {
    /// The title; nil for none.
    open var attributedTitle: NSAttributedString?
    /// The text; nil for none.
    open var attributedContentText: NSAttributedString?
    /// Providers of the files, images and other media that come with the item; nil for none.
    open var attachments: [NSItemProvider]?
    /// Further values of the item by key; nil for none.
    open var userInfo: [AnyHashable: Any]?

    /// Creates an item without content.
    public override init() { super.init() }
}
