extension UIView {
    /// The options of animations with keyframes.
    public struct KeyframeAnimationOptions: OptionSet, Hashable, Sendable {
        /// The raw value, which matches Apple's.
        public let rawValue: UInt

        /// Creates options from their bits; those of `AnimationOptions` for the curve work as well.
        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// Subviews are laid out in the animation.
        public static let layoutSubviews = KeyframeAnimationOptions(rawValue: 1 << 0)
        /// Views receive touches while they are animated; here they always do.
        public static let allowUserInteraction = KeyframeAnimationOptions(rawValue: 1 << 1)
        /// The animation starts from the presented values; here it always does.
        public static let beginFromCurrentState = KeyframeAnimationOptions(rawValue: 1 << 2)
        /// The animation repeats without end.
        public static let `repeat` = KeyframeAnimationOptions(rawValue: 1 << 3)
        /// Each run is followed by one backwards.
        public static let autoreverse = KeyframeAnimationOptions(rawValue: 1 << 4)
        /// The duration is not inherited from the enclosing block.
        public static let overrideInheritedDuration = KeyframeAnimationOptions(rawValue: 1 << 5)
        /// No options are inherited from the enclosing block.
        public static let overrideInheritedOptions = KeyframeAnimationOptions(rawValue: 1 << 9)
        /// Values are interpolated linearly between keyframes; the default.
        public static let calculationModeLinear: KeyframeAnimationOptions = []
        /// Values jump at each keyframe.
        public static let calculationModeDiscrete = KeyframeAnimationOptions(rawValue: 1 << 10)
        /// Values change at an even speed.
        public static let calculationModePaced = KeyframeAnimationOptions(rawValue: 2 << 10)
        /// Values are interpolated by a smooth curve.
        public static let calculationModeCubic = KeyframeAnimationOptions(rawValue: 3 << 10)
        /// Values are interpolated by a smooth curve, at an even speed.
        public static let calculationModeCubicPaced = KeyframeAnimationOptions(rawValue: 4 << 10)

        fileprivate var mode: CAAnimationCalculationMode {
            let modes: [CAAnimationCalculationMode] = [.linear, .discrete, .paced, .cubic, .cubicPaced]
            let number = Int(rawValue >> 10 & 7)
            return modes.indices.contains(number) ? modes[number] : .linear
        }
    }

    /// Animates changes of views in keyframes, which the calls of `addKeyframe` in the block make.
    ///
    /// Source: a keyframe animation as UIKit adds it to a layer, printed in public questions: the curve, by default
    /// ease-in-ease-out, paces the whole.
    public static func animateKeyframes(
        withDuration duration: TimeInterval, delay: TimeInterval, options: KeyframeAnimationOptions = [],
        animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
    ) {
        let curve = AnimationOptions(rawValue: options.rawValue & 0xF_03FF)
        let settings = AnimationBlock.Settings(
            duration: duration, delay: delay, pacing: curve.pacing,
            repeatCount: options.contains(.repeat) ? .infinity : 0,
            autoreverses: options.contains(.autoreverse))
        animate(settings, options: curve, keyframes: options.mode, animations, completion)
    }

    /// Adds a keyframe to the keyframe animation under way.
    ///
    /// - Parameters:
    ///   - frameStartTime: When the keyframe begins, as a fraction of the duration.
    ///   - frameDuration: How long it takes, as a fraction of the duration.
    ///   - animations: Makes the changes.
    public static func addKeyframe(
        withRelativeStartTime frameStartTime: Double, relativeDuration frameDuration: Double,
        animations: @escaping () -> Void
    ) {
        guard let keyframes = RenderContext.animationState?.blocks.last?.keyframes else {
            return animations()
        }
        let outer = (keyframes.start, keyframes.end)
        keyframes.start = max(0, min(frameStartTime, 1))
        keyframes.end = max(keyframes.start, min(frameStartTime + frameDuration, 1))
        animations()
        (keyframes.start, keyframes.end) = outer
    }
}
