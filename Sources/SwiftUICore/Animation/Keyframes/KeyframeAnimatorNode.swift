import Foundation
import RenderContext

/// The node of a view whose value follows keyframes.
final class KeyframeAnimatorNode<Value, Path: Keyframes, Content: View>: ViewNode, Animated
where Path.Value == Value {
    private var view: KeyframeAnimator<Value, Path, Content>
    private var child: ViewNode?
    /// The value before the animation, or after it.
    private var value: Value
    /// The animation that plays, and when it began.
    private var playing: (timeline: KeyframeTimeline<Value>, start: TimeInterval)?

    init(_ view: KeyframeAnimator<Value, Path, Content>, _ inputs: NodeInputs) {
        (self.view, value) = (view, view.initialValue)
        super.init(inputs)
        if view.trigger == nil { play() }
        evaluate()
    }

    override func accept(_ view: any View, in environment: EnvironmentValues) -> Bool {
        guard let view = view as? KeyframeAnimator<Value, Path, Content> else { return false }
        let isStarted =
            if let old = self.view.trigger, let new = view.trigger {
                !areKnownEqual(old as Any, new as Any)
            } else {
                false
            }
        (self.view, self.environment) = (view, environment)
        if isStarted { play() }
        evaluate()
        return true
    }

    override func refresh() { evaluate() }
    func timeDidPass() { graph.mark(self) }
    override func forEachChild(_ body: (ViewNode) -> Void) { if let child { body(child) } }

    /// Begins to follow the keyframes, from the value that was reached last.
    ///
    /// Source: the closure of keyframes is given the initial value first, and then that at the end of the animation before.
    private func play() {
        let timeline = KeyframeTimeline(value, view.keyframes(value))
        guard timeline.duration > 0 else {
            value = timeline.value(time: 0)
            return
        }
        let start = RenderContext.current.eventLoop.now
        playing = (timeline, start)
        if !view.repeating { value = timeline.value(time: timeline.duration) }
        graph.animator.add(self, until: view.repeating ? .infinity : start + timeline.duration)
    }

    /// The value that is shown now; of what plays, a picture at its first moment or at rest shows the value that stays.
    private var shownValue: Value {
        guard let playing, let moment = graph.animator.moment, moment > playing.start else { return value }
        let time = moment - playing.start, duration = playing.timeline.duration
        if view.repeating {
            return playing.timeline.value(time: time.truncatingRemainder(dividingBy: duration))
        }
        return time < duration ? playing.timeline.value(time: time) : value
    }

    private func evaluate() {
        isMarked = false
        let shown = shownValue
        let body = graph.evaluation.evaluate(self) { view.content(shown) }
        child = reconciled(child, with: body, in: environment)
    }
}
