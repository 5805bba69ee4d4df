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
    var incrementImages: [State: UIImage] = [:], decrementImages: [State: UIImage] = [:],
        backgroundImages: [State: UIImage] = [:]

    // Source: 94x32 since iOS 13 in frames that Xcode saved.
    private static let frameSize = CGSize(width: 94, height: 32)

    /// Creates a stepper; its size is fixed, and that of the frame is ignored.
    public override init(frame: CGRect) {
        super.init(frame: CGRect(origin: frame.origin, size: UIStepper.frameSize))
        hugContent()
    }

    /// Declared for subclasses to override; archives are not decoded.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
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

    package override func content(in context: ContentContext) -> [DrawCommand] {
        // Measured: a snapshot of iOS 17 at 3x; symbols 13.7 points across with their round ends.
        let shape = CGRect(origin: bounds.origin, size: UIStepper.frameSize)
        let divider = CGRect(center: CGPoint(x: shape.midX, y: shape.midY), width: 1, height: 18)
        func symbol(_ glyph: ControlGlyph, atQuarter quarter: CGFloat, _ isLive: Bool) -> [DrawCommand] {
            glyph.commands(
                at: Point(x: shape.minX + shape.width * quarter / 4, y: shape.midY), side: 12.2, width: 1.5,
                color: context.color(isLive ? .label : UIColor.label.withAlphaComponent(0.5)))
        }
        func image(_ image: UIImage?, atQuarter quarter: CGFloat) -> [DrawCommand]? {
            guard let image else { return nil }
            let area = CGRect(
                center: CGPoint(x: shape.minX + shape.width * quarter / 4, y: shape.midY),
                width: image.size.width, height: image.size.height)
            return image.commands(in: area, mode: .scaleToFill, tint: image.tint(self, context))
        }
        let (less, more): (CGFloat, CGFloat) = isRightToLeft ? (3, 1) : (1, 3)
        let background = backgroundImage(for: state) ?? backgroundImage(for: .normal)
        return dimmedIfDisabled(
            (background?.commands(in: shape, mode: .scaleToFill, tint: nil)
                ?? ControlShape.filled(
                    shape, radius: 8.4, curve: .continuous, context.color(.tertiarySystemFill)))
                + ControlShape.filled(divider, radius: 0.5, context.color(.systemFill))
                + (image(decrementImage(for: .normal), atQuarter: less)
                    ?? symbol(.minus, atQuarter: less, wraps || value > minimumValue))
                + (image(incrementImage(for: .normal), atQuarter: more)
                    ?? symbol(.plus, atQuarter: more, wraps || value < maximumValue)))
    }
}
