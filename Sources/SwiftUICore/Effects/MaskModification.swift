import Foundation
import Scene

/// A view that is drawn where another one is opaque.
///
/// The mask is in front of the view in layout; in drawing it multiplies its alpha.
struct MaskModification: ViewModification {
    let alignment: Alignment
    let mask: any View

    func makeNode(for content: any View, _ inputs: NodeInputs) -> ViewNode {
        MaskNode(self, content, inputs)
    }
}

/// The node of a view with a mask.
final class MaskNode: WrappingNode {
    private(set) var modification: MaskModification

    init(_ modification: MaskModification, _ content: any View, _ inputs: NodeInputs) {
        self.modification = modification
        super.init(inputs)
        child = reconciled(child, with: content, in: environment)
    }

    override func accept(_ view: any View, in environment: EnvironmentValues) -> Bool {
        guard let view = view as? ModifiedView, let next = view.modification as? MaskModification
        else { return false }
        (modification, self.environment) = (next, environment)
        child = reconciled(child, with: view.content, in: environment)
        for wrapper in currentWrappers { (wrapper as? MaskElement)?.updateMask() }
        invalidateWrappers()
        return true
    }

    override func makeWrapper(_ child: LayoutElement) -> WrapperElement { MaskElement(self, child) }
    override func didDrop(_ wrapper: WrapperElement) { (wrapper as? MaskElement)?.mask.remove() }

    override func forEachChild(_ body: (ViewNode) -> Void) {
        super.forEachChild(body)
        for wrapper in currentWrappers { if let wrapper = wrapper as? MaskElement { body(wrapper.mask) } }
    }
}

/// The element of a view with a mask.
final class MaskElement: WrapperElement {
    private unowned let owner: MaskNode
    /// The node of the mask.
    let mask: SecondaryContentNode

    init(_ owner: MaskNode, _ child: LayoutElement) {
        self.owner = owner
        mask = SecondaryContentNode(owner.inputs(owner.environment))
        super.init(node: owner, child: child)
        mask.element.container = self
        updateMask()
    }

    /// Brings the mask up to date.
    func updateMask() {
        mask.update(owner.modification.mask, owner.modification.alignment, owner.environment)
    }

    override func placeContents() {
        child.place(at: frame.origin, proposal: placedProposal)
        let placement = mask.element.aligned(
            in: frame.size, by: owner.modification.alignment, proposal: ProposedViewSize(frame.size))
        place(mask.element, at: placement.origin, proposal: placement.proposal)
    }

    override func draw(in pass: inout DrawingPass) {
        let content = pass.items { child.draw(in: &$0) }
        guard let bounds = content.groupBounds else { return }
        let shape = pass.recording { mask.element.draw(in: &$0) }
        pass.scope(.layer(opacity: 1, bounds: bounds)) { pass in
            pass.append(content)
            pass.append(shape.within(.mask(bounds: bounds)))
        }
    }
}

extension View {
    /// Returns the view, drawn where another one is opaque.
    public func mask<Mask: View>(
        alignment: Alignment = .center, @ViewBuilder _ mask: () -> Mask
    ) -> some View { modified(by: MaskModification(alignment: alignment, mask: mask())) }

    /// Returns the view, drawn where another one is opaque.
    @_disfavoredOverload
    public func mask<Mask: View>(_ mask: Mask) -> some View {
        modified(by: MaskModification(alignment: .center, mask: mask))
    }
}
