/// Gives touches that can be felt; a picture has none, so they have no effect here.
open class UIFeedbackGenerator: NSObject {
    /// Creates a generator.
    public override init() { super.init() }
    /// Makes ready.
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
    /// Collides.
    open func impactOccurred() {}
    /// Collides with an intensity, 0 to 1.
    open func impactOccurred(intensity: CGFloat) {}
}

/// Feels like a success or a failure.
open class UINotificationFeedbackGenerator: UIFeedbackGenerator {
    /// What it tells. Raw values match Apple's.
    public enum FeedbackType: Int, Hashable, Sendable {
        /// It worked.
        case success = 0
        /// Something is to be watched.
        case warning = 1
        /// It failed.
        case error = 2
    }

    /// Tells something.
    open func notificationOccurred(_ notificationType: FeedbackType) {}
}

/// Feels like a wheel that turns.
open class UISelectionFeedbackGenerator: UIFeedbackGenerator {
    /// Turns.
    open func selectionChanged() {}
}
