package import Scene

/// A view that displays an image.
open class UIImageView: UIView {
    /// The image; nil for none.
    open var image: UIImage? { didSet { imageDidChange(oldValue) } }
    /// The image displayed while highlighted; nil for the normal one.
    open var highlightedImage: UIImage?
    /// Whether the highlighted image is displayed.
    open var isHighlighted = false
    /// The symbol configuration, for values that the image does not specify itself.
    open var preferredSymbolConfiguration: UIImage.SymbolConfiguration? {
        didSet { setNeedsLayout() }
    }
    /// The images of an animation, of which the first is shown while it runs; nil for none.
    open var animationImages: [UIImage]?
    /// The images of an animation while highlighted; nil for none.
    open var highlightedAnimationImages: [UIImage]?
    /// The duration of one cycle of the animation in seconds; 0 for a thirtieth of a second per image.
    open var animationDuration: TimeInterval = 0
    /// The number of repetitions of the animation; 0 for an endless one.
    open var animationRepeatCount = 0
    /// Whether the animation is running.
    open private(set) var isAnimating = false
    /// Starts the animation, if there are images.
    open func startAnimating() { isAnimating = animationImages?.isEmpty == false }
    /// Stops the animation.
    open func stopAnimating() { isAnimating = false }
    /// The name of an image that could not be loaded; a placeholder is drawn instead.
    package var missingImageName: String?

    /// Creates an image view of the image's size.
    public init(image: UIImage?) {
        super.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
        isUserInteractionEnabled = false
        self.image = image
    }

    /// Creates an image view of the image's size, with a highlighted image.
    public init(image: UIImage?, highlightedImage: UIImage?) {
        super.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
        isUserInteractionEnabled = false
        (self.image, self.highlightedImage) = (image, highlightedImage)
    }

    /// Creates an image view with a frame; user interaction is disabled.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        isUserInteractionEnabled = false
    }

    /// Declared for subclasses to override; archives are not decoded.
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    /// The size of the image within its alignment insets; none without an image.
    open override var intrinsicContentSize: CGSize {
        guard let image = image.map(configured) else {
            return CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
        }
        let insets = image.alignmentRectInsets
        return CGSize(
            width: max(0, image.size.width - insets.left - insets.right),
            height: max(0, image.size.height - insets.top - insets.bottom))
    }

    /// The alignment insets of the image.
    open override var alignmentRectInsets: UIEdgeInsets {
        image.map { configured($0).alignmentRectInsets } ?? .zero
    }

    /// Returns the size of the image.
    open override func sizeThatFits(_ size: CGSize) -> CGSize { image.map { configured($0).size } ?? .zero }

    package override func content(in context: ContentContext) -> [DrawCommand] {
        if missingImageName != nil { return MissingContent.commands(in: bounds.rect) }
        let still = isHighlighted ? highlightedImage ?? image : image
        guard let image = (isAnimating ? animationImages?.first : still).map(configured) else { return [] }
        let tint = image.isTemplate ? tintColor.map(context.color) : nil
        let commands = image.commands(in: bounds, mode: contentMode, tint: tint, isRightToLeft: isRightToLeft)
        reportReplacedContents(by: commands)
        return layer.magnified(commands)
    }

    /// Returns the image with the symbol configuration applied.
    private func configured(_ image: UIImage) -> UIImage {
        guard let preferred = preferredSymbolConfiguration, let own = image.symbolConfiguration else {
            return image
        }
        return image.withConfiguration(preferred.applying(own))
    }

    private func imageDidChange(_ oldValue: UIImage?) {
        if image?.size != oldValue?.size { setNeedsLayout() }
    }

    /// The dynamic range of the displayed image: standard.
    open var imageDynamicRange: UIImage.DynamicRange { .standard }

    /// Adds a symbol effect; has no effect here, as symbols are drawn at rest.
    open func addSymbolEffect(
        _ effect: some SymbolEffect, options: SymbolEffectOptions = .default, animated: Bool = true,
        completion: ((UISymbolEffectCompletionContext) -> Void)? = nil
    ) {}

    /// Removes a symbol effect; has no effect here.
    open func removeSymbolEffect(
        ofType effect: some SymbolEffect, options: SymbolEffectOptions = .default, animated: Bool = true,
        completion: ((UISymbolEffectCompletionContext) -> Void)? = nil
    ) {}

    /// Removes all symbol effects; has no effect here.
    open func removeAllSymbolEffects(options: SymbolEffectOptions = .default, animated: Bool = true) {}

    /// Replaces the image without the transition.
    open func setSymbolImage(
        _ image: UIImage, contentTransition: some ContentTransitionSymbolEffect,
        options: SymbolEffectOptions = .default,
        completion: ((UISymbolEffectCompletionContext) -> Void)? = nil
    ) {
        self.image = image
        completion?(UISymbolEffectCompletionContext(sender: self))
    }
}
