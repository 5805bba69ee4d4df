package import Scene

/// A control for selecting a value from a range.
open class UISlider: UIControl {
    /// The minimum value, at the left end; 0 by default.
    open var minimumValue: Float = 0 { didSet { partsDidChange() } }
    /// The maximum value, at the right end; 1 by default.
    open var maximumValue: Float = 1 { didSet { partsDidChange() } }
    /// The value, drawn within the range; 0 by default.
    open var value: Float = 0 { didSet { partsDidChange() } }
    /// The color of the track before the thumb; nil for the tint.
    open var minimumTrackTintColor: UIColor?
    /// The color of the track after the thumb; nil for the system's fill.
    open var maximumTrackTintColor: UIColor?
    /// The color of the thumb; nil for white.
    open var thumbTintColor: UIColor?
    /// The image beside the minimum; nil for none.
    open var minimumValueImage: UIImage? { didSet { setNeedsLayout() } }
    /// The image beside the maximum; nil for none.
    open var maximumValueImage: UIImage? { didSet { setNeedsLayout() } }
    /// The images of the thumb and of both parts of the track, by state.
    private var thumbImages: [State: UIImage] = [:], minimumTrackImages: [State: UIImage] = [:],
        maximumTrackImages: [State: UIImage] = [:]
    /// The views of the parts, once code has asked for them.
    var parts: SliderParts?

    // Measured: snapshots of iOS 17 and 18 at 3x; a track of 4 points, drawn a point short of its rectangle, and a
    // disc of 27 points in a thumb of 31, whose left edge is at a whole point. Chosen: images 14 points away.
    static let trackHeight: CGFloat = 4
    static let trackCapInset: CGFloat = 1
    private static let thumbWidth: CGFloat = 31
    static let discDiameter: CGFloat = 27
    /// The distance from the top of the disc down to the middle of the track.
    static let discRise: CGFloat = 44 / 3
    private static let imageSpacing: CGFloat = 14

    /// Creates a slider with a frame.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        hidesParts = true
        hugHeight()
    }

    /// Declared for subclasses to override; archives are not decoded.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        hidesParts = true
        hugHeight()
    }

    /// Whether changes are sent while the thumb is dragged, not only at the end.
    open var isContinuous = true
    /// The x coordinate at which the touch grabbed the thumb, and the value there.
    private var grip: (x: CGFloat, value: Float) = (0, 0)

    /// How far in points beside the thumb a touch grabs it. Chosen.
    private static let gripMargin: CGFloat = 10

    /// Begins to track a touch on the thumb.
    open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        let point = touch.location(in: self)
        let thumb = thumbRect(forBounds: bounds, trackRect: trackRect(forBounds: bounds), value: value)
        grip = (point.x, value)
        return thumb.insetBy(dx: -Self.gripMargin, dy: -Self.gripMargin).contains(point)
    }

    /// Moves the thumb with the touch.
    open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        let travel = thumbTravel(trackRect(forBounds: bounds))
        guard travel > 0 else { return true }
        let share = Float((touch.location(in: self).x - grip.x) / travel) * (isRightToLeft ? -1 : 1)
        let moved = min(maximumValue, max(minimumValue, grip.value + share * (maximumValue - minimumValue)))
        guard moved != value else { return true }
        value = moved
        if isContinuous { sendValueChanged(with: event) }
        return true
    }

    /// Sends the change if it was not sent continuously.
    open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
        super.endTracking(touch, with: event)
        if !isContinuous, value != grip.value { sendValueChanged(with: event) }
    }

    /// Returns whether a gesture may begin: not one of a superview along the slider that starts on the thumb.
    open override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        super.gestureRecognizerShouldBegin(gestureRecognizer) && !claimsHorizontalPans(gestureRecognizer)
    }

    /// Sets the value; the change is not animated.
    open func setValue(_ value: Float, animated: Bool) { self.value = value }

    /// The height of the frame. Measured: public pictures of iOS 17.5, 18.5 and 26.2. Canvases of Interface Builder
    /// have their own.
    private static let frameHeight: CGFloat = 34

    /// As high as the alignment rectangle, a point less than the frame.
    open override var intrinsicContentSize: CGSize {
        CGSize(width: UIView.noIntrinsicMetric, height: Self.frameHeight - 1)
    }

    /// Whether the alignment rectangle is the frame, as on Interface Builder's canvas since Xcode 26.
    package final var fillsAlignmentRect = false

    /// The alignment rectangle excludes two points left and right and one at the bottom.
    open override var alignmentRectInsets: UIEdgeInsets {
        fillsAlignmentRect ? .zero : UIEdgeInsets(top: 0, left: 2, bottom: 1, right: 2)
    }

    /// The given width, 34 points high.
    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(width: size.width, height: Self.frameHeight)
    }

    /// Returns the drawing rectangle of the track, 2 points short of the bounds at both ends and at a whole point.
    open func trackRect(forBounds bounds: CGRect) -> CGRect {
        var area = bounds.insetBy(dx: 2, dy: 0)
        for (image, isAtMinimum) in [(minimumValueImage, true), (maximumValueImage, false)] {
            guard image != nil else { continue }
            let rect =
                isAtMinimum
                ? minimumValueImageRect(forBounds: bounds) : maximumValueImageRect(forBounds: bounds)
            let isLeft = isAtMinimum != isRightToLeft
            let reach = isLeft ? rect.maxX - area.minX : area.maxX - rect.minX
            let imageSpace = max(0, min(area.width, reach + UISlider.imageSpacing))
            area.size.width -= imageSpace
            if isLeft { area.origin.x += imageSpace }
        }
        let height = trackImageHeight ?? UISlider.trackHeight
        return CGRect(
            x: area.minX, y: (bounds.midY - height / 2).rounded(), width: area.width, height: height)
    }

    /// The position of the value in the range, 0 to 1.
    private func fraction(of value: Float) -> CGFloat {
        let span = maximumValue - minimumValue
        guard span > 0, value.isFinite else { return 0 }
        return CGFloat(max(0, min(1, (value - minimumValue) / span)))
    }

    /// How far the thumb moves from the minimum to the maximum: its rectangle reaches the bounds, 2 points beyond
    /// the track.
    private func thumbTravel(_ track: CGRect) -> CGFloat { max(0, track.width + 4 - thumbSize.width) }

    /// The size of the thumb: that of its image, if it has one.
    private var thumbSize: CGSize {
        currentThumbImage?.size ?? CGSize(width: UISlider.thumbWidth, height: UISlider.thumbWidth)
    }

    /// Returns the rectangle of the thumb at a value.
    open func thumbRect(forBounds bounds: CGRect, trackRect rect: CGRect, value: Float) -> CGRect {
        let share = isRightToLeft ? 1 - fraction(of: value) : fraction(of: value)
        let left = (rect.minX - 2 + thumbTravel(rect) * share).rounded(), size = thumbSize
        return CGRect(x: left, y: bounds.midY - size.height / 2, width: size.width, height: size.height)
    }

    /// Returns the rectangle of the image beside the minimum: at its end of the slider, centered vertically.
    open func minimumValueImageRect(forBounds bounds: CGRect) -> CGRect {
        imageRect(minimumValueImage, in: bounds, isLeft: !isRightToLeft)
    }

    /// Returns the rectangle of the image beside the maximum: at its end of the slider, centered vertically.
    open func maximumValueImageRect(forBounds bounds: CGRect) -> CGRect {
        imageRect(maximumValueImage, in: bounds, isLeft: isRightToLeft)
    }

    private func imageRect(_ image: UIImage?, in bounds: CGRect, isLeft: Bool) -> CGRect {
        let size = image?.size ?? .zero
        return CGRect(
            x: isLeft ? bounds.minX + 2 : bounds.maxX - 2 - size.width, y: bounds.midY - size.height / 2,
            width: size.width, height: size.height)
    }

    // MARK: Images

    /// Sets the image of the thumb in a state; nil for that of the normal state, or the system's disc.
    open func setThumbImage(_ image: UIImage?, for state: UIControl.State) {
        thumbImages[state] = image
        setNeedsLayout()
    }

    /// Sets the image of the track before the thumb in a state, stretched by its cap insets.
    open func setMinimumTrackImage(_ image: UIImage?, for state: UIControl.State) {
        minimumTrackImages[state] = image
        setNeedsLayout()
    }

    /// Sets the image of the track after the thumb in a state, stretched by its cap insets.
    open func setMaximumTrackImage(_ image: UIImage?, for state: UIControl.State) {
        maximumTrackImages[state] = image
        setNeedsLayout()
    }

    /// Returns the image of the thumb that was set for a state.
    open func thumbImage(for state: UIControl.State) -> UIImage? { thumbImages[state] }
    /// Returns the image of the track before the thumb that was set for a state.
    open func minimumTrackImage(for state: UIControl.State) -> UIImage? { minimumTrackImages[state] }
    /// Returns the image of the track after the thumb that was set for a state.
    open func maximumTrackImage(for state: UIControl.State) -> UIImage? { maximumTrackImages[state] }

    /// The image of the thumb in the current state; nil for the system's disc.
    open var currentThumbImage: UIImage? { thumbImages[state] ?? thumbImages[.normal] }
    /// The image of the track before the thumb in the current state; nil for a colored line.
    open var currentMinimumTrackImage: UIImage? { minimumTrackImages[state] ?? minimumTrackImages[.normal] }
    /// The image of the track after the thumb in the current state; nil for a colored line.
    open var currentMaximumTrackImage: UIImage? { maximumTrackImages[state] ?? maximumTrackImages[.normal] }

    /// The height of the track images in points; nil without any.
    private var trackImageHeight: CGFloat? {
        [currentMinimumTrackImage, currentMaximumTrackImage].compactMap { $0?.size.height }.max()
    }

    // MARK: Parts

    override func makeParts() { parts = SliderParts(self) }

    override func placeParts() { parts?.place(in: self) }

    package override func content(in context: ContentContext) -> [DrawCommand] {
        guard hidesParts else { return [] }
        let rects = partRects
        return dimmedIfDisabled(
            trackCommands(isMinimum: false, in: rects.maximumTrack, context)
                + trackCommands(isMinimum: true, in: rects.minimumTrack, context)
                + thumbCommands(in: rects.thumb, context)
                + valueImageCommands(minimumValueImage, in: rects.minimumImage, context)
                + valueImageCommands(maximumValueImage, in: rects.maximumImage, context))
    }
}

extension UIImage {
    /// Returns the color of a template image in a view; nil for an image that keeps its own colors.
    func tint(_ view: UIView, _ context: ContentContext) -> Color? {
        isTemplate ? context.color(view.tintColor ?? .systemBlue) : nil
    }
}
