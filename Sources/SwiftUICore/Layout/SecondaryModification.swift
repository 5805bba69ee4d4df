import Foundation

/// A view in front of another one or behind it, which does not decide about the size.
struct SecondaryModification: ViewModification {
    /// Whether the secondary view is in front.
    let isInFront: Bool
    /// How the secondary view is aligned.
    let alignment: Alignment
    /// The edges at which the secondary view extends into the safe area that the primary touches.
    let extendedEdges: Edge.Set
    /// The secondary view; made from the primary's preferences where it depends on them.
    let secondary: SecondaryContent

    func makeNode(for content: any View, _ inputs: NodeInputs) -> ViewNode {
        SecondaryNode(self, content, inputs)
    }
}

/// The view that is in front of another one or behind it.
enum SecondaryContent {
    /// A view that is given.
    case view(any View)
    /// A view that depends on what the primary's views produce.
    case dependent((ViewNode) -> any View)

    func view(primary: ViewNode?) -> any View {
        switch self {
        case .view(let view): view
        case .dependent(let make): primary.map(make) ?? EmptyView()
        }
    }
}

/// The node of a view with another in front of it or behind it.
final class SecondaryNode: WrappingNode {
    private(set) var modification: SecondaryModification

    init(_ modification: SecondaryModification, _ content: any View, _ inputs: NodeInputs) {
        self.modification = modification
        super.init(inputs)
        child = reconciled(child, with: content, in: environment)
    }

    override func accept(_ view: any View, in environment: EnvironmentValues) -> Bool {
        guard let view = view as? ModifiedView, let next = view.modification as? SecondaryModification,
            next.isInFront == modification.isInFront
        else { return false }
        modification = next
        self.environment = environment
        child = reconciled(child, with: view.content, in: environment)
        for wrapper in currentWrappers { (wrapper as? SecondaryElement)?.updateSecondary() }
        invalidateWrappers()
        return true
    }

    override func makeWrapper(_ child: LayoutElement) -> WrapperElement { SecondaryElement(self, child) }

    override func didDrop(_ wrapper: WrapperElement) { (wrapper as? SecondaryElement)?.secondary.remove() }

    override func forEachChild(_ body: (ViewNode) -> Void) {
        super.forEachChild(body)
        for wrapper in currentWrappers {
            if let wrapper = wrapper as? SecondaryElement { body(wrapper.secondary) }
        }
    }

    /// Secondary views are in elements of their own.
    override func structureDidChange() { parent?.structureDidChange() }
}

/// The element of a view with another in front of it or behind it.
final class SecondaryElement: WrapperElement {
    private unowned let owner: SecondaryNode
    /// The node of the secondary view.
    let secondary: SecondaryContentNode
    /// Whether the secondary view is brought up to date in order to be placed.
    private var isPlacing = false

    init(_ owner: SecondaryNode, _ child: LayoutElement) {
        self.owner = owner
        secondary = SecondaryContentNode(owner.inputs(owner.environment))
        super.init(node: owner, child: child)
        secondary.element.container = self
        updateSecondary()
    }

    private var modification: SecondaryModification { owner.modification }

    override var contents: [LayoutElement] {
        modification.isInFront ? [child, secondary.element] : [secondary.element, child]
    }

    /// Brings the secondary view up to date.
    func updateSecondary() {
        let view = modification.secondary.view(primary: owner.child)
        secondary.update(view, modification.alignment, owner.environment)
    }

    override func contentsDidInvalidate() { if !isPlacing { invalidate() } }

    override func placeContents() {
        child.place(at: frame.origin, proposal: placedProposal)
        if case .dependent = modification.secondary {
            isPlacing = true
            owner.graph.changeBeforePlacing { updateSecondary() }
            isPlacing = false
        }
        let element = secondary.element, area = safeArea
        guard area == frame else {
            return element.place(at: area.origin, proposal: ProposedViewSize(area.size))
        }
        let proposal = ProposedViewSize(frame.size)
        let inner = element.dimensions(for: proposal)
        let outer = child.dimensions(for: placedProposal), alignment = modification.alignment
        place(
            element,
            at: CGPoint(
                x: outer[alignment.horizontal] - inner[alignment.horizontal],
                y: outer[alignment.vertical] - inner[alignment.vertical]), proposal: proposal)
    }

    /// The frame, with the parts of the safe area that the secondary view extends into.
    private var safeArea: CGRect {
        guard !modification.extendedEdges.isEmpty else { return frame }
        return safeAreaForContents.extending(
            frame, at: modification.extendedEdges, direction: environment.layoutDirection)
    }

    override func draw(in pass: inout DrawingPass) {
        for content in contents where !content.isDiscarded { content.draw(in: &pass) }
    }
}

/// The node of a secondary view: several are in a stack along the z-axis.
final class SecondaryContentNode: ContainerNode {
    private var alignment = Alignment.center

    override func makeElement() -> LayoutElement { SecondaryContentElement(node: self) }

    /// Takes the next view.
    func update(_ view: any View, _ alignment: Alignment, _ environment: EnvironmentValues) {
        self.alignment = alignment
        self.environment = environment
        child = reconciled(child, with: view, in: environment)
    }

    var layout: ZStackLayoutEngine { ZStackLayoutEngine(alignment: alignment) }
}

/// The element of a secondary view.
final class SecondaryContentElement: LayoutElement {
    private var owner: SecondaryContentNode? { node as? SecondaryContentNode }

    override var contents: [LayoutElement] { owner?.elements ?? [] }

    override func measure(_ proposal: ProposedViewSize) -> CGSize {
        owner?.layout.size(of: contents, for: proposal, in: environment) ?? .zero
    }

    override func placeContents() {
        guard let layout = owner?.layout else { return }
        let contents = contents
        let placements = layout.placements(
            of: contents, in: frame.size, proposal: placedProposal, environment: environment)
        for (content, placement) in zip(contents, placements) {
            place(content, at: placement.origin, proposal: placement.proposal)
        }
    }

    override func ownGuide(_ key: AlignmentKey, for proposal: ProposedViewSize) -> CGFloat? {
        owner?.layout.guide(
            key, of: contents, for: proposal, in: size(for: proposal), environment: environment)
    }
}
