import Foundation
import RenderContext

/// What of a graph moves: nodes and elements whose values change in time, on the clock of the render.
final class Animator {
    private struct Entry {
        weak var owner: (any Animated)?
        var end: TimeInterval
    }

    private unowned let graph: ViewGraph
    private var entries: [ObjectIdentifier: Entry] = [:]
    private var ghosts: [Ghost] = []
    private var lastMoment: TimeInterval?
    private var isFrameScheduled = false

    /// The seconds between frames. Source: displays of sixty frames a second.
    private static let frame: TimeInterval = 1.0 / 60

    init(_ graph: ViewGraph) { self.graph = graph }

    private var loop: EventLoop { RenderContext.current.eventLoop }

    /// The time at which values are shown; nil for those at the end, as at rest.
    var moment: TimeInterval? { loop.isAtRest ? nil : loop.now }

    /// Whether something moves.
    var isActive: Bool { !entries.isEmpty || !ghosts.isEmpty }

    /// Adds what moves until a time.
    func add(_ owner: any Animated, until end: TimeInterval) {
        entries[ObjectIdentifier(owner)] = Entry(owner: owner, end: end)
        scheduleFrame()
    }

    // MARK: Views that have left

    /// Keeps the drawing of a view that has left while its transition lasts.
    func add(_ ghost: Ghost) {
        ghosts.append(ghost)
        scheduleFrame()
    }

    /// Draws the views that have left an element, behind those that are in it.
    func drawGhosts(of element: LayoutElement, in pass: inout DrawingPass) {
        guard !ghosts.isEmpty, let moment else { return }
        for ghost in ghosts where ghost.container === element { ghost.draw(at: moment, in: &pass) }
    }

    // MARK: Time

    /// Shows what moves at the present time, where time has passed.
    func advance() {
        guard isActive, lastMoment != moment ?? -1 else { return }
        lastMoment = moment ?? -1
        let now = loop.now
        for entry in entries.values { entry.owner?.timeDidPass() }
        entries = entries.filter { $1.owner != nil && $1.end > now }
        for ghost in ghosts where ghost.end <= now { ghost.node?.remove() }
        ghosts.removeAll { $0.end <= now }
        updateEnds()
    }

    private func scheduleFrame() {
        updateEnds()
        guard !isFrameScheduled, isActive else { return }
        isFrameScheduled = true
        let isEndless =
            entries.values.allSatisfy { $0.end.isInfinite }
            && ghosts.allSatisfy(\.animation.length.isInfinite)
        loop.schedule(at: loop.now + Animator.frame, delaysIdle: !isEndless) { [weak self] in
            guard let self else { return }
            isFrameScheduled = false
            advance()
            graph.setNeedsLayout()
            scheduleFrame()
        }
    }

    /// Says when movements end, for films.
    private func updateEnds() {
        let left = ghosts.filter(\.animation.length.isFinite).map(\.end)
        let ends = entries.values.map(\.end).filter(\.isFinite) + left
        loop.motionEnds[ObjectIdentifier(self)] = ends.max()
    }
}

/// What shows other values as time passes.
protocol Animated: AnyObject {
    /// Shows the values of the present time.
    func timeDidPass()
}
