extension NSParagraphStyle {
    /// Returns the direction of a language; that of the interface for nil.
    public static func defaultWritingDirection(forLanguage languageName: String?) -> NSWritingDirection {
        guard let language = languageName?.lowercased().prefix(2) else {
            return UITraitCollection.current.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
        }
        return ["ar", "fa", "he", "iw", "ur", "yi", "ps", "sd", "ug", "dv"].contains(language)
            ? .rightToLeft : .leftToRight
    }
}

extension NSTextAttachment {
    /// The character of an attachment, U+FFFC.
    public static let character = 0xFFFC

    private static let storedPadding = SparseProperty<CGFloat>(0)
    private static let storedAllowsView = SparseProperty(true)

    /// The space at both sides in points; kept, and has no effect here.
    public var lineLayoutPadding: CGFloat {
        get { Self.storedPadding[self] }
        set { Self.storedPadding[self] = newValue }
    }
    /// Whether a view may stand for the attachment; kept, and has no effect here.
    public var allowsTextAttachmentView: Bool {
        get { Self.storedAllowsView[self] }
        set { Self.storedAllowsView[self] = newValue }
    }
}
