extension UIImageView {
    private static let storedAdjustsImageWhenAncestorFocused = SparseProperty<Bool>(false)
    private static let storedPreferredImageDynamicRange = SparseProperty<UIImage.DynamicRange>(.unspecified)

    /// Whether the image moves while it is focused on a television; kept, and has no effect here.
    public var adjustsImageWhenAncestorFocused: Bool {
        get { Self.storedAdjustsImageWhenAncestorFocused[self] }
        set { Self.storedAdjustsImageWhenAncestorFocused[self] = newValue }
    }

    /// The range of brightness that is preferred; kept, and has no effect here.
    public var preferredImageDynamicRange: UIImage.DynamicRange {
        get { Self.storedPreferredImageDynamicRange[self] }
        set { Self.storedPreferredImageDynamicRange[self] = newValue }
    }

    /// The range of brightness that is displayed.
    public var imageDynamicRange: UIImage.DynamicRange { .standard }
}

extension UIImage {
    /// The ranges of brightness. Raw values match Apple's.
    public enum DynamicRange: Int, Hashable, Sendable {
        /// Determined by the context.
        case unspecified = -1
        /// Standard.
        case standard = 0
        /// High, within limits.
        case constrainedHigh = 1
        /// High.
        case high = 2
    }
}
