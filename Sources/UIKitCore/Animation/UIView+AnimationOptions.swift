extension UIView {
    /// The pacing of an animation.
    public enum AnimationCurve: Int, Hashable, Sendable {
        /// Begins and ends slowly.
        case easeInOut = 0
        /// Begins slowly, then speeds up.
        case easeIn = 1
        /// Begins quickly, then slows down.
        case easeOut = 2
        /// Progresses evenly over the duration.
        case linear = 3

        /// The curve as points.
        var bezier: UnitBezier {
            switch self {
            case .easeInOut: .easeInEaseOut
            case .easeIn: .easeIn
            case .easeOut: .easeOut
            case .linear: .linear
            }
        }
    }

    /// The options of animations of views.
    public struct AnimationOptions: OptionSet, Hashable, Sendable {
        /// The raw value, which matches Apple's.
        public let rawValue: UInt

        /// Creates options from their bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// Subviews are laid out in the animation.
        public static let layoutSubviews = AnimationOptions(rawValue: 1 << 0)
        /// Views receive touches while they are animated; here they always do.
        public static let allowUserInteraction = AnimationOptions(rawValue: 1 << 1)
        /// The animation starts from the presented values; here it always does.
        public static let beginFromCurrentState = AnimationOptions(rawValue: 1 << 2)
        /// The animation repeats without end.
        public static let `repeat` = AnimationOptions(rawValue: 1 << 3)
        /// Each run is followed by one backwards.
        public static let autoreverse = AnimationOptions(rawValue: 1 << 4)
        /// The duration is not inherited from the enclosing block.
        public static let overrideInheritedDuration = AnimationOptions(rawValue: 1 << 5)
        /// The pacing is not inherited from the enclosing block.
        public static let overrideInheritedCurve = AnimationOptions(rawValue: 1 << 6)
        /// Content is redrawn during a transition.
        public static let allowAnimatedContent = AnimationOptions(rawValue: 1 << 7)
        /// A transition between two views hides one and shows the other instead of removing and adding them.
        public static let showHideTransitionViews = AnimationOptions(rawValue: 1 << 8)
        /// No options are inherited from the enclosing block.
        public static let overrideInheritedOptions = AnimationOptions(rawValue: 1 << 9)

        /// Begins and ends slowly; the default.
        public static let curveEaseInOut: AnimationOptions = []
        /// Begins slowly, then speeds up.
        public static let curveEaseIn = AnimationOptions(rawValue: 1 << 16)
        /// Begins quickly, then slows down.
        public static let curveEaseOut = AnimationOptions(rawValue: 2 << 16)
        /// Progresses evenly over the duration.
        public static let curveLinear = AnimationOptions(rawValue: 3 << 16)

        /// A transition flips the view about its vertical axis, from the left.
        public static let transitionFlipFromLeft = AnimationOptions(rawValue: 1 << 20)
        /// A transition flips the view about its vertical axis, from the right.
        public static let transitionFlipFromRight = AnimationOptions(rawValue: 2 << 20)
        /// A transition curls the view up.
        public static let transitionCurlUp = AnimationOptions(rawValue: 3 << 20)
        /// A transition curls the view down.
        public static let transitionCurlDown = AnimationOptions(rawValue: 4 << 20)
        /// A transition dissolves from one state to the next.
        public static let transitionCrossDissolve = AnimationOptions(rawValue: 5 << 20)
        /// A transition flips the view about its horizontal axis, from the top.
        public static let transitionFlipFromTop = AnimationOptions(rawValue: 6 << 20)
        /// A transition flips the view about its horizontal axis, from the bottom.
        public static let transitionFlipFromBottom = AnimationOptions(rawValue: 7 << 20)

        /// The device's frame rate; has no effect here.
        public static let preferredFramesPerSecondDefault: AnimationOptions = []
        /// Sixty frames a second; has no effect here.
        public static let preferredFramesPerSecond60 = AnimationOptions(rawValue: 3 << 24)
        /// Thirty frames a second; has no effect here.
        public static let preferredFramesPerSecond30 = AnimationOptions(rawValue: 7 << 24)

        /// The curve or spring of bits 16 to 19; ease-in-ease-out for unknown ones.
        var pacing: AnimationPacing {
            let number = Int(rawValue >> 16 & 0xF)
            return number == AnimationOptions.keyboardCurve
                ? .spring(.keyboard) : .curve((AnimationCurve(rawValue: number) ?? .easeInOut).bezier)
        }

        /// The number of the keyboard's curve, as in the notifications of the keyboard.
        private static let keyboardCurve = 7

        /// The kind of transition; 0 for none.
        var transition: UInt { rawValue >> 20 & 0xF }
    }
}

extension DampedSpring {
    /// The keyboard's spring.
    ///
    /// Source: the animation that iOS adds in a block with the keyboard's curve, as printed in public bug reports:
    /// mass 3, stiffness 1000, damping 500.
    static let keyboard = DampedSpring(mass: 3, stiffness: 1000, damping: 500)
}
