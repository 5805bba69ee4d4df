package import Scene

/// Blurs and tints what lies behind it; its own content goes into `contentView`.
///
/// What lies behind is blurred by a Gaussian, then tinted. Chosen: without the added saturation.
open class UIVisualEffectView: UIView {
    /// What is done with what lies behind; nil for nothing.
    open var effect: UIVisualEffect?
    /// Holds the content, as large as the view.
    public let contentView = UIView()

    /// A view with an effect, without a size.
    public init(effect: UIVisualEffect?) {
        self.effect = effect
        super.init(frame: .zero)
        assemble()
    }

    /// A view with a frame and no effect.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        assemble()
    }

    /// For subclasses that declare it.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        assemble()
    }

    private func assemble() {
        contentView.frame = bounds
        contentView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        addSubview(contentView)
    }

    package override var subviewHost: UIView { contentView }

    override func finish(_ node: inout LayoutNode, in context: ContentContext) {
        node.vibrancy = (effect as? UIVibrancyEffect)?.vibrancy(in: context.traits)
    }

    package override func content(in context: ContentContext) -> [DrawCommand] {
        guard let blur = effect as? UIBlurEffect else { return [] }
        let shape = RoundedRect(bounds.rect, radii: layer.cornerRadii, curve: layer.curve)
        return [
            .blurBackdrop(shape, radius: blur.radius),
            .fillRoundedRect(shape, .color(context.color(blur.tint))),
        ]
    }
}
