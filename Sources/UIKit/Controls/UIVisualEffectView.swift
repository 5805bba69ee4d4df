import Diagnostics
package import Scene

/// Blurs and tints what lies behind it; its own content goes into `contentView`.
///
/// Chosen: the tint alone, flat, since the pictures know no blur; a note says so.
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

    package override func content(in context: ContentContext) -> [DrawCommand] {
        guard let blur = effect as? UIBlurEffect else { return [] }
        RenderEnvironment.current.report(
            Diagnostic(.note, "a blur is drawn as its tint alone", view: displayName))
        return [.fillRect(bounds.rect, .color(context.color(blur.tint)))]
    }
}
