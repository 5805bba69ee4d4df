/// A token before the text of a search field; tokens are kept and not drawn here.
open class UISearchToken: NSObject {
    /// The object that the token represents; nil for none.
    open var representedObject: Any?
    /// The image; nil for none.
    let icon: UIImage?
    /// The text of the token.
    let text: String

    /// Creates a token with an image and a text.
    public init(icon: UIImage?, text: String) {
        (self.icon, self.text) = (icon, text)
        super.init()
    }
}
