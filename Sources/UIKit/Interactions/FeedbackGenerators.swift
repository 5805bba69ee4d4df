/// Gives touches that can be felt; a picture has none, so they have no effect here.
open class UIFeedbackGenerator: NSObject {
    /// Creates a generator.
    public override init() { super.init() }
    /// Creates a generator at a view.
    public init(view: UIView) { super.init() }
    /// Prepares the generator; has no effect here.
    open func prepare() {}
}

/// Feels like a collision.
open class UIImpactFeedbackGenerator: UIFeedbackGenerator {
    /// How hard it feels. Raw values match Apple's.
    public enum FeedbackStyle: Int, Hashable, Sendable {
        /// Of something small.
        case light = 0
        /// Of something of medium size.
        case medium = 1
        /// Of something large.
        case heavy = 2
        /// Of something soft.
        case soft = 3
        /// Of something rigid.
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

/// Feels like a success or a failure.
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

/// Feels like a wheel that turns.
open class UISelectionFeedbackGenerator: UIFeedbackGenerator {
    /// Triggers selection feedback; has no effect here.
    open func selectionChanged() {}
    /// Triggers selection feedback at a point of the view; has no effect here.
    open func selectionChanged(at location: CGPoint) {}
}

/// Feels like a pencil that draws.
open class UICanvasFeedbackGenerator: UIFeedbackGenerator {
    /// Triggers feedback for an alignment at a point of the view; has no effect here.
    open func alignmentOccurred(at location: CGPoint) {}
    /// Triggers feedback for a completed path at a point of the view; has no effect here.
    open func pathCompleted(at location: CGPoint) {}
}
