/// How the user interacts with a link or an attachment of a text. Raw values match Apple's.
public enum UITextItemInteraction: Int, Hashable, Sendable {
    /// By a tap.
    case invokeDefaultAction = 0
    /// By a long press, which shows a menu.
    case presentActions = 1
    /// By a press that shows a preview.
    case preview = 2
}

/// A link or an attachment of a text.
open class UITextItem: NSObject {
    /// What an item of a text is.
    public enum Content {
        /// A link to a URL.
        case link(URL)
        /// An attachment of the text.
        case textAttachment(NSTextAttachment)
        /// A part of the text with a tag.
        case tag(String)
    }

    /// What the item is.
    public let content: Content
    /// The range of the item in the text, in UTF-16 code units.
    public let range: NSRange

    init(content: Content, range: NSRange) { (self.content, self.range) = (content, range) }
}
