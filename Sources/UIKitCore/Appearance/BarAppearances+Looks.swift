extension UINavigationBarAppearance {
    private static let storedSubtitleTextAttributes = SparseProperty<[NSAttributedString.Key: Any]>([:])
    private static let storedLargeSubtitleTextAttributes = SparseProperty<[NSAttributedString.Key: Any]>([:])

    /// The attributes of the text below the title; kept, as it is not displayed.
    public var subtitleTextAttributes: [NSAttributedString.Key: Any] {
        get { Self.storedSubtitleTextAttributes[self] }
        set { Self.storedSubtitleTextAttributes[self] = newValue }
    }

    /// The attributes of the text below the large title; kept, as it is not displayed.
    public var largeSubtitleTextAttributes: [NSAttributedString.Key: Any] {
        get { Self.storedLargeSubtitleTextAttributes[self] }
        set { Self.storedLargeSubtitleTextAttributes[self] = newValue }
    }
}

extension UIBarAppearance {
    /// Creates the default appearance for a device; the same for all here.
    public convenience init(idiom: UIUserInterfaceIdiom) { self.init() }
}

extension UITabBarItemStateAppearance {
    private static let storedBadgeShift = SparseProperty(UIOffset.zero)
    private static let storedBadgeTitleShift = SparseProperty(UIOffset.zero)

    /// The offset of the badge in points; kept, and has no effect here.
    public var badgePositionAdjustment: UIOffset {
        get { Self.storedBadgeShift[self] }
        set { Self.storedBadgeShift[self] = newValue }
    }
    /// The offset of the badge's text in points; kept, and has no effect here.
    public var badgeTitlePositionAdjustment: UIOffset {
        get { Self.storedBadgeTitleShift[self] }
        set { Self.storedBadgeTitleShift[self] = newValue }
    }
}

extension UITabBarItemAppearance {
    private static let focusedKey = AttachmentKey()

    /// The appearance of an item that a keyboard has focused, which none is.
    public var focused: UITabBarItemStateAppearance {
        Self.focusedKey.value(of: self) { UITabBarItemStateAppearance() }
    }
}
