import Diagnostics
import RenderContext

extension CALayer {
    /// Notifies the delegate of an animation that nothing shows.
    func runUnseen(_ animation: CAAnimation) {
        guard let delegate = animation.delegate else { return }
        let duration = animation.duration == 0 ? CATransaction.animationDuration() : animation.duration
        let loop = RenderContext.current.eventLoop
        delegate.animationDidStart(animation)
        loop.schedule(at: loop.now + animation.beginTime + duration) {
            delegate.animationDidStop(animation, finished: true)
        }
    }

    /// Changes how the time of the layer relates to that of its superlayer.
    func setTiming(_ change: (inout MediaTiming) -> Void) {
        change(&animations.timing)
        RenderContext.animationState?.layerTimeDidChange()
    }
}
