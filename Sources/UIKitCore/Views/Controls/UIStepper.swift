import Geometry
package import Scene

/// A control for incrementing or decrementing a value.
open class UIStepper: UIControl {
    /// The minimum value; 0 by default.
    open var minimumValue = 0.0
    /// The maximum value; 100 by default.
    open var maximumValue = 100.0
    /// The value; 0 by default.
    open var value = 0.0
    /// The amount of an increment or decrement; 1 by default.
    open var stepValue = 1.0
    /// Whether the value wraps at the ends of the range.
    open var wraps = false
    /// Whether the value keeps changing while touched.
    open var autorepeat = true
    /// Whether changes are sent while touched.
    open var isContinuous = true
    /// The images of the buttons, by state; empty for the system's appearance.
    private var incrementImages: [State: UIImage] = [:], decrementImages: [State: UIImage] = [:],
        backgroundImages: [State: UIImage] = [:], dividerImages: [DividerKey: UIImage] = [:]
    /// The views of the parts, once code has asked for them.
    private var parts: StepperParts?

    // Source: 94x32 since iOS 13 in frames that Xcode saved.
    static let frameSize = CGSize(width: 94, height: 32)

    /// Creates a stepper; its size is fixed, and that of the frame is ignored.
    public override init(frame: CGRect) {
        super.init(frame: CGRect(origin: frame.origin, size: UIStepper.frameSize))
        hidesParts = true
        hugContent()
    }

    /// Declared for subclasses to override; archives are not decoded.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        hidesParts = true
        hugContent()
    }

    override var handlesSingleTaps: Bool { true }

    /// The repeated steps while the touch is down.
    private var repetition: ScheduledWork?
    private var startValue = 0.0

    /// The delay in seconds before steps repeat, and the interval between them. Chosen.
    private static let repetitionDelay: TimeInterval = 0.5, repetitionInterval: TimeInterval = 0.1

    /// Steps in the direction of the touched button, repeatedly while the touch lasts.
    open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        startValue = value
        let isUp = (touch.location(in: self).x >= bounds.midX) != isRightToLeft
        step(isUp ? stepValue : -stepValue, event)
        if autorepeat { repeatStep(isUp ? stepValue : -stepValue, after: Self.repetitionDelay) }
        return super.beginTracking(touch, with: event)
    }

    /// Sends the change if it was not sent continuously.
    open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
        super.endTracking(touch, with: event)
        repetition?.cancel()
        if !isContinuous, value != startValue { sendValueChanged(with: event) }
    }

    /// Stops repeated steps.
    open override func cancelTracking(with event: UIEvent?) {
        super.cancelTracking(with: event)
        repetition?.cancel()
    }

    private func step(_ difference: Double, _ event: UIEvent?) {
        var next = value + difference
        if next > maximumValue { next = wraps ? minimumValue : maximumValue }
        if next < minimumValue { next = wraps ? maximumValue : minimumValue }
        guard next != value else { return }
        value = next
        if isContinuous { sendValueChanged(with: event) }
    }

    private func repeatStep(_ difference: Double, after delay: TimeInterval) {
        let loop = RenderContext.current.eventLoop
        repetition = loop.schedule(at: loop.now + delay, delaysIdle: false) { [weak self] in
            guard let self else { return }
            step(difference, nil)
            repeatStep(difference, after: Self.repetitionInterval)
        }
    }

    /// 94 by 32 points.
    open override var intrinsicContentSize: CGSize { UIStepper.frameSize }

    /// 94 by 32 points.
    open override func sizeThatFits(_ size: CGSize) -> CGSize { UIStepper.frameSize }

    // MARK: Images

    /// The states of the buttons beside a divider image.
    private struct DividerKey: Hashable {
        var left: State
        var right: State
    }

    /// Sets the image of the increment button in a state; nil for a plus.
    open func setIncrementImage(_ image: UIImage?, for state: UIControl.State) {
        incrementImages[state] = image
    }
    /// Returns the image of the increment button.
    open func incrementImage(for state: UIControl.State) -> UIImage? { incrementImages[state] }
    /// Sets the image of the decrement button in a state; nil for a minus.
    open func setDecrementImage(_ image: UIImage?, for state: UIControl.State) {
        decrementImages[state] = image
    }
    /// Returns the image of the decrement button.
    open func decrementImage(for state: UIControl.State) -> UIImage? { decrementImages[state] }
    /// Sets the image of the background; nil for the system's.
    open func setBackgroundImage(_ image: UIImage?, for state: UIControl.State) {
        backgroundImages[state] = image
    }
    /// Returns the image of the background.
    open func backgroundImage(for state: UIControl.State) -> UIImage? { backgroundImages[state] }
    /// Sets the image between the buttons in states of both; nil for the system's line.
    open func setDividerImage(
        _ image: UIImage?, forLeftSegmentState leftState: UIControl.State,
        rightSegmentState rightState: UIControl.State
    ) { dividerImages[DividerKey(left: leftState, right: rightState)] = image }
    /// Returns the image between the buttons in states of both.
    open func dividerImage(
        forLeftSegmentState leftState: UIControl.State, rightSegmentState rightState: UIControl.State
    ) -> UIImage? { dividerImages[DividerKey(left: leftState, right: rightState)] }

    // MARK: Parts

    override func makeParts() { parts = StepperParts(self) }

    override func placeParts() { parts?.place(in: self) }

    package override func content(in context: ContentContext) -> [DrawCommand] {
        guard hidesParts else { return [] }
        let shape = shapeRect, halves = buttonRects
        return dimmedIfDisabled(
            backgroundCommands(in: shape, context) + dividerCommands(in: dividerRect, context)
                + symbolCommands(isIncrement: false, in: halves.decrement, context)
                + symbolCommands(isIncrement: true, in: halves.increment, context))
    }
}
