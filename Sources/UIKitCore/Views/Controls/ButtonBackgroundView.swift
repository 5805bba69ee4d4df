import Geometry
import Scene

/// The background of a button with a configuration: a shape, above it an image and the author's own view, both clipped to
/// it.
final class ButtonBackgroundView: UIView {
    /// The part that clips image and view to the corners; made where there is one of the two.
    private var plate: UIView?
    private var imageView: UIImageView?
    private var effectView: UIVisualEffectView?
    private weak var customView: UIView?
    private var cornerRadius: CGFloat = 0

    override init(frame: CGRect) {
        super.init(frame: frame)
        isUserInteractionEnabled = false
    }

    required init?(coder: NSCoder) { super.init(coder: coder) }

    /// Shows the image, the effect and the view of a background.
    func show(_ background: UIBackgroundConfiguration, cornerRadius: CGFloat) {
        self.cornerRadius = cornerRadius
        showEffect(background.visualEffect)
        showImage(background.image, background.imageContentMode)
        if customView !== background.customView, customView?.superview === plate {
            customView?.removeFromSuperview()
        }
        customView = background.customView
        if let customView, customView.superview !== plateView() { plateView().addSubview(customView) }
    }

    private func showEffect(_ effect: UIVisualEffect?) {
        guard effect !== effectView?.effect else { return }
        effectView?.removeFromSuperview()
        effectView = effect.map { UIVisualEffectView(effect: $0) }
        if let effectView { plateView().insertSubview(effectView, at: 0) }
    }

    private func showImage(_ image: UIImage?, _ mode: ContentMode) {
        guard image != nil || imageView != nil else { return }
        let view = imageView ?? UIImageView()
        if view.image !== image { view.image = image }
        view.contentMode = mode
        guard imageView == nil else { return }
        imageView = view
        plateView().insertSubview(view, at: effectView == nil ? 0 : 1)
    }

    private func plateView() -> UIView {
        if let plate { return plate }
        let made = UIView()
        made.isUserInteractionEnabled = false
        made.clipsToBounds = true
        addSubview(made)
        plate = made
        return made
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        guard let plate else { return }
        plate.frame = bounds
        plate.layer.cornerRadius = min(cornerRadius, min(bounds.width, bounds.height) / 2)
        for view in [effectView, imageView, customView] { view?.frame = bounds }
    }

    override func content(in context: ContentContext) -> [DrawCommand] {
        guard let button = superview as? UIButton, let configuration = button.configuration else { return [] }
        return ConfiguredButton(button: button, configuration: configuration)
            .backgroundCommands(in: bounds, context)
    }
}
