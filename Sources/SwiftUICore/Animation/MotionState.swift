import Foundation
import RenderContext

/// What of a node's value moves.
struct MotionState<Value> {
    private var motion: Motion<Value>?

    /// Begins to move, or stops, after a change of the value in the transaction of the graph.
    mutating func change(from old: Value, to new: Value, of owner: any Animated, in graph: ViewGraph) {
        let animation = graph.transaction.effectiveAnimation
        guard animation != nil || motion != nil else { return }
        let now = RenderContext.current.eventLoop.now
        // A change of something else leaves what moves as it is.
        guard Motion(from: old, to: new, animation ?? .default, at: now) != nil else { return }
        guard let animation else {
            motion = nil
            return
        }
        let start = shown(old, in: graph)
        motion = Motion(from: start, to: new, animation, at: now) ?? motion
        if let motion { graph.animator.add(owner, until: motion.end) }
    }

    /// The value that is shown now, of one that is the last.
    func shown(_ value: Value, in graph: ViewGraph) -> Value {
        guard let motion, let moment = graph.animator.moment else { return value }
        return motion.value(at: moment) ?? value
    }
}

/// The movement of an element from one frame to another.
final class FrameMotion: Animated {
    /// Where the element came from, in points of the host.
    let source: CGRect
    private let motion: Motion<CGRect>

    init?(from source: CGRect, to target: CGRect, _ animation: Animation, at start: TimeInterval) {
        guard let motion = Motion(from: source, to: target, animation, at: start) else { return nil }
        (self.source, self.motion) = (source, motion)
    }

    /// When the movement began.
    var start: TimeInterval { motion.start }
    /// When the movement ends.
    var end: TimeInterval { motion.end }

    /// The frame at a time; nil where the movement is over.
    func frame(at time: TimeInterval) -> CGRect? { motion.value(at: time) }

    func timeDidPass() {}
}
