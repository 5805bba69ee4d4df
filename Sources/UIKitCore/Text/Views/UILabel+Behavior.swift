extension UILabel {
    private static let storedShowsExpansionTextWhenTruncated = SparseProperty<Bool>(false)
    private static let storedMinimumFontSize = SparseProperty<CGFloat>(0)
    private static let storedEnablesMarqueeWhenAncestorFocused = SparseProperty<Bool>(false)

    /// Whether a pointer shows truncated text in full; kept, and has no effect here.
    public var showsExpansionTextWhenTruncated: Bool {
        get { Self.storedShowsExpansionTextWhenTruncated[self] }
        set { Self.storedShowsExpansionTextWhenTruncated[self] = newValue }
    }

    /// The minimum font size in points, before iOS 6 and in Interface Builder; 0 sets no limit.
    public var minimumFontSize: CGFloat {
        get { Self.storedMinimumFontSize[self] }
        set { Self.storedMinimumFontSize[self] = newValue }
    }

    /// Whether text scrolls while an ancestor is focused on a television; kept, and has no effect here.
    public var enablesMarqueeWhenAncestorFocused: Bool {
        get { Self.storedEnablesMarqueeWhenAncestorFocused[self] }
        set { Self.storedEnablesMarqueeWhenAncestorFocused[self] = newValue }
    }
}
