package import Scene

/// A view that blurs and tints the content behind it; its own content is in `contentView`.
///
/// The content behind is blurred by a Gaussian, then tinted. Chosen: without the added saturation.
open class UIVisualEffectView: UIView {
    /// The effect on the content behind; nil for none.
    open var effect: UIVisualEffect?
    /// The content view, of the same size.
    public let contentView = UIView()

    /// Creates a view with an effect, of zero size.
    public init(effect: UIVisualEffect?) {
        self.effect = effect
        super.init(frame: .zero)
        assemble()
    }

    /// Creates a view with a frame and no effect.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        assemble()
    }

    /// Declared for subclasses to override; archives are not decoded.
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
        let glass = effect as? UIGlassEffect
        guard let blur = effect as? UIBlurEffect ?? glass?.blur else { return [] }
        let radii = layer.cornerRadii(in: context.presentation)
        let shape = RoundedRect(bounds.rect, radii: radii, curve: layer.curve)
        return [
            .draw(.blurBackdrop(shape, radius: blur.radius)),
            .draw(.fillRoundedRect(shape, .color(context.color(glass?.tintColor ?? blur.tint)))),
        ]
    }
}
