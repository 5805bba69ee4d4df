package import Scene

/// Shows an image.
open class UIImageView: UIView {
    /// The image; nil for none.
    open var image: UIImage? { didSet { imageDidChange(oldValue) } }
    /// The image while highlighted; nil for the ordinary one.
    open var highlightedImage: UIImage?
    /// Whether the highlighted image is shown.
    open var isHighlighted = false
    /// The size and weight of symbols, as far as they do not have their own.
    open var preferredSymbolConfiguration: UIImage.SymbolConfiguration? {
        didSet { setNeedsLayout() }
    }
    /// The name of an image that could not be had; a marked placeholder is drawn in its stead.
    package var missingImageName: String?

    /// A view as large as an image.
    public convenience init(image: UIImage?) {
        self.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
        self.image = image
    }

    /// A view as large as an image, with another for while it is highlighted.
    public convenience init(image: UIImage?, highlightedImage: UIImage?) {
        self.init(image: image)
        self.highlightedImage = highlightedImage
    }

    /// A view with a frame. Images take no touches.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        isUserInteractionEnabled = false
    }

    /// For subclasses that declare it.
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    /// The size of what the image shows inside its alignment insets; none without an image.
    open override var intrinsicContentSize: CGSize {
        guard let image = image.map(configured) else {
            return CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
        }
        let insets = image.alignmentRectInsets
        return CGSize(
            width: max(0, image.size.width - insets.left - insets.right),
            height: max(0, image.size.height - insets.top - insets.bottom))
    }

    /// The image's.
    open override var alignmentRectInsets: UIEdgeInsets {
        image.map { configured($0).alignmentRectInsets } ?? .zero
    }

    /// The image's size.
    open override func sizeThatFits(_ size: CGSize) -> CGSize { image.map { configured($0).size } ?? .zero }

    package override func content(in context: ContentContext) -> [DrawCommand] {
        if missingImageName != nil { return MissingContent.commands(in: bounds.rect) }
        guard let image = (isHighlighted ? highlightedImage ?? image : image).map(configured) else {
            return []
        }
        let tint = image.isTemplate ? tintColor.map(context.color) : nil
        return image.commands(
            in: bounds, mode: contentMode, tint: tint, isRightToLeft: isRightToLeft)
    }

    /// A symbol in the size and weight that hold here.
    private func configured(_ image: UIImage) -> UIImage {
        guard let preferred = preferredSymbolConfiguration, let own = image.symbolConfiguration else {
            return image
        }
        return image.withConfiguration(preferred.applying(own))
    }

    private func imageDidChange(_ oldValue: UIImage?) {
        if image?.size != oldValue?.size { setNeedsLayout() }
    }
}
