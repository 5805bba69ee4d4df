/// What the menu of a navigation item's title shows of a document; the menu does not open here.
open class UIDocumentProperties: NSObject {
    /// The URL of the document.
    package let url: URL
    /// Whether an icon of the document is shown; kept, and has no effect here.
    open var wantsIconRepresentation = true

    /// Creates the properties of the document at a URL.
    public init(url: URL) { self.url = url }
}
