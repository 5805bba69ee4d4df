import Geometry

/// Shows the view of a presenting controller as a card behind a page sheet on a phone: smaller, with its upper
/// edge at the status bar, with round corners, on black.
final class PresentingViewCard {
    private(set) var isShown = false
    private let view: UIView
    private let cornerRadius: CGFloat
    private let ground = UIView()
    private let formerRadius: CGFloat
    private let formerCurve: CALayerCornerCurve
    private let formerClips: Bool

    /// Measured: the card is 16 points narrower at each side, in pictures of page sheets of iOS 13 and later.
    private static let side: CGFloat = 16

    init(of presenter: UIViewController, cornerRadius: CGFloat) {
        view = presenter.presentationState.active?.presentedView ?? presenter.view
        self.cornerRadius = cornerRadius
        formerRadius = view.layer.cornerRadius
        formerCurve = view.layer.cornerCurve
        formerClips = view.clipsToBounds
        ground.backgroundColor = .black
        ground.isUserInteractionEnabled = false
        ground.isHidden = true
    }

    /// Transforms the view into a card.
    func show() {
        guard !isShown, let superview = view.superview, view.bounds.width > 0 else { return }
        isShown = true
        ground.frame = superview.bounds
        if ground.superview == nil { superview.insertSubview(ground, belowSubview: view) }
        ground.isHidden = superview is PresentationContainerView
        if !(view is SheetView) {
            view.layer.cornerRadius = cornerRadius
            view.layer.cornerCurve = .continuous
            view.clipsToBounds = true
        }
        let frame = view.frame
        let scale = (frame.width - 2 * Self.side) / frame.width
        let top = RenderEnvironment.current.deviceSafeArea.top
        // About the center, the upper edge goes down by half of what the height loses.
        let lowered = frame.height * (1 - scale) / 2
        view.transform = CGAffineTransform(
            a: scale, b: 0, c: 0, d: scale, tx: 0, ty: top - frame.minY - lowered)
    }

    /// Restores the transform of the view; the corners stay until the end of the animation.
    func hide() {
        guard isShown else { return }
        isShown = false
        view.transform = .identity
    }

    /// Restores the view completely.
    func remove() {
        hide()
        view.layer.cornerRadius = formerRadius
        view.layer.cornerCurve = formerCurve
        view.clipsToBounds = formerClips
        ground.removeFromSuperview()
    }
}
