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

extension UISearchTextField {
    private static let storedTokens = SparseProperty<[UISearchToken]>([])
    private static let storedColor = SparseProperty<UIColor?>(nil)
    private static let storedDeletes = SparseProperty(true)
    private static let storedCopies = SparseProperty(true)

    /// The tokens, from the leading side; kept, and has no effect here, as they are not drawn.
    public var tokens: [UISearchToken] {
        get { Self.storedTokens[self] }
        set { Self.storedTokens[self] = newValue }
    }
    /// Inserts a token at an index.
    public func insertToken(_ token: UISearchToken, at tokenIndex: Int) {
        tokens.insert(token, at: max(0, min(tokenIndex, tokens.count)))
    }
    /// Removes the token at an index.
    public func removeToken(at tokenIndex: Int) {
        if tokens.indices.contains(tokenIndex) { tokens.remove(at: tokenIndex) }
    }
    // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
    /// The background color of tokens; nil for the tint. Kept, and has no effect here.
    public var tokenBackgroundColor: UIColor! {
        get { Self.storedColor[self] ?? tintColor }
        set { Self.storedColor[self] = newValue }
    }
    /// Whether the delete key removes tokens; kept, and has no effect here.
    public var allowsDeletingTokens: Bool {
        get { Self.storedDeletes[self] }
        set { Self.storedDeletes[self] = newValue }
    }
    /// Whether tokens can be copied; kept, and has no effect here.
    public var allowsCopyingTokens: Bool {
        get { Self.storedCopies[self] }
        set { Self.storedCopies[self] = newValue }
    }
}
