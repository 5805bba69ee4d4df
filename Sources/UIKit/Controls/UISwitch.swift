package import Scene

/// A control with two states, on and off.
open class UISwitch: UIControl {
    /// Whether the switch is on.
    open var isOn = false
    /// The color of the track when on; nil for the system's green.
    open var onTintColor: UIColor?
    /// The color of the thumb; nil for white.
    open var thumbTintColor: UIColor?

    // Measured: frames in storyboards that Xcode saved, 51x31; thumb and inset in snapshots of iOS 17.
    private static let frameSize = CGSize(width: 51, height: 31)
    private static let thumbDiameter: CGFloat = 27
    private static let thumbInset: CGFloat = 2

    /// Creates a switch; its size is fixed, and that of the frame is ignored.
    public override init(frame: CGRect) {
        super.init(frame: CGRect(origin: frame.origin, size: UISwitch.frameSize))
        hugContent()
    }

    /// Declared for subclasses to override; archives are not decoded.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        hugContent()
    }

    /// Sets whether the switch is on.
    open func setOn(_ on: Bool, animated: Bool) { isOn = on }

    /// 49 by 31 points: the alignment rectangle. Source: openradar 31777116.
    open override var intrinsicContentSize: CGSize { CGSize(width: 49, height: 31) }

    /// The alignment rectangle excludes two points on the right.
    open override var alignmentRectInsets: UIEdgeInsets {
        UIEdgeInsets(top: 0, left: 0, bottom: 0, right: 2)
    }

    /// 51 by 31 points.
    open override func sizeThatFits(_ size: CGSize) -> CGSize { UISwitch.frameSize }

    package override func content(in context: ContentContext) -> [DrawCommand] {
        // The drawing keeps its size even if the frame has another.
        let track = CGRect(
            x: isRightToLeft ? bounds.maxX - UISwitch.frameSize.width : bounds.minX,
            y: bounds.midY - UISwitch.frameSize.height / 2, width: UISwitch.frameSize.width,
            height: UISwitch.frameSize.height)
        let diameter = UISwitch.thumbDiameter, inset = UISwitch.thumbInset
        let left = isOn != isRightToLeft ? track.maxX - inset - diameter : track.minX + inset
        let thumb = CGRect(x: left, y: track.minY + inset, width: diameter, height: diameter)
        let background = isOn ? onTintColor ?? .systemGreen : .secondarySystemFill
        return dimmedIfDisabled(
            ControlShape.filled(track, radius: 15.5, context.color(background))
                + ControlShape.clipped(
                    ControlShape.thumb(
                        thumb, radius: diameter / 2, context.color(thumbTintColor ?? .white),
                        shadows: ControlShape.switchShadows),
                    to: track, radius: 15.5))
    }
}
