import Foundation
import RenderContext

/// The node of a view that goes from phase to phase.
final class PhaseAnimatorNode<Phase: Equatable, Content: View>: ViewNode, Animated {
    private var view: PhaseAnimator<Phase, Content>
    private var child: ViewNode?
    /// The number of the phase that is gone to, or shown.
    private var index = 0
    /// The number of the phase whose content was made last.
    private var shownIndex = 0
    /// What waits for the end of a phase.
    private var step: ScheduledWork?

    /// The seconds between frames: a cycle begins in the second, and no phase is shorter.
    private static var frame: TimeInterval { 1.0 / 60 }

    init(_ view: PhaseAnimator<Phase, Content>, _ inputs: NodeInputs) {
        self.view = view
        super.init(inputs)
        evaluate()
        if isEndless {
            graph.animator.add(self, until: .infinity)
            wait(PhaseAnimatorNode.frame)
        }
    }

    private var isEndless: Bool { view.trigger == nil && view.phases.count > 1 }

    override func accept(_ view: any View, in environment: EnvironmentValues) -> Bool {
        guard let view = view as? PhaseAnimator<Phase, Content> else { return false }
        let isStarted =
            if let old = self.view.trigger, let new = view.trigger {
                !areKnownEqual(old as Any, new as Any)
            } else {
                false
            }
        (self.view, self.environment) = (view, environment)
        if isStarted, view.phases.count > 1 { start() }
        evaluate()
        return true
    }

    override func refresh() { evaluate() }
    override func forEachChild(_ body: (ViewNode) -> Void) { if let child { body(child) } }
    override func willRemove() { step?.cancel() }

    // MARK: Time

    func timeDidPass() { if currentIndex != shownIndex { graph.mark(self) } }

    /// The phase that is shown now: what never ends is at its beginning in a picture at rest.
    private var currentIndex: Int { isEndless && graph.animator.moment == nil ? 0 : index }

    /// Begins a cycle with the change of the trigger.
    private func start() {
        index = 0
        wait(0)
    }

    /// Goes to the next phase after seconds.
    private func wait(_ seconds: TimeInterval) {
        step?.cancel()
        let loop = RenderContext.current.eventLoop
        step = loop.schedule(at: loop.now + seconds, delaysIdle: !isEndless) { [weak self] in
            guard let self, !isRemoved else { return }
            goOn()
        }
    }

    private func goOn() {
        guard view.phases.count > 1 else { return }
        index = (index + 1) % view.phases.count
        let animation = view.animation(view.phases[index])
        withTransaction(Transaction(animation: isEndless ? animation?.looped : animation)) {
            graph.mark(self)
        }
        if isEndless || index != 0 {
            // Source: the next phase begins when the animation of this one has completed.
            wait(max(animation?.logicalLength ?? 0, PhaseAnimatorNode.frame))
        }
    }

    private func evaluate() {
        isMarked = false
        index = min(index, max(0, view.phases.count - 1))
        shownIndex = min(currentIndex, index)
        guard view.phases.indices.contains(currentIndex) else {
            // Source: phases must not be empty: there is nothing to show.
            child = reconciled(child, with: EmptyView(), in: environment)
            return
        }
        let phase = view.phases[currentIndex]
        let body = graph.evaluation.evaluate(self) { view.content(phase) }
        shownIndex = currentIndex
        child = reconciled(child, with: body, in: environment)
    }
}
