extension UIImageView {
    private static let storedAdjustsImageWhenAncestorFocused = SparseProperty<Bool>(false)
    private static let storedPreferredImageDynamicRange = SparseProperty<UIImage.DynamicRange>(.unspecified)

    /// Whether the image moves while an ancestor is focused on a television; kept, and has no effect here.
    public var adjustsImageWhenAncestorFocused: Bool {
        get { Self.storedAdjustsImageWhenAncestorFocused[self] }
        set { Self.storedAdjustsImageWhenAncestorFocused[self] = newValue }
    }

    /// The preferred dynamic range; kept, and has no effect here.
    public var preferredImageDynamicRange: UIImage.DynamicRange {
        get { Self.storedPreferredImageDynamicRange[self] }
        set { Self.storedPreferredImageDynamicRange[self] = newValue }
    }
}

extension UIImage {
    /// The dynamic ranges of images. Raw values match Apple's.
    public enum DynamicRange: Int, Hashable, Sendable {
        /// Determined by the context.
        case unspecified = -1
        /// The standard dynamic range.
        case standard = 0
        /// A high dynamic range, limited beside other content.
        case constrainedHigh = 1
        /// The full dynamic range of the image.
        case high = 2
    }
}
