package import Scene

/// A knob that lies left or right: off or on.
open class UISwitch: UIControl {
    /// Whether it is on.
    open var isOn = false
    /// The track while on; nil for the system's green.
    open var onTintColor: UIColor?
    /// The knob; nil for white.
    open var thumbTintColor: UIColor?

    // Source: frames that Xcode saved, 51x31; knob and inset: medium confidence.
    private static let frameSize = CGSize(width: 51, height: 31)
    private static let knobDiameter: CGFloat = 27
    private static let knobInset: CGFloat = 2

    /// A switch; its size is its own, whatever the frame says.
    public override init(frame: CGRect) {
        super.init(frame: CGRect(origin: frame.origin, size: UISwitch.frameSize))
        hugContent()
    }

    /// For subclasses that declare it.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        hugContent()
    }

    /// Turns it on or off.
    open func setOn(_ on: Bool, animated: Bool) { isOn = on }

    /// 49 by 31 points: what constraints see. Source: openradar 31777116.
    open override var intrinsicContentSize: CGSize { CGSize(width: 49, height: 31) }

    /// Two points on the right lie outside of what constraints see.
    open override var alignmentRectInsets: UIEdgeInsets {
        UIEdgeInsets(top: 0, left: 0, bottom: 0, right: 2)
    }

    /// 51 by 31 points.
    open override func sizeThatFits(_ size: CGSize) -> CGSize { UISwitch.frameSize }

    package override func content(in context: ContentContext) -> [DrawCommand] {
        // The drawing keeps its size where the frame has another.
        let track = CGRect(
            x: isRightToLeft ? bounds.maxX - UISwitch.frameSize.width : bounds.minX,
            y: bounds.midY - UISwitch.frameSize.height / 2, width: UISwitch.frameSize.width,
            height: UISwitch.frameSize.height)
        let diameter = UISwitch.knobDiameter, inset = UISwitch.knobInset
        let left = isOn != isRightToLeft ? track.maxX - inset - diameter : track.minX + inset
        let knob = CGRect(x: left, y: track.minY + inset, width: diameter, height: diameter)
        let ground = isOn ? onTintColor ?? .systemGreen : .secondarySystemFill
        return faded(
            ControlShape.filled(track, radius: 15.5, context.color(ground))
                + ControlShape.knob(knob, radius: diameter / 2, context.color(thumbTintColor ?? .white)))
    }
}
