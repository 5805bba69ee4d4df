package import Scene

/// A control with two states, on and off.
open class UISwitch: UIControl {
    /// Whether the switch is on; false by default.
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

    /// The x coordinate where the touch began, and whether the thumb has been dragged across since.
    private var dragStart: CGFloat = 0
    private var isDragged = false
    private var wasOn = false

    override var handlesSingleTaps: Bool { true }

    /// The distance in points by which a drag moves the thumb across. Chosen: half the way of the thumb.
    private static let dragDistance: CGFloat = 10

    /// Begins to track every touch.
    open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        dragStart = touch.location(in: self).x
        (isDragged, wasOn) = (false, isOn)
        return super.beginTracking(touch, with: event)
    }

    /// Moves the thumb with the touch.
    open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        let x = touch.location(in: self).x
        if (x - dragStart).magnitude >= Self.dragDistance {
            isDragged = true
            setOn((x > dragStart) != isRightToLeft, animated: true)
            dragStart = x
        }
        return super.continueTracking(touch, with: event)
    }

    /// Toggles the switch, unless the thumb was dragged, and sends the change.
    open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
        super.endTracking(touch, with: event)
        if !isDragged, isTouchInside { setOn(!isOn, animated: true) }
        if isOn != wasOn { sendValueChanged(with: event) }
    }

    /// Restores the thumb.
    open override func cancelTracking(with event: UIEvent?) {
        super.cancelTracking(with: event)
        if isOn != wasOn { setOn(wasOn, animated: true) }
    }

    /// Returns whether a gesture may begin: not a horizontal pan or swipe of a superview's recognizer.
    open override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        super.gestureRecognizerShouldBegin(gestureRecognizer) && !claimsHorizontalPans(gestureRecognizer)
    }

    /// Sets whether the switch is on; the change is not animated.
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
