import Foundation
import RenderContext

/// A view with a transition.
struct TransitionModification: ViewModification {
    let transition: AnyTransition

    func makeNode(for content: any View, _ inputs: NodeInputs) -> ViewNode {
        TransitionNode(self, content, inputs)
    }
}

/// The node of a view with a transition: it comes and goes in animated changes.
final class TransitionNode: WrappingNode, Animated {
    private(set) var transition: AnyTransition
    private var arrival: (animation: Animation, start: TimeInterval)?

    init(_ modification: TransitionModification, _ content: any View, _ inputs: NodeInputs) {
        transition = modification.transition
        super.init(inputs)
        environment.disappearsFirst = transition.isIdentity
        guard graph.isShown, let animation else {
            child = reconciled(child, with: transition.content(content, .identity), in: environment)
            return
        }
        begin(animation)
        arrive(content, animation)
    }

    /// Makes the content as it is before it appears, and lets it go to its place.
    private func arrive(_ content: any View, _ animation: Animation) {
        let first = transition.content(content, .willAppear)
        child = reconciled(child, with: first, in: environment)
        guard !transition.bodies.isEmpty else { return }
        let outer = graph.transaction
        graph.transaction.animation = animation
        child = reconciled(child, with: transition.content(content, .identity), in: environment)
        graph.transaction = outer
    }

    /// The animation of the change that is carried out now; nil for none.
    private var animation: Animation? {
        graph.transaction.animation == nil ? nil : transition.ownAnimation ?? graph.transaction.animation
    }

    private func begin(_ animation: Animation) {
        guard !transition.insertion.isEmpty else { return }
        let now = RenderContext.current.eventLoop.now
        arrival = (animation, now)
        graph.animator.add(self, until: now + animation.length)
    }

    override func accept(_ view: any View, in environment: EnvironmentValues) -> Bool {
        guard let view = view as? ModifiedView, let next = view.modification as? TransitionModification
        else { return false }
        (transition, self.environment) = (next.transition, environment)
        self.environment.disappearsFirst = transition.isIdentity
        child = reconciled(
            child, with: transition.content(view.content, .identity), in: self.environment)
        return true
    }

    override func makeWrapper(_ child: LayoutElement) -> WrapperElement { TransitionElement(self, child) }

    /// How far the view is from being in its place; nil where it is.
    fileprivate var distance: Double? {
        guard let arrival, let moment = graph.animator.moment, moment > arrival.start,
            moment < arrival.start + arrival.animation.length
        else { return nil }
        return 1 - arrival.animation.progress(at: moment - arrival.start)
    }

    func timeDidPass() {}

    override func willRemove() {
        guard let animation, transition.hasRemoval else { return }
        for element in currentWrappers where !element.frame.isEmpty {
            var pass = DrawingPass(scale: environment.displayScale)
            element.draw(in: &pass)
            let items = pass.finish()
            graph.animator.add(
                Ghost(
                    container: element.container, items: items, frame: element.frame,
                    effects: transition.removal, node: ghostNode(items, element.frame, animation),
                    direction: environment.layoutDirection, animation: animation,
                    start: RenderContext.current.eventLoop.now))
        }
    }

    /// The node of a view that has left, where the transition is more than effects.
    private func ghostNode(
        _ items: [HostedItem], _ frame: CGRect, _ animation: Animation
    ) -> GhostNode? {
        guard transition.bodies.contains(where: \.removes) else { return nil }
        let inputs = NodeInputs(graph: graph, parent: nil, environment: environment)
        return GhostNode(RecordedView(items: items, frame: frame), transition, animation, inputs)
    }
}

/// The element of a view with a transition.
final class TransitionElement: WrapperElement {
    private unowned let owner: TransitionNode

    init(_ owner: TransitionNode, _ child: LayoutElement) {
        self.owner = owner
        super.init(node: owner, child: child)
    }

    override func draw(in pass: inout DrawingPass) {
        guard let distance = owner.distance else { return child.draw(in: &pass) }
        TransitionEffect.draw(
            owner.transition.insertion, share: distance, in: frame, environment.layoutDirection, &pass
        ) { child.draw(in: &$0) }
    }
}

extension View {
    /// Returns the view with a transition, which is shown where an animated change adds or removes the view.
    ///
    /// With the identity, a view disappears before the one in its place appears; with others it is the other way around.
    public func transition(_ t: AnyTransition) -> some View {
        modified(by: TransitionModification(transition: t))
    }
}
