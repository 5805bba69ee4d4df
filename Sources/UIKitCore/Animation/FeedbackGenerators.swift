/// Generates haptic feedback; a render has none, so that they have no effect here.
open class UIFeedbackGenerator: NSObject {
    /// Creates a generator.
    public override init() { super.init() }
    /// Creates a generator at a view.
    public init(view: UIView) { super.init() }
    /// Prepares the generator; has no effect here.
    open func prepare() {}
}

/// Haptic feedback of a collision.
open class UIImpactFeedbackGenerator: UIFeedbackGenerator {
    /// The masses of the objects that collide. Raw values match Apple's.
    public enum FeedbackStyle: Int, Hashable, Sendable {
        /// A collision of small objects.
        case light = 0
        /// A collision of objects of medium size.
        case medium = 1
        /// A collision of large objects.
        case heavy = 2
        /// A collision of soft objects.
        case soft = 3
        /// A collision of rigid objects.
        case rigid = 4
    }

    /// Creates a generator.
    public override init() { super.init() }
    /// Creates a generator of a style.
    public init(style: FeedbackStyle) { super.init() }
    /// Creates a generator of a style at a view.
    public init(style: FeedbackStyle, view: UIView) { super.init() }
    /// Triggers impact feedback; has no effect here.
    open func impactOccurred() {}
    /// Triggers impact feedback of an intensity, 0 to 1; has no effect here.
    open func impactOccurred(intensity: CGFloat) {}
    /// Triggers impact feedback at a point of the view; has no effect here.
    open func impactOccurred(at location: CGPoint) {}
    /// Triggers impact feedback of an intensity, 0 to 1, at a point of the view; has no effect here.
    open func impactOccurred(intensity: CGFloat, at location: CGPoint) {}
}

/// Haptic feedback of a success, a warning or a failure.
open class UINotificationFeedbackGenerator: UIFeedbackGenerator {
    /// The meaning of a haptic. Raw values match Apple's.
    public enum FeedbackType: Int, Hashable, Sendable {
        /// A task has succeeded.
        case success = 0
        /// A task has led to a warning.
        case warning = 1
        /// A task has failed.
        case error = 2
    }

    /// Triggers notification feedback; has no effect here.
    open func notificationOccurred(_ notificationType: FeedbackType) {}
    /// Triggers notification feedback at a point of the view; has no effect here.
    open func notificationOccurred(_ notificationType: FeedbackType, at location: CGPoint) {}
}

/// Haptic feedback of a selection that changes.
open class UISelectionFeedbackGenerator: UIFeedbackGenerator {
    /// Triggers selection feedback; has no effect here.
    open func selectionChanged() {}
    /// Triggers selection feedback at a point of the view; has no effect here.
    open func selectionChanged(at location: CGPoint) {}
}

/// Haptic feedback for drawing on a canvas.
open class UICanvasFeedbackGenerator: UIFeedbackGenerator {
    /// Triggers feedback for an alignment at a point of the view; has no effect here.
    open func alignmentOccurred(at location: CGPoint) {}
    /// Triggers feedback for a completed path at a point of the view; has no effect here.
    open func pathCompleted(at location: CGPoint) {}
}
