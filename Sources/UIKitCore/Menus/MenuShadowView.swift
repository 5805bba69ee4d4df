/// The shadow around an open menu, masked out below its translucent panel.
final class MenuShadowView: UIView {
    private let caster = UIView()
    private let cutout = CAShapeLayer()

    // Chosen: by eye after iOS 17, a wide soft shadow on all sides, with room for it within the mask.
    private static let opacity: Float = 0.2, radius: CGFloat = 24, room: CGFloat = 100

    override init(frame: CGRect) {
        super.init(frame: frame)
        isUserInteractionEnabled = false
        caster.layer.shadowOpacity = Self.opacity
        caster.layer.shadowRadius = Self.radius
        caster.layer.shadowOffset = .zero
        addSubview(caster)
        cutout.fillRule = .evenOdd
        layer.mask = cutout
    }

    required init?(coder: NSCoder) { nil }

    override func layoutSubviews() {
        super.layoutSubviews()
        caster.frame = bounds
        let panel = UIBezierPath(roundedRect: bounds, cornerRadius: MenuPanelView.radius)
        caster.layer.shadowPath = panel.cgPath
        let outside = UIBezierPath(rect: bounds.insetBy(dx: -Self.room, dy: -Self.room))
        outside.append(panel)
        cutout.path = outside.cgPath
    }
}
