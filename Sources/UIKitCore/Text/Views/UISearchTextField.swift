/// The text field of a search bar.
open class UISearchTextField: UITextField {
    /// The tokens, from the leading side; kept, and has no effect here, as they are not drawn.
    open var tokens: [UISearchToken] = []
    // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
    /// The background color of tokens; nil for the tint. Kept, and has no effect here.
    open var tokenBackgroundColor: UIColor! {
        get { ownTokenColor ?? tintColor }
        set { ownTokenColor = newValue }
    }
    /// Whether the delete key removes tokens; kept, and has no effect here.
    open var allowsDeletingTokens = true
    /// Whether tokens can be copied; kept, and has no effect here.
    open var allowsCopyingTokens = true
    private var ownTokenColor: UIColor?

    /// Inserts a token at an index.
    open func insertToken(_ token: UISearchToken, at tokenIndex: Int) {
        tokens.insert(token, at: max(0, min(tokenIndex, tokens.count)))
    }

    /// Removes the token at an index.
    open func removeToken(at tokenIndex: Int) {
        if tokens.indices.contains(tokenIndex) { tokens.remove(at: tokenIndex) }
    }
}
