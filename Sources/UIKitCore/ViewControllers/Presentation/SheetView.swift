/// The view of a sheet, which rounds the corners of the presented view and contains the grabber.
final class SheetView: UIView {
    /// The presented view.
    let content: UIView
    private let clip = UIView()
    private let grabber = UIView()

    /// Whether the grabber is shown.
    var hasGrabber = false { didSet { grabber.isHidden = !hasGrabber } }

    init(content: UIView) {
        self.content = content
        super.init(frame: .zero)
        clip.clipsToBounds = true
        clip.layer.cornerCurve = .continuous
        content.translatesAutoresizingMaskIntoConstraints = true
        clip.addSubview(content)
        addSubview(clip)
        grabber.backgroundColor = .tertiaryLabel
        grabber.layer.cornerRadius = Self.grabberSize.height / 2
        grabber.isHidden = true
        grabber.isUserInteractionEnabled = false
        addSubview(grabber)
    }

    required init?(coder: NSCoder) { nil }

    /// Measured: 36 by 5 points, 5 below the edge, in pictures of sheets of iOS 15 and later.
    private static let grabberSize = CGSize(width: 36, height: 5), grabberTop: CGFloat = 5

    /// Sets the radius of the upper corners, and of the lower ones.
    func setCorners(_ radius: CGFloat, lower: Bool) {
        clip.layer.cornerRadius = radius
        let upper: CACornerMask = [.layerMinXMinYCorner, .layerMaxXMinYCorner]
        clip.layer.maskedCorners =
            lower ? [upper, .layerMinXMaxYCorner, .layerMaxXMaxYCorner] : upper
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        clip.frame = bounds
        if content.superview === clip { content.frame = clip.bounds }
        grabber.frame = CGRect(
            x: (bounds.width - Self.grabberSize.width) / 2, y: Self.grabberTop,
            width: Self.grabberSize.width, height: Self.grabberSize.height)
    }
}

/// The dimming view below a presentation; a touch on it requests the dismissal.
final class DimmingView: UIView {
    /// Called when the view is touched.
    var wasTouched: () -> Void = {}
    /// Whether touches pass through to the views below.
    var passesTouches = false

    /// Source: reference pictures of alerts and sheets of iOS 13 and later, in light and in dark.
    static let shade = UIColor(dynamicProvider: { traits in
        UIColor(white: 0, alpha: traits.userInterfaceStyle == .dark ? 0.48 : 0.2)
    })

    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        !passesTouches && super.point(inside: point, with: event)
    }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {}
    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {}
    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {}

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { wasTouched() }
}
