// Animations between a beginning and a commitment, as code wrote them before closures.
extension UIView {
    /// Begins a group of changes; has no effect here, as the changes are applied at once.
    public static func beginAnimations(_ animationID: String?, context: UnsafeMutableRawPointer?) {}
    /// Ends the group; has no effect here.
    public static func commitAnimations() {}
    /// Sets the duration in seconds; has no effect here, as the changes are applied at once.
    public static func setAnimationDuration(_ duration: TimeInterval) {}
    /// Sets the delay in seconds; has no effect here, as the changes are applied at once.
    public static func setAnimationDelay(_ delay: TimeInterval) {}
    /// Sets the pacing; has no effect here, as the changes are applied at once.
    public static func setAnimationCurve(_ curve: AnimationCurve) {}
    /// Sets the number of repetitions; has no effect here, as the changes are applied at once.
    public static func setAnimationRepeatCount(_ repeatCount: Float) {}
    /// Sets the delegate of the group; has no effect here.
    public static func setAnimationDelegate(_ delegate: Any?) {}
    /// Sets whether changes begin at what is shown; has no effect here, as the changes are applied at once.
    public static func setAnimationBeginsFromCurrentState(_ fromCurrentState: Bool) {}
    /// Sets whether changes go back; has no effect here, as the changes are applied at once.
    public static func setAnimationRepeatAutoreverses(_ repeatAutoreverses: Bool) {}
    /// Sets the method that is called when the group ends; has no effect here.
    public static func setAnimationDidStop(_ selector: Selector?) {}
    /// Sets the method that is called when the group starts; has no effect here.
    public static func setAnimationWillStart(_ selector: Selector?) {}
    /// Sets when the group begins; has no effect here, as the changes are applied at once.
    public static func setAnimationStart(_ startDate: Date) {}
    /// Sets the transition of a view; has no effect here, as the changes are applied at once.
    public static func setAnimationTransition(
        _ transition: AnimationTransition, for view: UIView, cache: Bool
    ) {}

    /// The transitions of such a group. Raw values match Apple's.
    public enum AnimationTransition: Int, Hashable, Sendable {
        /// The view changes without a transition.
        case none = 0
        /// The view flips from the left.
        case flipFromLeft = 1
        /// The view flips from the right.
        case flipFromRight = 2
        /// A page curls up.
        case curlUp = 3
        /// A page curls down.
        case curlDown = 4
    }

    /// Animations of the system. Raw values match Apple's.
    public enum SystemAnimation: UInt, Hashable, Sendable {
        /// Views are removed from their superview.
        case delete = 0
    }

    /// Removes views with the system's animation, here by fading, beside changes of the app's own.
    ///
    /// Chosen: 0.25 seconds.
    public static func perform(
        _ animation: SystemAnimation, on views: [UIView], options: AnimationOptions = [],
        animations parallelAnimations: (() -> Void)? = nil, completion: ((Bool) -> Void)? = nil
    ) {
        animate(withDuration: 0.25, delay: 0, options: options) {
            for view in views { view.alpha = 0 }
            parallelAnimations?()
        } completion: { isFinished in
            for view in views { view.removeFromSuperview() }
            completion?(isFinished)
        }
    }
}
