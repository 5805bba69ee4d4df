package import RenderContext

/// The timing and animations of a layer; most layers have none.
package final class LayerAnimations {
    /// How the layer's time relates to that of its superlayer.
    var timing = MediaTiming(duration: .infinity)
    /// The actions of properties by key path; nil for none.
    var actions: [String: any CAAction]?
    /// The running animations, in the order in which they were added.
    package var running: [RunningAnimation] = []
    /// Whether the layer was part of the screen when a turn of the run loop ended: only then are changes of a
    /// layer without a view animated.
    var isCommitted = false
    /// The bounds that content is being recorded for, where animations show others than those of the model: an argument
    /// that Apple's drawing methods have no parameter for; nil at all other times.
    package var drawnBounds: CGRect?
}

/// An animation that was added to a layer.
package final class RunningAnimation {
    let key: String?
    /// The copy of the animation that was added.
    package let animation: CAAnimation
    /// The completions that wait for the end.
    let completions: [AnimationCompletion]
    /// The work at the end.
    var end: ScheduledWork?
    /// Whether the layer's view was in a window when the animation was added.
    let isInWindow: Bool
    /// Whether the end was reported; an animation that stays afterwards is no longer waited for.
    var hasEnded = false

    init(key: String?, animation: CAAnimation, isInWindow: Bool, completions: [AnimationCompletion]) {
        self.isInWindow = isInWindow
        self.key = key
        self.animation = animation
        self.completions = completions
    }
}

/// A handler that is called once after all animations of a block or a transaction have ended.
package final class AnimationCompletion {
    private var pending = 0
    private var isClosed = false
    private var allFinished = true
    private var handler: ((Bool) -> Void)?

    /// Creates a completion that calls a handler with whether all animations reached their ends.
    package init(_ handler: @escaping (Bool) -> Void) { self.handler = handler }

    /// Whether animations were added.
    private(set) var isUsed = false

    /// Adds an animation to wait for.
    func enter() {
        pending += 1
        isUsed = true
    }

    /// Ends the wait for an animation.
    func leave(finished: Bool) {
        pending -= 1
        if !finished { allFinished = false }
        callIfDone()
    }

    /// Ends the block: no animation is added any more. Without animations the handler is called in the next turn.
    package func close(in loop: EventLoop) {
        guard !isUsed else {
            isClosed = true
            return callIfDone()
        }
        loop.schedule { [self] in
            isClosed = true
            callIfDone()
        }
    }

    private func callIfDone() {
        guard isClosed, pending == 0, let handler else { return }
        self.handler = nil
        handler(allFinished)
    }
}
