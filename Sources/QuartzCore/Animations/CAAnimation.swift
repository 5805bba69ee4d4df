/// The base class of the animations of layers.
///
/// A layer keeps a copy, so that changes after it was added have no effect.
open class CAAnimation: NSObject, CAMediaTiming {
    var timing = MediaTiming()
    /// The pacing of a run; nil for linear pacing.
    open var timingFunction: CAMediaTimingFunction?
    /// The object that is notified of the start and the end; retained until the animation is removed.
    open var delegate: (any CAAnimationDelegate)?
    /// Whether the animation is removed at its end; true by default.
    open var isRemovedOnCompletion = true
    /// The motion of the animator that the animation belongs to, which then has the time instead of `timing`.
    package var control: AnimationControl?
    var keptValues: [String: Any] = [:]
    /// How often a second the animation is shown; has no effect here.
    open var preferredFrameRateRange = CAFrameRateRange.default

    /// Creates an animation.
    public required override init() { super.init() }

    /// When the animation begins, in seconds of the layer's time; 0 for when it is added.
    open var beginTime: TimeInterval {
        get { timing.beginTime }
        set { timing.beginTime = newValue.isFinite ? newValue : 0 }
    }
    /// The duration of one run in seconds; 0 for that of the transaction, by default 0.25.
    open var duration: TimeInterval {
        get { timing.duration }
        set { timing.duration = newValue.isFinite ? max(0, newValue) : 0 }
    }
    /// The rate at which time passes for the animation, relative to its parent.
    open var speed: Float {
        get { timing.speed }
        set { timing.speed = newValue.isFinite ? newValue : 1 }
    }
    /// The offset into the animation at which its first run starts, in seconds.
    open var timeOffset: TimeInterval {
        get { timing.timeOffset }
        set { timing.timeOffset = newValue.isFinite ? newValue : 0 }
    }
    /// The number of repetitions; `infinity` for without end.
    open var repeatCount: Float {
        get { timing.repeatCount }
        set { timing.repeatCount = newValue.isNaN ? 0 : newValue }
    }
    /// The duration of the repetitions, in seconds; 0 for none.
    open var repeatDuration: TimeInterval {
        get { timing.repeatDuration }
        set { timing.repeatDuration = newValue.isNaN ? 0 : newValue }
    }
    /// Whether each run is followed by one backwards.
    open var autoreverses: Bool {
        get { timing.autoreverses }
        set { timing.autoreverses = newValue }
    }
    /// Whether the animation is shown before its begin and after its end.
    open var fillMode: CAMediaTimingFillMode {
        get { timing.fillMode }
        set { timing.fillMode = newValue }
    }

    /// Returns a copy with the same values.
    open override func copy() -> Any {
        let copy = type(of: self).init()
        copyValues(to: copy)
        return copy
    }

    /// Adds the animation to a layer.
    open func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {
        (anObject as? CALayer)?.add(self, forKey: event)
    }

    /// Returns the value that a property has unless it is set; nil for one that is not known.
    open class func defaultValue(forKey key: String) -> Any? {
        switch key {
        case "duration", "beginTime", "timeOffset", "repeatDuration", "repeatCount": 0.0
        case "speed": 1.0
        case "autoreverses": false
        case "removedOnCompletion", "isRemovedOnCompletion": true
        case "fillMode": CAMediaTimingFillMode.removed.rawValue
        default: nil
        }
    }
    /// Returns whether an archive keeps a value; none is made here.
    open func shouldArchiveValue(forKey key: String) -> Bool { true }

    /// Copies the values of this class; subclasses copy theirs as well.
    func copyValues(to copy: CAAnimation) {
        copy.timing = timing
        copy.timingFunction = timingFunction
        copy.delegate = delegate
        copy.isRemovedOnCompletion = isRemovedOnCompletion
        copy.keptValues = keptValues
        copy.preferredFrameRateRange = preferredFrameRateRange
    }

    /// Writes what the animation shows into the values of a layer.
    ///
    /// - Parameters:
    ///   - progress: The share of a run, before pacing.
    ///   - values: The values that the layer shows, which later animations change further.
    package func apply(_ progress: Double, to values: inout PresentedValues) {}

    /// Reports the properties of the animation that a layer cannot animate.
    func reportUnknownProperties(of layer: CALayer) {}

    /// The pace of a share of a run.
    func paced(_ progress: Double) -> Double { timingFunction?.curve.value(at: progress) ?? progress }
}

/// An object that is notified of the start and the end of an animation.
public protocol CAAnimationDelegate: AnyObject {
    /// Called when the animation begins.
    func animationDidStart(_ anim: CAAnimation)
    /// Called when the animation ends or is removed; `flag` is whether it reached its end.
    func animationDidStop(_ anim: CAAnimation, finished flag: Bool)
}

extension CAAnimationDelegate {
    /// The default implementation does nothing.
    public func animationDidStart(_ anim: CAAnimation) {}
    /// The default implementation does nothing.
    public func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {}
}

extension CAAnimation: KeyedValueOwner {
    /// An animation keeps values under all keys.
    package var keepsAllKeys: Bool { true }
    /// Returns the value of a key; nil for none.
    package func ownValue(forKeyPath keyPath: String) -> Any? { keptValues[keyPath] }
    /// Sets the value of a key.
    package func setOwnValue(_ value: Any?, forKeyPath keyPath: String) { keptValues[keyPath] = value }
}
