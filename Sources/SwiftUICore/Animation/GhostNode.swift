import CoreGraphics
import Foundation
import Scene

/// What a view drew last, as a view of a fixed size.
struct RecordedView: LeafView {
    let items: [HostedItem]
    /// Where it was drawn, in points of the host.
    let frame: CGRect

    func size(for proposal: ProposedViewSize, in context: ElementContext) -> CGSize { frame.size }

    func draw(in context: ElementContext, _ pass: inout DrawingPass) {
        let place = context.frame
        guard place.origin != frame.origin else { return pass.append(items) }
        let transform = CGAffineTransform(
            translationX: place.minX - frame.minX, y: place.minY - frame.minY)
        pass.scope(.transform(transform.transform)) { $0.append(items) }
    }
}

/// The node of a view that has left: its last drawing, inside what its transition puts around it.
final class GhostNode: ContainerNode {
    private let frame: CGRect

    init(
        _ recording: RecordedView, _ transition: AnyTransition, _ animation: Animation, _ inputs: NodeInputs
    ) {
        frame = recording.frame
        super.init(inputs)
        let first = transition.content(recording, .identity)
        child = reconciled(child, with: first, in: environment)
        let outer = graph.transaction
        graph.transaction = Transaction(animation: animation)
        child = reconciled(child, with: transition.content(recording, .didDisappear), in: environment)
        graph.transaction = outer
    }

    override func makeElement() -> LayoutElement { GhostElement(self) }

    /// Draws what is left of the view, around the place where it was.
    func draw(in pass: inout DrawingPass) {
        element.forgetAnswers()
        let proposal = ProposedViewSize(frame.size), size = element.size(for: proposal)
        element.place(
            at: CGPoint(x: frame.midX - size.width / 2, y: frame.midY - size.height / 2), proposal: proposal)
        element.draw(in: &pass)
    }
}

/// The element of a view that has left.
private final class GhostElement: LayoutElement {
    private unowned let owner: GhostNode

    init(_ owner: GhostNode) {
        self.owner = owner
        super.init(node: owner)
    }

    override var contents: [LayoutElement] { owner.elements }

    override func measure(_ proposal: ProposedViewSize) -> CGSize {
        contents.first?.size(for: proposal) ?? .zero
    }

    override func placeContents() {
        for content in contents { content.place(at: frame.origin, proposal: placedProposal) }
    }
}
