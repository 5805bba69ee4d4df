import Foundation

/// The node of a view with a modifier of layout or drawing.
final class ElementModificationNode<Modification: ElementModification>: WrappingNode, Animated {
    private var target: Modification
    private var motion = MotionState<Modification>()

    init(_ modification: Modification, _ content: any View, _ inputs: NodeInputs) {
        target = modification
        super.init(inputs)
        child = reconciled(child, with: content, in: environment)
    }

    override func accept(_ view: any View, in environment: EnvironmentValues) -> Bool {
        guard let view = view as? ModifiedView, let next = view.modification as? Modification else {
            return false
        }
        let last = target
        target = next
        motion.change(from: last, to: next, of: self, in: graph)
        self.environment = environment
        child = reconciled(child, with: view.content, in: environment)
        invalidateWrappers()
        return true
    }

    /// What the modifier does now.
    var modification: Modification { motion.shown(target, in: graph) }

    func timeDidPass() { invalidateWrappers() }

    override func makeWrapper(_ child: LayoutElement) -> WrapperElement {
        ElementModificationElement(self, child)
    }
}

/// The element of a modifier of layout or drawing.
final class ElementModificationElement<Modification: ElementModification>: WrapperElement {
    private unowned let owner: ElementModificationNode<Modification>

    init(_ owner: ElementModificationNode<Modification>, _ child: LayoutElement) {
        self.owner = owner
        super.init(node: owner, child: child)
    }

    private var modification: Modification { owner.modification }
    private var context: ElementContext { ElementContext(element: self) }

    override var typeName: String? { modification.typeName }
    override var ownSpacing: ViewSpacing { modification.spacing(child.spacing) }
    override var priority: Double { modification.priority(child.priority) }

    override func measure(_ proposal: ProposedViewSize) -> CGSize {
        modification.size(of: child, for: proposal, in: context)
    }

    override func placeContents() {
        let placement = modification.placement(
            of: child, in: frame.size, for: placedProposal, in: context)
        place(child, at: placement.origin, proposal: placement.proposal)
        modification.didPlace(child, in: context)
    }

    override func trait(_ key: ObjectIdentifier) -> Any? {
        modification.trait(key, of: child, in: context) ?? child.trait(key)
    }

    override func ownGuide(_ key: AlignmentKey, for proposal: ProposedViewSize) -> CGFloat? {
        if let own = modification.guide(key, of: child, for: proposal) { return own }
        let placement = modification.placement(
            of: child, in: size(for: proposal), for: proposal, in: context)
        guard let inner = child.explicitGuide(key, for: placement.proposal) else { return nil }
        return inner + (key.isHorizontal ? placement.origin.x : placement.origin.y)
    }

    override func hit(_ point: CGPoint) -> HitPath? { modification.hit(point, child, in: context) }

    override func draw(in pass: inout DrawingPass) { modification.draw(child, in: context, &pass) }
}
