/// The progress of the animations of an animator, which can be stopped, reversed and set.
package final class AnimatorMotion {
    /// The pacing of a run.
    package var pacing: AnimationPacing
    /// How long the rest of the animation takes, in seconds, as of the last start.
    private(set) var remaining: TimeInterval = 0
    /// Whether time moves the animations.
    package private(set) var isRunning = false
    /// Whether they run to their start.
    private(set) var isReversed = false
    private var base = 0.0
    private var anchor: TimeInterval = 0

    /// Creates a motion that is at its start.
    package init(pacing: AnimationPacing) { self.pacing = pacing }

    /// Returns the progress at a time of the clock; a spring's may be above 1.
    package func progress(at clock: TimeInterval) -> Double {
        guard isRunning else { return base }
        let share = remaining > 0 ? max(0, min((clock - anchor) / remaining, 1)) : 1
        let paced = share < 1 ? pacing.value(at: share) : 1
        return isReversed ? base * (1 - paced) : base + (1 - base) * paced
    }

    /// Stops at a fraction of the animation.
    package func stop(at share: Double) {
        base = max(0, min(share, 1))
        isRunning = false
    }

    /// Moves on from where the animations are.
    package func run(at clock: TimeInterval, reversed: Bool, for remaining: TimeInterval) {
        base = max(0, min(progress(at: clock), 1))
        anchor = clock
        isReversed = reversed
        self.remaining = remaining
        isRunning = true
    }
}

/// An animation's part in the motion of an animator.
package struct AnimationControl {
    /// The motion of the animator.
    package let motion: AnimatorMotion
    /// The share of the motion at which the animation begins.
    let start: Double

    /// Creates the part of an animation that begins at a share of the motion.
    package init(motion: AnimatorMotion, start: Double) { (self.motion, self.start) = (motion, start) }

    /// Returns the progress of the animation at a time of the clock.
    func progress(at clock: TimeInterval) -> Double {
        let share = motion.progress(at: clock)
        return start < 1 ? max(0, (share - start) / (1 - start)) : share < 1 ? 0 : 1
    }
}

extension AnimationPacing {
    /// Returns the progress at a share of the duration; a spring's duration is that of its settling.
    func value(at share: Double) -> Double {
        switch self {
        case .curve(let curve): curve.value(at: share)
        case .spring(let spring): spring.value(at: share * spring.settlingDuration)
        }
    }
}
