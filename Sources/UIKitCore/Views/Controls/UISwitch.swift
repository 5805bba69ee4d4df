package import Scene

/// A control with two states, on and off.
open class UISwitch: UIControl {
    /// Whether the switch is on; false by default.
    open var isOn = false { didSet { partsDidChange() } }
    /// The color of the track when on; nil for the system's green.
    open var onTintColor: UIColor?
    /// The color of the thumb; nil for white.
    open var thumbTintColor: UIColor?
    /// An image for on; has no effect here, as since iOS 7.
    open var onImage: UIImage?
    /// An image for off; has no effect here, as since iOS 7.
    open var offImage: UIImage?
    /// The preferred style; an iPhone has sliding switches alone.
    open var preferredStyle = Style.automatic
    /// The title beside a checkbox on a Mac; kept, and has no effect here.
    open var title: String?
    /// The style that is displayed.
    open var style: Style { .sliding }
    /// The views of the parts, once code has asked for them.
    private var parts: SwitchParts?

    // Measured: frames in storyboards that Xcode saved, 51x31; thumb and inset in snapshots of iOS 17.
    static let frameSize = CGSize(width: 51, height: 31)
    static let thumbDiameter: CGFloat = 27
    static let thumbInset: CGFloat = 2

    /// Creates a switch; its size is fixed, and that of the frame is ignored.
    public override init(frame: CGRect) {
        super.init(frame: CGRect(origin: frame.origin, size: UISwitch.frameSize))
        hidesParts = true
        hugContent()
    }

    /// Declared for subclasses to override; archives are not decoded.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        hidesParts = true
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

    // MARK: Parts

    override func makeParts() { parts = SwitchParts(self) }

    override func placeParts() { parts?.place(in: self) }

    package override func content(in context: ContentContext) -> [DrawCommand] {
        guard hidesParts else { return [] }
        let track = trackRect, inset = UISwitch.thumbInset, diameter = UISwitch.thumbDiameter
        let background = isOn ? onTintColor ?? .systemGreen : .secondarySystemFill
        let thumb = CGRect(x: thumbLeft, y: track.minY + inset, width: diameter, height: diameter)
        return dimmedIfDisabled(
            ControlShape.filled(track, radius: UISwitch.radius, context.color(background))
                + ControlShape.clipped(
                    thumbCommands(thumb, context), to: track, radius: UISwitch.radius))
    }
}
